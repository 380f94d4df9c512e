"""What pytest has found in this run, before long tests are set aside."""

import pytest

FOUND = pytest.StashKey[list[pytest.Item]]()


def citations(items: list[pytest.Item]) -> set[tuple[str, str]]:
    """The paragraphs that these tests cite, and the tests."""
    return {
        (paragraph, item.nodeid.split("[")[0])
        for item in items
        for paragraph in getattr(getattr(item, "function", None), "rules_cited", ())
    }
