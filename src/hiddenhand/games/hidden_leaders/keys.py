"""Option keys. They name places and public cards, and a seat's own cards in its own options."""

from typing import Final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import markers, places
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.verbs.every import BY_NUMBER
from hiddenhand.games.hidden_leaders.words import TURN_ASKS


def asking(board: Board, ask: i64) -> tuple[str, str, str]:
    """Text key, paragraph and first word of the option keys of the question `ask`."""
    if board.depth > 0:
        return BY_NUMBER[board.step().verb].asks[int(ask)]
    return TURN_ASKS[int(ask)]


def question(board: Board, ask: i64) -> tuple[str, str]:
    """Text key and paragraph of the question `ask`, which is asked now."""
    text, rule, _ = asking(board, ask)
    if ask == c.ASK_REDUCE and board.deck.reduce_by > 0:
        return text, "HL-16.5"
    if ask == c.ASK_MARKERS and board.asked != board.active:
        return text, "HL-12.6"
    return text, rule


def option_keys(board: Board, ask: i64) -> list[str]:
    """The keys of all listed options of the question `ask`."""
    if ask == c.CHANCE_DRAW:
        words = _card_keys(board, "draw")
        return [words[board.card(c.HARBOR, n)] for n in range(board.size(c.HARBOR))]
    if board.legal_count == 0:
        return []
    word = asking(board, ask)[2]
    return [_key(board, ask, word, i64(board.legal[n])) for n in range(board.legal_count)]


def option_key(board: Board, ask: i64, index: i64) -> str:
    """The key of the listed option number `index` of the question `ask`."""
    if ask == c.CHANCE_DRAW:
        return _card_keys(board, "draw")[board.card(c.HARBOR, index)]
    return key_of(board, ask, i64(board.legal[index]))


# A code combines the question with the card that the key names, or else with the option.
CODE_ASK: Final = 1 << 20
CODE_PLAY: Final = 1 << 16
CODE_CARD: Final = 1 << 15
CODE_ZONE: Final = 256


def option_code(board: Board, ask: i64, index: i64) -> i64:
    """A listed option of `ask` as a number: equal codes for equal keys (`key_of`)."""
    if ask == c.CHANCE_DRAW:
        return ask * CODE_ASK + CODE_CARD + board.card(c.HARBOR, index)
    option: i64 = int(board.legal[index])
    code = ask * CODE_ASK
    if option >= c.PASS or _is_plain(ask):
        return code + option
    if option >= c.PLAY:
        code += CODE_PLAY
        option -= c.PLAY
    zone = option // c.PLACE
    place = option % c.PLACE
    if zone == c.HELD:
        return code + CODE_CARD + zone * CODE_ZONE + board.frame().held(place)
    if zone >= c.HIDDEN:
        return code + option
    return code + CODE_CARD + zone * CODE_ZONE + board.card(zone, place)


def _is_plain(ask: i64) -> bool:
    """True if the options of this question are not places."""
    if ask >= c.ASK_MARKERS and ask <= c.ASK_BRANCH:
        return True
    return ask == c.CHANCE_LEADER or ask == c.CHANCE_FIRST or ask == c.ASK_PARTY


def key_of(board: Board, ask: i64, option: i64) -> str:
    """The key of one option of the question `ask`."""
    return _key(board, ask, asking(board, ask)[2], option)


def _card_keys(board: Board, word: str) -> list[str]:
    """The keys of all cards that begin with this word: "discard:keen_koi"."""
    found = board.deck.card_keys.get(word)
    if found is None:
        found = [f"{word}:{card}" for card in board.deck.ids]
        board.deck.card_keys[word] = found
    return found


def _tavern_keys(board: Board, word: str) -> list[str]:
    """The same for cards in the tavern: "take:tavern.keen_koi"."""
    found = board.deck.tavern_keys.get(word)
    if found is None:
        found = [f"{word}:tavern.{card}" for card in board.deck.ids]
        board.deck.tavern_keys[word] = found
    return found


def _key(board: Board, ask: i64, word: str, option: i64) -> str:
    """The key of an option of the question `ask`, whose keys begin with `word`."""
    if option == c.PASS:
        return "pass"
    if option == c.DRAW_HARBOR:
        return "draw"
    if option == c.SEEN:
        return "seen"
    if option == c.NOTHING_TO_SHOW:
        return "none"
    if _is_plain(ask):
        return _plain_key(board, ask, word, option)
    if option >= c.PLAY:
        word = "play"
    option %= c.PLAY
    zone = option // c.PLACE
    place = option % c.PLACE
    if zone >= c.HAND and zone < c.PARTY:
        return _card_keys(board, word)[board.card(zone, place)]
    if zone == c.TAVERN:
        return _tavern_keys(board, word)[board.card(zone, place)]
    return f"{word}:{places.place(board, zone, place)}"


def _plain_key(board: Board, ask: i64, word: str, option: i64) -> str:
    """The key of an option that is not a place."""
    if ask == c.CHANCE_LEADER:
        return f"{word}:{board.deck.leaders[option]}"
    if ask == c.ASK_FACTION or ask == c.ASK_GUESS:
        return f"{word}:{c.FACTION_WORDS[int(option)]}"
    if ask == c.ASK_BRANCH:
        step = board.deck.programs[board.frame().card][option]
        return BY_NUMBER[step.verb].branches[int(step.sel.zone)]
    if ask == c.ASK_MARKERS:
        return _move_key(board, option)
    return f"{word}:{option}"  # a seat


def _move_key(board: Board, option: i64) -> str:
    block = board.step().markers
    x = markers.count_x(board, board.frame(), block) if block.x_kind != p.NO_X else 0
    return f"move:{markers.move_word(block.moves[option], x)}"
