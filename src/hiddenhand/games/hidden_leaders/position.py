"""Writes a position as readable text; `reading.py` reads it.

    phase play                     the phase of the turn, and the progress within it
    turn 3 active 1 first 0
    markers red 4 green 6
    leader 0 lemron
    tavern keen_koi - joyless_chief
    harbor bored_goblin ...        piles bottom first: the last card is the top
    hand 0 grumpy_guard
    party 0 curious_troll
    hidden 0 ace_fighter           oldest first
    known 0 2: ace_fighter         who knows a face-down card, unless it is the default
    maybe harbor 1.hand: ram       where cards that moved unseen may be, by public knowledge
    group 1: ram keen_koi          cards seen by all, then dealt out in secret to some places
    performed granny ram           loop guard (HL-11.5): the copier and what it performed
    ability curious_troll seat 0 step 1 left 2
    asks 0 ask-look
    options look:1.h0 pass
    asks sealed setup-hide         several seats at once, who seal their answers ...
    sealed 2 keen_koi              ... and what seat 2 has picked so far

Omitted lines have defaults: cards not named are in the harbor, the Emperor in the graveyard, only
owners know their cards, leaders are dealt in their order, and without `asks` the game advances to
its next question. With a line `only` the deck has no other cards than those named.
"""

from typing import Final

from hiddenhand.core.overlay import mark
from hiddenhand.core.position import PositionText, lines_of
from hiddenhand.core.seats import CHANCE
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import keys, places, sealed
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.options import NAME, RULES_VERSION

Rows = list[list[object]]

PHASES: Final = {
    "deal-leaders": c.DEAL_LEADERS,
    "fill-tavern": c.FILL_TAVERN,
    "first-player": c.FIRST_PLAYER,
    "deal-hands": c.DEAL_HANDS,
    "setup-choices": c.SETUP_CHOICES,
    "play": c.STEP_PLAY,
    "discard-more": c.STEP_DISCARD_MORE,
    "draw": c.STEP_DRAW,
    "reduce": c.STEP_REDUCE,
    "refill": c.STEP_REFILL,
    "over": c.OVER,
}
PILES: Final = {"harbor": c.HARBOR, "wilderness": c.WILDERNESS, "graveyard": c.GRAVEYARD}
SEATED: Final = {"hand": c.HAND, "party": c.PARTY, "hidden": c.HIDDEN}
CHANCE_WORD: Final = "chance"
SEALED_WORD: Final = "sealed"
# Words of an ability: the field of the frame, and its default.
NUMBERS: Final = {"step": "pc", "stage": "stage", "left": "left", "discarded": "discarded"}
SEATS: Final = {"player": "player", "taken-from": "taken_from"}
CARDS: Final = {"turned": "turned", "shown": "shown"}


def write(board: Board) -> str:
    """The position as text, with its header."""
    rows: Rows = [
        ["phase", _word(PHASES, board.phase)],
        ["progress", int(board.progress)],
        ["turn", int(board.turn), "active", int(board.active), "first", int(board.first)],
        ["markers", "red", int(board.red), "green", int(board.green)],
    ]
    for seat in range(board.seats):
        if board.leader(seat) != c.NONE:
            rows.append(["leader", seat, board.deck.leaders[board.leader(seat)]])
    rows += _zones(board)
    rows += _knowledge(board)
    for at in range(0, len(board.performed), 2):
        pair = (board.performed[at], board.performed[at + 1])
        rows.append(["performed", *(board.card_word(int(card)) for card in pair)])
    rows += [_ability(board, board.frames[depth]) for depth in range(board.depth)]
    rows += _question(board)
    given = dict(board.deck.settings)
    return PositionText(
        NAME, int(board.seats), given, lines_of(rows), RULES_VERSION + mark(NAME)
    ).text()


def _question(board: Board) -> Rows:
    """Who is asked what, with the options; for sealed answers those that were given."""
    if board.phase == c.OVER:
        return []
    asked = keys.question(board, board.ask)[0]
    if board.due != 0:
        given: Rows = [["asks", SEALED_WORD, asked]]
        for seat in range(board.seats):
            picks = [sealed.first(board, seat), sealed.second(board, seat)]
            cards = [board.card_word(board.card(c.HAND + seat, n)) for n in picks if n >= 0]
            given += [["sealed", seat, *cards]] if cards else []
        return given
    rows: Rows = [["asks", CHANCE_WORD if board.asked == CHANCE else str(board.asked), asked]]
    if board.ask != c.CHANCE_DRAW:
        rows.append(["options", *keys.option_keys(board, board.ask)])
    return rows


def _word(words: dict[str, int], number: int) -> str:
    return next(word for word, meant in words.items() if meant == number)


def zone_word(zone: int) -> str:
    """The word for a whole zone: "harbor", "2.hand", "2.hidden", "2" for a party, "held"."""
    if zone == c.HELD:
        return "held"
    if zone >= c.HIDDEN:
        return f"{zone - c.HIDDEN}.hidden"
    if zone >= c.PARTY:
        return f"{zone - c.PARTY}"
    if zone >= c.HAND:
        return places.hand(zone - c.HAND)
    return "tavern" if zone == c.TAVERN else _word(PILES, zone)


def _names(board: Board, zone: int) -> list[str]:
    return [
        "-" if board.card(zone, n) == c.NONE else board.card_word(board.card(zone, n))
        for n in range(board.size(zone))
    ]


def _zones(board: Board) -> Rows:
    rows: Rows = [["only"]] if board.deck.cut else []
    rows.append(["tavern", *_names(board, c.TAVERN)])
    rows += [[word, *_names(board, zone)] for word, zone in PILES.items()]
    for seat in range(board.seats):
        rows += [[word, seat, *_names(board, zone + seat)] for word, zone in SEATED.items()]
    if board.harbor_watched:
        rows.append(["watched", "harbor"])
    return rows


def usual(board: Board, zone: int, source: int, seat: int) -> int:
    """Who knows a card of a zone by default; for a held card by its `source` and `seat`."""
    if zone == c.HELD:
        return int(board.everyone) if source in (c.TAVERN, c.GRAVEYARD) else 1 << seat
    if zone in (c.TAVERN, c.GRAVEYARD) or c.PARTY <= zone < c.HIDDEN:
        return int(board.everyone)
    if zone >= c.HIDDEN:
        return 1 << (zone - c.HIDDEN)
    return 1 << (zone - c.HAND) if zone >= c.HAND else 0


def cards_with_usual(board: Board) -> list[tuple[int, int]]:
    """Every card with the viewers who know it by default."""
    found = []
    for zone in range(c.HELD):
        for index in range(board.size(zone)):
            if board.card(zone, index) != c.NONE:
                found.append((int(board.card(zone, index)), usual(board, zone, c.NONE, 0)))
    for depth in range(board.depth):
        frame = board.frames[depth]
        for index in range(frame.held_count):
            viewers = usual(board, c.HELD, int(frame.held_from), int(frame.seat))
            found.append((int(frame.held(index)), viewers))
    return found


def _knowledge(board: Board) -> Rows:
    known: dict[str, list[str]] = {}
    for card, viewers in cards_with_usual(board):
        if k.known(board, card) != viewers:
            told = _viewers(board, int(k.known(board, card)))
            known.setdefault(told, []).append(board.card_word(card))
    maybe: dict[str, list[str]] = {}
    groups: dict[str, list[str]] = {}
    for card in board.deck.in_play:
        if k.rumour(board, card) != c.RUMOUR_ANYWHERE:
            told = _rumour(int(k.rumour(board, card)))
            maybe.setdefault(told, []).append(board.card_word(card))
        if k.group(board, card) != 0:
            groups.setdefault(f"{k.group(board, card)}:", []).append(board.card_word(card))
    rows: Rows = []
    for word, told_of in (("known", known), ("maybe", maybe), ("group", groups)):
        rows += [[word, *told.split(), *cards] for told, cards in told_of.items()]
    return rows


def _viewers(board: Board, bits: int) -> str:
    if bits == board.everyone:
        return "all:"
    words = [str(seat) for seat in range(board.seats) if bits >> seat & 1]
    words += ["public"] if bits & c.PUBLIC_BIT else []
    return (" ".join(words) or "nobody") + ":"


# Every face-down zone: its rumor bit and its word.
RUMOUR_WORDS: Final = {
    zone_word(zone): int(k.rumour_bit(zone))
    for zone in (*PILES.values(), *range(c.HAND, c.PARTY), *range(c.HIDDEN, c.HELD), c.HELD)
}


def _rumour(bits: int) -> str:
    words = [word for word, bit in RUMOUR_WORDS.items() if bits & bit]
    return (" ".join(words) or "nowhere") + ":"


def _ability(board: Board, frame: Ability) -> list[object]:
    row: list[object] = ["ability", board.card_word(frame.card), "seat", int(frame.seat)]
    fresh = Ability()
    for word, name in {**NUMBERS, **SEATS}.items():
        if getattr(frame, name) != getattr(fresh, name):
            row += [word, int(getattr(frame, name))]
    if frame.faction:
        row += ["faction", c.FACTION_WORDS[int(frame.faction)]]
    for word, name in CARDS.items():
        if getattr(frame, name) != c.NONE:
            row += [word, board.card_word(getattr(frame, name))]
    for word, pick in (("first", int(frame.first_pick)), ("second", int(frame.second_pick))):
        if pick:
            row += [word, f"{zone_word(pick // c.PLACE)}#{pick % c.PLACE}"]
    if frame.held_from != c.NONE:
        row += ["from", zone_word(int(frame.held_from))]
    if frame.held_count > 0:
        row += ["held", *(board.card_word(frame.held(n)) for n in range(frame.held_count))]
    return row
