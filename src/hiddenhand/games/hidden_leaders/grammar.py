"""Compiles rows of heroes.yaml to programs.

Every word is looked up in the vocabulary. BadData, naming the row, if a word is unknown or not
allowed in its place.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from hiddenhand.core.errors import BadData
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.codes import FACTION_NAMES
from hiddenhand.games.hidden_leaders.program import (
    Condition,
    Instruction,
    MarkerBlock,
    Move,
    Selector,
)
from hiddenhand.games.hidden_leaders.verbs.every import BY_NUMBER
from hiddenhand.games.hidden_leaders.verbs.verb import ALL_CARDS, Source, Verb
from hiddenhand.games.hidden_leaders.vocabulary import (
    CARD_REFS,
    DECIDERS,
    EXCHANGED,
    FACES,
    MARKER_KEYS,
    MARKER_MODES,
    PICKS,
    PLAYERS,
    RESTS,
    SEEN_BY,
    SELECTOR_KEYS,
    SIDES,
    VERBS,
    X_KINDS,
    ZONES,
)

Row = Mapping[str, Any]


def compile_hero(row: Row, place: str) -> list[Instruction]:
    """The program of one hero: its steps with the marker block inserted and nested lists
    flattened."""
    ability = _sequence(row, "ability", place)
    markers = _mapping(row, "markers", place)
    block, after = _markers(markers, f"{place}.markers", ability)
    if after > len(ability):
        raise BadData(f"after_step {after} of {len(ability)} steps", place=f"{place}.markers")
    steps: list[Instruction] = []
    for number, step_row in enumerate(ability, start=1):
        if block is not None and number == after + 1:
            steps.append(block)
        _compile_step(step_row, f"{place}.ability[{number}]", steps)
    if block is not None and after == len(ability):
        steps.append(block)
    return steps


def _compile_step(row: Any, place: str, steps: list[Instruction]) -> None:
    if not isinstance(row, Mapping):
        raise BadData(f"a step is a mapping, not {row!r}", place=place)
    name = row.get("do")
    if name not in VERBS:
        raise BadData(f"unknown verb {name!r}", place=f"{place}.do")
    verb = VERBS[name]
    _only_keys(row, f"do {verb.keys}", place)
    step = Instruction(verb.number)
    steps.append(step)
    if verb.sources:
        _compile_source(row, place, step, verb)
        return
    heeded = Source(must="true false", seen_by="all self each_new_owner", rest="back_on_top")
    if verb.number != p.EXCHANGE:
        heeded = Source()
    _compile_manner(row, place, step, heeded)
    if verb.number == p.BRANCH:
        _compile_branches(row, place, step, steps)
    elif verb.number == p.CHOOSE_PLAYER:
        _heeded(row, "among", "another_player any_player", place)
        step.sel.of = _word(row, "among", PLAYERS, place, None)
        if "having" in row:
            step.other = _selector(_mapping(row, "having", place), f"{place}.having")
            _heeded(row["having"], "zone", "hand party", f"{place}.having")
    elif verb.number == p.EXCHANGE:
        _compile_exchange(row, place, step)


def _compile_manner(row: Row, place: str, step: Instruction, source: Source) -> None:
    """The words that say how: who chooses, whether it must, who sees it, where the rest goes."""
    for key in ("chooser", "seen_by", "to", "rest"):
        _heeded(row, key, getattr(source, key), place)
    step.must = _truth(row, "must", place)
    if str(step.must).lower() not in source.must.split():
        raise BadData(f"must is always {source.must} here", place=f"{place}.must")
    step.chooser = _word(row, "chooser", PLAYERS, place, source.chooser.split()[0])
    step.seen = _word(row, "seen_by", SEEN_BY, place, source.seen_by.split()[0])
    if "rest" in row:
        step.rest = _word(row, "rest", RESTS, place, None)


def _compile_source(row: Row, place: str, step: Instruction, verb: Verb) -> None:
    if "card" in row:
        step.sel.zone = _word(row, "card", CARD_REFS, place, None)
        name = str(row["card"])
    else:
        step.sel = _selector(row, place, party_by_default=True)
        step.pick = _word(row, "pick", PICKS, place, "chosen")
        name = f"{row.get('zone', 'party')}/{row.get('pick', 'chosen')}"
    if name not in verb.sources:
        known = ", ".join(verb.sources)
        raise BadData(f"{row['do']} cannot use {name}; it can use {known}", place=place)
    source = verb.sources[name]
    _compile_manner(row, place, step, source)
    for key in ("of", "face"):
        _heeded(row, key, getattr(source, key), place)
    step.count = _count(row, place, source.most)
    if "if" in row:
        step.condition = _condition(_mapping(row, "if", place), f"{place}.if", ())
    for key in ("to", "rest"):
        if getattr(source, key) and key not in row:
            raise BadData(f"the field {key!r} is missing", place=place)
    if row.get("to") in ("held", "hand"):
        step.to = p.TO_HELD if row["to"] == "held" else p.TO_HAND


def _compile_exchange(row: Row, place: str, step: Instruction) -> None:
    step.sel = _selector(_mapping(row, "a", place), f"{place}.a")
    step.other = _selector(_mapping(row, "b", place), f"{place}.b")
    for side in ("a", "b"):
        _heeded(row[side], "zone", " ".join(EXCHANGED), f"{place}.{side}")
        _heeded(row[side], "pick", "top chosen", f"{place}.{side}")
    if step.other.zone in (p.IN_GRAVEYARD, p.IN_HELD):
        raise BadData("graveyard and held cards come first, as a", place=f"{place}.b")
    if (step.sel.zone == p.IN_HELD) != (step.rest == p.REST_BACK):
        raise BadData("held cards, and only they, go back_on_top", place=f"{place}.rest")


def _compile_branches(row: Row, place: str, branch: Instruction, steps: list[Instruction]) -> None:
    jumps: list[Instruction] = []
    for number, option in enumerate(_sequence(row, "options", place), start=1):
        branch.targets.append(len(steps))
        if not isinstance(option, Sequence) or not option:
            raise BadData("an option is a list of steps", place=f"{place}.options[{number}]")
        for inner, step_row in enumerate(option, start=1):
            _compile_step(step_row, f"{place}.options[{number}][{inner}]", steps)
        first = steps[branch.targets[-1]]
        if int(first.sel.zone) not in BY_NUMBER[first.verb].branches:
            raise BadData(
                "an option cannot begin with this step", place=f"{place}.options[{number}][1]"
            )
        jump = Instruction(p.JUMP)
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


def _markers(row: Row, place: str, ability: Sequence[Any]) -> tuple[Instruction | None, int]:
    _only_keys(row, MARKER_KEYS, place)
    mode = row.get("mode")
    if mode not in MARKER_MODES:
        raise BadData(f"unknown mode {mode!r}", place=f"{place}.mode")
    if mode == "none":
        return None, 0
    step = Instruction(p.MARKERS)
    block = step.markers
    _heeded(row, "decider", DECIDERS, place)
    block.decider = _word(row, "decider", PLAYERS, place, "self")
    if "if" in row:
        block.condition = _condition(_mapping(row, "if", place), f"{place}.if", ability)
    if "x" in row:
        _x_count(_mapping(row, "x", place), f"{place}.x", block, ability)
    if mode == "options":
        for number, option in enumerate(_sequence(row, "options", place), start=1):
            block.moves.append(_move(option, f"{place}.options[{number}]"))
    else:
        block.moves = _combined_moves(row, mode, place)
    after = row.get("after_step", 0)
    if not isinstance(after, int) or after < 0:
        raise BadData(f"{after!r} is not a number of steps", place=f"{place}.after_step")
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
        move.condition = _condition(_mapping(row, "if", place), f"{place}.if", ())
    return move


def _amount(row: Row, key: str, place: str) -> tuple[int, int]:
    value = row.get(key, 0)
    if value == "X":
        return 0, 1
    if value == "-X":
        return 0, -1
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > 11:
        raise BadData(f"{value!r} is not a number of spaces", place=f"{place}.{key}")
    return value, 0


def _x_count(row: Row, place: str, block: MarkerBlock, ability: Sequence[Any]) -> None:
    name = row.get("count")
    if name not in X_KINDS:
        raise BadData(f"unknown count {name!r}", place=f"{place}.count")
    block.x_kind, keys = X_KINDS[name]
    _only_keys(row, keys, place)
    if block.x_kind == p.X_DISCARDED:
        _names_step(row, "discard", ability, place)
    _heeded(row, "of", "self chosen_player", place)
    block.x_of = _word(row, "of", PLAYERS, place, "self")
    if "faction" in row:
        block.x_factions = _factions(row["faction"], f"{place}.faction")
    block.x_most = _whole(row["max"], f"{place}.max") if "max" in row else 99


def _names_step(row: Row, verb: str, ability: Sequence[Any], place: str) -> None:
    """BadData unless `step` is the only step of the ability with the verb asked about."""
    doing = [number for number, step in enumerate(ability, start=1) if step.get("do") == verb]
    if doing != [row.get("step")]:
        raise BadData(f"no {verb} in step {row.get('step')!r}, or in others too", f"{place}.step")


def _heeded(row: Row, key: str, words: str, place: str) -> None:
    """BadData for any other word: the engine would ignore it here."""
    if key in row and row[key] not in words.split():
        known = words or "nothing"
        raise BadData(f"{row[key]!r} has no effect here; allowed: {known}", place=f"{place}.{key}")


def _condition(row: Row, place: str, ability: Sequence[Any]) -> Condition:
    if len(row) != 1:
        raise BadData(f"one condition at a time, not {dict(row)!r}", place=place)
    name, value = next(iter(row.items()))
    condition = Condition()
    if name == "ahead":
        condition.kind = _word(row, "ahead", SIDES, place, None)
    elif name == "has_face_up":
        _only_keys(value, "of faction min", place)
        _heeded(value, "of", "self", place)
        condition.kind = p.HAS_FACE_UP
        condition.factions = _factions(value.get("faction"), f"{place}.faction")
        condition.at_least = _whole(value.get("min"), f"{place}.min")
    elif name == "discarded_in_step":
        _only_keys(value, "step min", place)
        _names_step(value, "discard", ability, place)
        condition.kind = p.DISCARDED
        condition.at_least = _whole(value.get("min"), f"{place}.min")
    elif name == "taken_in_step":
        _only_keys(value, "step", place)
        _names_step(value, "take_to_hand", ability, place)
        condition.kind = p.TAKEN
    elif name == "revealed_card_is_not":
        condition.kind = p.REVEALED_IS_NOT
        condition.factions = _factions(value, place)
    elif name == "turned_card_is":
        condition.kind = p.TURNED_IS
        condition.factions = _factions(value, place)
    elif name == "guess_correct" and value is True:
        condition.kind = p.GUESS_CORRECT
    else:
        raise BadData(f"unknown condition {name!r}", place=place)
    return condition


def _count(row: Row, place: str, most: int) -> int:
    value = row.get("count", 1)
    if (value == "all") != (most == ALL_CARDS):
        raise BadData(f"{value!r} is not a valid count here", place=f"{place}.count")
    if value == "all":
        return ALL_CARDS
    if isinstance(value, Mapping):
        _only_keys(value, "up_to", f"{place}.count")
        value = value.get("up_to")
    count = _whole(value, f"{place}.count")
    if count > most:
        raise BadData(f"at most {most} cards here", place=f"{place}.count")
    return count


def _factions(value: Any, place: str) -> int:
    if not isinstance(value, Sequence) or isinstance(value, str) or not value:
        raise BadData(f"{value!r} is not a list of factions", place=place)
    mask = 0
    for name in value:
        if name not in FACTION_NAMES:
            raise BadData(f"unknown faction {name!r}", place=place)
        mask |= FACTION_NAMES[name]
    return mask


def _only_keys(row: Any, keys: str, place: str) -> None:
    if not isinstance(row, Mapping):
        raise BadData(f"{row!r} is not a mapping", place=place)
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
        raise BadData(f"{value!r} is not a valid count", place=place)
    return value


def _truth(row: Row, key: str, place: str) -> bool:
    value = row.get(key, True)
    if not isinstance(value, bool):
        raise BadData(f"{value!r} is neither true nor false", place=f"{place}.{key}")
    return value


def _mapping(row: Row, key: str, place: str) -> Row:
    value = row.get(key)
    if not isinstance(value, Mapping):
        raise BadData(f"the field {key!r} is missing or not a mapping", place=place)
    return value


def _sequence(row: Row, key: str, place: str) -> Sequence[Any]:
    value = row.get(key)
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadData(f"the field {key!r} is missing or not a list", place=place)
    return value
