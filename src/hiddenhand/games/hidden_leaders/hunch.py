"""A quick sensible answer, for playouts: each option gets a score, the best one is taken.

The scores use only what the asked seat may see. They are judgement, not rules: `turn.py` and the
verbs say what is legal, this module only says what looks good. One point is a sure victory.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hiddenhand.core.dice import Dice
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import markers
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.outlook import Standing
from hiddenhand.games.hidden_leaders.program import Deck, MarkerBlock, Move, Step

HARBOR_IS_WORTH: Final = 0.015  # an unknown card, above the worst use of a known one
TEMPO: Final = 0.01  # a play forgone
FRESH: Final = 0.01  # a discarded card is replaced by another
HIDE: Final = 0.02  # a text that lets a hero be hidden
STRIKE: Final = 0.02  # a text that takes a hero from somebody
COPY: Final = 0.04  # a text that performs another card
MORE: Final = 0.02  # a text that draws or plays more
NEVER: Final = -9.0


@final
class Hunch:
    """All scores of one question."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.seat: i64 = board.asker
        self.standing: Standing = Standing(board, board.asker, board.leader(board.asker), False)
        self.now: float = self.standing.now()
        self.texts: vec[float] = _texts(board.deck)

    def score(self, option: i64) -> float:
        ask = self.board.ask
        if ask == c.ASK_TURN:
            if option == c.PASS:
                return self.now - 2 * TEMPO
            if option >= c.PLAY:
                return self.playing(self._card(option - c.PLAY))
            return self.now - TEMPO + FRESH - 0.1 * self.keeping(self._card(option))
        if ask == c.ASK_DRAW:
            if option == c.DRAW_HARBOR:
                return HARBOR_IS_WORTH
            return self.keeping(self._card(option))
        if ask == c.ASK_MARKERS:
            block = self.board.step().markers
            return self.moved(block, block.moves[option], 0, 0, False)
        if ask == c.ASK_REDUCE or ask == c.ASK_SETUP_DISCARD or ask == c.ASK_SHOW:
            return 0.0 if option == c.NOTHING_TO_SHOW else -self.keeping(self._card(option))
        if ask == c.ASK_DISCARD_MORE:
            return 0.0 if option == c.PASS else -self.keeping(self._card(option)) - 0.01
        if ask == c.ASK_SETUP_HIDE:
            return self.hiding(self._card(option))
        if ask == c.ASK_PLAY_MORE:
            return self.now if option == c.PASS else self.playing(self._card(option))
        if ask == c.ASK_PICK or ask == c.ASK_PICK_SECOND or ask == c.ASK_ORDER:
            return self._pick(ask, option)
        if ask == c.ASK_PLAYER:
            return self._player(option)
        return 0.0

    # -- cards ----------------------------------------------------------------------------

    def _card(self, place: i64) -> i64:
        zone = place // c.PLACE
        if zone == c.HELD:
            return self.board.frame().held(place % c.PLACE)
        return self.board.card(zone, place % c.PLACE)

    def playing(self, card: i64) -> float:
        """The outlook after this card was played, its text counted by rule of thumb."""
        return self._performed(card, self.board.faction(card), 1)

    def keeping(self, card: i64) -> float:
        """How much better than no play a play of this card would be."""
        return self.playing(card) - self.now

    def hiding(self, card: i64) -> float:
        """What the hero adds hidden, less what its play would have brought."""
        board = self.board
        gain = self.standing.value(board.red, board.green, board.faction(card), 0) - self.now
        return gain - 0.5 * self.keeping(card)

    def _performed(self, card: i64, added: i64, face_up: i64) -> float:
        deck = self.board.deck
        block = deck.blocks[card]
        if block is None:
            value = self.standing.value(self.board.red, self.board.green, added, face_up)
        else:
            value = self._best_move(block, added, face_up)
        if self.standing.own_size + face_up >= deck.end_number:  # the text comes too late
            return value
        return value + self.texts[card]

    # -- markers --------------------------------------------------------------------------

    def _best_move(self, block: MarkerBlock, added: i64, face_up: i64) -> float:
        """With the decider's pick: the best for the seat, or the worst if another decides."""
        best: float = NEVER
        for move in block.moves:
            value = self.moved(block, move, added, face_up, True)
            if best == NEVER or (value > best) == (block.decider == p.SELF):
                best = value
        return best

    def moved(self, block: MarkerBlock, move: Move, added: i64, face_up: i64, guess: bool) -> float:
        """The outlook after a marker move; before the card is played X is but guessed."""
        board = self.board
        x: i64 = 0
        if block.x_kind != p.NO_X:
            if guess:
                x = 1 if block.x_kind == p.X_DISCARDED else 2
            else:
                x = markers.count_x(board, board.frame(), block)
        red = move.red + move.red_x * x
        green = move.green + move.green_x * x
        if board.red > board.green:
            red += move.leading
            green += move.trailing
        elif board.green > board.red:
            green += move.leading
            red += move.trailing
        return self.standing.value(
            _on_track(board.red + red), _on_track(board.green + green), added, face_up
        )

    # -- picks ----------------------------------------------------------------------------

    def _pick(self, ask: i64, option: i64) -> float:
        board = self.board
        step = board.step()
        verb = step.verb
        if option == c.PASS:
            return 0.001
        zone = option // c.PLACE
        if zone == c.HELD or (zone >= c.HAND and zone < c.PARTY):
            card = self._card(option)
            if verb == p.PLACE_HIDDEN and ask == c.ASK_PICK:
                return self.hiding(card)
            return -self.keeping(card)  # given away, exchanged or discarded
        if zone == c.TAVERN or zone == c.GRAVEYARD:
            card = self._card(option)
            if verb == p.SET_ASIDE:
                return self._performed(card, board.faction(card), 0) - self.now
            if verb == p.DISCARD:
                return -0.1 * self.keeping(card)
            if verb == p.PLACE_VISIBLE:
                return self.standing.value(board.red, board.green, board.faction(card), 1)
            return self.keeping(card)
        return self._pick_hero(verb, zone, option % c.PLACE)

    def _pick_hero(self, verb: i64, zone: i64, index: i64) -> float:
        board = self.board
        hidden = zone >= c.HIDDEN
        owner = zone - c.HIDDEN if hidden else zone - c.PARTY
        if owner == self.seat:
            card = board.card(zone, index)
            factions = board.faction(card)
            if verb == p.PERFORM:
                return self._performed(card, 0, 0) - self.now
            if verb == p.TURN_OVER and hidden:
                return self._performed(card, 0, 1) - self.now
            if verb == p.LOOK:
                return -0.5
            return self.standing.value(board.red, board.green, -factions, -1) - self.now
        if hidden:
            return 0.03
        card = board.card(zone, index)
        if verb == p.PERFORM:
            return self._performed(card, 0, 0) - self.now
        worth: float = 0.02 + 0.005 * float(board.size(zone))
        if board.faction(card) & self.standing.factions:
            worth += 0.03
        if verb == p.TAKE_TO_HAND or verb == p.EXCHANGE:
            worth += self.keeping(card)
        return worth

    def _player(self, option: i64) -> float:
        """Where X is counted, the outlook says whom to pick; else another one, the fullest."""
        board = self.board
        frame = board.frame()
        program = board.deck.programs[frame.card]
        if frame.pc + 1 < len(program) and program[frame.pc + 1].verb == p.MARKERS:
            block = program[frame.pc + 1].markers
            if block.x_kind == p.X_FACE_UP:
                x = markers.count_face_up(board, option, block.x_factions)
                x = x if x < block.x_most else block.x_most
                move = block.moves[0]
                return self.standing.value(
                    _on_track(board.red + move.red_x * x),
                    _on_track(board.green + move.green_x * x),
                    0,
                    0,
                )
        if option == self.seat:
            return 0.0
        return 0.1 + 0.01 * float(board.size(c.PARTY + option))


def _texts(deck: Deck) -> vec[float]:
    """What each card's text is worth, worked out once for a deck."""
    if len(deck.text_worth) == 0:
        deck.text_worth = vec[float]([_text_of(program) for program in deck.programs])
    return deck.text_worth


def _text_of(program: list[Step]) -> float:
    worth: float = 0.0
    for step in program:
        worth += _text(step)
    return worth


def _text(step: Step) -> float:
    """What a part of a text is worth before anybody knows what it will find."""
    verb = step.verb
    if verb == p.PLACE_HIDDEN:
        return HIDE
    if verb == p.BURY or verb == p.TAKE_TO_HAND:
        return STRIKE
    if verb == p.PERFORM:
        return COPY
    return MORE if verb == p.PLAY_ANOTHER or verb == p.DRAW else 0.0


def _on_track(space: i64) -> i64:
    if space < 1:
        return 1
    return space if space < markers.TRACK_END else markers.TRACK_END


def best_option(board: Board, dice: Dice) -> i64:
    """The index of the option with the best score; equals are drawn."""
    count = board.legal_count
    if count < 2:
        return 0
    hunch = Hunch(board)
    best: i64 = 0
    best_score: float = NEVER
    equals: i64 = 0
    index: i64 = 0
    while index < count:
        score = hunch.score(int(board.legal[index]))
        if score > best_score:
            best = index
            best_score = score
            equals = 1
        elif score == best_score:
            equals += 1
            if dice.below(equals) == 0:
                best = index
        index += 1
    return best
