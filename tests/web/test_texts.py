"""Every text the page uses exists, and none is unused."""

import re
from typing import get_args

from hiddenhand import games
from hiddenhand.bots.levels import LEVELS
from hiddenhand.server.wire import messages
from hiddenhand.server.wire.rooms import RoomLine
from hiddenhand.text import library
from tools.tree import ROOT, shipped_games

LITERAL = re.compile(r"""["'`](web-[a-z0-9_-]+)["'`]""")
FAMILY = re.compile(r"`(web-[a-z0-9_-]*)\$\{")


def sources() -> str:
    folder = ROOT / "web/src"  # without the generated list of all keys
    files = [
        file
        for file in (*folder.rglob("*.svelte"), *folder.rglob("*.ts"))
        if folder / "generated" not in file.parents
    ]
    assert len(files) > 40
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def told() -> set[str]:
    return {
        message
        for shelf in ("web", "site")
        for resource in library.shelf("en", shelf)
        for message, _, _ in library.sentences(resource)
    }


def test_every_sentence_that_is_asked_for_is_there() -> None:
    asked = set(LITERAL.findall(sources()))
    assert len(asked) > 150
    assert sorted(asked - told()) == []


def test_no_sentence_lies_there_unused() -> None:
    text = sources()
    asked = set(LITERAL.findall(text))
    families = tuple(set(FAMILY.findall(text)))
    unused = {
        message
        for message in told()
        if message.startswith("web-") and message not in asked and not message.startswith(families)
    }
    assert sorted(unused) == []


def test_families_are_whole() -> None:
    """Composed keys: one for every game, setting, level, stage and reaction."""
    owed = {f"web-bot-{level}" for level in LEVELS}
    owed |= {f"web-stage-{stage}" for stage in get_args(RoomLine.model_fields["stage"].annotation)}
    owed |= {
        f"web-reaction-{name}"
        for name in get_args(messages.React.model_fields["reaction"].annotation)
    }
    for game in shipped_games():
        owed |= {f"web-game-{game.name}", f"web-about-{game.name}"}
        for setting in games.find(game.name).settings:
            owed.add(f"web-setting-{game.name}-{setting.name}")
            owed |= {f"web-value-{game.name}-{setting.name}-{value}" for value in setting.values}
    assert len(owed) > 50
    assert sorted(owed - told()) == []


def test_refusals_of_the_server_have_words() -> None:
    """Every error of the server has a text for users."""
    files = (ROOT / "src/hiddenhand/server").rglob("*.py")
    codes = {
        code
        for file in files
        for code in re.findall(r'^    code = "([a-z-]+)"', file.read_text(encoding="utf-8"), re.M)
    }
    assert len(codes) > 20
    common = {
        message
        for resource in library.shelf("en", library.COMMON)
        for message, _, _ in library.sentences(resource)
    }
    assert sorted(code for code in codes if f"error-{code}" not in told() | common) == []
