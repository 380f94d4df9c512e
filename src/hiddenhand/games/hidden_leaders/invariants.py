"""Invariants that hold at every step of a game."""

from hiddenhand.core.errors import BrokenInvariant
from hiddenhand.core.seats import NOBODY
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders import sealed
from hiddenhand.games.hidden_leaders.markers import TRACK_END
from hiddenhand.games.hidden_leaders.play import LeadersState


def check(state: LeadersState) -> None:
    """Raise BrokenInvariant if a card is lost, duplicated or in an impossible place."""
    _check_cards(state)
    _check_knowledge(state)
    if not 1 <= state.red <= TRACK_END or not 1 <= state.green <= TRACK_END:
        raise BrokenInvariant("a marker is off the track", place="HL-12.2")
    _check_sealed(state)
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


def _check_sealed(state: LeadersState) -> None:
    """Sealed picks name different hand cards; seats that owe none have given all of theirs."""
    in_setup = state.ask == c.ASK_SETUP_HIDE and state.phase == c.SETUP_CHOICES
    if in_setup != (state.due != 0 and state.depth == 0) or state.due >= 1 << state.seats:
        raise BrokenInvariant("sealed answers where none are asked", place="due")
    if state.due == 0:
        return
    if not in_setup and (state.ask != c.ASK_PICK or state.step().sel.zone != p.IN_HAND):
        raise BrokenInvariant("sealed answers where none are asked", place="due")
    for seat in range(state.seats):
        picks = [int(sealed.first(state, seat)), int(sealed.second(state, seat))]
        given = sum(pick >= 0 for pick in picks)
        asked = (2 if in_setup else 1) if sealed.takes_part(state, seat) else 0
        owes = bool(state.due & (1 << seat))
        if max(picks) >= state.size(c.HAND + seat) or (given == 2 and picks[0] == picks[1]):
            raise BrokenInvariant("a sealed pick names no card", place=f"seat {seat}")
        if picks[0] < 0 <= picks[1] or owes != (given < asked) or given > asked:
            raise BrokenInvariant("too many or too few sealed picks", place=f"seat {seat}")
