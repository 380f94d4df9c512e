"""The table of Secret Allies as lines of text: map, states, players, the current question."""

from collections.abc import Sequence

from hiddenhand.core.event import Fact
from hiddenhand.core.game import Shown
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.ascii_map import (
    TERRAIN,
    covered,
    picture,
    state_codes,
    tile_picture,
    unit_letters,
)
from hiddenhand.games.secret_allies.printed import printed
from hiddenhand.games.secret_allies.sides import sides
from hiddenhand.text.words import Words


def draw(view: Shown, words: Words, seat: Seat, options: Sequence[str]) -> list[str]:
    """The whole table as lines of text for the viewer."""
    lines = [_heading(view, words), ""]
    lines += _map(view, words, options)
    lines += _tile(view, words)
    lines += [_state(row, code, words) for code, row in _coded(view)]
    lines.append("")
    lines += [_player(row, words) for row in _rows(view["players"])]
    lines += _now(view, words)
    own = view["own"]
    if isinstance(own, dict):
        lines += ["", *_own(own, words)]
    return lines


def places(view: Shown, drawn: bool = True) -> dict[str, dict[str, Fact]]:
    """For each hex its state. The map shows the coordinates; without it, the side of the state."""
    found: dict[str, dict[str, Fact]] = {}
    for row in _rows(view["states"]):
        hexes = [str(hex_) for hex_ in _list(row["hexes"])]
        for hex_, where in sides(hexes).items():
            found[hex_] = {"state": str(row["state"]), **({} if drawn else where)}
    return found


def hint(view: Shown, words: Words, seat: Seat, key: str) -> str:
    """A note for an option: what is on its hex, or what is printed on the thing for sale.

    Returns an empty string if there is nothing to add.
    """
    verb, _, place = key.partition(":")
    if verb in ("unit", "hit"):
        return f"{_on_hex(view, place, words)}, {_fit_for(view, place, words, verb == 'hit')}"
    if verb in ("go", "enter", "put"):
        return _on_hex(view, place, words)
    if verb == "place":
        return _beside(view, key, words)
    if verb in ("buy", "research") and place:
        return _printed(str(view["pack"]), place.rpartition(".")[2], words)
    if verb in ("keep", "reveal"):
        found = [row for row in _rows(view["states"]) if row["state"] == place]
        return _card(found[0], words) if found else ""
    return ""


def _card(row: Shown, words: Words) -> str:
    """The facts printed on a state's card."""
    size, worth = bool(row["large"]), _int(row["worth"])
    return words.say("table-card", large=size, worth=worth, income=_income(row, words))


# -- the map ------------------------------------------------------------------------------


def _map(view: Shown, words: Words, options: Sequence[str]) -> list[str]:
    """The map; hexes that can be chosen show the number of their option."""
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
    legend = ["  " + words.say("table-legend", terrain=", ".join(signs))]
    if view["states"]:
        legend.append("  " + words.say("table-legend-states"))
    return [*lines, "", *legend, ""]


def _tile(view: Shown, words: Words) -> list[str]:
    """The tile to be placed, unrotated."""
    tile = view["tile"]
    if tile is None:
        return []
    facts = printed(str(view["pack"]), str(tile))
    title = words.say("table-tile", state=str(tile), card=_card(facts, words))
    return [f"  {title}", "", *tile_picture(view), ""]


def _beside(view: Shown, key: str, words: Words) -> str:
    """Which states a placement touches, and along how many edges."""
    touched, edges = covered(view, key)
    names = [str(state) for state in touched]
    return words.say("table-touches", states=names, edges=edges)


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


def _fit_for(view: Shown, place: str, words: Words, as_target: bool) -> str:
    """What the unit on a hex can do or, for a target, its armor and damage."""
    for unit in _rows(view["units"]):
        if unit["hex"] == place:
            shown = printed(str(view["pack"]), str(unit["unit"]))
            if as_target:
                dealt = _int(_list(unit["damage"])[_int(view["viewer"])])
                return words.say("table-target", armour=_int(unit["armour"]), damage=dealt)
            return words.say("table-unit", **_numbers(shown))
    return ""


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
        die="-" if row["die"] is None else "X" if row["die"] == 0 else str(row["die"]),
        partisans=bool(row["partisan_token"]),
        large=bool(row["large"]),
    )
    ally = ""
    if revealed is not None:
        ally = words.say("table-ally-of", seat=_int(revealed), swords=bool(row["swords"]))
    elif row["shown_by"] is not None:
        ally = words.say("table-shown-by", seat=_int(row["shown_by"]))
    return f"  {code} {words.name(str(row['state'])):<14} {facts} {ally}".rstrip()


def _income(row: Shown, words: Words) -> str:
    gold, uranium, titanium = (_int(count) for count in _list(row["income"]))
    return words.say("table-income", gold=gold, uranium=uranium, titanium=titanium)


def _player(row: Shown, words: Words) -> str:
    race = row["race"]
    return "  " + words.say(
        "table-player",
        seat=_int(row["seat"]),
        number=_int(row["seat"]),
        playing=bool(row["in_game"]),
        race=words.name(str(race)) if race else "-",
        track=_int(row["track"]),
        unrevealed=_int(row["unrevealed"]),
        technologies=[str(name) for name in _list(row["technologies"])],
    )


def _now(view: Shown, words: Words) -> list[str]:
    """The current auction, subturn or attack."""
    lines = []
    auction = view["auction"]
    if isinstance(auction, dict):
        sealed = [int(seat) for seat in auction["sealed"]]
        aim, modifiers = str(auction["aim"]), auction["modifiers"]
        lines.append(words.say("table-auction", aim=aim, modifiers=modifiers, sealed=sealed))
    battle = view["battle"]
    if isinstance(battle, dict) and battle["active"] is not None:
        lines += _subturn(view, battle, words)
    lines += _purchase(view, words)
    return [f"  {line}" for line in lines]


def _subturn(view: Shown, battle: Shown, words: Words) -> list[str]:
    lines = [
        words.say(
            "table-subturn",
            seat=_int(battle["active"]),
            moves=_int(battle["moves_left"]),
            attack="open"
            if battle["may_attack"]
            else "used"
            if battle["state_attacked"]
            else "last",
        )
    ]
    moving = battle["moving"]
    if moving is not None:
        points = _int(battle["points"])
        lines.append(words.say("table-moving", hex=str(moving), points=points))
        if view["asked"] == "ask-target":
            unit = next(str(row["unit"]) for row in _rows(view["units"]) if row["hex"] == moving)
            damage = _list(printed(str(view["pack"]), unit)["damage"])
            hit = _int(battle["hit"])
            facts = {"hit": hit + 1, "hits": len(damage), "damage": _int(damage[hit])}
            lines.append(words.say("table-hit", **facts))
    if battle["under_attack"] is not None:
        attacker, state = _int(battle["attacker"]), str(battle["under_attack"])
        lines.append(words.say("table-attack", state=state, seat=attacker))
    return lines


def _purchase(view: Shown, words: Words) -> list[str]:
    """What is being bought, and the partisans' funds."""
    lines = []
    battle, purchase = view["battle"], view["purchase"]
    if isinstance(battle, dict) and any(battle["funds"]):
        gold, uranium, titanium = (_int(count) for count in _list(battle["funds"]))
        funds = words.say("table-income", gold=gold, uranium=uranium, titanium=titanium)
        lines.append(words.say("table-funds", funds=funds))
    if isinstance(purchase, dict) and purchase["state"] is not None:
        ware = purchase["technology"] or purchase["unit"]
        if ware is not None:
            state = str(purchase["state"])
            lines.append(words.say("table-purchase", ware=str(ware), state=state))
    return lines


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
        return words.say("table-ware", cost=cost, unit=words.say("table-unit", **_numbers(shown)))
    # views as dicts are loosely typed: `effects` holds pairs
    effects = [str(kind) for kind, _ in shown["effects"]]  # type: ignore[attr-defined]
    gives = [words.name(f"effect_{kind}") for kind in effects]
    for unit in _list(shown["unlocks"]):
        numbers = words.say("table-unit", **_numbers(printed(pack, str(unit))))
        gives.append(f"{words.name(str(unit))} ({numbers})")
    prestige = _int(shown["prestige"])
    return words.say("table-technology", cost=cost, prestige=prestige, gives=", ".join(gives))


def _numbers(shown: Shown) -> dict[str, Fact]:
    """The four parameters of a unit (SA-2.0.1)."""
    return {
        "damage": "/".join(map(str, _list(shown["damage"]))),
        "range": "/".join(map(str, _list(shown["ranges"]))),
        "armour": _int(shown["armour"]),
        "move": _int(shown["move"]),
    }


# -- reading a view -----------------------------------------------------------------------


def _coded(view: Shown) -> list[tuple[str, Shown]]:
    """The states with their codes on the map."""
    codes = state_codes(view)
    return [(codes[str(row["state"])], row) for row in _rows(view["states"])]


def _rows(value: object) -> list[Shown]:
    return [row for row in _list(value) if isinstance(row, dict)]


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0
