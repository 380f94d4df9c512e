"""Looks up paragraphs of a rulebook."""

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.game import Game
from hiddenhand.core.rulebook import Paragraph, read_paragraphs


class UnknownParagraph(HiddenHandError):
    """There is no such paragraph."""

    code = "unknown-paragraph"


def find_paragraph(game: Game, name: str, language: str) -> Paragraph:
    """The paragraph with this id, in upper or lower case. Raises UnknownParagraph."""
    for paragraph in read_paragraphs(game.rulebook(language), game.paragraph_prefix):
        if paragraph.id == name.upper():
            return paragraph
    raise UnknownParagraph(f"not in the rulebook of {game.name}", place=name, game=game.name)


def first_line(text: str, width: int = 88) -> str:
    """The first line of a text, shortened to `width`."""
    line = text.split("\n")[0]
    return line if len(line) <= width else line[: width - 1].rstrip() + "…"
