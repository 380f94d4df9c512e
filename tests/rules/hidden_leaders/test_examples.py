"""The worked examples HL-18.1 to HL-18.16: the end, the winner, hands and the harbor."""

from collections.abc import Iterator

import pytest

from hiddenhand.core.result import Result
from hiddenhand.core.seats import NOBODY, SPECTATOR
from hiddenhand.games.hidden_leaders.library import library
from hiddenhand.games.hidden_leaders.view import factions_of
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import PreparedTable, arrange

KOI, LIZARD, PIG, FROG = "keen_koi", "leery_lizard", "pigmented_war_pig", "furious_frog"


class Heroes:
    """Core heroes to fill parties with, none of them twice and none of those named."""

    def __init__(self, *but: str) -> None:
        self.free = [
            hero.id
            for hero in library().heroes
            if hero.set == "core" and not hero.advanced and hero.id not in but
        ]

    def some(self, count: int, *, of: str = "", but: str = "") -> str:
        """`count` heroes, all of one faction, or none of another."""
        chosen = list(self._fitting(of, but))[:count]
        assert len(chosen) == count
        self.free = [hero for hero in self.free if hero not in chosen]
        return " ".join(chosen)

    def _fitting(self, of: str, but: str) -> Iterator[str]:
        for hero in self.free:
            if (not of or of in factions_of(hero)) and but not in factions_of(hero):
                yield hero


def over(table: PreparedTable) -> bool:
    return table.seat == NOBODY


def counts(table: PreparedTable) -> list[int]:
    """Face-up heroes of every party."""
    return [len(table.party(seat)) for seat in range(table.state.seats)]


def result_of(table: PreparedTable) -> Result:
    """The active player passes, and the game is over."""
    result = table.say("pass").finish_turn().result
    assert result is not None
    return result


# -- the winning faction ------------------------------------------------------------------

WINNING_FACTION = {
    "undead": [(11, 9), (9, 9), (9, 10), (12, 11), (12, 10), (9, 12)],
    "water": [(9, 8), (8, 9), (8, 8), (4, 4), (1, 2)],
    "empire": [(9, 6), (10, 7), (11, 8), (12, 8), (6, 4), (12, 1)],
    "tribes": [(5, 7), (8, 12), (1, 12)],
}


@rule("HL-18.1")
@pytest.mark.parametrize(
    ("faction", "markers"),
    [(faction, markers) for faction, row in WINNING_FACTION.items() for markers in row],
)
def test_winning_faction_by_position(faction: str, markers: tuple[int, int]) -> None:
    table = arrange(2, party={0: Heroes().some(8)}, markers=markers)
    assert table.view(SPECTATOR).faction_now == faction
    assert result_of(table).ending.split(":")[0] == faction


# -- the end of the game ------------------------------------------------------------------

A, L, M, R = 0, 1, 2, 3  # the players of HL-18.2 and HL-18.3


def before_the_last_turn(card: str, edition: str = "retail") -> PreparedTable:
    """4 players; face-up heroes A 5, L 6, M 4, R 5; R is to play and L has a hidden hero."""
    heroes = Heroes(card, KOI)
    return arrange(
        4,
        party={A: heroes.some(5), L: heroes.some(6), M: heroes.some(4), R: heroes.some(5)},
        hidden={L: heroes.some(1)},
        hand={R: f"{card} {KOI}"},
        active=R,
        edition=edition,
    )


@rule("HL-18.2", "HL-20.17", "the end through another player's hero")
@pytest.mark.parametrize(
    ("card", "edition"), [("spirited_shaman", "retail"), ("underestimated_squire", "prototype")]
)
def test_end_through_another_players_hero(card: str, edition: str) -> None:
    table = before_the_last_turn(card, edition)
    table.say(f"play:{card}", f"player:{L}", f"turn:{L}.h0")
    assert counts(table) == [5, 7, 4, 6]
    assert over(table.finish_turn())


@rule("HL-18.3", "the end through an extra play")
def test_end_through_an_extra_play() -> None:
    table = before_the_last_turn("doubtful_priest")
    table.say("play:doubtful_priest")
    assert counts(table)[R] == 6
    assert table.seat == A  # the next player moves red
    table.say("move:red+2", f"play:{KOI}")
    assert counts(table) == [5, 6, 4, 7]
    assert over(table)


@rule("HL-18.4", "HL-9.6", "hidden heroes do not count")
def test_hidden_heroes_do_not_end_the_game() -> None:
    heroes = Heroes()
    table = arrange(4, party={0: heroes.some(6), 1: heroes.some(5)}, hidden={0: heroes.some(4)})
    assert not over(table.say("pass").finish_turn())
    assert table.state.active == 1


@rule("HL-18.5", "HL-13.3", "reached and lost within a turn")
def test_reached_and_lost_within_a_turn() -> None:
    executioner = "unconfident_executioner"
    table = arrange(6, party={2: Heroes(executioner).some(4)}, hand={2: executioner}, active=2)
    table.say(f"play:{executioner}")
    assert counts(table)[2] == 5
    own = table.party(2)[0]
    table.say(f"bury:2.{own}")
    assert counts(table)[2] == 4
    assert not over(table.finish_turn())


@rule("HL-18.6", "HL-16.2")
@pytest.mark.parametrize(("deck", "ends"), [("basic", True), ("full", False)])
def test_the_basic_game_ends_one_hero_earlier(deck: str, ends: bool) -> None:
    table = arrange(3, party={1: Heroes().some(6)}, deck=deck)
    assert over(table.say("pass").finish_turn()) is ends


# -- the winner ---------------------------------------------------------------------------


@rule("HL-18.7", "HL-15.4", "one candidate wins without a single hero of the faction")
def test_one_candidate() -> None:
    heroes = Heroes()
    table = arrange(
        2,
        leaders={0: "pavyr", 1: "enned"},
        party={0: heroes.some(8, but="empire"), 1: heroes.some(4, of="empire")},
        markers=(8, 5),
    )
    result = result_of(table)
    assert result.winners == (0,)
    assert result.ending == "empire:one-candidate"


@rule("HL-18.8", "HL-15.3")
def test_no_candidate() -> None:
    table = arrange(
        2, leaders={0: "lemron", 1: "cyra"}, party={0: Heroes().some(8)}, markers=(11, 10)
    )
    result = result_of(table)
    assert result.winners == ()
    assert result.ending == "undead:no-candidate"


@rule("HL-18.9", "HL-15.5", "tie-break 1, hidden heroes count")
def test_tie_break_1() -> None:
    heroes = Heroes()
    a, b, c = 0, 1, 2
    table = arrange(
        3,
        leaders={a: "xiadul", b: "enned", c: "lemron"},
        party={
            a: heroes.some(2, of="undead"),
            b: heroes.some(2, of="undead"),
            c: f"{heroes.some(5, of='undead')} {heroes.some(2, but='undead')}",
        },
        hidden={a: heroes.some(1, of="undead")},
        markers=(10, 9),
    )
    result = result_of(table)
    assert result.winners == (a,)
    assert result.ending == "undead:most-heroes"
    assert result.explanation[2]["counts"] == {str(a): 3, str(b): 2}


@rule("HL-18.10", "HL-15.5", "tie-break 2")
def test_tie_break_2() -> None:
    heroes = Heroes()
    table = arrange(
        2,
        leaders={0: "lemron", 1: "enned"},
        party={
            0: f"{heroes.some(3, of='water')} {heroes.some(4, but='water')}",
            1: f"{heroes.some(3, of='water')} {heroes.some(5, but='water')}",
        },
        hidden={0: heroes.some(2, but="water")},
        markers=(7, 7),
    )
    result = result_of(table)
    assert result.winners == (1,)
    assert result.ending == "water:fewest-heroes"
    assert result.explanation[3]["counts"] == {"0": 9, "1": 8}


@rule("HL-18.11", "HL-15.5", "tie-break 3")
def test_tie_break_3() -> None:
    heroes = Heroes()
    table = arrange(
        2,
        leaders={0: "myrad", 1: "pavyr"},
        party={
            seat: f"{heroes.some(2, of='tribes')} {heroes.some(6, but='tribes')}" for seat in (0, 1)
        },
        markers=(4, 9),
    )
    result = result_of(table)
    assert result.winners == (1,)
    assert result.ending == "tribes:highest-leader"
    assert result.explanation[4]["counts"] == {"0": 3, "1": 5}


@rule("HL-18.12", "HL-15.7")
def test_a_hidden_emperor_in_the_count() -> None:
    heroes = Heroes()
    table = arrange(
        2,
        leaders={0: "cyra", 1: "xiadul"},
        party={
            0: f"{heroes.some(2, of='empire')} {heroes.some(4, but='empire')}",
            1: f"{heroes.some(3, of='empire')} {heroes.some(5, but='empire')}",
        },
        hidden={0: "buried_emperor"},
        markers=(9, 5),
    )
    result = result_of(table)
    assert result.explanation[2]["counts"] == {"0": 3, "1": 3}
    assert result.explanation[3]["counts"] == {"0": 7, "1": 8}
    assert result.winners == (0,)


@rule("HL-18.13", "HL-15.5", "only the tied players go on")
def test_only_the_tied_players_go_on() -> None:
    heroes = Heroes()
    table = arrange(
        3,
        leaders={0: "lemron", 1: "cyra", 2: "enned"},
        party={
            0: f"{heroes.some(3, of='water')} {heroes.some(5, but='water')}",
            1: f"{heroes.some(3, of='water')} {heroes.some(4, but='water')}",
            2: f"{heroes.some(2, of='water')} {heroes.some(2, but='water')}",
        },
        markers=(6, 6),
    )
    result = result_of(table)
    assert result.winners == (1,)
    assert result.explanation[2]["counts"] == {"0": 3, "1": 3, "2": 2}
    assert result.explanation[3]["counts"] == {"0": 8, "1": 7}


# -- hands and the harbor -----------------------------------------------------------------

HELD = ["hairy_hermit", "ace_fighter", "rotting_orangutan", "depressed_druid", FROG, PIG, KOI]
PET_MASTER, SQUIRE = "battle_pet_master", "deep_sea_squire"
MERMAN, SOLDIER = "miniature_merman", "short_sighted_soldier"
# start, what is done in step 1, then the hand after step 1, step 2, step 3 (retail, prototype);
# "chance" lets the harbor give any card, "first" takes the first option.
HAND_SIZES = [
    (3, SOLDIER, "", 2, 4, 3, 3),
    (3, "", f"discard:{HELD[0]} discard:{HELD[1]} discard:{HELD[2]}", 0, 4, 3, 3),
    (3, "", "pass", 3, 4, 3, 3),
    (3, SQUIRE, "move:red+1 chance first", 3, 4, 3, 3),
    (3, MERMAN, "move:red-1 choose:draw-wilderness", 4, 4, 3, 3),
    (3, PET_MASTER, "first", 1, 4, 3, 3),
    (0, "", "pass", 0, 4, 3, 3),
    (7, LIZARD, "move:red-1", 6, 6, 3, 5),
]


def go(table: PreparedTable, words: str) -> None:
    for word in words.split():
        if word == "chance":
            table.roll()
        else:
            table.say(table.options[0] if word == "first" else word)


def draw_up(table: PreparedTable) -> None:
    """Step 2: from the tavern while it lasts."""
    while table.view(SPECTATOR).phase == "draw":
        table.say(table.options[0]).roll()


def reduce(table: PreparedTable) -> None:
    """Step 3, for the player whose turn it is."""
    turn = table.state.turn
    while table.state.turn == turn and table.view(SPECTATOR).phase == "reduce":
        table.say(table.options[0])


@rule("HL-18.14")
@rule("HL-20.1", "retail: down to 3; prototype: exactly 1")
@pytest.mark.parametrize("edition", ["retail", "prototype"])
@pytest.mark.parametrize(
    ("start", "card", "answers", "after_1", "after_2", "retail", "prototype"), HAND_SIZES
)
def test_hand_sizes_through_a_turn(
    start: int,
    card: str,
    answers: str,
    after_1: int,
    after_2: int,
    retail: int,
    prototype: int,
    edition: str,
) -> None:
    hand = " ".join([card, *HELD[: start - bool(card)]])
    table = arrange(
        hand={0: hand},
        tavern="grumpy_guard bored_goblin half_eaten_bull",
        wilderness="flailing_knight underpaid_mercenary",
        edition=edition,
    )
    assert len(table.hand(0)) == start
    if card:
        table.say(f"play:{card}")
    go(table, answers)
    assert len(table.hand(0)) == after_1
    if after_1 == 0:
        assert {option.split(":")[0] for option in table.options} == {"take", "draw"}
    draw_up(table)
    assert len(table.hand(0)) == after_2
    reduce(table)
    assert len(table.hand(0)) == (retail if edition == "retail" else prototype)


@rule("HL-18.14", "from an empty hand at most 3 come from the tavern")
def test_the_fourth_card_comes_from_the_harbor() -> None:
    table = arrange(hand={0: ""}, tavern="grumpy_guard bored_goblin half_eaten_bull").say("pass")
    for _ in range(3):
        table.say(table.options[0])
    assert table.options == ("draw",)


@rule("HL-18.14", "HL-18.16", "nothing left: the last row of the table")
@pytest.mark.parametrize(("edition", "after_3"), [("retail", 3), ("prototype", 2)])
def test_nothing_left(edition: str, after_3: int) -> None:
    table = arrange(
        hand={0: f"{LIZARD} {KOI} {FROG}"},
        tavern=f"- {PIG} -",
        only_these_cards=True,
        edition=edition,
    )
    table.say(f"play:{LIZARD}", "move:red-1")
    assert len(table.hand(0)) == 2
    assert table.options == (f"take:tavern.{PIG}",)
    table.say(f"take:tavern.{PIG}")
    assert len(table.hand(0)) == 3
    if edition == "prototype":
        table.say(f"discard:{KOI}")  # the whole wilderness; step 4 makes it the harbor
        assert table.options == (f"draw:{KOI}",)
        table.roll()
    assert len(table.hand(0)) == after_3
    assert table.state.active == 1
    assert table.tavern == ([None, None, None] if edition == "retail" else [KOI, None, None])
    assert table.harbor == set()
    assert table.wilderness == []


@rule("HL-18.15", "HL-4.7", "the refill happens at the draw")
def test_harbor_refill() -> None:
    wilderness = Heroes(*HELD, LIZARD, SOLDIER, SQUIRE, PET_MASTER, MERMAN).some(10)
    table = arrange(
        hand={0: f"{LIZARD} {KOI} {FROG}"},
        tavern=f"{SQUIRE} {PET_MASTER} {MERMAN}",
        harbor=SOLDIER,
        wilderness=wilderness,
        only_these_cards=True,
    )
    table.say(f"play:{LIZARD}", "move:red-1", "draw", f"draw:{SOLDIER}")
    assert (len(table.harbor), len(table.wilderness)) == (0, 10)
    table.say("draw")
    assert (len(table.harbor), len(table.wilderness)) == (10, 0)
    assert {option.removeprefix("draw:") for option in table.options} == set(wilderness.split())
    table.roll()
    assert (len(table.harbor), len(table.wilderness)) == (9, 0)
    table.say(f"discard:{KOI}")
    assert table.state.active == 1
    assert (len(table.harbor), len(table.wilderness)) == (9, 1)
