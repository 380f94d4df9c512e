"""What a summons says, in the language of the one who gets it: the game, who plays, whose turn it
is. Nothing of the table itself: a screen in a pocket is read by anybody."""

from collections.abc import Sequence
from functools import cache

from hiddenhand.server.summons.mail import Letter
from hiddenhand.text.library import FALLBACK, languages
from hiddenhand.text.words import Words

SHELF = "summons"


def push_message(
    language: str | None, game: str, people: Sequence[str], room: str
) -> dict[str, str]:
    """What the page's worker shows, and where a click leads."""
    words = _words(language)
    return {
        "title": words.say("summons-title"),
        "body": words.say("summons-body", game=_game(language, game), people=", ".join(people)),
        "path": f"/r/{room}",
    }


def turn_letter(
    language: str | None, to: str, game: str, room: str, base: str, token: str
) -> Letter:
    """No name of another player is in it: names are chosen by strangers, and mail makes links of
    whatever looks like one."""
    words = _words(language)
    named = _game(language, game)
    text = words.say(
        "summons-mail-text",
        game=named,
        link=f"{base}/r/{room}",
        settings=f"{base}/settings",
        stop=f"{base}/mail#stop={token}",
    )
    subject = words.say("summons-mail-subject", game=named)
    return Letter(to, subject, text, f"{base}/api/mail/stop/{token}")


def confirm_letter(language: str | None, to: str, base: str, token: str) -> Letter:
    words = _words(language)
    text = words.say("summons-confirm-text", server=base, link=f"{base}/mail#confirm={token}")
    return Letter(to, words.say("summons-confirm-subject"), text)


def _words(language: str | None) -> Words:
    return _shelf(SHELF, language if language in languages() else FALLBACK)


def _game(language: str | None, game: str) -> str:
    named = _shelf("web", language if language in languages() else FALLBACK)
    if not named.has(f"web-game-{game}"):  # a game of somebody's own brings its name along
        named = _shelf(game, language if language in languages() else FALLBACK)
    return named.say(f"web-game-{game}")


@cache
def _shelf(name: str, language: str) -> Words:
    return Words(name, language)
