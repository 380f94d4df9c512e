"""The hard bot of Secret Allies thinks a subturn, or a round of buying, as one plan."""

from collections.abc import Iterator
from copy import copy

import pytest

from hiddenhand.bots.bot import Chair
from hiddenhand.core.decision import Decision
from hiddenhand.games.secret_allies.bots.expert import ExpertBot
from hiddenhand.games.secret_allies.bots.hard import HardBot
from hiddenhand.games.secret_allies.bots.lines import Line, lines_from
from hiddenhand.games.secret_allies.bots.plans import HEADS, Course, joined, kept_of
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

SETTINGS = {"map_mode": "automatic", "length": "short"}


class Counting(HardBot):
    """A hard bot that counts the questions it searched."""

    searched = 0

    def _plan(self, decision: Decision, chair: Chair, options: list[int], end: float) -> int:
        self.searched += 1
        return super()._plan(decision, chair, options, end)


class Game:
    """Two counting bots at a table."""

    def __init__(self, seed: str) -> None:
        self.table = Table("secret_allies", 2, seed, SETTINGS)
        self.bots = [Counting(seat, SeededDice(f"{seat}"), iterations="2") for seat in (0, 1)]
        self.chairs = [Chair(self.table, seat) for seat in (0, 1)]

    def ask(self) -> tuple[Decision, str]:
        """The next question and what its bot says, not yet said at the table."""
        decision = self.table.decision
        assert decision is not None
        return decision, self.bots[decision.seat].choose(decision, self.chairs[decision.seat])

    def answers(self, most: int) -> Iterator[tuple[Decision, str]]:
        """The next questions with their answers; each is said when the next one is wanted."""
        while most > 0 and self.table.decision is not None:
            most -= 1
            decision, said = self.ask()
            yield decision, said
            self.table.say(decision.seat, said)

    def until_planned(self, ask: str, steps: int) -> tuple[Decision, str]:
        """Play until a search for this question has found a plan with so many steps to come."""
        while True:
            searched = [bot.searched for bot in self.bots]
            decision, said = self.ask()
            new = self.bots[decision.seat].searched > searched[decision.seat]
            if new and decision.ask == ask and len(self.bots[decision.seat]._kept) >= steps:
                return decision, said
            self.table.say(decision.seat, said)


@pytest.mark.parametrize(("ask", "steps"), [("ask-unit", 3), ("ask-buy-at-reveal", 3)])
def test_a_plan_is_followed_without_a_search_while_nothing_unexpected_happens(
    ask: str, steps: int
) -> None:
    game = Game("one plan")
    decision, said = game.until_planned(ask, steps)
    seat, bot = decision.seat, game.bots[decision.seat]
    searched, planned = bot.searched, list(bot._kept)
    game.table.say(seat, said)
    answered = []
    while bot._kept:
        decision, said = game.ask()
        assert decision.seat == seat
        if len(decision.options) > 1:
            answered.append((decision.ask, said))
        game.table.say(seat, said)
    assert answered == [(step.ask, step.choice) for step in planned]
    assert ask in dict(answered)  # a second move or purchase from the same search
    assert bot.searched == searched


def test_a_game_is_thought_in_fewer_searches_than_moves() -> None:
    game = Game("fewer")
    moves = searches = before = 0
    for decision, _ in game.answers(260):
        now = sum(bot.searched for bot in game.bots)
        if decision.ask in HEADS and len(decision.options) > 1:
            moves += 1
            searches += now - before
        before = now
    assert moves > 50
    assert searches < 0.75 * moves


def searched_after_surprise(game: Game) -> int:
    """How often the bot searches when another unit moves than its plan says; the plan is gone."""
    decision, said = game.until_planned("ask-unit", 3)
    seat, bot = decision.seat, game.bots[decision.seat]
    searched, plan = bot.searched, list(bot._kept)
    other = next(option for option in decision.options if option != said)
    game.table.say(seat, other)
    decision, said = game.ask()
    while decision.seat == seat and len(decision.options) == 1:
        game.table.say(seat, said)
        decision, said = game.ask()
    assert decision.seat == seat
    assert said in decision.options
    assert not any(step is old for step in bot._kept for old in plan)
    return bot.searched - searched


def test_a_surprise_leads_to_a_new_search() -> None:
    """Another unit moves than the plan says, so the next question is not the expected one. Where
    the heuristics find one answer alone worth a try, nothing is searched."""
    searches = [searched_after_surprise(Game(f"surprise {k}")) for k in range(4)]
    assert set(searches) <= {0, 1}
    assert sum(searches) > 1


# -- what a plan is made of --------------------------------------------------------------------


def plans_at(table: Table, decision: Decision) -> tuple[SecretAllies, list[Line]]:
    """An imagined world, and the plans that are compared there if all first moves are equal."""
    dice = SeededDice("plans")
    world = Chair(table, decision.seat).imagine(dice)
    assert isinstance(world, SecretAllies)
    options = list(range(min(4, len(decision.options))))
    lines = lines_from(world, decision.seat, decision.ask, options, dice)
    worth = [0.5] * len(lines)
    return world, joined(world, decision.seat, lines, worth, lines[0], dice)


def test_plans_are_the_same_in_worlds_that_the_seat_cannot_tell_apart() -> None:
    """Every plan can be played in every such world and meets the same questions there."""
    game = Game("worlds")
    compared = 0
    for number, (decision, _) in enumerate(game.answers(200)):
        seat = decision.seat
        if decision.ask in HEADS and len(decision.options) > 2 and number % 3 == 0:
            world, plans = plans_at(game.table, decision)
            assert len({tuple(plan) for plan in plans}) == len(plans)
            for plan in plans:
                steps = Course(world, seat, plan).steps
                twin = game.table.state.redeal(seat, SeededDice(f"{number}"))
                assert Course(twin, seat, plan).steps == steps
                compared += len(plans) > 1
    assert compared > 20


@pytest.mark.parametrize("kind", [HardBot, ExpertBot])
def test_answer_and_plan_follow_from_what_the_seat_knows(kind: type[HardBot]) -> None:
    game = Game("twins")
    compared = 0
    for number, (decision, _) in enumerate(game.answers(160)):
        if number % 3 == 0 and len(decision.options) > 1:
            twin = copy(game.table)
            twin.state = game.table.state.redeal(decision.seat, SeededDice(f"twin{number}"))
            told = []
            for table in (game.table, twin):
                bot = kind(decision.seat, SeededDice("same"), iterations="2")
                answer = bot.choose(decision, Chair(table, decision.seat))
                told.append((answer, bot._kept))
            assert told[0] == told[1]
            compared += bool(told[0][1])
    assert compared > 3


def test_a_plan_ends_where_a_state_is_attacked() -> None:
    game = Game("attack")
    attacks = 0
    for decision, _ in game.answers(200):
        seat = decision.seat
        world = Chair(game.table, seat).imagine(SeededDice("a"))
        assert isinstance(world, SecretAllies)
        if decision.ask != "ask-hex" or world.attacked:
            continue
        for number in range(len(decision.options)):
            course = Course(world, seat, [number])
            if course.world.attacked:
                attacks += 1
                assert course.asked() == ""
                assert kept_of(world, seat, [number], SeededDice("k"), whole=True) == []
    assert attacks > 5
