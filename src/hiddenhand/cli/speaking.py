"""The language of the command: from `--lang` anywhere on the command line, or the environment."""

from collections.abc import Mapping
from functools import cache

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.event import Fact
from hiddenhand.text.library import FALLBACK, PSEUDO, check, languages
from hiddenhand.text.words import Words

OPTION = "--lang"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one set decides, as in gettext

# Errors whose sentence only says where something is wrong; the message says what.
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
    """Texts of the command in the chosen language."""

    def __init__(self) -> None:
        self.language = FALLBACK

    @property
    def words(self) -> Words:
        """The texts in the chosen language."""
        return _words(self.language, "cli")

    def say(self, message: str, **facts: Fact | float) -> str:
        """A message as text."""
        return self.words.say(message, **facts)

    def refusal(self, error: HiddenHandError) -> str:
        """An error as a sentence."""
        return in_words(error, self.language)

    def told(self, error: Mapping[str, object]) -> str:
        """An error as a sentence, from its data: code, place, message and perhaps a reason."""
        code, place, message = (str(error[part]) for part in ("error", "place", "message"))
        reason = {"reason": str(error["reason"])} if "reason" in error else {}
        return _sentence(self.language, code, place, message, reason)


speaker = Speaker()


def in_words(error: HiddenHandError, language: str) -> str:
    """An error as one line for people, without code or class name."""
    return _sentence(language, error.code, error.place, error.message, error.facts)


def _sentence(language: str, code: str, place: str, message: str, facts: Mapping[str, Fact]) -> str:
    """The sentence for an error. Technical errors add the English message, in English only."""
    words = _words(language, "cli")
    if not words.has(f"error-{code}"):  # errors of the server have texts among those of the page
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
    """The arguments without `--lang XX`, and the language. Raises UnknownLanguage."""
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
    """The language of the environment if we have it ("pl" for LANG=pl_PL.UTF-8), else English."""
    tag = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    tag = tag.partition(".")[0].replace("_", "-")
    if tag == PSEUDO:
        return tag
    tongue = tag.partition("-")[0].lower()
    return tongue if tongue in languages() else FALLBACK
