"""The tests that pytest has collected in this run, before long ones are deselected."""

import pytest

FOUND = pytest.StashKey[list[pytest.Item]]()


def citations(items: list[pytest.Item]) -> set[tuple[str, str]]:
    """The paragraphs cited by these tests, with the tests."""
    return {
        (paragraph, item.nodeid.split("[")[0])
        for item in items
        for paragraph in getattr(getattr(item, "function", None), "rules_cited", ())
    }
