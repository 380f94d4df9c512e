"""The table of Hidden Leaders as text, for the terminal."""

from collections.abc import Sequence

from hiddenhand.core.event import Fact
from hiddenhand.core.game import Shown
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.view import factions_of
from hiddenhand.text.words import Words

SPACES = 12
WAR_ZONE = 9  # HL-14: from this space on it is war


def draw(view: Shown, words: Words, seat: Seat, options: Sequence[str]) -> list[str]:
    """The lines that show the table to `seat`."""
    lines = [*_track(view, words), "", *_piles(view, words), ""]
    parties = _rows(view["parties"])
    for party in parties:
        lines += _party(party, view, words)
    for ability in _rows(view["abilities"]):
        lines.append(
            words.say("table-ability", seat=_int(ability["seat"]), card=str(ability["card"]))
        )
        held = [_face(card, words) for card in _list(ability["held"])]
        if held:
            lines.append("    " + words.say("table-held", cards=", ".join(held)))
    looking = view["looking"]
    if isinstance(looking, dict):
        lines += [
            words.say("table-looking", place=str(place), card=str(card))
            for place, card in looking.items()
        ]
    own = next((party for party in parties if party["seat"] == seat), None)
    if own is not None:
        lines += ["", *_hand(own, view, words)]
    return lines


def places(view: Shown, drawn: bool = True) -> dict[str, dict[str, Fact]]:
    """Names of places use no facts."""
    return {}


def hint(view: Shown, words: Words, seat: Seat, key: str) -> str:
    """The face of an own hidden hero, or the text of a card that may be played; else ""."""
    verb, _, place = key.partition(":")
    owner, _, position = place.partition(".h")
    if owner == str(seat) and position.isdecimal():
        own = next(party for party in _rows(view["parties"]) if party["seat"] == seat)
        hidden = _list(own["hidden"])
        if int(position) < len(hidden):
            return f"({_face(hidden[int(position)], words)})"
    if verb in ("take", "perform", "aside", "exchange", "with", "place"):
        return _saying(place.rpartition(".")[2], words)
    return ""


def _track(view: Shown, words: Words) -> list[str]:
    """Both markers on the power track; a double line marks the war zone."""
    lines = []
    names = {marker: words.name(marker) for marker in ("red", "green")}
    width = max(6, *map(len, names.values()))
    for marker, name in names.items():
        at = _int(view[marker])
        cells = ["●" if space == at else "·" for space in range(1, SPACES + 1)]
        cells.insert(WAR_ZONE - 1, "‖")
        lines.append(f"  {name:>{width}}  {'  '.join(cells)}  {at}")
    faction = str(view["faction_now"])
    over = view["phase"] == "over"
    lines.append("  " + words.say("table-faction-now", faction=faction, over=over))
    return lines


def _piles(view: Shown, words: Words) -> list[str]:
    tavern = [_face(card, words) for card in _list(view["tavern"])]
    top = view["graveyard_top"]
    lines = [
        "  " + words.say("table-tavern", cards=", ".join(tavern)),
        "  "
        + words.say(
            "table-piles",
            harbor=_int(view["harbor_size"]),
            wilderness=_int(view["wilderness_size"]),
            graveyard=_int(view["graveyard_size"]),
            top=_face(top, words),
        ),
    ]
    pile = view["graveyard"]
    if pile is not None:
        cards = ", ".join(_face(card, words) for card in _list(pile))
        lines.append("  " + words.say("table-graveyard", cards=cards))
    return lines


def _party(party: Shown, view: Shown, words: Words) -> list[str]:
    seat = _int(party["seat"])
    leader = party["leader"]
    heroes = _list(party["heroes"])
    facts = {
        "seat": seat,
        "heroes": len(heroes),
        "limit": _int(view["end_number"]),
        "hidden": len(_list(party["hidden"])),
        "hand": _int(party["hand_size"]),
        "leader": str(leader) if leader else None,
    }
    mark = "▶" if seat == view["active"] else " "
    lines = [f"{mark} {words.say('table-party', **facts)}"]
    if heroes:
        lines.append("      " + ", ".join(_face(card, words) for card in heroes))
    hidden = _list(party["hidden"])
    if any(card is not None for card in hidden):
        faces = [f"{number} {_face(card, words)}" for number, card in enumerate(hidden, start=1)]
        lines.append("      " + words.say("table-hidden", cards=", ".join(faces)))
    return lines


def _hand(own: Shown, view: Shown, words: Words) -> list[str]:
    lines = []
    leader = own["leader"]
    if leader:
        factions = " + ".join(words.name(word) for word in factions_of(str(leader)))
        lines.append(words.say("table-leader", leader=str(leader), factions=factions))
    for card in _list(own["hand"]):
        lines.append(f"  {_face(card, words)}: {_saying(str(card), words)}")
    return lines


def _saying(card: str, words: Words) -> str:
    message = words.variant(f"text-{card}")
    return words.say(message) if words.has(message) else ""


def _face(card: object, words: Words) -> str:
    """A card's name and factions; a dash if there is no card."""
    if card is None:
        return "-"
    factions = factions_of(str(card))
    kind = words.say("table-every-faction") if len(factions) > 2 else words.name("".join(factions))
    return f"{words.name(str(card))} [{kind}]"


def _rows(value: object) -> list[Shown]:
    return [row for row in _list(value) if isinstance(row, dict)]


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0
