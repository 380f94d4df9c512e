"""Analyses of finished games: true at both ends, the same for the same seed, without hindsight."""

import dataclasses
from collections import Counter
from functools import cache

import pytest

from hiddenhand import games
from hiddenhand.analysis import Order, analyze, choices, effort, work
from hiddenhand.analysis.curve import Point, steepest, swing
from hiddenhand.analysis.hindsight import MOMENTS, hindsight
from hiddenhand.analysis.story import DEAL, NothingToAnalyze, acts, spread, walk
from hiddenhand.analysis.suspicion import CONVINCED, suspicions
from hiddenhand.analysis.whole import whole
from hiddenhand.bots.arena import Match, play
from hiddenhand.core.record import Record
from hiddenhand.core.seats import CHANCE
from hiddenhand.table.table import Table

GAMES = {
    "hidden_leaders": {},
    "secret_allies": {"map_mode": "automatic", "pack": "tiny"},
}
QUICK = effort.Effort(
    moments=24,
    imagined=2400,
    least=30,
    answers=0,
    checked=60,
    decisions=10,
    options=4,
    tries=10,
    sure=30,
)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A little thinking shows the same as much of it."""
    for game, answers in (("hidden_leaders", 0), ("secret_allies", 60)):
        part = games.find(game).part("analysis")
        monkeypatch.setattr(part, "EFFORT", dataclasses.replace(QUICK, answers=answers))


@cache
def played(game: str, seats: int = 2, bots: str = "easy", number: int = 0) -> Table:
    return play(Match(game, seats, GAMES[game], bots, "analysis"), number)


@cache
def analyzed(game: str) -> dict[str, object]:
    table = played(game)
    return analyze(Order(table.record.text(), (0, 1)))


@pytest.mark.parametrize("game", GAMES)
def test_the_curve_begins_fair_and_ends_with_the_result(game: str) -> None:
    table, told = played(game), analyzed(game)
    curve = told["curve"]
    assert isinstance(curve, list)
    assert [point["moment"] for point in curve] == sorted({point["moment"] for point in curve})
    assert curve[0]["moment"] == DEAL
    assert all(abs(chance - 0.5) < 0.25 for chance in curve[0]["chances"])
    assert curve[-1]["moment"] == len(acts(table.record)) - 1 == told["moments"]
    result = table.result
    assert result is not None
    assert curve[-1]["chances"] == [float(seat in result.winners) for seat in range(2)]
    for point in curve:
        assert all(0 <= chance <= 1 for chance in point["chances"])
        assert sum(point["chances"]) <= 1.001


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_tells_the_same_however_the_pieces_are_shared(game: str) -> None:
    order = Order(played(game).record.text(), (0, 1))
    pieces = work.plan(order)
    found = work.gather([work.do(piece) for piece in reversed(pieces)])
    second = work.gather([work.do(piece) for piece in reversed(work.check(order, found))])
    assert whole(order, found, second) == analyzed(game)
    other = analyze(dataclasses.replace(order, seed="another"))
    assert other["curve"] != analyzed(game)["curve"]


@pytest.mark.parametrize("game", GAMES)
def test_decisions_are_judged_without_hindsight(game: str) -> None:
    """What came after a decision changes nothing about it, nor does the end of the game."""
    record = played(game).record
    looked_at = choices.promising(record, (0, 1), 10)[:4]
    thought = effort.effort_for(game)
    judged = choices.choices(record, looked_at, thought, "s")
    assert [one.moment for one in judged] == looked_at
    for one in judged:
        cut = choices.choices(_until(record, one.moment), [one.moment], thought, "s")
        assert cut == [one]


def _until(record: Record, moment: int) -> Record:
    """The record up to and with the answer of this moment."""
    given = 0
    answers = []
    for seat, key in record.answers:
        given += seat != CHANCE
        if given > moment or (given == moment and seat == CHANCE):
            break
        answers.append((seat, key))
    return Record(record.game, record.rules, record.seats, dict(record.settings), answers=answers)


def test_a_blunder_is_named() -> None:
    """Random play is full of them; what is said of each holds together."""
    table = played("hidden_leaders", 3, "random")
    told = analyze(Order(table.record.text(), (0, 1, 2)))
    judged = told["choices"]
    each = effort.effort_for("hidden_leaders").decisions // 3  # less without machine code
    assert Counter(one["seat"] for one in judged) == {0: each, 1: each, 2: each}
    better = [one for one in judged if one["better"]]
    assert better
    for one in better:
        differences = [other["difference"] for other in one["better"]]
        assert differences == sorted(differences, reverse=True)
        for other in one["better"]:
            assert other["option"] != one["chosen"]
            assert other["difference"] >= choices.WORTH_SAYING
            assert abs(other["chance"] - one["chance"] - other["difference"]) < 0.001
            assert other["reason"].startswith("hint-")


def test_only_people_s_decisions_are_looked_at() -> None:
    record = played("hidden_leaders").record
    played_by = [act.seat for act in acts(record)]
    assert {played_by[moment] for moment in choices.promising(record, (1,), 99)} == {1}
    assert choices.promising(record, (), 99) == []


@pytest.mark.parametrize("game", GAMES)
def test_suspicions_are_of_others_and_grow(game: str) -> None:
    told = analyzed(game)["suspicions"]
    assert isinstance(told, list)
    assert {(one["seat"], one["about"]) for one in told} == {(0, 1), (1, 0)}
    for one in told:
        assert one["truth"]
        moments = [guess["moment"] for guess in one["guesses"]]
        assert moments == sorted(set(moments))
        for guess in one["guesses"]:
            assert 0 <= guess["right"] <= 1
            chances = [chance for _, chance in guess["suspects"]]
            assert chances == sorted(chances, reverse=True)
        if one["found_out"] is not None:
            since = [g["right"] for g in one["guesses"] if g["moment"] >= one["found_out"]]
            assert min(since) >= 0.5


def test_turning_points_tell_what_happened() -> None:
    told = analyze(Order(played("hidden_leaders", 4, "normal").record.text(), ()))
    assert told["turns"]
    played_by = [act.seat for act in acts(played("hidden_leaders", 4, "normal").record)]
    for turn in told["turns"]:
        assert turn["swing"] >= work.STEEP
        assert abs(turn["swing"] - swing(turn["before"], turn["after"])) < 0.001
        assert turn["events"]
        assert turn["seat"] == (played_by[turn["moment"]] if turn["moment"] else None)


def test_swings_and_where_they_are_steepest() -> None:
    assert swing((0.5, 0.5), (0.7, 0.3)) == pytest.approx(0.2)
    assert swing((0.5, 0.5), (0.0, 0.0)) == pytest.approx(1.0)  # nobody may win
    curve = [Point(0, (0.5, 0.5)), Point(1, (0.6, 0.4)), Point(2, (0.1, 0.9)), Point(3, (0.1, 0.9))]
    assert steepest(curve, 5, 0.05) == [2, 1]
    assert spread(-1, 8, 4) == [-1, 2, 5, 8]
    assert spread(0, 3, 9) == [0, 1, 2, 3]


def test_a_walk_meets_every_moment_of_the_replay() -> None:
    record = played("hidden_leaders").record
    moments = [moment for moment, _ in walk(record)]
    assert moments == [DEAL, *range(sum(seat != CHANCE for seat, _ in record.answers) + 1)]


def test_a_game_without_an_end_is_refused_by_name() -> None:
    table = Table("hidden_leaders", 2, dice=1)
    with pytest.raises(NothingToAnalyze):
        work.plan(Order(table.record.text(), (0,)))


def test_hindsight_tells_convictions_that_lasted() -> None:
    """Each line agrees with the beliefs that an analysis of the same game shows."""
    record = played("hidden_leaders", 4, "normal").record
    lines = hindsight(record.text())
    assert {line["right"] for line in lines} == {True, False}
    moments = spread(0, len(acts(record)) - 1, MOMENTS)
    beliefs = {(one.seat, one.about): one for one in suspicions(record, moments)}
    for line in lines:
        one = beliefs[line["seat"], line["about"]]
        assert line["right"] is (line["secret"] in one.truth)
        for guess in one.guesses:
            holds = guess.suspects[0][0] == line["secret"] and guess.suspects[0][1] >= CONVINCED
            assert holds or guess.moment < line["since"]
    assert [line["since"] for line in lines] == sorted(line["since"] for line in lines)


def test_hindsight_of_older_rules_is_empty() -> None:
    older = dataclasses.replace(played("hidden_leaders").record, rules="0")
    assert hindsight(older.text()) == []
