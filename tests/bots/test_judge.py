"""The judge of whole worlds, what it reads, and the search that asks it."""

from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16

from hiddenhand import games
from hiddenhand.bots.arena import Match, play
from hiddenhand.bots.network.fitting import JUDGE
from hiddenhand.bots.network.judges import read_judge, world_judge
from hiddenhand.bots.network.mind import why_untrained
from hiddenhand.bots.network.weights import WrongWeights, read_manifest, read_weights
from hiddenhand.bots.search.tree import Search
from hiddenhand.bots.search.worlds import Revealed, Uniform
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders.bots.learned import WEIGHTS
from hiddenhand.games.hidden_leaders.features import FEATURES
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.research.vector import Vector
from hiddenhand.table.dice import SeededDice

GAME = games.find("hidden_leaders")
FOLDER = Path(str(GAME.folder)) / "bots" / "weights"


def held(state: State, seat: int) -> set[int]:
    """The features that hold, seen from a seat."""
    found = vec[i16]([i16(0)] * int(FEATURES.most))
    end = FEATURES.write(state, seat, found, 0)
    return {int(found[at]) for at in range(int(end))}


def group(features: set[int], name: str) -> list[int]:
    """Those of one group, counted from its beginning."""
    at = FEATURES.names.index(name)
    first = FEATURES.firsts[at]
    end = [*FEATURES.firsts, int(FEATURES.count)][at + 1]
    return sorted(number - first for number in features if first <= number < end)


def states(seats: int, count: int = 40) -> list[LeadersState]:
    """Positions from the middle of random games."""
    vector = Vector(GAME.name, count, seats, seed="judge")
    for _ in range(80):
        vector.step(vector.sample())
    found = [vector.state_of(row) for row in range(count)]
    return [state for state in found if isinstance(state, LeadersState)]


# -- what it reads ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_features_say_where_every_card_is_also_face_down(seats: int) -> None:
    cards = len(states(seats, 1)[0].deck.ids)
    for state in states(seats):
        seat = int(state.actor())
        features = held(state, seat)
        assert len(features) <= FEATURES.most
        for name, zone in (("party", c.PARTY), ("hidden", c.HIDDEN), ("hand", c.HAND)):
            there = {
                away * cards + int(state.card(zone + (seat + away) % seats, index))
                for away in range(seats)
                for index in range(state.size(zone + (seat + away) % seats))
            }
            assert set(group(features, name)) == there
        assert len(group(features, "leader")) == seats


def test_margins_agree_with_who_would_win() -> None:
    """HL-15.5: of the aligned players the one with the most heroes of the winning faction."""
    decided = 0
    for state in states(4):
        seat = int(state.actor())
        margins = group(held(state, seat), "margin-now")
        winner = int(state.winner())
        ahead = [(seat + at // 12) % 4 for at in margins if at % 12 > 5]
        assert winner in ahead or not ahead
        decided += len(ahead)
    assert decided > 10


def test_a_game_that_is_over_has_no_features() -> None:
    table = play(Match(GAME.name, 3, {}, "normal", "over"), 0)
    assert held(table.state, 0) == set()


# -- what it says ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_judge_says_what_its_weights_say(seats: int) -> None:
    judge = world_judge(GAME.name)
    _, weights = read_weights(FOLDER, JUDGE, GAME.name, GAME.rules)
    shares = vec[float]([0.0] * seats)
    for state in states(seats, 12):
        seat = int(state.actor())
        whole = np.zeros(int(FEATURES.count))
        whole[list(held(state, seat))] = 1
        inner = np.maximum(weights["first.weight"] @ whole + weights["first.bias"], 0)
        inner = np.maximum(weights["second.weight"] @ inner + weights["second.bias"], 0)
        logits = (weights["out.weight"] @ inner + weights["out.bias"])[[*range(seats), -1]]
        chances = np.exp(logits) / np.exp(logits).sum()
        judge.judge(state, seats, shares)
        for away in range(seats):
            assert shares[(seat + away) % seats] == pytest.approx(chances[away], abs=1e-6)


def test_the_judge_knows_who_is_about_to_win() -> None:
    """Over whole games it expects more of the winner than of others, the more so at the end."""
    judge = world_judge(GAME.name)
    shares = vec[float]([0.0] * 3)
    early, late = [], []
    for number in range(12):
        table = play(Match(GAME.name, 3, {}, "normal", "judged"), number)
        assert table.result is not None
        if not table.result.winners:
            continue
        kept = []
        again = games.find(GAME.name).start(3)
        for seat, key in table.record.answers:
            if again.actor() >= 0:
                judge.judge(again, 3, shares)
                kept.append(shares[table.result.winners[0]])
            again.say(seat, key)
        early += kept[: len(kept) // 3]
        late += kept[-len(kept) // 5 :]
    assert float(np.mean(early)) > 0.3
    assert float(np.mean(late)) > float(np.mean(early)) + 0.08


def test_the_judge_knows_every_table_that_the_network_knows() -> None:
    judge, network = (read_manifest(FOLDER, name) for name in (JUDGE, WEIGHTS))
    for table in network.tables:
        assert not why_untrained(judge, table["seats"], table["settings"])
    assert not why_untrained(judge, 4, {"promo": "on"})


def test_a_judge_of_other_rules_is_refused() -> None:
    with pytest.raises(WrongWeights):
        read_judge(FOLDER, "secret_allies")


# -- the search that asks it -----------------------------------------------------------------------


def searching(state: State, seat: int) -> Search:
    search = Search(Uniform(state, seat), seat, 4, SeededDice("compare"))
    search.judge, search.ripe = world_judge(GAME.name), 2
    return search


def choices(count: int) -> list[tuple[LeadersState, int]]:
    """Questions with at least so many options."""
    found = [(state, int(state.actor())) for state in states(4)]
    return [(state, seat) for state, seat in found if state.option_count(seat) >= count]


def test_each_world_is_played_once_for_each_option() -> None:
    for state, seat in choices(3)[:5]:
        found = searching(state, seat).tried([2, 0], 30)
        assert [len(worths) for worths in found] == [30, 30]
        assert all(0.0 <= worth <= 1.0 for worths in found for worth in worths)
        alike = float(np.asarray(np.corrcoef(found))[0, 1])  # a good world is good for both
        assert alike > 0.2 or np.std(found) < 0.02


def test_a_lone_option_leaves_the_next_question_free() -> None:
    """What is given is the option of this question, not the first one of the seat's next."""
    for state in states(4, 400):
        seat = int(state.actor())
        after = state.clone()
        after.answer(seat, 0)
        if state.option_count(seat) == 1 and after.actor() == seat and after.option_count(seat) > 1:
            break
    search = searching(state, seat)
    search.tried([0], 60)
    assert min(visits for visits, _ in search.tallies(after)) > 0


def test_equal_searches_choose_alike_and_priors_lead() -> None:
    for state, seat in choices(4)[:5]:
        count = state.option_count(seat)
        chosen = []
        for likely in (1, 1, count - 1):
            search = searching(state, seat)
            search.priors = vec[float]([0.001] * count)
            search.priors[likely] = 1.0
            search.run(300)
            assert search.iterations == 300
            chosen.append(search.tallies(state))
        assert chosen[0] == chosen[1]
        first = [visits for visits, _ in chosen[0]]
        last = [visits for visits, _ in chosen[2]]
        assert first[1] > last[1]
        assert last[count - 1] > first[count - 1]


def test_a_move_that_wins_at_once_is_found() -> None:
    """Wherever one option ends a fully known game with a win and others lose it."""
    seen = 0
    vector = Vector(GAME.name, 200, 2, seed="endings")
    for _ in range(400):
        vector.step(vector.sample())
        for row in range(200):
            state, seat = vector.state_of(row), int(vector.actors[row])
            options = list(range(state.option_count(seat)))
            ends = []
            for option in options if 2 <= len(options) <= 6 else ():
                world = state.clone()
                world.answer(seat, option)
                ends.append(world.share(seat) if world.is_over() else -1.0)
            if ends and max(ends) == 1.0 and sorted(ends)[-2] == 0.0 and min(ends) >= 0.0:
                search = Search(Revealed(state), seat, 2, SeededDice("win"))
                search.judge = world_judge(GAME.name)
                search.priors = vec[float]([1.0 / len(options)] * len(options))
                search.run(60)
                assert search.best(state) == ends.index(1.0)
                seen += 1
    assert seen > 3
