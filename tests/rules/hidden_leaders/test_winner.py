"""HL-15 Winner and ties."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hiddenhand.core.result import Result
from hiddenhand.core.seats import SPECTATOR
from hiddenhand.games.hidden_leaders.view import factions_of
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import PreparedTable, arrange
from tests.rules.hidden_leaders.looking import heard, shown

NUMBERS = {"lemron": 1, "cyra": 2, "myrad": 3, "xiadul": 4, "pavyr": 5, "enned": 6}
EMPIRE = [
    "ace_fighter",
    "flailing_knight",
    "underpaid_mercenary",
    "canned_champion",
    "well_aged_warrior",
]
WATER = ["leery_lizard", "furious_frog", "apathetic_waterpriest", "keen_koi", "drowned_deserter"]
TRIBES = [
    "pigmented_war_pig",
    "depressed_druid",
    "blind_eye_collector",
    "bored_goblin",
    "grumpy_guard",
]
UNDEAD = [
    "rotting_orangutan",
    "arrowgant_skeleton",
    "crow_carrier",
    "half_eaten_bull",
    "mummy_mystic",
]


def ended(
    leaders: dict[int, str],
    parties: dict[int, list[str]],
    hidden: dict[int, list[str]] | None = None,
    markers: tuple[int, int] = (6, 6),
    hand: dict[int, str] | None = None,
) -> PreparedTable:
    """A game for six, ended by a sixth party that was full when its owner passed."""
    names = [name for name in NUMBERS if name not in leaders.values()]
    everyone = {seat: leaders[seat] if seat in leaders else names.pop() for seat in range(6)}
    table = arrange(
        seats=6,
        party={seat: " ".join(cards) for seat, cards in parties.items()},
        hidden={seat: " ".join(cards) for seat, cards in (hidden or {}).items()},
        leaders=everyone,
        markers=markers,
        hand=hand,
    )
    return table.say("pass").finish_turn()


def result(table: PreparedTable) -> Result:
    assert table.result is not None
    return table.result


FULL = ["short_sighted_soldier", "hairy_hermit", "watchful_witch", "aimless_eel", "leery_lizard"]


@rule("HL-15.1", "HL-20.43", "hands are discarded unseen")
def test_hands_are_discarded_unseen() -> None:
    table = ended({}, {0: FULL}, hand={1: "keen_koi bored_goblin"})
    assert [table.hand(seat) for seat in range(6)] == [[]] * 6
    assert {"keen_koi", "bored_goblin"} <= set(table.wilderness)
    for viewer in (0, 2, SPECTATOR):
        assert not {"keen_koi", "bored_goblin"} & (shown(table, viewer) | heard(table, viewer))


@rule("HL-15.1", "HL-20.42", "leaders and hidden heroes are revealed, without abilities")
def test_leaders_and_hidden_heroes_are_revealed() -> None:
    table = ended({2: "enned"}, {0: FULL}, {1: ["underpaid_mercenary", "bored_goblin"]})
    assert table.markers == (6, 6)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        view = table.view(viewer)
        assert view.parties[2].leader == "enned"
        assert view.parties[1].hidden == ("underpaid_mercenary", "bored_goblin")
        assert all(party.leader for party in view.parties)


@rule("HL-15.2", "a candidate's leader is aligned with the winning faction")
@pytest.mark.parametrize(
    ("markers", "candidates"),
    [
        ((6, 6), {"lemron", "cyra", "enned"}),
        ((9, 6), {"cyra", "xiadul", "pavyr"}),
        ((6, 9), {"lemron", "myrad", "pavyr"}),
        ((9, 9), {"myrad", "xiadul", "enned"}),
    ],
)
def test_candidates(markers: tuple[int, int], candidates: set[str]) -> None:
    names = dict(enumerate(NUMBERS))
    table = ended(names, {0: FULL}, markers=markers)
    left = result(table).explanation[1]["left"]
    assert isinstance(left, list)
    assert {names[int(str(seat))] for seat in left} == candidates


@rule("HL-15.3", "no candidate: nobody wins")
def test_nobody_wins() -> None:
    table = arrange(
        seats=2,
        party={0: " ".join([*FULL, "keen_koi", "ace_fighter", "bored_goblin"])},
        leaders={0: "lemron", 1: "cyra"},
        markers=(11, 10),
    )
    table.say("pass").finish_turn()
    assert result(table).winners == ()
    assert result(table).ending == "undead:no-candidate"
    assert table.state.winner() == -1


@rule("HL-15.4", "one candidate wins, whatever heroes the party has")
def test_one_candidate() -> None:
    table = arrange(
        seats=2,
        party={0: " ".join([*FULL, *EMPIRE[:3]])},
        leaders={0: "enned", 1: "pavyr"},
        markers=(8, 5),
    )
    table.say("pass").finish_turn()
    assert result(table).winners == (1,)
    assert result(table).ending == "empire:one-candidate"


@rule("HL-15.5", "HL-20.10", "step 1: most heroes of the faction, face-up and hidden together")
def test_most_heroes() -> None:
    table = ended(
        {0: "lemron", 1: "cyra", 2: "enned"},
        {0: [*WATER[:2], *EMPIRE[:3]], 1: [WATER[2]]},
        {1: WATER[3:5]},
    )
    assert result(table).winners == (1,)
    assert result(table).ending == "water:most-heroes"
    assert result(table).explanation[2]["counts"] == {"0": 2, "1": 3, "2": 0}


@rule("HL-15.5", "step 2: fewest heroes of all factions, face-up and hidden together")
def test_fewest_heroes() -> None:
    table = ended(
        {0: "enned", 1: "lemron"},
        {0: [*WATER[:2], *EMPIRE[:3]], 1: WATER[2:4]},
        {1: ["bored_goblin", "grumpy_guard"]},
    )
    assert result(table).winners == (1,)
    assert result(table).ending == "water:fewest-heroes"
    assert result(table).explanation[3]["counts"] == {"0": 5, "1": 4}


@rule("HL-15.5", "step 2 counts hidden heroes too")
def test_fewest_heroes_with_hidden_ones() -> None:
    table = ended(
        {0: "lemron", 1: "enned"},
        {0: [*WATER[:2], *EMPIRE[:3]], 1: WATER[2:4]},
        {1: TRIBES[:4]},
    )
    assert result(table).winners == (0,)


@rule(
    "HL-15.5", "HL-15.6", "step 3: the highest leader number; there is never more than one winner"
)
def test_highest_leader() -> None:
    table = ended(
        {0: "lemron", 1: "cyra", 2: "myrad"},
        {0: [*WATER[:2], *EMPIRE[:3]], 1: [*WATER[2:4], *TRIBES[:3]]},
    )
    assert result(table).ending == "water:highest-leader"
    assert result(table).winners == (1,)


@rule("HL-15.5", "each step only compares those still tied")
def test_only_the_tied_go_on() -> None:
    table = ended(
        {0: "lemron", 1: "cyra", 2: "enned"},
        {0: [*WATER[:2], *EMPIRE[:3]], 1: [*WATER[2:4], EMPIRE[3]], 2: [WATER[4]]},
    )
    assert result(table).explanation[2]["left"] == [0, 1]
    assert result(table).explanation[3]["counts"] == {"0": 5, "1": 3}
    assert result(table).winners == (1,)


@rule("HL-15.3", "HL-15.4", "HL-15.5", "the explanation names the paragraph by which one wins")
@pytest.mark.parametrize(
    ("leaders", "rules"),
    [
        ({0: "myrad", 1: "xiadul", 2: "pavyr"}, ["HL-14.2", "HL-15.2", "HL-15.3"]),
        ({0: "myrad", 1: "xiadul", 2: "enned"}, ["HL-14.2", "HL-15.2", "HL-15.4"]),
        ({0: "lemron", 1: "enned", 2: "cyra"}, ["HL-14.2", "HL-15.2", "HL-15.5.1", "HL-15.5"]),
    ],
)
def test_the_explanation_names_its_paragraphs(leaders: dict[int, str], rules: list[str]) -> None:
    heroes = " ".join([*WATER[:2], *EMPIRE[:3], *TRIBES[:2]])
    table = arrange(seats=3, party={0: heroes}, leaders=leaders, markers=(6, 6))
    table.say("pass").finish_turn()
    assert [step["rule"] for step in result(table).explanation] == rules


@rule("HL-15.7", "the Emperor is one hero of the winning faction and one hero in all")
@pytest.mark.parametrize("zone", ["party", "hidden"])
@pytest.mark.parametrize(
    ("markers", "faction", "own", "leaders"),
    [
        ((6, 6), "water", WATER, {0: "lemron", 1: "cyra"}),
        ((9, 6), "empire", EMPIRE, {0: "cyra", 1: "xiadul"}),
        ((6, 9), "tribes", TRIBES, {0: "lemron", 1: "myrad"}),
        ((9, 9), "undead", UNDEAD, {0: "myrad", 1: "xiadul"}),
    ],
)
def test_the_emperor_counts_once(
    zone: str, markers: tuple[int, int], faction: str, own: list[str], leaders: dict[int, str]
) -> None:
    crowd = ["hopeful_salamander", "deep_sea_squire"] if faction != "water" else TRIBES[:2]
    parties = {0: [*own[:3], *crowd], 1: [own[3]], 2: []}
    hidden: dict[int, list[str]] = {}
    (parties if zone == "party" else hidden).setdefault(1, []).append("buried_emperor")
    table = ended(leaders, parties, hidden, markers)
    counts = result(table).explanation[2]["counts"]
    assert isinstance(counts, dict)
    assert (counts["0"], counts["1"]) == (3, 2)
    parties[1].append(own[4])  # level now: 3 to 3, and 1 has fewer heroes in all
    table = ended(leaders, parties, hidden, markers)
    assert result(table).winners == (1,)
    fewest = result(table).explanation[3]["counts"]
    assert isinstance(fewest, dict)
    assert (fewest["0"], fewest["1"]) == (5, 3)


@rule("HL-15.5", "HL-15.6", "the tie-breaks over any parties: the judgment of a second reading")
@given(data=st.data())
def test_the_judgment_is_the_rulebooks(data: st.DataObject) -> None:
    deck = [*EMPIRE, *WATER, *TRIBES, *UNDEAD, "buried_emperor"]
    where = data.draw(st.lists(st.integers(0, 11), min_size=len(deck), max_size=len(deck)))
    order = data.draw(st.permutations(list(NUMBERS)))
    markers = data.draw(st.tuples(st.integers(1, 12), st.integers(1, 12)))
    places: dict[int, list[str]] = {n: [] for n in range(12)}
    for card, place in zip(deck, where, strict=True):
        places[place].append(card)
    places[5] += ["watchful_witch", "curious_troll", "krill_keeper", "aimless_eel", "hairy_hermit"]
    table = ended(
        dict(enumerate(order)),
        {seat: places[seat] for seat in range(6)},
        {seat: places[6 + seat] for seat in range(6)},
        markers,
    )
    faction = str(result(table).explanation[0]["faction"])

    def key(seat: int) -> tuple[int, int, int]:
        cards = places[seat] + places[6 + seat]
        of_faction = sum(faction in factions_of(card) for card in cards)
        return of_faction, -len(cards), NUMBERS[order[seat]]

    candidates = [seat for seat in range(6) if faction in factions_of(order[seat])]
    best = max(candidates, key=key)
    assert result(table).winners == (best,)
    assert table.state.winner() == best
