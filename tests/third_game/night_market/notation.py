"""Reads the text of a position of Night Market (`Market.position_text` writes it)."""

from collections.abc import Callable
from typing import Any

from hiddenhand.core.position import Line, parse

from .state import NAME, NUMBERS, PATRONS, PILES, QUESTIONS, ROWS, Market, card_name


def read(text: str, start: Callable[[int, dict[str, str]], Any]) -> Market:
    """The state; BadPosition, with line and word, where the text says none."""
    position = parse(text, NAME)
    state: Market = start(position.seats, position.settings)
    state.deck = []
    for line in position.lines:
        _read_line(state, line)
    return state


def _read_line(state: Market, line: Line) -> None:
    if line.about == "phase":
        state.phase = line.one_of(1, QUESTIONS)
    elif line.about in NUMBERS:
        setattr(state, line.about, line.number_at(1, 0, 9))
    elif line.about == "lot":
        state.lot = _card(state, line, 1)
    elif line.about in PILES:
        setattr(state, line.about, _cards(state, line, 1))
    elif line.about == "patron":
        if line.number_at(1, 0, state.seats - 1) != len(state.patrons):
            raise line.wrong("patrons are told in seat order", 1)
        state.patrons.append(line.one_of(2, PATRONS))
    elif line.about in ROWS:
        row = getattr(state, ROWS[line.about])
        row[line.number_at(1, 0, state.seats - 1)] = _cards(state, line, 2)
    elif line.about == "bid":
        state.bids[line.number_at(1, 0, state.seats - 1)] = _card(state, line, 2)
    else:
        raise line.wrong(f"unknown word {line.about!r}")


def _card(state: Market, line: Line, at: int) -> int:
    names = {card_name(card): card for card in range(1, state.size + 1)}
    return names[line.one_of(at, names)]


def _cards(state: Market, line: Line, first: int) -> list[int]:
    return [_card(state, line, at) for at in range(first, len(line.words))]
