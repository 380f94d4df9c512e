"""Easy and normal use a view and a decision; belief uses the event feed."""

import math
from time import process_time
from types import ModuleType

import pytest

from hiddenhand.bots.arena import Match, play, run
from hiddenhand.core.decision import Decision
from hiddenhand.games.hidden_leaders import facts, outlook
from hiddenhand.games.hidden_leaders.bots import easy, normal
from hiddenhand.games.hidden_leaders.bots.belief import Belief, leader_posterior
from hiddenhand.games.hidden_leaders.codes import EMPIRE
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.games.hidden_leaders.sense.value import Standing
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table
from hiddenhand.text import library


def view_after(answers: int, seats: int = 3, seed: str = "view") -> tuple[Table, HiddenLeadersView]:
    table = Table("hidden-leaders", seats, dice=seed)
    dice = SeededDice(seed)
    for _ in range(answers):
        decision = table.decision
        assert decision is not None
        table.say(decision.seat, decision.options[table.state.hunch(decision.seat, dice)])
    assert table.decision is not None
    view = table.view(table.decision.seat)
    assert isinstance(view, HiddenLeadersView)
    return table, view


def at(view: HiddenLeadersView, leader: str, red: int, green: int) -> HiddenLeadersView:
    """The same view with another leader and other markers."""
    own = view.parties[view.viewer].replace(leader=leader)
    parties = tuple(own if party.seat == view.viewer else party for party in view.parties)
    return view.replace(red=red, green=green, parties=parties)


# -- value ---------------------------------------------------------------------------------


def test_chances_are_whole_and_exact_at_the_end() -> None:
    _, view = view_after(10)
    for left in (0, 1, 5, 12):
        chances = facts.faction_chances(3, view.settings, left, 6, 3)
        assert math.isclose(sum(chances.values()), 1.0)
    assert facts.faction_chances(3, view.settings, 0, 9, 12)["undead"] == 1.0
    assert facts.faction_chances(3, view.settings, 0, 5, 6)["water"] == 1.0
    assert facts.faction_chances(3, view.settings, 0, 7, 5)["empire"] == 1.0
    assert facts.faction_chances(3, view.settings, 0, 5, 8)["tribes"] == 1.0


def test_the_own_factions_are_worth_having() -> None:
    _, view = view_after(30)
    cyra = Standing(at(view, "cyra", 9, 4))  # Empire and Water
    assert cyra.value() > Standing(at(view, "myrad", 9, 4)).value()
    assert cyra.value(added=EMPIRE) > cyra.value()
    assert cyra.value(lost=EMPIRE) <= cyra.value()


def test_the_engine_and_the_view_judge_alike() -> None:
    """The engine's hunch and the normal bot share one evaluation."""
    for answers in range(12, 60, 6):
        table, view = view_after(answers, seed=f"alike{answers}")
        state = table.state
        assert isinstance(state, LeadersState)
        engine = outlook.Standing(state, view.viewer, state.leader(view.viewer), False)
        assert math.isclose(Standing(view).value(), engine.now)


def test_an_imagined_world_is_judged_by_what_lies_in_it() -> None:
    """With all leaders known, a seat that shares the winning faction with nobody wins it alone."""
    state = view_after(40)[0].state.clone()
    assert isinstance(state, LeadersState)
    state.red, state.green = 12, 1
    for seat, leader in enumerate(("cyra", "lemron", "enned")):  # only Cyra has the Empire
        state.suppose(seat, list(facts.leaders()).index(leader))
    alone = state.outlook(0)
    state.suppose(1, list(facts.leaders()).index("xiadul"))
    assert alone > state.outlook(0) + 0.1


# -- hints ---------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [easy, normal])
def test_every_option_has_a_chance_and_a_reason_with_words(level: ModuleType) -> None:
    words = {
        name
        for resource in library.shelf("en", "hidden_leaders")
        for name, _, _ in library.sentences(resource)
    }
    asked = set()
    for number in range(6):
        table = Table("hidden-leaders", 3, dice=f"hints {number}", settings={"promo": "on"})
        dice = SeededDice("hints")
        while (decision := table.decision) is not None:
            asked.add(decision.ask)
            hints = level.explain(table.view(decision.seat), decision)
            assert [hint.option for hint in hints] == list(decision.options)
            assert all(0.0 <= hint.chance <= 1.0 for hint in hints)
            assert {hint.reason for hint in hints} <= words
            table.say(decision.seat, decision.options[dice.below(len(decision.options))])
    assert len(asked) > 15


def test_normal_ends_the_game_only_when_that_wins() -> None:
    _, view = view_after(30, 2)
    own = view.parties[view.viewer]
    filler = [name for name, hero in facts.heroes().items() if not hero.moves][:1]
    empire = [name for name, hero in facts.heroes().items() if hero.factions == {"empire"}]
    almost = tuple(empire[: view.end_number - 1])
    own = own.replace(leader="cyra", heroes=almost, hidden=())
    parties = tuple(own if party.seat == view.viewer else party for party in view.parties)
    decision = Decision(view.viewer, "ask-turn", "HL-6.2", (f"play:{filler[0]}", "pass"))
    for markers, wins in (((9, 3), True), ((3, 9), False)):
        seen = view.replace(parties=parties, red=markers[0], green=markers[1])
        play_it, wait = normal.explain(seen, decision)
        assert (play_it.chance > wait.chance) == wins
        assert play_it.reason == ("hint-ends-and-wins" if wins else "hint-ends-too-early")


# -- strength and speed, cheaply -----------------------------------------------------------


@pytest.mark.parametrize(
    ("better", "worse", "least"), [("easy", "random", 55), ("normal", "easy", 65)]
)
def test_each_heuristic_beats_the_one_below(better: str, worse: str, least: int) -> None:
    there = run(Match("hidden-leaders", 2, bots=f"{better},{worse}", seed="s"), 50)
    back = run(Match("hidden-leaders", 2, bots=f"{worse},{better}", seed="s"), 50)
    decided = there.games + back.games - there.no_winner - back.no_winner
    assert 100 * (there.wins[0] + back.wins[1]) / decided >= least


def test_heuristics_answer_at_once() -> None:
    begun = process_time()
    tally = run(Match("hidden-leaders", 4, bots="normal,easy,normal,easy", seed="t"), 5)
    assert (process_time() - begun) / tally.decisions < 0.02


# -- belief --------------------------------------------------------------------------------


def test_the_prior_is_even_and_knows_the_own_leader() -> None:
    _, view = view_after(0)
    told = leader_posterior([], view)
    own = view.parties[view.viewer].leader
    for seat, leaders in told.items():
        assert seat != view.viewer
        assert own not in leaders
        assert all(math.isclose(share, 1 / 5) for share in leaders.values())


def test_one_leader_cannot_sit_twice() -> None:
    table = play(Match("hidden-leaders", 6, bots="normal", seed="six"), 0)
    told = leader_posterior(table.feed(0), table.view(0))
    for leaders in told.values():
        assert math.isclose(sum(leaders.values()), 1.0)
    for leader in next(iter(told.values())):  # six seats: every other leader is in play
        assert math.isclose(sum(leaders[leader] for leaders in told.values()), 1.0)


def test_acts_betray_leaders_from_the_third_round_on() -> None:
    """The belief is better than the prior in log loss over a few games of the normal bot."""
    loss = prior = 0.0
    for number in range(12):
        table = play(Match("hidden-leaders", 3, bots="normal", seed="belief"), number)
        view = table.view(0)
        belief = Belief(view)
        for told in table.feed(0):
            if told["event"] == "turn-began" and told["turn"] == 10:  # three rounds are over
                break
            belief.hear([told])
        shown = table.view(1)
        assert isinstance(shown, HiddenLeadersView)
        for seat, leaders in belief.posterior().items():
            truth = shown.parties[seat].leader
            assert truth is not None
            loss -= math.log(leaders[truth])
            prior -= math.log(1 / 5)
    assert loss < 0.8 * prior


def test_what_a_seat_believes_rests_on_what_it_was_told() -> None:
    """Two worlds with the same feed give the same belief, which gets no state at all."""
    table, view = view_after(30)
    twin = table.game.project(table.state.redeal(view.viewer, SeededDice("twin")), view.viewer)
    feed = table.feed(view.viewer)
    assert leader_posterior(feed, view) == leader_posterior(feed, twin)
