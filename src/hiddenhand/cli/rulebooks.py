"""Paragraphs for people: found by number, shown in short."""

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.game import Game
from hiddenhand.core.rulebook import Paragraph, read_paragraphs


class UnknownParagraph(HiddenHandError):
    code = "unknown-paragraph"


def find_paragraph(game: Game, name: str, language: str) -> Paragraph:
    for paragraph in read_paragraphs(game.rulebook(language), game.paragraph_prefix):
        if paragraph.id == name.upper():
            return paragraph
    raise UnknownParagraph(f"not in the rulebook of {game.name}", place=name, game=game.name)


def first_line(text: str, width: int = 88) -> str:
    line = text.split("\n")[0]
    return line if len(line) <= width else line[: width - 1].rstrip() + "…"
