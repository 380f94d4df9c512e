"""The table of Secret Allies as lines of text: the map of hexes, states, players."""

from collections.abc import Sequence

from hiddenhand.cli.boards import Shown
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.view import (
    TERRAIN,
    picture,
    printed,
    state_codes,
    unit_letters,
)
from hiddenhand.text.words import Words


def draw(view: Shown, words: Words, seat: Seat, options: Sequence[str]) -> list[str]:
    lines = [_heading(view, words), ""]
    lines += _map(view, words, options)
    lines += [_state(row, code, words) for code, row in _coded(view)]
    lines.append("")
    lines += [_player(row, words) for row in _rows(view["players"])]
    lines += _now(view, words)
    own = view["own"]
    if isinstance(own, dict):
        lines += ["", *_own(own, words)]
    return lines


def hint(view: Shown, words: Words, seat: Seat, key: str) -> str:
    """What stands on a hex, and what is printed on what may be bought."""
    verb, _, place = key.partition(":")
    if verb in ("unit", "go", "enter", "hit", "put"):
        return _on_hex(view, place, words)
    if verb in ("buy", "research") and place:
        return _printed(str(view["pack"]), place.rpartition(".")[2], words)
    if verb in ("keep", "reveal"):
        found = [row for row in _rows(view["states"]) if row["state"] == place]
        return _income(found[0], words) if found else ""
    return ""


# -- the map ------------------------------------------------------------------------------


def _map(view: Shown, words: Words, options: Sequence[str]) -> list[str]:
    """The picture; hexes that may be chosen show the number of their option."""
    numbers = {key.partition(":")[2]: number for number, key in enumerate(options, start=1)}
    places = {place for row in _rows(view["states"]) for place in _list(row["hexes"])}
    labels = {place: f"#{number}" for place, number in numbers.items() if place in places}
    lines = picture(view, labels)
    if not lines:
        return []
    letters = unit_letters(view)
    on_map = {str(row["unit"]) for row in _rows(view["units"])}
    signs = [f"{sign} {words.name(kind)}" for kind, sign in TERRAIN.items()]
    signs += [f"{letters[unit]} {words.name(unit)}" for unit in letters if unit in on_map]
    return [*lines, "", "  " + words.say("table-legend", terrain=", ".join(signs)), ""]


def _on_hex(view: Shown, place: str, words: Words) -> str:
    found = []
    for code, row in _coded(view):
        hexes = _list(row["hexes"])
        if place in hexes:
            terrain = words.name(str(_list(row["terrain"])[hexes.index(place)]))
            found.append(f"{code} {words.name(str(row['state']))}, {terrain}")
            mines = row["mines"]
            if isinstance(mines, dict) and place in mines:
                found.append(words.say("table-mine"))
    for unit in _rows(view["units"]):
        if unit["hex"] == place:
            name = words.name(str(unit["unit"]))
            wreck = words.say("table-wreck") if unit["wreck"] else words.seat(_int(unit["seat"]))
            found.append(f"{name} ({wreck})")
    return ", ".join(found)


# -- the lines below the map --------------------------------------------------------------


def _heading(view: Shown, words: Words) -> str:
    return words.say(
        "table-heading",
        turn=_int(view["turn"]),
        limit=_int(view["turn_limit"]),
        phase=str(view["phase"]),
        threshold=_int(view["threshold"]),
        tiles=_int(view["tiles_left"]),
    )


def _state(row: Shown, code: str, words: Words) -> str:
    holder = row["holder"]
    revealed = row["revealed_by"]
    gold, uranium, titanium = (_int(count) for count in _list(row["treasury"]))
    facts = words.say(
        "table-state",
        holder=words.seat(_int(holder)) if holder is not None else "-",
        worth=_int(row["worth"]),
        income=_income(row, words),
        gold=gold,
        uranium=uranium,
        titanium=titanium,
        die="-" if row["die"] is None else str(row["die"]),
        partisans=bool(row["partisan_token"]),
    )
    ally = words.say("table-ally-of", seat=_int(revealed)) if revealed is not None else ""
    return f"  {code} {words.name(str(row['state'])):<14} {facts} {ally}".rstrip()


def _income(row: Shown, words: Words) -> str:
    gold, uranium, titanium = (_int(count) for count in _list(row["income"]))
    return words.say("table-income", gold=gold, uranium=uranium, titanium=titanium)


def _player(row: Shown, words: Words) -> str:
    race = row["race"]
    return "  " + words.say(
        "table-player",
        seat=_int(row["seat"]),
        race=words.name(str(race)) if race else "-",
        track=_int(row["track"]),
        unrevealed=_int(row["unrevealed"]),
        technologies=[str(name) for name in _list(row["technologies"])],
    )


def _now(view: Shown, words: Words) -> list[str]:
    """What is going on: an auction, a subturn, a state under attack."""
    lines = []
    auction = view["auction"]
    if isinstance(auction, dict):
        sealed = [int(seat) for seat in auction["sealed"]]
        aim, modifiers = str(auction["aim"]), auction["modifiers"]
        lines.append(words.say("table-auction", aim=aim, modifiers=modifiers, sealed=sealed))
    battle = view["battle"]
    if isinstance(battle, dict) and battle["active"] is not None:
        moves = _int(battle["moves_left"])
        lines.append(words.say("table-subturn", seat=_int(battle["active"]), moves=moves))
        if battle["moving"] is not None:
            points = _int(battle["points"])
            lines.append(words.say("table-moving", hex=str(battle["moving"]), points=points))
        if battle["under_attack"] is not None:
            attacker = battle["attacker"]
            state = str(battle["under_attack"])
            lines.append(words.say("table-attack", state=state, seat=_int(attacker)))
    return [f"  {line}" for line in lines]


def _own(own: Shown, words: Words) -> list[str]:
    lines = [
        words.say(
            "table-own",
            prestige=_int(own["prestige"]),
            allies=[str(name) for name in _list(own["allies"])],
        )
    ]
    hand = [str(name) for name in _list(own["cards_in_hand"])]
    if hand:
        lines.append(words.say("table-hand", cards=hand))
    seen = [str(name) for name in _list(own["neutrals_seen"])]
    if seen:
        lines.append(words.say("table-neutrals", cards=seen))
    lines += [
        words.say(
            "table-prestige-seen",
            seat=_int(look["seat"]),
            turn=_int(look["turn"]),
            prestige=_int(look["prestige"]),
        )
        for look in _rows(own["prestige_seen"])
    ]
    return [f"  {line}" for line in lines]


def _printed(pack: str, name: str, words: Words) -> str:
    shown = printed(pack, name)
    if not shown:
        return ""
    gold, uranium, titanium = (_int(count) for count in _list(shown["cost"]))
    cost = words.say("table-cost", gold=gold, uranium=uranium, titanium=titanium)
    if shown["kind"] == "unit":
        numbers = {
            "damage": "/".join(map(str, _list(shown["damage"]))),
            "range": "/".join(map(str, _list(shown["ranges"]))),
        }
        armour, move = _int(shown["armour"]), _int(shown["move"])
        return words.say("table-unit", cost=cost, armour=armour, move=move, **numbers)
    effects = [str(kind) for kind, _ in shown["effects"]]  # type: ignore[attr-defined]
    gives = [words.name(f"effect_{kind}") for kind in effects]
    gives += [words.name(str(unit)) for unit in _list(shown["unlocks"])]
    prestige = _int(shown["prestige"])
    return words.say("table-technology", cost=cost, prestige=prestige, gives=", ".join(gives))


# -- reading a view -----------------------------------------------------------------------


def _coded(view: Shown) -> list[tuple[str, Shown]]:
    """The states, each with the letters that name it on the map."""
    codes = state_codes(view)
    return [(codes[str(row["state"])], row) for row in _rows(view["states"])]


def _rows(value: object) -> list[Shown]:
    return [row for row in _list(value) if isinstance(row, dict)]


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0
