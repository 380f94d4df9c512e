"""Invariants that hold at every step of a game."""

from hiddenhand.core.errors import BrokenInvariant
from hiddenhand.core.seats import NOBODY
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders.markers import TRACK_END
from hiddenhand.games.hidden_leaders.play import LeadersState


def check(state: LeadersState) -> None:
    """Raise BrokenInvariant if a card is lost, duplicated or in an impossible place."""
    _check_cards(state)
    _check_knowledge(state)
    if not 1 <= state.red <= TRACK_END or not 1 <= state.green <= TRACK_END:
        raise BrokenInvariant("a marker is off the track", place="HL-12.2")
    if state.asked != NOBODY and state.option_count(state.asked) < 1:
        raise BrokenInvariant("nobody can answer", place=str(state.question(state.asked)))


def _check_cards(state: LeadersState) -> None:
    """Every card of the deck is in exactly one place."""
    found: list[int] = []
    for zone in range(c.HELD):
        found += [int(state.card(zone, n)) for n in range(state.size(zone))]
    for depth in range(state.depth):
        frame = state.frames[depth]
        found += [int(frame.held(n)) for n in range(frame.held_count)]
    found = sorted(card for card in found if card != c.NONE)
    if found != sorted(state.deck.in_play):
        raise BrokenInvariant("cards were lost or doubled", place="zones")


def _check_knowledge(state: LeadersState) -> None:
    """Owners know their cards, all know face-up cards, and every rumor includes the real place."""
    for seat in range(state.seats):
        for zone in (c.HAND + seat, c.HIDDEN + seat):
            for index in range(state.size(zone)):
                if not k.known(state, state.card(zone, index)) & (1 << seat):
                    raise BrokenInvariant("an owner does not know its card", f"zone {zone}")
        for index in range(state.size(c.PARTY + seat)):
            if k.known(state, state.card(c.PARTY + seat, index)) != state.everyone:
                raise BrokenInvariant("a face-up hero is not known", place=f"party {seat}")
    hidden = (*range(c.HAND, c.PARTY), *range(c.HIDDEN, c.HELD))
    for zone in (c.HARBOR, c.WILDERNESS, c.GRAVEYARD, *hidden):
        for index in range(state.size(zone)):
            _check_rumour(state, state.card(zone, index), zone)
    for depth in range(state.depth):
        frame = state.frames[depth]
        for index in range(frame.held_count):
            _check_rumour(state, frame.held(index), c.HELD)


def _check_rumour(state: LeadersState, card: int, zone: int) -> None:
    public = k.known(state, card) & c.PUBLIC_BIT
    if not public and not k.rumour(state, card) & k.rumour_bit(zone):
        raise BrokenInvariant(
            f"{state.card_word(card)} lies where no rumour puts it", f"zone {zone}"
        )
