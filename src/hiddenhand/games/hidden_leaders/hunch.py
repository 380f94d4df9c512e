"""A quick sensible answer for playouts: each option gets a score, and the best one is chosen.

The scores use only what the seat may see. They are heuristics: `turn.py` and the verbs decide what
is legal. A score of 1 is a certain win.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from hiddenhand.core.dice import Dice
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import markers
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.markers import SPACES, TRACK_END, on_track
from hiddenhand.games.hidden_leaders.outlook import Standing, place_of
from hiddenhand.games.hidden_leaders.program import Deck, Instruction, MarkerBlock, Move
from hiddenhand.games.hidden_leaders.verbs.every import BY_NUMBER

HARBOR_IS_WORTH: Final = 0.015  # an unknown card, above the worst use of a known one
TEMPO: Final = 0.01  # cost of a turn without a play
FRESH: Final = 0.01  # gain from a discarded card, which is replaced
# Average value of a text by its effect, before its targets are known.
TEXTS: Final = {
    "hide": 0.02,
    "strike": 0.02,
    "take": 0.02,
    "copy": 0.04,
    "play": 0.02,
    "draw": 0.02,
}
HOPELESS: Final = 1.11  # a discard scores at most 1.1 times the present value
NEVER: Final = -9.0


def score(s: Standing, ask: i64, option: i64) -> float:
    """The score of an option of the question `ask`; `s` is the standing of the asked seat."""
    if ask == c.ASK_TURN:
        if option == c.PASS:
            return s.now - 2 * TEMPO
        if option >= c.PLAY:
            return playing(s, _card(s, option - c.PLAY))
        return s.now - TEMPO + FRESH - 0.1 * keeping(s, _card(s, option))
    if ask == c.ASK_DRAW:
        if option == c.DRAW_HARBOR:
            return HARBOR_IS_WORTH
        return keeping(s, _card(s, option))
    if ask == c.ASK_MARKERS:
        return _moved(s, option)
    if ask == c.ASK_REDUCE or ask == c.ASK_SETUP_DISCARD or ask == c.ASK_SHOW:
        return 0.0 if option == c.NOTHING_TO_SHOW else -keeping(s, _card(s, option))
    if ask == c.ASK_DISCARD_MORE:
        return 0.0 if option == c.PASS else -keeping(s, _card(s, option)) - 0.01
    if ask == c.ASK_SETUP_HIDE:
        return hiding(s, _card(s, option))
    if ask == c.ASK_PLAY_MORE:
        return s.now if option == c.PASS else playing(s, _card(s, option))
    if ask == c.ASK_PICK or ask == c.ASK_PICK_SECOND or ask == c.ASK_ORDER:
        return _pick(s, ask, option)
    if ask == c.ASK_PLAYER:
        return _player(s, option)
    return 0.0


# -- cards -------------------------------------------------------------------------------


def _card(s: Standing, place: i64) -> i64:
    zone = place // c.PLACE
    if zone == c.HELD:
        return s.board.frame().held(place % c.PLACE)
    return s.board.card(zone, place % c.PLACE)


def playing(s: Standing, card: i64) -> float:
    """The chance to win after playing this card; its text is valued by a heuristic."""
    return _performed(s, card, s.board.faction(card), 1)


def keeping(s: Standing, card: i64) -> float:
    """How much better than no play playing this card would be."""
    return playing(s, card) - s.now


def hiding(s: Standing, card: i64) -> float:
    """What the hero adds when hidden, minus what playing it would gain."""
    board = s.board
    gain = s.value(board.red, board.green, board.faction(card), 0) - s.now
    return gain - 0.5 * keeping(s, card)


def _performed(s: Standing, card: i64, added: i64, face_up: i64) -> float:
    """The value with the best marker move for the seat, or the worst if another player decides."""
    deck = s.board.deck
    s.suppose(added, face_up)
    landings = deck.landings
    row = s.here * len(deck.blocks) + card
    at = i64(deck.landing_at[row])
    end = i64(deck.landing_at[row + 1])
    value = s.at(i64(landings[at + 1]))
    best = i64(landings[at]) == 1
    at += 2
    while at < end:
        other = s.at(i64(landings[at]))
        if (other > value) == best:
            value = other
        at += 1
    if s.own_size + face_up >= deck.end_number:  # too late for the text
        return value
    return value + deck.text_worth[card]


# -- markers -----------------------------------------------------------------------------


def _moved(s: Standing, option: i64) -> float:
    """The chance to win after a marker move of the card being played."""
    board = s.board
    block = board.step().markers
    x = markers.count_x(board, board.frame(), block) if block.x_kind != p.NO_X else 0
    s.suppose(0, 0)
    return s.at(_landing(block.moves[option], x, board.red, board.green))


# -- picks -------------------------------------------------------------------------------


def _pick(s: Standing, ask: i64, option: i64) -> float:
    board = s.board
    step = board.step()
    verb = step.verb
    if option == c.PASS:
        return 0.001
    zone = option // c.PLACE
    if zone == c.HELD or (zone >= c.HAND and zone < c.PARTY):
        card = _card(s, option)
        if verb == p.PLACE_HIDDEN and ask == c.ASK_PICK:
            return hiding(s, card)
        return -keeping(s, card)  # given away, exchanged or discarded
    if zone == c.TAVERN or zone == c.GRAVEYARD:
        card = _card(s, option)
        if verb == p.SET_ASIDE:
            return _performed(s, card, board.faction(card), 0) - s.now
        if verb == p.DISCARD:
            return -0.1 * keeping(s, card)
        if verb == p.PLACE_VISIBLE:
            return s.value(board.red, board.green, board.faction(card), 1)
        return keeping(s, card)
    return _pick_hero(s, verb, zone, option % c.PLACE)


def _pick_hero(s: Standing, verb: i64, zone: i64, index: i64) -> float:
    board = s.board
    hidden = zone >= c.HIDDEN
    owner = zone - c.HIDDEN if hidden else zone - c.PARTY
    if owner == s.seat:
        card = board.card(zone, index)
        factions = board.faction(card)
        if verb == p.PERFORM:
            return _performed(s, card, 0, 0) - s.now
        if verb == p.TURN_OVER and hidden:
            return _performed(s, card, 0, 1) - s.now
        if verb == p.LOOK:
            return -0.5
        return s.value(board.red, board.green, -factions, -1) - s.now
    if hidden:
        return 0.03
    card = board.card(zone, index)
    if verb == p.PERFORM:
        return _performed(s, card, 0, 0) - s.now
    worth: float = 0.02 + 0.005 * float(board.size(zone))
    if board.faction(card) & s.factions:
        worth += 0.03
    if verb == p.TAKE_TO_HAND or verb == p.EXCHANGE:
        worth += keeping(s, card)
    return worth


def _player(s: Standing, option: i64) -> float:
    """If X is counted, the player with the best result; otherwise the fullest other party."""
    board = s.board
    frame = board.frame()
    program = board.deck.programs[frame.card]
    if frame.pc + 1 < len(program) and program[frame.pc + 1].verb == p.MARKERS:
        block = program[frame.pc + 1].markers
        if block.x_kind == p.X_FACE_UP:
            x = markers.count_face_up(board, option, block.x_factions)
            x = x if x < block.x_most else block.x_most
            move = block.moves[0]
            return s.value(
                on_track(board.red + move.red_x * x),
                on_track(board.green + move.green_x * x),
                0,
                0,
            )
    if option == s.seat:
        return 0.0
    return 0.1 + 0.01 * float(board.size(c.PARTY + option))


def _read_cards(deck: Deck) -> None:
    """Precompute for a deck what each text is worth and where each card moves the markers.

    For every place and card: 1 if the seat itself decides, then the places to choose from.
    `landing_at` holds the offset of each entry.
    """
    landings = vec[u8]()
    landing_at = vec[i32]()
    place: i64 = 0
    while place < SPACES:
        for block in deck.blocks:
            landing_at = append(landing_at, i32(len(landings)))
            if block is None:
                landings = append(append(landings, u8(1)), u8(place))
            else:
                landings = append(landings, u8(1 if block.decider == p.SELF else 0))
                x = _guess_x(block)
                for move in block.moves:
                    to = _landing(move, x, place // TRACK_END + 1, place % TRACK_END + 1)
                    landings = append(landings, u8(to))
        place += 1
    landing_at = append(landing_at, i32(len(landings)))
    deck.landings = landings
    deck.landing_at = landing_at
    deck.text_worth = vec[float]([_text_of(program) for program in deck.programs])


def _guess_x(block: MarkerBlock) -> i64:
    """An estimate of X before the card is played."""
    if block.x_kind == p.NO_X:
        return 0
    return 1 if block.x_kind == p.X_DISCARDED else 2


def _landing(move: Move, x: i64, red: i64, green: i64) -> i64:
    """The place of the markers after the move."""
    by_red = move.red + move.red_x * x
    by_green = move.green + move.green_x * x
    if red > green:
        by_red += move.leading
        by_green += move.trailing
    elif green > red:
        by_green += move.leading
        by_red += move.trailing
    return place_of(on_track(red + by_red), on_track(green + by_green))


def _text_of(program: list[Instruction]) -> float:
    worth: float = 0.0
    for step in program:
        worth += _text(step)
    return worth


def _text(step: Instruction) -> float:
    """Average value of one step of a text, before its targets are known."""
    return TEXTS.get(BY_NUMBER[step.verb].does, 0.0)


def best_option(board: Board, seat: i64, ask: i64, dice: Dice) -> i64:
    """The index of the listed option of `seat` with the best score; ties are broken at random."""
    count = board.legal_count
    if count < 2:
        return 0
    standing = Standing(board, seat, board.leader(seat), False)
    if len(board.deck.text_worth) == 0:
        _read_cards(board.deck)
    best: i64 = 0
    most: float = NEVER
    equals: i64 = 0
    index: i64 = 0
    while index < count:
        option: i64 = int(board.legal[index])
        if option < c.PLAY and ask == c.ASK_TURN and most > HOPELESS * standing.now:
            index += 1  # no discard can score higher than a good play
            continue
        looks = score(standing, ask, option)
        if looks > most:
            best = index
            most = looks
            equals = 1
        elif looks == most:
            equals += 1
            if dice.below(equals) == 0:
                best = index
        index += 1
    return best
