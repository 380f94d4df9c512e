"""The examples in the researchers' documentation behave as shown."""

import doctest

from tools.tree import ROOT


def test_the_page_is_right() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "docs" / "reference" / "research.md"), module_relative=False
    )
    assert tried > 15
    assert not failed
