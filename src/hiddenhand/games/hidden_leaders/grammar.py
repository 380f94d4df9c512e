"""From a row of heroes.yaml to a program. Knows every word a row may use, and refuses the rest.

The lists below are the closed vocabulary: a verb with the keys it takes, a key with its words.
What the engine cannot do (a bury from a hand, say) is refused here, with the row's name.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from hiddenhand.core.errors import BadData
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.codes import FACTION_NAMES
from hiddenhand.games.hidden_leaders.program import Condition, MarkerBlock, Move, Selector, Step

Row = Mapping[str, Any]

ZONES = {
    "party": p.IN_PARTY,
    "hand": p.IN_HAND,
    "tavern": p.IN_TAVERN,
    "harbor": p.IN_HARBOR,
    "wilderness": p.IN_WILDERNESS,
    "graveyard": p.IN_GRAVEYARD,
    "held": p.IN_HELD,
}
CARD_REFS = {
    "held_card": p.HELD_CARD,
    "turned_card": p.TURNED_CARD,
    "revealed_card": p.REVEALED_CARD,
}
PLAYERS = {
    "self": p.SELF,
    "another_player": p.ANOTHER,
    "any_player": p.ANY,
    "chosen_player": p.CHOSEN,
    "each_other_player": p.EACH_OTHER,
    "next_player": p.NEXT,
    "owner_of_taken_card": p.OWNER_OF_TAKEN,
}
FACES = {"up": p.UP, "down": p.DOWN, "any": p.EITHER}
PICKS = {
    "chosen": p.BY_CHOICE,
    "random": p.AT_RANDOM,
    "top": p.FROM_TOP,
    "all": p.ALL_OF_THEM,
}
SEEN_BY = {
    "all": p.SEEN_BY_ALL,
    "self": p.SEEN_BY_SELF,
    "self_and_source": p.SEEN_BY_SELF_AND_SOURCE,
    "chooser": p.SEEN_BY_CHOOSER,
    "each_new_owner": p.SEEN_BY_NEW_OWNERS,
}
RESTS = {"wilderness": p.REST_WILDERNESS, "hand": p.REST_HAND, "back_on_top": p.REST_BACK}
ALL_CARDS = 99

# verb -> (number, keys it may have, sources the engine can serve: "zone/pick" or a card reference)
VERBS: dict[str, tuple[int, str, str]] = {
    "choose_player": (p.CHOOSE_PLAYER, "among having chooser", ""),
    "choose_faction": (p.CHOOSE_FACTION, "chooser", ""),
    "guess_faction": (p.GUESS_FACTION, "chooser", ""),
    "bury": (
        p.BURY,
        "card zone of face faction count pick chooser must if seen_by",
        "party/chosen party/random turned_card held_card",
    ),
    "discard": (
        p.DISCARD,
        "zone of face faction count pick chooser must seen_by",
        "tavern/all tavern/chosen party/chosen hand/chosen",
    ),
    "exchange": (p.EXCHANGE, "a b chooser must rest seen_by", ""),
    "place_hidden": (
        p.PLACE_HIDDEN,
        "card zone of count pick chooser must rest seen_by",
        "hand/chosen held/chosen held/all held_card",
    ),
    "place_visible": (
        p.PLACE_VISIBLE,
        "zone of face count pick chooser must to seen_by",
        "tavern/chosen party/chosen",
    ),
    "take_to_hand": (
        p.TAKE_TO_HAND,
        "card zone of face count pick chooser must seen_by",
        "party/chosen graveyard/chosen revealed_card",
    ),
    "draw": (
        p.DRAW,
        "zone of count pick must to seen_by",
        "harbor/top wilderness/top graveyard/top hand/random",
    ),
    "look": (
        p.LOOK,
        "zone of face count pick chooser must to seen_by",
        "party/chosen wilderness/top",
    ),
    "set_aside": (
        p.SET_ASIDE,
        "zone count pick chooser must seen_by",
        "tavern/chosen tavern/all",
    ),
    "turn_over": (
        p.TURN_OVER,
        "zone of face count pick chooser must seen_by",
        "party/chosen",
    ),
    "reveal": (
        p.REVEAL,
        "zone of faction count pick chooser must seen_by",
        "wilderness/top hand/chosen",
    ),
    "refill_tavern": (p.REFILL_TAVERN, "zone pick must seen_by", "graveyard/top"),
    "perform": (
        p.PERFORM,
        "card zone of face not_card count pick chooser must",
        "party/chosen graveyard/top held_card turned_card",
    ),
    "play_another": (
        p.PLAY_ANOTHER,
        "zone of not_faction count pick chooser must",
        "hand/chosen",
    ),
    "choose_one": (p.BRANCH, "options chooser must", ""),
}
SELECTOR_KEYS = "zone of face not_faction pick"
MARKER_KEYS = "mode red green leading trailing x if decider after_step options"
MARKER_MODES = ("none", "and", "or", "and_or", "options")


def compile_hero(row: Row, place: str) -> list[Step]:
    """The program of one hero: its marker block put among its steps, lists laid flat."""
    ability = _sequence(row, "ability", place)
    markers = _mapping(row, "markers", place)
    block, after = _markers(markers, f"{place}.markers")
    if after > len(ability):
        raise BadData(f"after_step {after} of {len(ability)} steps", place=f"{place}.markers")
    steps: list[Step] = []
    for number, step_row in enumerate(ability, start=1):
        if block is not None and number == after + 1:
            steps.append(block)
        _compile_step(step_row, f"{place}.ability[{number}]", steps)
    if block is not None and after == len(ability):
        steps.append(block)
    return steps


def _compile_step(row: Any, place: str, steps: list[Step]) -> None:
    if not isinstance(row, Mapping):
        raise BadData(f"a step is a mapping, not {row!r}", place=place)
    name = row.get("do")
    if name not in VERBS:
        raise BadData(f"unknown verb {name!r}", place=f"{place}.do")
    verb, keys, sources = VERBS[name]
    _only_keys(row, f"do {keys}", place)
    step = Step(verb)
    steps.append(step)
    step.chooser = _word(row, "chooser", PLAYERS, place, "self")
    step.must = _truth(row, "must", place)
    step.seen = _word(row, "seen_by", SEEN_BY, place, "all")
    step.rest = _word(row, "rest", RESTS, place, None) if "rest" in row else p.REST_STAYS
    if verb == p.BRANCH:
        _compile_branches(row, place, step, steps)
    elif verb == p.CHOOSE_PLAYER:
        step.sel.of = _word(row, "among", PLAYERS, place, None)
        if "having" in row:
            having = _selector(_mapping(row, "having", place), f"{place}.having")
            step.other = having
        else:
            step.other.zone = 0
    elif verb == p.EXCHANGE:
        step.sel = _selector(_mapping(row, "a", place), f"{place}.a")
        step.other = _selector(_mapping(row, "b", place), f"{place}.b")
    elif verb in (p.CHOOSE_FACTION, p.GUESS_FACTION):
        pass
    else:
        _compile_source(row, place, step, sources.split())


def _compile_source(row: Row, place: str, step: Step, sources: Sequence[str]) -> None:
    if "card" in row:
        step.sel.zone = _word(row, "card", CARD_REFS, place, None)
        source = str(row["card"])
    else:
        step.sel = _selector(row, place, party_by_default=True)
        pick = str(row.get("pick", "chosen"))
        step.pick = _word(row, "pick", PICKS, place, "chosen")
        source = f"{row.get('zone', 'party')}/{pick}"
    if source not in sources:
        raise BadData(f"{row['do']} cannot use {source}; it can use {sources}", place=place)
    step.count = _count(row, place)
    if "if" in row:
        step.condition = _condition(_mapping(row, "if", place), f"{place}.if")
    to = row.get("to")
    if to in ("held", "hand"):
        step.to = p.TO_HELD if to == "held" else p.TO_HAND
    elif to is not None:
        step.to_player = _word(row, "to", PLAYERS, place, None)


def _compile_branches(row: Row, place: str, branch: Step, steps: list[Step]) -> None:
    jumps: list[Step] = []
    for number, option in enumerate(_sequence(row, "options", place), start=1):
        branch.targets.append(len(steps))
        if not isinstance(option, Sequence) or not option:
            raise BadData("an option is a list of steps", place=f"{place}.options[{number}]")
        for inner, step_row in enumerate(option, start=1):
            _compile_step(step_row, f"{place}.options[{number}][{inner}]", steps)
        jump = Step(p.JUMP)
        jumps.append(jump)
        steps.append(jump)
    for jump in jumps:
        jump.targets = [len(steps)]


def _selector(row: Row, place: str, *, party_by_default: bool = False) -> Selector:
    sel = Selector()
    if party_by_default:
        sel.zone = _word(row, "zone", ZONES, place, "party")
    else:
        _only_keys(row, SELECTOR_KEYS, place)
        sel.zone = _word(row, "zone", ZONES, place, None)
    sel.of = _word(row, "of", PLAYERS, place, "self")
    sel.face = _word(row, "face", FACES, place, "up")
    if row.get("faction") == "chosen_faction":
        sel.factions = p.CHOSEN_FACTION
    elif "faction" in row:
        sel.factions = _factions(row["faction"], f"{place}.faction")
    if "not_faction" in row:
        sel.not_factions = _factions(row["not_faction"], f"{place}.not_faction")
    if "not_card" in row:
        if row["not_card"] != "this_card":
            raise BadData(f"unknown card {row['not_card']!r}", place=f"{place}.not_card")
        sel.not_this_card = True
    if sel.face != p.UP and (sel.factions or sel.not_factions):
        raise BadData("a faction filter would look at hidden heroes (HL-7.7)", place=place)
    return sel


def _markers(row: Row, place: str) -> tuple[Step | None, int]:
    _only_keys(row, MARKER_KEYS, place)
    mode = row.get("mode")
    if mode not in MARKER_MODES:
        raise BadData(f"unknown mode {mode!r}", place=f"{place}.mode")
    if mode == "none":
        return None, 0
    step = Step(p.MARKERS)
    block = step.markers
    block.decider = _word(row, "decider", PLAYERS, place, "self")
    if "if" in row:
        block.condition = _condition(_mapping(row, "if", place), f"{place}.if")
    if "x" in row:
        _x_count(_mapping(row, "x", place), f"{place}.x", block)
    if mode == "options":
        for number, option in enumerate(_sequence(row, "options", place), start=1):
            block.moves.append(_move(option, f"{place}.options[{number}]"))
    else:
        block.moves = _combined_moves(row, mode, place)
    after = row.get("after_step", 0)
    if not isinstance(after, int) or after < 0:
        raise BadData(f"{after!r} is no number of steps", place=f"{place}.after_step")
    return step, after


def _combined_moves(row: Row, mode: str, place: str) -> list[Move]:
    parts = {key: row[key] for key in ("red", "green", "leading", "trailing") if key in row}
    both = _move(parts, place)
    if mode == "and":
        return [both]
    if set(parts) != {"red", "green"}:
        raise BadData(f"mode {mode} needs red and green", place=place)
    single = [_move({key: parts[key]}, place) for key in ("red", "green")]
    return single if mode == "or" else [*single, both]


def _move(row: Any, place: str) -> Move:
    if not isinstance(row, Mapping):
        raise BadData(f"a move is a mapping, not {row!r}", place=place)
    _only_keys(row, "red green leading trailing if", place)
    move = Move()
    move.red, move.red_x = _amount(row, "red", place)
    move.green, move.green_x = _amount(row, "green", place)
    move.leading, _ = _amount(row, "leading", place)
    move.trailing, _ = _amount(row, "trailing", place)
    if "if" in row:
        move.condition = _condition(_mapping(row, "if", place), f"{place}.if")
    return move


def _amount(row: Row, key: str, place: str) -> tuple[int, int]:
    value = row.get(key, 0)
    if value == "X":
        return 0, 1
    if value == "-X":
        return 0, -1
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > 11:
        raise BadData(f"{value!r} is no number of spaces", place=f"{place}.{key}")
    return value, 0


X_KINDS = {
    "cards_discarded": (p.X_DISCARDED, "count step"),
    "face_up_heroes": (p.X_FACE_UP, "count of faction max"),
    "graveyard_cards": (p.X_GRAVEYARD, "count max"),
    "hidden_heroes": (p.X_HIDDEN, "count of max"),
    "factions_present": (p.X_FACTIONS, "count of faction"),
}


def _x_count(row: Row, place: str, block: MarkerBlock) -> None:
    name = row.get("count")
    if name not in X_KINDS:
        raise BadData(f"unknown count {name!r}", place=f"{place}.count")
    block.x_kind, keys = X_KINDS[name]
    _only_keys(row, keys, place)
    block.x_of = _word(row, "of", PLAYERS, place, "self")
    if "faction" in row:
        block.x_factions = _factions(row["faction"], f"{place}.faction")
    block.x_most = _whole(row["max"], f"{place}.max") if "max" in row else 99


def _condition(row: Row, place: str) -> Condition:
    if len(row) != 1:
        raise BadData(f"one condition at a time, not {dict(row)!r}", place=place)
    name, value = next(iter(row.items()))
    condition = Condition()
    if name == "ahead":
        sides = {"red": p.RED_AHEAD, "green": p.GREEN_AHEAD, "either": p.EITHER_AHEAD}
        condition.kind = _word(row, "ahead", sides, place, None)
    elif name == "has_face_up":
        _only_keys(value, "of faction min", place)
        condition.kind = p.HAS_FACE_UP
        condition.factions = _factions(value.get("faction"), f"{place}.faction")
        condition.at_least = _whole(value.get("min"), f"{place}.min")
    elif name == "discarded_in_step":
        _only_keys(value, "step min", place)
        condition.kind = p.DISCARDED
        condition.at_least = _whole(value.get("min"), f"{place}.min")
    elif name == "taken_in_step":
        condition.kind = p.TAKEN
    elif name == "revealed_card_is_not":
        condition.kind = p.REVEALED_IS_NOT
        condition.factions = _factions(value, place)
    elif name == "turned_card_is":
        condition.kind = p.TURNED_IS
        condition.factions = _factions(value, place)
    elif name == "guess_correct":
        condition.kind = p.GUESS_CORRECT
    else:
        raise BadData(f"unknown condition {name!r}", place=place)
    return condition


def _count(row: Row, place: str) -> int:
    value = row.get("count", 1)
    if value == "all":
        return ALL_CARDS
    if isinstance(value, Mapping):
        _only_keys(value, "up_to", f"{place}.count")
        value = value.get("up_to")
    return _whole(value, f"{place}.count")


def _factions(value: Any, place: str) -> int:
    if not isinstance(value, Sequence) or isinstance(value, str) or not value:
        raise BadData(f"{value!r} is no list of factions", place=place)
    mask = 0
    for name in value:
        if name not in FACTION_NAMES:
            raise BadData(f"unknown faction {name!r}", place=place)
        mask |= FACTION_NAMES[name]
    return mask


def _only_keys(row: Any, keys: str, place: str) -> None:
    if not isinstance(row, Mapping):
        raise BadData(f"{row!r} is no mapping", place=place)
    for key in row:
        if key not in keys.split():
            raise BadData(f"unknown field {key!r}; known: {keys}", place=place)


def _word(row: Row, key: str, words: Mapping[str, int], place: str, default: str | None) -> int:
    value = row.get(key, default)
    if value is None:
        raise BadData(f"the field {key!r} is missing", place=place)
    if value not in words:
        raise BadData(f"unknown word {value!r}; known: {', '.join(words)}", place=f"{place}.{key}")
    return words[value]


def _whole(value: Any, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 < value < ALL_CARDS:
        raise BadData(f"{value!r} is no count", place=place)
    return value


def _truth(row: Row, key: str, place: str) -> bool:
    value = row.get(key, True)
    if not isinstance(value, bool):
        raise BadData(f"{value!r} is neither true nor false", place=f"{place}.{key}")
    return value


def _mapping(row: Row, key: str, place: str) -> Row:
    value = row.get(key)
    if not isinstance(value, Mapping):
        raise BadData(f"the field {key!r} is missing or no mapping", place=place)
    return value


def _sequence(row: Row, key: str, place: str) -> Sequence[Any]:
    value = row.get(key)
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadData(f"the field {key!r} is missing or no list", place=place)
    return value
