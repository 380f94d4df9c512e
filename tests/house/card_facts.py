"""What a hero does, read twice: from its row in heroes.yaml and from its text in a language.

Both readings are sets of plain facts ("bury", "faction empire", "red +1", "may"). If text and
effect differ, in any language, the sets differ.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tests.rows import rows_of
from tools.tree import PACKAGE

Row = Mapping[str, Any]

COLORS = ("red", "green", "leading", "trailing")
FACTIONS = {"tribes", "empire", "undead", "water"}

# How each fact is said in a language.
LEXICON: dict[str, dict[str, Any]] = {
    file.parent.name: rows_of(file)
    for file in sorted((PACKAGE / "text").glob("*/hidden_leaders.lexicon.yaml"))
}
PAIR = "color and number"
CAPITALS = "in capitals"  # the facts that a language says in capital letters
UNSAID = {"top"}  # "draw two cards from the wilderness" are its top cards anyway


def facts_of_text(text: str, language: str) -> set[str]:
    low = text.lower()
    found: set[str] = set()
    lexicon = LEXICON[language]
    for fact, pattern in lexicon.items():
        if fact in (PAIR, CAPITALS):
            continue
        looked_at = text if fact in lexicon[CAPITALS] else low
        if re.search(pattern, looked_at):
            found.add(fact)
    for word, number in re.findall(lexicon[PAIR], low):
        color = next(name for name in COLORS if re.fullmatch(lexicon[name], word))
        found.add(f"{color} {number}")
    found |= {f"number {number}" for number in re.findall(r"(?<!\d)[-+]\d", low)}
    return found


def differences(row: Row, text: str, language: str) -> dict[str, str]:
    """Facts that only the row or only the text has."""
    done, said = facts_of_row(row), facts_of_text(text, language)
    missing = done - said - UNSAID
    missing -= {fact for fact in missing if _said_apart(fact, said)}
    return {
        **dict.fromkeys(sorted(missing), "not said"),
        **dict.fromkeys(sorted(said - done - UNSAID), "only said"),
    }


def _said_apart(fact: str, said: set[str]) -> bool:
    """In "red and green +1 each" the number is not next to the first color."""
    color, _, number = fact.partition(" ")
    return color in COLORS and {color, f"number {number}"} <= said


# -- the row --------------------------------------------------------------------------------


def facts_of_row(row: Row) -> set[str]:
    facts = set(_of_markers(row["markers"]))
    for step in _steps(row["ability"]):
        facts |= set(_of_step(step))
    if "set_aside all" in facts:  # the text says so only when all cards are taken
        facts = facts - {"set_aside all"} | {"all cards"}
    return facts


def _steps(steps: list[Row]) -> Iterator[Row]:
    for step in steps:
        yield step
        for option in step.get("options", ()):
            yield from _steps(option)


def _of_markers(markers: Row) -> Iterator[str]:
    if markers["mode"] == "none":
        return
    moves = [m for option in markers.get("options", [markers]) for m in _moves(option)]
    for color, move in moves:
        yield color
        yield from _of_move(color, move, markers.get("x", {}))
    if any("if" in option for option in markers.get("options", ())):
        yield "may"  # one way always, another under a condition
    elif markers["mode"] == "options" or len(moves) > 1:
        yield {"and": "and", "or": "or", "and_or": "and/or", "options": "or"}[markers["mode"]]
    conditions = [markers, *markers.get("options", ())]
    for condition in (row["if"] for row in conditions if "if" in row):
        yield from _of_condition(condition)
    yield from _of_x(markers.get("x", {}))
    if markers["decider"] == "next_player":
        yield "next player"
    elif markers["decider"] == "owner_of_taken_card":
        yield "that player decides"


def _moves(option: Row) -> Iterator[tuple[str, int | str]]:
    yield from ((color, option[color]) for color in COLORS if option.get(color))


def _of_move(color: str, move: int | str, x: Row) -> Iterator[str]:
    if isinstance(move, int):
        signed = f"{move:+}"
    elif x["count"] in ("hidden_heroes", "factions_present"):
        yield "left" if move.startswith("-") else "right"
        return
    else:
        signed = "-1" if move.startswith("-") else "+1"
        if "max" in x:
            yield f"number {signed[0]}{x['max']}"
    yield f"number {signed}"
    if color in ("red", "green"):
        yield f"{color} {signed}"


def _of_condition(condition: Row) -> Iterator[str]:
    (kind, about), *_ = condition.items()
    if kind == "taken_in_step":  # "that player decides" says that somebody lost a hero
        return
    yield "if"
    if kind == "ahead":
        yield "ahead"
        if about != "either":
            yield about
    listed = about.get("faction") if isinstance(about, dict) else about
    yield from (f"faction {name}" for name in _listed(listed))
    if kind == "has_face_up":
        yield "up"


def _of_x(x: Row) -> Iterator[str]:
    if not x:
        return
    kind = x["count"]
    if kind == "factions_present":
        yield from (f"faction {name}" for name in FACTIONS - set(x["faction"]))
        yield "up"
    elif kind == "hidden_heroes":
        yield "down"
    else:
        yield "for each"
        yield from (f"faction {name}" for name in x.get("faction", ()))
    if kind == "face_up_heroes":
        yield "up"
    if kind == "graveyard_cards":
        yield "graveyard"
    if "max" in x:
        yield from ("at most", f"count {x['max']}")


def _of_step(step: Row) -> Iterator[str]:
    verb = step["do"]
    if verb in ("choose_faction", "guess_faction"):
        yield "name a faction"
    elif verb == "choose_player":
        yield "pick a player" if step["among"] == "any_player" else "another player"
    elif verb == "set_aside":
        if step["count"] == "all":
            yield "set_aside all"
    elif verb != "choose_one":
        yield verb
    sources = [step, *(step[side] for side in ("a", "b") if side in step)]
    for source in sources:
        yield from _of_source(source, verb)
    if step.get("must") is False:
        yield "may"
    if "if" in step:
        yield "if"
    yield from {"wilderness": ["discard"], "hand": ["keep"]}.get(step.get("rest", ""), [])
    if step.get("to") == "another_player":
        yield "another player"


def _of_source(source: Row, verb: str) -> Iterator[str]:
    zone = source.get("zone")
    if zone in ("wilderness", "graveyard", "harbor", "tavern"):
        yield zone
    if zone in ("wilderness", "graveyard") and source.get("pick") == "top" and verb != "draw":
        yield "top"
    if source.get("pick") == "random":
        yield "random"
    face = source.get("face")
    yield from {"up": ["up"], "down": ["down"], "any": ["up", "down"]}.get(str(face), [])
    if source.get("of") in ("another_player", "each_other_player"):
        yield "another player"
    if source.get("of") == "next_player":
        yield "next player"
    factions = [*_listed(source.get("faction")), *_listed(source.get("not_faction"))]
    yield from (f"faction {name}" for name in factions)
    count = source.get("count")
    if isinstance(count, dict):
        count = count["up_to"]
    if count == "all" and verb == "discard":
        yield "all cards"
    if isinstance(count, int) and count > 1:
        yield f"count {count}"


def _listed(value: Any) -> list[str]:
    return value if isinstance(value, list) else []
