"""What the page for researchers shows is what happens."""

import doctest

from tools.tree import ROOT


def test_the_page_is_right() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "docs" / "reference" / "research.md"), module_relative=False
    )
    assert tried > 15
    assert not failed
