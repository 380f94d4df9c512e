"""Settings: defaults, and refusals by name."""

import pytest

from hiddenhand.core.errors import BadSettings
from hiddenhand.core.settings import Setting, complete

SCHEMA = (Setting("deck", ("full", "basic"), "full"), Setting("promo", ("off", "on"), "off"))


def test_defaults_are_filled_in_schema_order() -> None:
    assert list(complete(SCHEMA, {"promo": "on"}).items()) == [("deck", "full"), ("promo", "on")]


@pytest.mark.parametrize(
    ("given", "place", "says"),
    [
        ({"decks": "full"}, "decks", "there are: deck, promo"),
        ({"deck": "huge"}, "deck", "'huge' is not one of: full, basic"),
    ],
)
def test_what_does_not_fit_is_refused(given: dict[str, str], place: str, says: str) -> None:
    with pytest.raises(BadSettings, match=says) as refused:
        complete(SCHEMA, given)
    assert refused.value.as_dict()["error"] == "bad-settings"
    assert refused.value.place == place
