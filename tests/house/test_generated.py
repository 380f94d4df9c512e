"""Generated files are up to date."""

from tools.generated import owed
from tools.tree import ROOT


def test_generated_files_are_fresh() -> None:
    files = owed()
    assert files
    stale = [
        str(file.relative_to(ROOT))
        for file, text in files.items()
        if not file.exists() or file.read_text(encoding="utf-8") != text
    ]
    assert not stale, f"`make generated` writes them anew: {stale}"
