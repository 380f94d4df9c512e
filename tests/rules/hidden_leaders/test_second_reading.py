"""The engine against a second reading of the rules: the same options, cards and faces."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from hiddenhand.core.dice import Dice
from hiddenhand.core.event import Event
from hiddenhand.core.seats import NOBODY, SPECTATOR, Seat
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import PreparedTable, arrange
from tests.rules.hidden_leaders.looking import fresh
from tests.rules.hidden_leaders.second_reading.table import EMPEROR, Asking, Reading

WHOLE = [  # seats and settings of games from the deal to the end
    (2, {"promo": "on"}),
    (2, {"edition": "prototype", "two_player_leaders": "balanced"}),
    (3, {}),
    (4, {"deck": "basic"}),
    (5, {"edition": "prototype"}),
    (6, {"promo": "on"}),
]
TABLES = [(2, "retail"), (3, "retail"), (4, "retail"), (5, "prototype"), (6, "retail")]
COPIERS = [
    "ghastly_granny",
    "sun_shy_skeleton",
    "insidious_impaler",
    "modest_monsterslayer",
    "saltwater_sage",
    "sanguine_scholar",
    "doubtful_priest",  # no copier, but calls for another play
]
NAMED = ("card", "first-card", "second-card", "leader", "cards", "hidden")
# These show no card that was moved or looked at.
TOLD_BESIDE = ("performed", "declined", "graveyard-shows", "harbor-refilled")


def faces(events: list[Event], everyone: frozenset[Seat]) -> Counter[tuple[str, frozenset[Seat]]]:
    """Which card was shown to whom."""
    found: Counter[tuple[str, frozenset[Seat]]] = Counter()
    for event in events:
        if event.kind in TOLD_BESIDE:
            continue
        for told, seats in ((event.public, everyone), (event.secret, frozenset(event.witnesses))):
            for name in NAMED:
                cards: Any = told.get(name, [])
                for card in [cards] if isinstance(cards, str) else cards:
                    found[card, seats] += 1
    return found


def lies(table: PreparedTable) -> dict[str, object]:
    seats = range(table.state.seats)
    return {
        "markers": table.markers,
        "harbor": table.harbor,
        "wilderness": table.wilderness,
        "graveyard": table.graveyard,
        "tavern": table.tavern,
        "hands": [sorted(table.hand(seat)) for seat in seats],
        "parties": [table.party(seat) for seat in seats],
        "hidden": [table.hidden(seat) for seat in seats],
    }


def reads(reading: Reading) -> dict[str, object]:
    return {
        "markers": (reading.track["red"], reading.track["green"]),
        "harbor": reading.harbor,
        "wilderness": reading.wilderness,
        "graveyard": reading.graveyard,
        "tavern": reading.tavern,
        "hands": [sorted(hand) for hand in reading.hands],
        "parties": reading.parties,
        "hidden": reading.hidden,
    }


def both_play(
    table: PreparedTable, reading: Reading, asking: Asking, dice: Dice, most: int = 3000
) -> int:
    """Play both with the same answers to the end, or for `most` answers; returns how many."""
    asked = next(asking)
    for number in range(most):
        history = [event.seen_by(SPECTATOR) for event in table.events[-8:]]
        owed = asked if isinstance(asked, dict) else dict([asked])
        told = {decision.seat: sorted(decision.options) for decision in table.state.pending()}
        assert told == {seat: sorted(options) for seat, options in owed.items()}, history
        seat = sorted(owed)[dice.below(len(owed))]  # sealed answers come in any order
        key = lively(tuple(table.state.option_keys(seat)), dice)
        before = len(table.events)
        reading.faces.clear()
        table.say_for(seat, key)
        ended = False
        try:
            asked = asking.send((seat, key) if isinstance(asked, dict) else key)
        except StopIteration:
            ended = True
        assert faces(table.events[before:], reading.everyone) == Counter(reading.faces), history
        if ended:
            assert (table.seat, table.state.winner()) == (NOBODY, reading.winner)
            return number + 1
        assert lies(table) == reads(reading), (key, history)
    return most


def lively(options: tuple[str, ...], dice: Dice) -> str:
    """Mostly plays and what performs other cards, so that abilities meet each other."""
    plays = [key for key in options if key.startswith(("play:", "perform:", "aside:"))]
    copies = [key for key in plays if key.replace(":", ".").rpartition(".")[2] in COPIERS]
    for keys in (copies, plays):
        if keys and dice.below(3) > 0:
            return keys[dice.below(len(keys))]
    return options[dice.below(len(options))]


def crowded(seats: int, edition: str, dice: Dice) -> tuple[PreparedTable, Reading]:
    """A turn that begins with few cards, lying anywhere: piles run out and copiers meet."""
    promo = "on" if edition == "retail" else "off"
    reading = Reading(seats, edition, promo=promo)
    pool = sorted(set(reading.heroes) - {EMPEROR, *COPIERS})
    cards = [pool.pop(dice.below(len(pool))) for _ in range(seats + dice.below(20))]
    cards += [card for card in COPIERS if card in reading.heroes and dice.below(2)]
    reading.harbor, reading.graveyard = set(), []
    piles: list[list[str]] = [reading.wilderness, reading.graveyard]
    piles += reading.hands + reading.hidden + [reading.hands[0], reading.hidden[0]]
    for card in shuffled([*cards, EMPEROR], dice):
        place = dice.below(len(piles) + seats + 2)
        seat = place - len(piles)
        if seat < 0:
            piles[place].append(card)
        elif seat < seats and len(reading.parties[seat]) < reading.end_number - 1:
            reading.parties[seat].append(card)
        elif None in reading.tavern and dice.below(2):
            slots = [slot for slot in range(3) if reading.tavern[slot] is None]
            reading.tavern[slots[dice.below(len(slots))]] = card
        elif card != EMPEROR:
            reading.harbor.add(card)
        else:
            reading.graveyard.append(card)
    reading.track = {"red": 1 + dice.below(12), "green": 1 + dice.below(12)}
    table = arrange(
        seats,
        hand={seat: " ".join(hand) for seat, hand in enumerate(reading.hands)},
        party={seat: " ".join(party) for seat, party in enumerate(reading.parties)},
        hidden={seat: " ".join(stack) for seat, stack in enumerate(reading.hidden)},
        tavern=" ".join(card or "-" for card in reading.tavern),
        graveyard=" ".join(reading.graveyard),
        wilderness=" ".join(reading.wilderness),
        harbor=" ".join(sorted(reading.harbor)),
        markers=(reading.track["red"], reading.track["green"]),
        only_these_cards=True,
        edition=edition,
        promo=promo,
    )
    dealt = table.state.deck.leaders
    reading.leaders = [dealt[table.state.leader(seat)] for seat in range(seats)]
    return table, reading


def shuffled(cards: list[str], dice: Dice) -> Iterator[str]:
    left = [*cards]
    while left:
        yield left.pop(dice.below(len(left)))


def play_crowded(seats: int, edition: str, tables: int, seed: str) -> int:
    answers = 0
    for number in range(tables):
        dice = SeededDice(f"{seed} {seats} {number}")
        table, reading = crowded(seats, edition, dice)
        answers += both_play(table, reading, reading.turns(0), dice, most=60)
    return answers


def play_whole(seats: int, settings: dict[str, str], games: int, seed: str) -> int:
    answers = 0
    for number in range(games):
        table, reading = fresh(seats, **settings), Reading(seats, **settings)
        answers += both_play(table, reading, reading.game(), SeededDice(f"{seed} {number}"))
    return answers


@rule("HL-5.7", "HL-6.4", "HL-7.2", "HL-11.5", "HL-15.5", "HL-17.6", "HL-17.7")
@pytest.mark.parametrize(("seats", "settings"), WHOLE)
def test_whole_games(seats: int, settings: dict[str, str]) -> None:
    assert play_whole(seats, settings, 4, "whole") > 400


@rule("HL-4.7", "HL-4.8", "HL-7.4", "HL-7.5", "HL-7.6", "HL-11.3", "HL-11.4", "HL-17.7")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_crowded_tables(seats: int, edition: str) -> None:
    assert play_crowded(seats, edition, 40, "crowded") > 800


@pytest.mark.long
@pytest.mark.parametrize(("seats", "settings"), WHOLE)
def test_whole_games_at_length(seats: int, settings: dict[str, str]) -> None:
    play_whole(seats, settings, 100, "long")


@pytest.mark.long
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_crowded_tables_at_length(seats: int, edition: str) -> None:
    play_crowded(seats, edition, 1000, "long")


@pytest.mark.parametrize(
    ("hero", "answers", "wrong"),
    [
        ("keen_koi", (), {"markers": {"mode": "and", "leading": -1, "trailing": 2}}),
        ("aimless_eel", ("move:red+1",), {"ability": []}),
        ("short_sighted_soldier", (), {"markers": {"mode": "and", "red": 1}}),
    ],
)
def test_a_different_reading_is_noticed(
    hero: str, answers: tuple[str, ...], wrong: dict[str, Any]
) -> None:
    table = arrange(hand={0: hero}, party={0: "crow_carrier"}, markers=(7, 5))
    reading = Reading(3)
    reading.harbor = set(table.harbor)
    reading.hands[0], reading.parties[0] = [hero], ["crow_carrier"]
    reading.track = {"red": 7, "green": 5}
    reading.heroes[hero] = {**reading.heroes[hero], **wrong}
    asking = reading.turns(0)
    next(asking)
    for key in (f"play:{hero}", *answers):
        table.say(key)
        asked = asking.send(key)
    assert (lies(table), table.options) != (reads(reading), tuple(asked[1]))
