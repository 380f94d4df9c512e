"""The tests' Chromium is unpacked whole or not at all, and starts or says what is missing."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.web import unpacking
from tests.web.browsing import chromium
from tests.web.unpacking import missing, unpacked, with_libraries

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="that Chromium is for Linux")


def fill(folder: Path) -> None:
    (folder / "chromium").write_text("whole")


def test_what_was_cut_off_is_unpacked_again(tmp_path: Path) -> None:
    folder = tmp_path / ".chromium-1.0"

    def cut_off(beside: Path) -> None:
        (beside / "chromium").write_text("who")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        unpacked(folder, cut_off)
    assert not folder.exists()
    assert unpacked(folder, fill) == folder
    assert (folder / "chromium").read_text() == "whole"


def test_it_is_unpacked_once_for_each_version(tmp_path: Path) -> None:
    first = unpacked(tmp_path / ".chromium-1.0", fill)
    assert unpacked(first, lambda folder: pytest.fail("it is there already")) == first
    second = unpacked(tmp_path / ".chromium-2.0", fill)
    assert (second / "chromium").is_file()


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A program that needs a library no system has."""
    source = Path(sys.executable).resolve()
    needed = b"libc.so.6\0"
    code = source.read_bytes()
    assert needed in code
    made = tmp_path / "program"
    made.write_bytes(code.replace(needed, b"libc.so.?\0"))
    made.chmod(0o755)
    return made


def test_libraries_are_used_only_where_the_system_lacks_some(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LD_LIBRARY_PATH", raising=False)
    ours = tmp_path / "lib"
    ours.mkdir()
    assert with_libraries(Path(sys.executable), ours) == dict(os.environ)
    assert missing([program], dict(os.environ)) == ["libc.so.?"]
    (libc,) = (Path(line) for line in mapped() if Path(line).name == "libc.so.6")
    shutil.copy(libc, ours / "libc.so.?")
    assert with_libraries(program, ours)["LD_LIBRARY_PATH"] == str(ours)


def test_libraries_that_are_nowhere_are_named(program: Path, tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match=r"program cannot start here without libc\.so\.\?"):
        with_libraries(program, tmp_path)


def test_a_system_without_fonts_has_letters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = unpacking.FONTS.read_text().splitlines()
    bare = tmp_path / "fonts.conf"
    bare.write_text("\n".join(line for line in lines if "<include" not in line))
    monkeypatch.setattr(unpacking, "FONTS", bare)
    with chromium() as browser:
        page = browser.new_page()
        page.set_content("<p style='font-family: system-ui'>Zażółć größer Їжаку ґанок</p>")
        tools = page.context.new_cdp_session(page)
        tools.send("DOM.enable")
        tools.send("CSS.enable")
        root = tools.send("DOM.getDocument")["root"]["nodeId"]
        text = tools.send("DOM.querySelector", {"nodeId": root, "selector": "p"})
        fonts = tools.send("CSS.getPlatformFontsForNode", text)["fonts"]
    assert {font["familyName"] for font in fonts} == {"Open Sans"}


def mapped() -> set[str]:
    lines = Path("/proc/self/maps").read_text().splitlines()
    return {line.split(maxsplit=5)[5] for line in lines if line.count("/")}
