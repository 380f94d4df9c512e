"""The language of the command: `--lang` anywhere among its words, or the environment's."""

from collections.abc import Mapping
from functools import cache

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.event import Fact
from hiddenhand.text.library import FALLBACK, PSEUDO, check, languages
from hiddenhand.text.words import Words

OPTION = "--lang"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides, as in gettext


class Speaker:
    """Sentences of the command in the language of this call."""

    def __init__(self) -> None:
        self.language = FALLBACK

    @property
    def words(self) -> Words:
        return _words(self.language)

    def say(self, message: str, **facts: Fact | float) -> str:
        return self.words.say(message, **facts)

    def refusal(self, error: HiddenHandError) -> str:
        return self.told(error.code, error.place, error.message, error.facts)

    def told(
        self, code: str, place: str, message: str, facts: Mapping[str, Fact] | None = None
    ) -> str:
        """One line. English keeps the programmers' words; the code is the same everywhere."""
        if self.language == FALLBACK:
            line = f"{code}: {place}: {message}" if place else f"{code}: {message}"
        else:
            line = f"{self.words.refusal(code, place, facts or {})} [{code}]"
        return " ".join(line.split())


speaker = Speaker()


@cache
def _words(language: str) -> Words:
    return Words("cli", language)


def take_language(words: list[str], environment: Mapping[str, str]) -> tuple[list[str], str]:
    """The words without `--lang XX`, and the language. What is asked for must be there."""
    rest: list[str] = []
    asked = ""
    coming = iter(words)
    for word in coming:
        if word == "--":
            rest += [word, *coming]
        elif word == OPTION:
            asked = next(coming, "")
            check(asked)
        elif word.startswith(f"{OPTION}="):
            asked = word.partition("=")[2]
            check(asked)
        else:
            rest.append(word)
    return rest, asked or from_environment(environment)


def from_environment(environment: Mapping[str, str]) -> str:
    """ "pl" of LANG=pl_PL.UTF-8, where we speak it."""
    tag = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    tag = tag.partition(".")[0].replace("_", "-")
    if tag == PSEUDO:
        return tag
    tongue = tag.partition("-")[0].lower()
    return tongue if tongue in languages() else FALLBACK
