"""Every text is used, and every used text exists."""

import re
from functools import cache
from pathlib import Path

import pytest
import typer
from babel import Locale

from hiddenhand.cli.app import app
from hiddenhand.cli.helping import HELP
from hiddenhand.text.words import Words
from tests.house.tongues import files, messages
from tools.tree import PACKAGE, ROOT

# Families of messages whose last part comes from data: "event-" and the event's name.
SPOKEN = ("ask", "option", "event", "step", "place", "ending", "where", "hint", "figure", "wish")
NAMED = ("name", "text")  # of cards and things in data files
FAMILIES = ("verify-", "group-", "measure-", "ruling-")  # composed in code
SAY = re.compile(r"""\bsay\(\s*["'`]([a-z][a-z-]+)["'`]\s*[,)]""")


@cache
def sources(folder: Path, *suffixes: str) -> str:
    return "\n".join(
        file.read_text(encoding="utf-8")
        for file in sorted(folder.rglob("*"))
        if file.suffix in suffixes and file.is_file()
    )


def python() -> str:
    return sources(PACKAGE, ".py", ".html")  # and the templates of reports


@cache
def web() -> str:
    text = sources(ROOT / "web" / "src", ".ts", ".svelte", ".js")
    return re.sub(r"/\*.*?\*/|<!--.*?-->", "", text, flags=re.S)  # without comments


@cache
def tokens(text: str) -> frozenset[str]:
    """Words that begin a string or a part of one: "buried", 'bury:', f"place:{...}"."""
    return frozenset(re.findall(r"""["'`:{]([\w-]+)""", text))


@cache
def things() -> frozenset[str]:
    return frozenset(re.findall(r"\w+", sources(PACKAGE / "games", ".yaml", ".py")))


def used(key: str) -> bool:
    """True if the sources contain the key, or the part that makes it one of a family."""
    family, _, rest = key.partition("-")
    if key in tokens(python()) or key in tokens(web()):
        return True
    if family in SPOKEN:
        return not {rest, f"ask-{rest}"}.isdisjoint(tokens(python())) or in_shape(key)
    if family in NAMED:
        named = rest.removesuffix("-prototype").removeprefix("effect_")
        return named in things() or named in tokens(web())
    if family == "error":
        return any(used_reason(rest, cut) for cut in range(len(rest) + 1))
    return any(key.startswith(prefix) for prefix in prefixes())


def in_shape(key: str) -> bool:
    """`place-n-hn` is composed from the shape of a place."""
    return re.fullmatch(r"place(-(n|hn|w))+", key) is not None


def used_reason(rest: str, cut: int) -> bool:
    """`bad-settings-seats` is a code and a reason."""
    code, reason = rest[:cut].rstrip("-"), rest[cut:].lstrip("-")
    coded = code == "any" or f'code = "{code}"' in python()
    return coded and (not reason or f'"{reason}"' in python())


@cache
def prefixes() -> tuple[str, ...]:
    """Prefixes of keys composed in code: say(f"verify-{...}"), say(`web-level-${...}`)."""
    made = re.findall(r"""f["']([a-z]+(?:-[a-z]+)*-)\{""", python())
    made += re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", web())
    return tuple(prefix for prefix in made if prefix.count("-") > 1 or prefix in FAMILIES)


@pytest.mark.parametrize("file", [name for name in files("en") if name != "cli.ftl"])
def test_every_sentence_is_used(file: str) -> None:
    assert [key for key in messages("en", file) if not used(key)] == []


def test_an_unused_sentence_would_be_found() -> None:
    for key in (
        "event-never-told",
        "name-nobody_anywhere",
        "web-never-shown",
        "error-no-such-code",
    ):
        assert not used(key)
    for key in ("event-buried", "name-keen_koi", "text-keen_koi", "error-bad-settings-seats"):
        assert used(key)


def test_every_sentence_that_is_said_is_there() -> None:
    there = {key for file in files("en") for key in messages("en", file)}
    said = set(SAY.findall(python()))
    assert len(said) > 40
    assert sorted(said - there) == []
    page = set(SAY.findall(web()))
    assert sorted(page - there) == []


def test_every_refusal_has_its_sentence() -> None:
    there = {key for file in files("en") for key in messages("en", file)}
    codes = set(re.findall(r'code(?:: ClassVar\[str\])? = "([a-z-]+)"', python())) - {"error"}
    assert len(codes) > 50
    assert sorted(code for code in codes if f"error-{code}" not in there) == []


# -- the help of the command ----------------------------------------------------------------


def help_keys() -> set[str]:
    """The messages used by the help of all commands and options."""
    words = Words("cli")
    wanted = {"help"}

    def look(command: object, name: str) -> None:
        for parameter in getattr(command, "params", ()):
            if HELP not in parameter.opts:
                own = f"help-{name}-{parameter.name}"
                wanted.add(own if words.has(own) else f"help-any-{parameter.name}")
        for key, inner in getattr(command, "commands", {}).items():
            path = f"{name}-{key}" if name else key
            wanted.add(f"help-{path}")
            look(inner, path)

    look(typer.main.get_command(app), "")
    return wanted


def test_every_command_and_option_has_its_help_and_no_other() -> None:
    there = {key for key in messages("en", "cli.ftl") if key.startswith("help")}
    page = {"help-usage", "help-arguments", "help-options", "help-commands", "help-default"}
    shared = {"help-any-help", "help-any-lang"}
    metavars = {key for key in there if key.startswith("help-metavar-")}
    assert sorted(help_keys() - there) == []
    assert sorted(there - help_keys() - page - shared - metavars) == []


def test_the_rest_of_the_command_is_used() -> None:
    rest = [key for key in messages("en", "cli.ftl") if not key.startswith("help")]
    assert [key for key in rest if not used(key)] == []


def test_languages_are_known_to_babel() -> None:
    for language in {file.parent.name for file in (PACKAGE / "text").glob("*/common.ftl")}:
        assert Locale(language).plural_form
