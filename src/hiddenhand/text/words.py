"""Turns keys and facts into sentences of one language.

The prefix of a message tells what it is: `ask-` a question, `option-` the verb of an answer,
`event-` an event, `step-` a step of the decision, `place-` a place, `name-` a card, a faction or
another thing, `text-` the text of a card. A message can have several forms; the first one whose
variables are all known is used:

    event-drew = { SEAT($seat) }: drew { NAME($card) }
        .unseen = { SEAT($seat) }: drew a card

Here witnesses are told more than the others. Sentences never inflect a name. A message missing in a
language is shown in English, and one missing there as its key, so a new game can be played before
its texts are written.
"""

import re
from collections.abc import Callable, Mapping
from typing import cast

from babel.lists import format_list
from fluent.runtime import FluentBundle

from hiddenhand.core.decision import Decision
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.event import Fact
from hiddenhand.core.result import Result
from hiddenhand.core.seats import CHANCE, Seat
from hiddenhand.text.library import (
    COMMON,
    FALLBACK,
    check,
    sentences,
    shelf,
)

_BETWEEN = "\x1f"  # separates items of a list inside one Fluent argument
_TOGETHER = "\x1e"  # separates items of a list inside such a list
_POSITION = re.compile(r"h?(-?\d+)")  # 3 or -3, or h3 in a hidden stack
_SHIFT = re.compile(r"(\w+?)([+-]\d+)")  # red+1


class Words:
    """Sentences for one game; `names` are the players' names.

    If a thing has another name under a setting, `name-keen_koi-prototype` is used at tables with a
    setting of that value.
    """

    def __init__(
        self,
        game: str,
        language: str = FALLBACK,
        names: Mapping[Seat, str] | None = None,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        check(language)
        self.names = dict(names or {})
        self.variants = tuple((settings or {}).values())
        self.places: Mapping[str, Mapping[str, Fact]] = {}  # facts that the names of places use
        self.missing: set[str] = set()  # messages that were requested but do not exist
        self._shelves: list[tuple[FluentBundle, dict[str, list[tuple[str, frozenset[str]]]]]] = []
        for tongue in dict.fromkeys([language, FALLBACK]):
            self._open(tongue, game)

    # -- sentences ----------------------------------------------------------------------------

    def question(self, decision: Decision, view: Mapping[str, object] | None = None) -> str:
        """The question of a decision."""
        return self.ask(decision.ask, view)

    def ask(self, key: str, view: Mapping[str, object] | None = None) -> str:
        """The question with this key; the view's `about` holds facts that its text may use."""
        facts = cast(Mapping[str, Fact], (view or {}).get("about") or {})
        return self._tell(f"ask-{key.removeprefix('ask-')}", facts) or plain(key)

    def option(self, key: str) -> str:
        """An option as text; its parts are $a, $b, $c, and their parts $a_1, $a_2 ..."""
        verb, *parts = key.split(":")
        facts: dict[str, Fact] = dict(zip("abc", parts, strict=False))
        for letter, part in zip("abc", parts, strict=False):
            small = part.split(".")
            facts.update({f"{letter}_{n}": _number(word) for n, word in enumerate(small, 1)})
            facts[letter] = _number(part)
        told = self._tell(f"option-{verb}", facts)
        return told or " ".join([plain(verb), *(self.name(part) for part in parts)])

    def event(self, told: Mapping[str, Fact]) -> str:
        """An event as a sentence."""
        kind = str(told["event"])
        facts = {name: fact for name, fact in told.items() if name != "event"}
        return self._tell(f"event-{kind}", facts) or self._bare(kind, facts)

    def result(self, result: Result) -> list[str]:
        """Who won and why, one line each."""
        lines = []
        if result.winners:
            lines.append(self.say("winners", seats=list(result.winners)))
        else:
            lines.append(self.say("nobody-wins"))
        for step in result.explanation:
            facts = dict(step)
            kind = facts.pop("step", None)
            told = self._tell(f"step-{kind}", facts) if kind else ""
            lines.append("  " + (told or self._bare(str(kind or result.ending), facts)))
        return lines

    def name(self, key: str) -> str:
        """The name of a card, a faction, a place or another thing."""
        return self._tell(self.variant(f"name-{key}"), {}) or plain(key)

    def variant(self, message: str) -> str:
        """The variant of the message for this table's settings, or the message itself."""
        for value in self.variants:
            if self.has(f"{message}-{value}"):
                return f"{message}-{value}"
        return message

    def place(self, key: str) -> str:
        """A place such as "tavern", "2.hand" or "2.h1".

        Its message is named by the first part (`place-tavern`), the last part (`place-hand`), or
        the shape of all parts (`place-n-hn`: n a number, hn a numbered position, w a word). The
        parts are $a, $b, $c; numbers counted from one are $na, $nb, $nc. `places` adds facts.
        """
        parts = key.split(".")
        facts: dict[str, Fact] = dict(self.places.get(key, {}))
        facts.update(zip("abc", parts, strict=False))
        shape = []
        for letter, part in zip("abc", parts, strict=False):
            position = _POSITION.fullmatch(part)
            if position:
                facts[f"n{letter}"] = int(position[1]) + 1
            shape.append("w" if not position else "hn" if part.startswith("h") else "n")
        for message in (f"place-{parts[0]}", f"place-{parts[-1]}", f"place-{'-'.join(shape)}"):
            if self.has(message):
                return self._tell(message, facts)
        return self.name(key)

    def seat(self, seat: Seat) -> str:
        """The name of a player, or "chance"."""
        if seat == CHANCE:
            return self.say("chance")
        return self.names.get(seat) or self.say("seat", number=seat)

    def error(self, error: HiddenHandError) -> str:
        """An error as a sentence for the person who caused it."""
        return self.refusal(error.code, error.place, error.facts)

    def refusal(self, code: str, place: str, facts: Mapping[str, Fact]) -> str:
        """The sentence for an error's code and reason; see `HiddenHandError`."""
        known = {**facts, "place": self.where(place)}
        for message in (f"error-{code}-{known.pop('reason', '')}", f"error-{code}"):
            told = self._tell(message, known) if self.has(message) else ""
            if told:
                return told
        return self.say("error-any")

    def ending(self, key: str) -> str:
        """How a game ended; for "empire:most-heroes" the first part is $a."""
        first, *rest = key.split(":")
        message = f"ending-{rest[0] if rest else first}"
        return (self._tell(message, {"a": first}) if self.has(message) else "") or key

    def where(self, place: str) -> str:
        """The place of an error as text: "seat 2" and "line 7" are translated, file names
        are not.
        """
        parts = []
        for part in place.split(", "):
            kind, _, number = part.partition(" ")
            if number.isdecimal() and self.has(f"where-{kind}"):
                part = self.say(f"where-{kind}", number=int(number))
            parts.append(part)
        return ", ".join(parts)

    def say(self, message: str, **facts: Fact | float) -> str:
        """A message as text, or its key if there is none."""
        return self._tell(message, facts) or plain(message)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return any(message in forms for _, forms in self._shelves)

    # -- implementation -----------------------------------------------------------------------

    def _open(self, language: str, game: str) -> None:
        locale = language.partition("-")[0]  # en-XA uses English numbers
        functions: dict[str, Callable[..., str]] = {
            "SEAT": lambda seat: self.seat(int(seat)),
            "SEATS": lambda seats: self._joined(seats, lambda part: self.seat(int(part))),
            "ALL": lambda seats: self._all(str(seats), locale),
            "NAME": lambda key: self.name(str(key)),
            "NAMES": lambda keys: self._joined(keys, self.name),
            "KEYS": lambda keys: self._joined(keys, str),  # to be typed as they are
            "PLACE": lambda place: self.place(str(place)),
            "MOVES": lambda moves: ", ".join(map(self._shift, str(moves).split(","))),
            "TALLY": lambda pairs: self._joined(pairs, self._score),
            "BY_SEAT": lambda counts: self._by_seat(str(counts)),
            "GROUPS": lambda groups: self._groups(str(groups)),
            "PLACES": lambda places: self._places(str(places)),
        }
        # the library types functions by its own values; ours take and return plain text
        bundle = FluentBundle([locale], functions=functions, use_isolating=False)  # type: ignore[arg-type]
        forms: dict[str, list[tuple[str, frozenset[str]]]] = {}
        for part in (game.replace("-", "_"), COMMON):
            for resource in shelf(language, part):
                bundle.add_resource(resource)
                fresh: dict[str, list[tuple[str, frozenset[str]]]] = {}
                for message, form, variables in sentences(resource):
                    fresh.setdefault(message, []).append((form, variables))
                forms = {**fresh, **forms}
        self._shelves.append((bundle, forms))

    def _tell(self, message: str, facts: Mapping[str, Fact | float]) -> str:
        known = _arguments(facts)
        for bundle, forms in self._shelves:
            for form, variables in forms.get(message, ()):
                if variables <= known.keys():
                    found = bundle.get_message(message)
                    pattern = found.attributes[form] if form else found.value
                    if pattern is not None:
                        text, faults = bundle.format_pattern(pattern, known)
                        self.missing.update(f"{message}: {fault}" for fault in faults)
                        return str(text)
        self.missing.add(message)
        return ""

    def _joined(self, parts: object, word: Callable[[str], str]) -> str:
        text = str(parts)
        return ", ".join(word(part) for part in text.split(_BETWEEN)) if text else "-"

    def _places(self, places: str) -> str:
        """Names of places, told apart by semicolons if there are commas in them."""
        names = [self.place(place) for place in places.split(_BETWEEN)] if places else ["-"]
        return ("; " if any("," in name for name in names) else ", ").join(names)

    def _all(self, seats: str, locale: str) -> str:
        """Names of seats as a list in the language: "Ola, Bo and Cleo"."""
        names = [self.seat(int(seat)) for seat in seats.split(_BETWEEN)]
        return format_list(names, locale=locale)

    def _score(self, pair: str) -> str:
        who, _, count = pair.partition("=")
        named = self.seat(int(who)) if who.isdecimal() else self.name(who)
        return f"{named} {count}"

    def _by_seat(self, counts: str) -> str:
        """One number for each seat."""
        parts = counts.split(_BETWEEN)
        return ", ".join(f"{self.seat(seat)} {count}" for seat, count in enumerate(parts))

    def _groups(self, groups: str) -> str:
        """Groups of seats, each joined by "+"."""
        parts = [group.split(_TOGETHER) for group in groups.split(_BETWEEN)]
        return ", ".join(" + ".join(self.seat(int(seat)) for seat in group) for group in parts)

    def _shift(self, move: str) -> str:
        """A marker and how far it moves: "red+1"."""
        parts = _SHIFT.fullmatch(move)
        return f"{self.name(parts[1])} {parts[2]}" if parts else self.name(move)

    def _bare(self, kind: str, facts: Mapping[str, Fact]) -> str:
        """A fallback for a missing message: its key and facts."""
        parts = [f"{plain(name)} {self._fact(name, fact)}" for name, fact in facts.items()]
        return f"{plain(kind)}: {', '.join(parts)}" if parts else plain(kind)

    def _fact(self, name: str, fact: Fact) -> str:
        if name == "seat" and isinstance(fact, int):
            return self.seat(fact)
        if isinstance(fact, str):
            return self.name(fact)
        return str(fact)


def plain(key: str) -> str:
    """A key as readable text: "turn-lot" becomes "turn lot"."""
    return key.removeprefix("ask-").replace("_", " ").replace("-", " ")


def _arguments(facts: Mapping[str, Fact | float]) -> dict[str, str | int | float]:
    """Facts as Fluent arguments; a list $cards also gives $cards_count, $cards_1, $cards_2 ..."""
    known: dict[str, str | int | float] = {}
    for name, fact in facts.items():
        if fact is None:
            continue
        known[name] = _argument(fact)
        if isinstance(fact, list | dict):
            known[f"{name}_count"] = len(fact)
        if isinstance(fact, list):
            for number, part in enumerate(fact, start=1):
                known[f"{name}_{number}"] = part if isinstance(part, int) else _inner(part)
    return known


def _argument(fact: Fact | float) -> str | int | float:
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, list):
        return _BETWEEN.join(_inner(part) for part in fact)
    if isinstance(fact, dict):
        return _BETWEEN.join(f"{name}={value}" for name, value in fact.items())
    return "" if fact is None else fact


def _number(part: str) -> str | int:
    """A part of a key as a number if it is one, so that texts can tell 0 from others."""
    return int(part) if part.isascii() and part.isdecimal() else part


def _inner(part: object) -> str:
    if isinstance(part, list):
        return _TOGETHER.join(str(item) for item in part)
    return str(part)
