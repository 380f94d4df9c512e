"""HL-1 Overview, HL-2 Components, HL-3 Leaders and factions."""

from itertools import combinations

import pytest

from hiddenhand.core.errors import BadSettings
from hiddenhand.games.hidden_leaders import GAME
from hiddenhand.games.hidden_leaders.library import library
from hiddenhand.games.hidden_leaders.view import factions_of
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import arrange
from hiddenhand.text.words import Words
from tests.rules.hidden_leaders.looking import after_setup, finished, fresh, random_play

# The table of HL-3.2, as the rulebook prints it.
LEADERS = {
    "lemron": (1, "Lemron the Wise", {"water", "tribes"}),
    "cyra": (2, "Cyra the Righteous", {"empire", "water"}),
    "myrad": (3, "Myrad the Banished", {"undead", "tribes"}),
    "xiadul": (4, "Xiadul the Cunning", {"empire", "undead"}),
    "pavyr": (5, "Pavyr the Opportunist", {"empire", "tribes"}),
    "enned": (6, "Enned the Innocent", {"undead", "water"}),
}
FACTIONS = ("tribes", "empire", "undead", "water")
WORDS = Words("hidden_leaders")


@rule("HL-1.1", "2 to 6 players")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSettings, match="2 to 6"):
        GAME.start(seats)


@rule("HL-1.1", "each player secretly is one leader, aligned with two factions")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_is_a_different_leader(seats: int) -> None:
    table = after_setup(seats)
    leaders = [table.view(seat).parties[seat].leader for seat in range(seats)]
    assert len(set(leaders)) == seats
    for seat in range(seats):
        leader = leaders[seat]
        assert leader is not None
        assert len(factions_of(leader)) == 2
        assert [table.view(v).parties[seat].leader for v in range(seats) if v != seat] == (
            [None] * (seats - 1)
        )


@rule("HL-1.2", "heroes are played into the own party and move the red and the green marker")
def test_a_hero_joins_the_own_party_and_moves_the_markers() -> None:
    table = arrange(seats=3, hand={1: "short_sighted_soldier"}, active=1)
    table.say("play:short_sighted_soldier")
    assert [table.party(seat) for seat in range(3)] == [[], ["short_sighted_soldier"], []]
    assert table.markers == (5, 3)


@rule("HL-1.3", "enough face-up heroes end the game and the markers name the winning faction")
@pytest.mark.parametrize(
    ("markers", "faction"), [((4, 9), "tribes"), ((8, 5), "empire"), ((6, 7), "water")]
)
def test_a_full_party_ends_the_game_and_the_markers_decide(
    markers: tuple[int, int], faction: str
) -> None:
    heroes = "leery_lizard furious_frog keen_koi apathetic_waterpriest"
    table = arrange(seats=6, hand={0: "buried_emperor"}, party={0: heroes}, markers=markers)
    table.say("play:buried_emperor").finish_turn()
    assert table.result is not None
    assert table.result.explanation[0]["faction"] == faction


@rule("HL-1.4", "only players aligned with the winning faction can win")
@pytest.mark.parametrize("seed", range(8))
def test_the_winner_is_aligned_and_has_most_heroes(seed: int) -> None:
    seats = 2 + seed % 5
    table = finished(seats, str(seed))
    assert table.result is not None
    faction = str(table.result.explanation[0]["faction"])
    view = table.view(0)

    def heroes(seat: int) -> int:
        party = view.parties[seat]
        cards = [*party.heroes, *(card for card in party.hidden if card)]
        return sum(faction in factions_of(card) for card in cards)

    aligned = [s for s in range(seats) if faction in factions_of(view.parties[s].leader or "")]
    assert set(table.result.winners) <= set(aligned)
    assert bool(table.result.winners) == bool(aligned)
    for winner in table.result.winners:
        assert heroes(winner) == max(heroes(seat) for seat in aligned)


@rule("HL-2.1", "six leader cards, numbered 1 to 6")
def test_six_leaders() -> None:
    assert sorted(leader.number for leader in library().leaders) == [1, 2, 3, 4, 5, 6]
    assert len(fresh(6).options) == 6


@rule("HL-2.2", "77 heroes: 19 for each faction and the Emperor; none twice, no promo hero")
def test_the_deck() -> None:
    deck = arrange().state.deck
    cards = [deck.ids[number] for number in deck.in_play]
    assert len(cards) == len(set(cards)) == 77
    ordinary = [card for card in cards if card != "buried_emperor"]
    for faction in FACTIONS:
        assert sum(factions_of(card) == (faction,) for card in ordinary) == 19
    promo = {hero.id for hero in library().heroes if hero.set == "promo"}
    assert not promo & set(cards)


@rule("HL-2.2", "whatever happens, the same 77 cards are in the game")
def test_no_card_is_lost_or_doubled() -> None:
    for table in random_play(3, "conservation"):
        GAME.check(table.state)
        held = sum(table.state.frames[n].held_count for n in range(table.state.depth))
        piles = [*range(3), *range(4, 22)]  # all zones but the tavern
        lying = sum(table.state.size(zone) for zone in piles)
        assert held + lying + sum(card is not None for card in table.tavern) == 77


@rule("HL-2.3", "a track of twelve spaces; harbor, wilderness, graveyard and three tavern slots")
@rule("HL-2.4", "HL-20.11", "two markers, red and green, and no other")
@pytest.mark.parametrize("seed", range(3))
def test_the_board(seed: int) -> None:
    for table in random_play(4, f"board {seed}"):
        view = table.view(0)
        assert 1 <= view.red <= 12
        assert 1 <= view.green <= 12
        assert len(view.tavern) == 3
    moved = table.told(0, "markers-moved")
    assert moved
    for event in moved:
        assert set(event) == {"event", "seat", "move", "red", "red-from", "green", "green-from"}


@rule("HL-3.1", "four factions: tribes, empire, water, undead")
def test_there_are_four_factions() -> None:
    printed = {faction for hero in library().heroes for faction in factions_of(hero.id)}
    assert printed == set(FACTIONS)


@rule("HL-3.1", "the empire is red, the tribes are green")
@pytest.mark.parametrize(("markers", "faction"), [((6, 4), "empire"), ((4, 6), "tribes")])
def test_colors(markers: tuple[int, int], faction: str) -> None:
    assert arrange(markers=markers).view(0).faction_now == faction


@rule("HL-3.2")
@pytest.mark.parametrize("leader", LEADERS)
def test_a_leader_has_its_number_and_factions(leader: str) -> None:
    number, name, factions = LEADERS[leader]
    [row] = [row for row in library().leaders if row.id == leader]
    assert (row.number, WORDS.name(leader), set(factions_of(leader))) == (number, name, factions)


@rule("HL-3.3", "each pair of factions occurs once, so each faction has three leaders")
def test_every_pair_of_factions_has_its_leader() -> None:
    pairs = sorted(tuple(sorted(factions_of(leader.id))) for leader in library().leaders)
    assert pairs == sorted(combinations(sorted(FACTIONS), 2))
    for faction in FACTIONS:
        assert sum(faction in factions_of(leader.id) for leader in library().leaders) == 3


@rule("HL-3.4", "a hero belongs to one faction, the Emperor to all four")
def test_factions_of_heroes() -> None:
    for hero in library().heroes:
        assert len(factions_of(hero.id)) == (4 if hero.id == "buried_emperor" else 1)
