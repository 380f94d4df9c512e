"""What one viewer may see (HL-17), constructed field by field: new fields are secret by default."""

from typing import Final, final

from hiddenhand.core.seats import OPEN, Seat
from hiddenhand.core.view import View, ViewPart
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import places, sealed
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.library import library
from hiddenhand.games.hidden_leaders.markers import winning_faction

PHASES = {
    c.DEAL_LEADERS: "setup",
    c.FILL_TAVERN: "setup",
    c.FIRST_PLAYER: "setup",
    c.DEAL_HANDS: "setup",
    c.SETUP_CHOICES: "setup",
    c.STEP_PLAY: "play",
    c.STEP_DISCARD_MORE: "play",
    c.STEP_DRAW: "draw",
    c.STEP_REDUCE: "reduce",
    c.STEP_REFILL: "refill",
    c.OVER: "over",
}


@final
class PartyView(ViewPart):
    """One player's party as the viewer sees it."""

    def __init__(
        self,
        seat: Seat,
        heroes: tuple[str, ...],  # face up, in order
        hidden: tuple[str | None, ...],  # oldest first; None for a card this viewer may not see
        hand_size: int,
        hand: tuple[str, ...] | None,  # sorted, so that the stored order reveals nothing (HL-17.12)
        leader: str | None,
    ) -> None:
        self.seat: Final = seat
        self.heroes: Final = heroes
        self.hidden: Final = hidden
        self.hand_size: Final = hand_size
        self.hand: Final = hand
        self.leader: Final = leader


@final
class AbilityView(ViewPart):
    """One ability in progress."""

    def __init__(
        self,
        seat: Seat,
        card: str,
        held: tuple[str | None, ...],  # cards set aside
    ) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.held: Final = held


@final
class HiddenLeadersView(View):
    """Everything that one viewer may see of a game."""

    def __init__(
        self,
        viewer: Seat,
        settings: dict[str, str],
        seats: int,
        phase: str,
        turn: int,
        active: Seat,
        first: Seat,
        red: int,
        green: int,
        end_number: int,
        faction_now: str,  # the faction that would win with the present markers
        tavern: tuple[str | None, ...],
        harbor_size: int,
        wilderness_size: int,
        graveyard_size: int,
        graveyard_top: str | None,
        undealt_leaders: int,
        parties: tuple[PartyView, ...],
        abilities: tuple[AbilityView, ...],  # outermost first
        waiting_for: tuple[Seat, ...],  # sealed: all other seats until all are in (HL-17.21)
        graveyard: tuple[str, ...] | None,  # the pile, top first, while this viewer picks from it
        looking: dict[str, str],  # faces shown to this viewer until it confirms (HL-17.8)
        picked: tuple[str, ...],  # what this viewer has already picked for the current question
        about: dict[str, str],  # the hero whose ability asks, for the text of the question
    ) -> None:
        self.viewer: Final = viewer
        self.settings: Final = settings
        self.seats: Final = seats
        self.phase: Final = phase
        self.turn: Final = turn
        self.active: Final = active
        self.first: Final = first
        self.red: Final = red
        self.green: Final = green
        self.end_number: Final = end_number
        self.faction_now: Final = faction_now
        self.tavern: Final = tavern
        self.harbor_size: Final = harbor_size
        self.wilderness_size: Final = wilderness_size
        self.graveyard_size: Final = graveyard_size
        self.graveyard_top: Final = graveyard_top
        self.undealt_leaders: Final = undealt_leaders
        self.parties: Final = parties
        self.abilities: Final = abilities
        self.waiting_for: Final = waiting_for
        self.graveyard: Final = graveyard
        self.looking: Final = looking
        self.picked: Final = picked
        self.about: Final = about

    def as_dict(self) -> dict[str, object]:
        shown: dict[str, object] = self.fields()
        shown["parties"] = tuple([party.fields() for party in self.parties])
        shown["abilities"] = tuple([ability.fields() for ability in self.abilities])
        return shown


def project(board: Board, viewer: Seat) -> HiddenLeadersView:
    """What `viewer` may see of the board."""
    return HiddenLeadersView(
        viewer=viewer,
        settings=dict(board.deck.settings),
        seats=int(board.seats),
        phase=PHASES[int(board.phase)],
        turn=int(board.turn),
        active=int(board.active),
        first=int(board.first),
        red=int(board.red),
        green=int(board.green),
        end_number=int(board.deck.end_number),
        faction_now=c.FACTION_WORDS[int(winning_faction(board.red, board.green))],
        tavern=tuple([_tavern_slot(board, slot) for slot in range(c.TAVERN_SLOTS)]),
        harbor_size=int(board.size(c.HARBOR)),
        wilderness_size=int(board.size(c.WILDERNESS)),
        graveyard_size=int(board.size(c.GRAVEYARD)),
        graveyard_top=_graveyard_top(board),
        undealt_leaders=len(board.deck.leaders_in_play) - _dealt(board),
        parties=tuple([_party(board, seat, viewer) for seat in range(board.seats)]),
        abilities=tuple([_ability(board, board.frames[n], viewer) for n in range(board.depth)]),
        waiting_for=_waiting_for(board, viewer),
        graveyard=_graveyard(board) if _picks_from_graveyard(board, viewer) else None,
        looking=_looking(board, viewer),
        picked=_picked(board, viewer),
        about=_about(board),
    )


def _about(board: Board) -> dict[str, str]:
    return {"hero": board.card_word(board.frame().card)} if board.depth > 0 else {}


def factions_of(name: str) -> tuple[str, ...]:
    """The factions printed on a hero or a leader; public."""
    masks = {hero.id: hero.factions for hero in library().heroes}
    masks |= {leader.id: leader.factions for leader in library().leaders}
    return tuple(word for mask, word in c.FACTION_WORDS.items() if masks.get(name, 0) & mask)


def _names(board: Board, zone: int) -> tuple[str, ...]:
    return tuple([board.card_word(board.card(zone, n)) for n in range(board.size(zone))])


def _tavern_slot(board: Board, slot: int) -> str | None:
    card = board.card(c.TAVERN, slot)
    return None if card == c.NONE else board.card_word(card)


def _graveyard(board: Board) -> tuple[str, ...]:
    return _names(board, c.GRAVEYARD)[::-1]


def _graveyard_top(board: Board) -> str | None:
    return board.card_word(board.top(c.GRAVEYARD)) if board.size(c.GRAVEYARD) > 0 else None


def _dealt(board: Board) -> int:
    return sum(board.leader(seat) != c.NONE for seat in range(board.seats))


def _waiting_for(board: Board, viewer: Seat) -> tuple[Seat, ...]:
    if board.due == 0:
        return tuple(board.actors())
    seats = [seat for seat in range(int(board.seats)) if sealed.takes_part(board, seat)]
    return tuple(seat for seat in seats if seat != viewer or board.due & (1 << seat))


def _party(board: Board, seat: Seat, viewer: Seat) -> PartyView:
    own = viewer in (seat, OPEN)
    seen = own or board.phase == c.OVER  # HL-17.19
    zone = c.HIDDEN + seat
    leader = board.leader(seat)
    hand = _names(board, c.HAND + seat)
    hidden = _names(board, zone) if seen else (None,) * int(board.size(zone))
    if own and board.due != 0:  # its sealed picks look as if they had been carried out
        first = sealed.first(board, seat)
        if first >= 0 and board.ask == c.ASK_SETUP_HIDE:
            hidden = (*hidden, hand[first])
        left = [n for n in range(len(hand)) if not sealed.is_picked(board, seat, n)]
        hand = tuple([hand[n] for n in left])
    return PartyView(
        seat=seat,
        heroes=_names(board, c.PARTY + seat),
        hidden=hidden,
        hand_size=len(hand),
        hand=tuple(sorted(hand)) if own else None,
        leader=board.deck.leaders[leader] if seen and leader != c.NONE else None,
    )


def _ability(board: Board, frame: Ability, viewer: Seat) -> AbilityView:
    source = frame.held_from
    held: list[str | None] = []
    for index in range(frame.held_count):
        card = frame.held(index)
        if source in (c.TAVERN, c.GRAVEYARD) and k.known(board, card) & c.PUBLIC_BIT:
            seen = True  # set aside face up, and none hidden or discarded yet (HL-17.1)
        else:
            robbed = viewer >= 0 and viewer == source - c.HAND  # the viewer whose hand it came from
            seen = viewer in (frame.seat, OPEN) or robbed
        held.append(board.card_word(card) if seen else None)
    return AbilityView(int(frame.seat), board.card_word(frame.card), tuple(held))


def _picks_from_graveyard(board: Board, viewer: Seat) -> bool:
    if viewer == OPEN:
        return True
    return (
        board.ask == c.ASK_PICK
        and board.asked == viewer
        and board.step().sel.zone == p.IN_GRAVEYARD
    )


def _looking(board: Board, viewer: Seat) -> dict[str, str]:
    if board.asked != viewer or not _is_shown(board):
        return {}
    frame = board.frame()
    shown = {}
    for place in (frame.first_pick, frame.second_pick):
        if place != 0:
            zone, index = place // c.PLACE, place % c.PLACE
            shown[places.place(board, zone, index)] = board.card_word(board.card(zone, index))
    return shown


def _is_shown(board: Board) -> bool:
    """True while hidden heroes that were picked are shown to the asked seat."""
    if board.ask == c.ASK_PICK_SECOND:  # taken, before a card is given for it (HL-20.56)
        from_hand = board.step().other.zone == p.IN_HAND
        return from_hand and board.frame().first_pick >= c.HIDDEN * c.PLACE
    return board.ask == c.ASK_SEEN and board.step().verb == p.LOOK


def _picked(board: Board, viewer: Seat) -> tuple[str, ...]:
    """The places already picked, as the options named them."""
    second = board.ask in (c.ASK_PICK_SECOND, c.ASK_PARTY)
    if board.asked != viewer or not (second or _picks_to_look(board)):
        return ()
    frame = board.frame()
    if frame.first_pick == 0:
        return ()
    zone, index = int(frame.first_pick // c.PLACE), int(frame.first_pick % c.PLACE)
    return (places.place(board, zone, index),)


def _picks_to_look(board: Board) -> bool:
    return board.ask == c.ASK_PICK and board.step().verb == p.LOOK
