"""The search: deterministic, without hidden information, correct for sealed answers."""

import copy
import json
import os
import subprocess
import sys
from collections import Counter
from itertools import product
from math import perm, prod
from time import process_time

import pytest
from librt.vecs import vec

from hiddenhand import build, games
from hiddenhand.bots import loader
from hiddenhand.bots.arena import Match, play
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.chances import chances
from hiddenhand.bots.search import tree
from hiddenhand.bots.search.bot import SearchBot
from hiddenhand.bots.search.playout import play_out
from hiddenhand.bots.search.tree import Search
from hiddenhand.bots.search.worlds import Believed, Revealed, Uniform
from hiddenhand.core.errors import UnknownBot
from hiddenhand.core.seats import CHANCE, SPECTATOR
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders import knowledge
from hiddenhand.games.hidden_leaders.codes import (
    GRAVEYARD,
    HAND,
    HARBOR,
    HIDDEN,
    RUMOUR_ANYWHERE,
    WILDERNESS,
)
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

LEVELS = (
    *("random", "easy", "normal", "hard:iterations=25", "expert:iterations=25"),
    *("swift", "master:iterations=25"),
)
DEALS = 4000
QUICK = ("random", "easy", "normal", "hard:iterations=6", "expert:iterations=6")


def table_after(answers: int, seats: int = 3, seed: str = "search") -> Table:
    """A table of Hidden Leaders some answers into a game of hunches."""
    table = Table("hidden-leaders", seats, dice=seed)
    dice = SeededDice(f"{seed}/seats")
    for _ in range(answers):
        decision = table.decision
        assert decision is not None
        number = table.state.hunch(decision.seat, dice)
        table.say(decision.seat, decision.options[number])
    return table


def with_state(table: Table, state: State) -> Table:
    twin = copy.copy(table)
    twin.state = state
    return twin


def answers_of(bot: Bot, table: Table) -> str:
    decision = table.decision
    assert decision is not None
    return bot.choose(decision, Chair(table, decision.seat))


# -- secrecy -------------------------------------------------------------------------------


def has_rumour(state: State) -> bool:
    """True if something is partly known: the hardest case for sampling worlds."""
    assert isinstance(state, LeadersState)
    return knowledge.rumours(state) > 0


@pytest.mark.parametrize("spec", LEVELS)
def test_no_bot_tells_worlds_apart_that_its_seat_cannot(spec: str) -> None:
    compared = rumours = 0
    for answers in range(3, 50, 2):
        table = table_after(answers, seed=f"apart{answers}")
        decision = table.decision
        if decision is None or len(decision.options) < 2:
            continue
        for deal in range(3):
            world = table.state.redeal(decision.seat, SeededDice(f"deal {deal}"))
            if world.pack() == table.state.pack():
                continue
            said = [
                answers_of(loader.find(spec).sit("same", 0, decision.seat), seen)
                for seen in (table, with_state(table, world))
            ]
            assert said[0] == said[1]
            compared += 1
            rumours += has_rumour(table.state)
    assert compared > 30
    assert rumours > 12


def test_a_bot_that_peeks_would_be_found() -> None:
    """The ceiling bot sees the real state; in some equivalent worlds it answers differently."""
    differs = 0
    for answers in range(20, 60, 4):
        table = table_after(answers, 2, f"peek{answers}")
        decision = table.decision
        if decision is None or len(decision.options) < 2:
            continue
        said = []
        for state in (table.state, table.state.redeal(decision.seat, SeededDice("other"))):
            search = Search(Revealed(state), decision.seat, 2, SeededDice("same"))
            search.run(25)
            said.append(search.tallies(state))
        differs += said[0] != said[1]
    assert differs > 0


# -- the same again ------------------------------------------------------------------------


def test_a_search_by_iterations_is_the_same_everywhere() -> None:
    match = Match("hidden-leaders", 2, bots="hard:iterations=6,expert:iterations=6", seed="det")
    assert play(match, 0).record.text() == play(match, 0).record.text()


def test_every_level_plays_to_the_end() -> None:
    table = play(Match("hidden-leaders", 5, bots=",".join(QUICK), seed="levels"), 1)
    assert table.result is not None


def test_any_game_can_be_searched() -> None:
    """Including sealed bids: the search needs only the state."""
    table = play(Match("night-market", 3, bots="search:iterations=12,random,random"), 0)
    assert table.result is not None
    short = Match("secret-allies", 2, {"length": "short"}, bots="random", seed="sa")
    state = play(short, 0).game.start(2, {"length": "short"})
    dice = SeededDice("sa")
    while state.actor() == CHANCE:
        state.answer(CHANCE, dice.below(state.option_count(CHANCE)))
    search = Search(Uniform(state, state.actor()), state.actor(), 2, dice)
    search.most_answers = 5
    search.run(3)
    assert sum(tried for tried, _ in search.tallies(state)) == 3


# -- the tree ------------------------------------------------------------------------------


def test_every_option_is_tried_and_counted() -> None:
    table = table_after(30)
    state, seat = table.state, table.state.actor()
    search = Search(Uniform(state, seat), seat, 3, SeededDice("count"))
    search.run(200)
    told = search.tallies(state)
    assert len(told) == state.option_count(seat)
    assert sum(tried for tried, _ in told) == search.iterations == 200
    assert min(tried for tried, _ in told) >= 1
    assert all(0.0 <= won <= tried for tried, won in told)
    assert told[search.best(state)][0] == max(tried for tried, _ in told)
    assert search.nodes <= 201  # at most one new node per iteration


@pytest.mark.parametrize("led", [False, True], ids=["curious", "led by priors"])
def test_a_search_that_stops_early_gives_the_answer_of_the_whole_one(led: bool) -> None:
    saved = 0
    for answers in range(4, 60, 3):
        table = table_after(answers, seed=f"early{answers}")
        decision = table.decision
        if decision is None or (choices := len(decision.options)) < 2:
            continue
        whole, early = (
            Search(Uniform(table.state, decision.seat), decision.seat, 3, SeededDice("early"))
            for _ in range(2)
        )
        if led:
            for search in (whole, early):
                search.priors = vec[float]([1.0 / choices] * choices)
        whole.run(150)
        early.decide(150)
        assert early.best(table.state) == whole.best(table.state)
        tried = sorted((visits for visits, _ in early.tallies(table.state)), reverse=True)
        assert (early.most, early.second) == tuple(tried[:2])
        saved += whole.iterations - early.iterations
    assert saved > 0


def test_a_search_of_some_time_ends_when_its_answer_is_certain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Led to one option alone, it needs little more than half of its time: the rest could not
    make another option the most visited one."""
    clock = iter(range(10_000))
    monkeypatch.setattr(tree, "perf_counter", lambda: float(next(clock)))  # an iteration a second
    table = table_after(30)
    state, seat = table.state, table.state.actor()
    search = Search(Uniform(state, seat), seat, 3, SeededDice("certain"))
    search.priors = vec[float]([1e9] + [0.0] * (state.option_count(seat) - 1))
    search.decide_until(1000.0)
    assert search.best(state) == 0
    assert 500 < search.iterations < 600


def test_a_certain_win_is_found() -> None:
    """One play before the end, with everything visible, the winning play is chosen."""
    found = 0
    for number in range(400):
        if found == 3:
            return
        state = games.find("hidden-leaders").start(2)
        dice = SeededDice(f"near the end {number}")
        while not state.is_over():
            seat = state.actor()
            if seat != CHANCE and state.option_count(seat) > 1:
                wins = winning_answers(state, seat)
                if len(wins) == 1 and state.question(seat)[0] == "ask-turn":
                    search = Search(Revealed(state), seat, 2, dice)
                    search.run(300)
                    assert search.best(state) in wins
                    found += 1
                    break
            pick = state.hunch(seat, dice) if seat != CHANCE and dice.below(4) else -1
            state.answer(seat, pick if pick >= 0 else dice.below(state.option_count(seat)))
    assert found == 3


def winning_answers(state: State, seat: int) -> list[int]:
    """Answers after which the game ends within the turn and is won, whatever follows."""
    return [
        index
        for index in range(state.option_count(seat))
        if all(wins_now(state.clone(), seat, index, number) for number in range(8))
    ]


def wins_now(world: State, seat: int, index: int, number: int) -> bool:
    world.answer(seat, index)
    dice = SeededDice(f"to the end of the turn {number}")
    for _ in range(12):
        if not world.is_over():
            actor = world.actor()
            world.answer(actor, dice.below(world.option_count(actor)))
    return world.is_over() and world.share(seat) == 1.0


def test_playouts_may_stop_early() -> None:
    world = table_after(20).state.clone()
    assert not play_out(world, SeededDice("cut"), 14, 3)
    assert 0.0 <= world.outlook(0) <= 1.0
    assert play_out(world, SeededDice("on"), 14, 0)
    assert world.outlook(0) == world.share(0)
    assert sum(world.share(seat) for seat in range(3)) in (0.0, 1.0)


def test_believed_worlds_follow_the_belief() -> None:
    table = table_after(40)
    seat = table.state.actor()
    own = table.state.allegiance(seat)
    others = [n for n in range(3) if n != seat]
    free = [side for side in range(6) if side != own]
    deals = [
        tuple(own if n == seat else free[k + shift] for k, n in enumerate(range(3)))
        for shift in (0, 1)
    ]
    worlds = Believed(table.state, seat, deals, [0.8, 0.2])
    dice = SeededDice("believed")
    seen = [
        tuple(world.allegiance(n) for n in others)
        for world in (worlds.draw(dice) for _ in range(500))
    ]
    first = tuple(deals[0][n] for n in others)
    assert 0.7 < seen.count(first) / 500 < 0.9
    assert set(seen) == {tuple(deal[n] for n in others) for deal in deals}


# -- time ----------------------------------------------------------------------------------


def test_time_is_kept() -> None:
    table = table_after(30)
    decision = table.decision
    assert decision is not None
    bot = loader.find("search:ms=60").sit("time", 0, decision.seat)
    begun = process_time()  # CPU time, which does not depend on other load
    bot.choose(decision, Chair(table, decision.seat))
    assert process_time() - begun < 0.6  # `make bench` measures it exactly


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("search:ms=never", "ms=never is not a number"),
        ("search:ms=inf", "ms=inf is not a number"),
        ("search:ms=0", "a search needs some time"),
        ("search:iterations=-1", "a search needs some time"),
        ("search:iterations=2.5", "iterations=2.5 is not a whole number"),
        ("search:playouts=clever", "playouts=clever is not one of: hunch, mixed, random"),
        ("search:curiosity=nan", "curiosity=nan is not a number"),
        ("hard:ms=never", "ms=never is not a number"),
        ("expert:processes=many", "processes=many is not a whole number"),
    ],
)
def test_impossible_budgets_are_refused_by_name(spec: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        loader.find(spec).sit("x", 0, 0)


def test_a_search_explains_itself() -> None:
    table = table_after(30)
    decision = table.decision
    assert decision is not None
    bot = loader.find("search:iterations=60").sit("why", 0, decision.seat)
    assert isinstance(bot, SearchBot)
    hints = bot.explain(decision, Chair(table, decision.seat))
    assert [hint.option for hint in hints] == list(decision.options)
    assert sum(hint.tried for hint in hints) == 60


def test_both_builds_think_alike() -> None:
    """Compiled and plain Python search alike, answer for answer."""
    if not build.is_compiled():
        pytest.skip("this build is plain Python itself")
    bots = "hard:iterations=8,expert:iterations=8,swift,master:iterations=8"
    words = f"simulate hidden-leaders --seats 4 --games 1 --bots {bots} --digest --json"
    digests = []
    for pure in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-m", "hiddenhand", *words.split()],
            capture_output=True,
            text=True,
            env={**os.environ, "HIDDENHAND_PURE": pure},
        )
        assert done.returncode == 0, done.stderr
        digests.append(json.loads(done.stdout)["digest"])
    assert digests[0] == digests[1]


# -- chances -------------------------------------------------------------------------------


def test_every_seat_has_a_chance_and_the_winner_gets_all() -> None:
    table = table_after(30)
    for viewer in (0, SPECTATOR, None):
        told = chances(table, viewer, games=40)
        assert told == chances(table, viewer, games=40)
        assert all(0.0 <= chance <= 1.0 for chance in told)
        assert 0.0 < sum(told) <= 1.0 + 1e-9
    assert chances(table, 0, games=40, answers=10) != told
    over = play(Match("hidden-leaders", 3, bots="normal", seed="over"), 0)
    assert over.result is not None
    assert chances(over, None, games=1) == [float(n in over.result.winners) for n in range(3)]


def test_chances_for_a_viewer_know_no_more_than_the_viewer() -> None:
    table = table_after(30, seed="b")
    assert has_rumour(table.state)
    for viewer in (1, SPECTATOR):
        twin = with_state(table, table.state.redeal(viewer, SeededDice("twin")))
        assert twin.state.pack() != table.state.pack()
        assert chances(table, viewer, games=20) == chances(twin, viewer, games=20)
        assert chances(table, None, games=20) != chances(twin, None, games=20)


def test_worlds_half_known_come_out_as_often_as_they_should() -> None:
    """The sampled deals cover everything that the seat must consider possible, with the counted
    frequencies."""
    seat = 1
    table = table_after(56, seed="b")
    start = table.imagine(seat, dice := SeededDice("chain"))
    assert isinstance(start, LeadersState)
    fits, rooms = half_known(start, seat)
    assert len(fits) >= 3
    seen: Counter[tuple[int, int]] = Counter()
    worlds = Uniform(start, seat)
    for _ in range(DEALS):
        world = worlds.draw(dice)
        assert isinstance(world, LeadersState)
        places = {world.card(zone, n): zone for zone in rooms for n in range(world.size(zone))}
        seen.update((card, places[card]) for card in fits)
    expected = shares(fits, rooms)
    assert len(expected) > 2 * len(fits)
    for place, share in expected.items():
        assert abs(seen[place] / DEALS - share) < 0.03


def half_known(board: LeadersState, seat: int) -> tuple[dict[int, list[int]], Counter[int]]:
    """Cards with a rumor and the zones it allows; for each zone the places the seat cannot see."""
    rooms: Counter[int] = Counter()
    fits: dict[int, list[int]] = {}
    zones = [HARBOR, WILDERNESS, GRAVEYARD]
    zones += [zone + other for other in range(board.seats) for zone in (HAND, HIDDEN)]
    for zone in zones:
        for number in range(board.size(zone)):
            card = board.card(zone, number)
            if not knowledge.known(board, card) & 1 << seat:
                rooms[zone] += 1
                assert knowledge.group(board, card) == 0
                rumour = knowledge.rumour(board, card)
                if rumour != RUMOUR_ANYWHERE:
                    fits[card] = [z for z in zones if rumour & knowledge.rumour_bit(z)]
    return fits, rooms


def shares(fits: dict[int, list[int]], rooms: Counter[int]) -> dict[tuple[int, int], float]:
    """How often each card is in each zone if all deals are equally likely, by enumeration."""
    ways: Counter[tuple[int, int]] = Counter()
    total = 0
    for deal in product(*fits.values()):
        taken = Counter(deal)
        count = prod(perm(rooms[zone], taken[zone]) for zone in taken)
        total += count
        for card, zone in zip(fits, deal, strict=True):
            ways[card, zone] += count
    return {place: count / total for place, count in ways.items() if count}
