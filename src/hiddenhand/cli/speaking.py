"""The language of the command: `--lang` anywhere among its words, or the environment's."""

from collections.abc import Mapping
from functools import cache

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.event import Fact
from hiddenhand.text.library import FALLBACK, PSEUDO, check, languages
from hiddenhand.text.words import Words

OPTION = "--lang"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides, as in gettext

# Errors whose sentence says only where something is wrong; the message says what.
TECHNICAL = frozenset(
    {
        "bad-address",
        "bad-backup",
        "bad-data",
        "bad-experiment",
        "bad-file",
        "bad-probe",
        "bad-record",
        "bad-server-settings",
        "bad-settings",
        "bad-state",
        "bad-store",
        "bad-usage",
        "bot-failed",
        "broken-invariant",
        "damaged-record",
        "deal-mismatch",
        "no-cluster",
        "no-results",
        "no-room-there",
        "unknown-bot",
        "worker-failed",
        "wrong-version",
    }
)


class Speaker:
    """Sentences of the command in the language of this call."""

    def __init__(self) -> None:
        self.language = FALLBACK

    @property
    def words(self) -> Words:
        return _words(self.language, "cli")

    def say(self, message: str, **facts: Fact | float) -> str:
        return self.words.say(message, **facts)

    def refusal(self, error: HiddenHandError) -> str:
        return in_words(error, self.language)

    def told(self, code: str, place: str, message: str) -> str:
        """The sentence of an error that is known only by its code, place and message."""
        return _sentence(self.language, code, place, message, {})


speaker = Speaker()


def in_words(error: HiddenHandError, language: str) -> str:
    """One line for people: no code, no name of a class."""
    return _sentence(language, error.code, error.place, error.message, error.facts)


def _sentence(language: str, code: str, place: str, message: str, facts: Mapping[str, Fact]) -> str:
    """The sentence of an error. Technical errors add the English message, in English only."""
    words = _words(language, "cli")
    if not words.has(f"error-{code}"):  # a server's refusal has the page's sentence
        words = _words(language, "web")
    line = words.refusal(code, place, facts)
    told_all = words.has(f"error-{code}-{facts.get('reason', '')}")
    if language == FALLBACK and code in TECHNICAL and not told_all and message:
        line = f"{line.rstrip('.')} ({message})"
    return " ".join(line.split())


@cache
def _words(language: str, part: str) -> Words:
    return Words(part, language)


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
