"""Every kind of decision that any hero can cause is answered on the page."""

import pytest

from hiddenhand.games.hidden_leaders.words import ASKS
from tests.server.running import Running
from tests.web.at_table import Player
from tests.web.conftest import Visit
from tests.web.prepared import Kind, Standing, every_kind, kind_of, lay_out

GAMES = 120  # all 56 kinds occur in the first hundred


def test_the_games_raise_every_question() -> None:
    kinds, _ = every_kind(GAMES)
    asks = {text for text, _ in ASKS.values() if not text.startswith("chance")}
    assert {ask for ask, *_ in kinds} == asks


@pytest.mark.parametrize(
    "each_kind", [False, pytest.param(True, marks=pytest.mark.long)], ids=["questions", "kinds"]
)
def test_every_question_is_answered_by_clicking(
    served: Running, visit: Visit, each_kind: bool
) -> None:
    """The default run answers each question once; the long one gives each kind of answer."""
    player = Player(served, visit())
    kinds, standings = every_kind(GAMES)
    answered: set[Kind] = set()
    opened: set[str] = set()
    for game in standings:
        if game.decision.ask in opened and not each_kind:
            continue
        for kind in sorted(game.kinds() - answered)[: None if each_kind else 1]:
            answered.add(_answer(player, game, kind, game.decision.ask not in opened))
            opened.add(game.decision.ask)
    assert opened == {ask for ask, *_ in kinds}
    assert answered == set(kinds) or not each_kind


def _answer(player: Player, game: Standing, kind: Kind, first: bool) -> Kind:
    player.sit(lay_out(player.running, game, player.user))
    player.asked(game.decision.ask)
    assert player.listed() == list(game.decision.options)
    assert player.reachable() == set(game.decision.options), kind
    assert player.cut_off() == [], kind
    key = next(key for key in game.decision.options if kind_of(game.decision, key) == kind)
    if first:
        player.opens_its_paragraph(game.decision.rule)
        player.is_told_why_not()
    before = player.taken()
    player.answer(key)
    number = before[0] + 1 if before else 1
    assert player.taken() == (number, game.decision.seat, key)
    return kind
