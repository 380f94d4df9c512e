"""What others see of a shared link before they open it: Open Graph tags in the page's head.

They name the game and, of a public room, how many play; nothing of the table, not even the players'
names, since whoever shares a link shows its preview to people who never open it.
"""

import re
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from starlette.requests import HTTPConnection
from starlette.types import Scope

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.live.seating import Seating
from hiddenhand.server.settings import Settings
from hiddenhand.server.store import RoomRow, Store
from hiddenhand.server.wire.rooms import RoomOptions
from hiddenhand.text.words import Words

ROOM = re.compile(r"r/([a-z2-9]{10})")
FINISHED = re.compile(r"(replay|analysis)/([\w-]{8,40})")
SAID = {
    "replay": ("preview-replay", "preview-replay-text"),
    "analysis": ("preview-analysis", "preview-analysis-text"),
}
PICTURE = "icon-512.png"  # where there is no game, or no picture of it


@dataclass(frozen=True, slots=True)
class Preview:
    title: str
    text: str
    game: str = ""

    @property
    def picture(self) -> str:
        """Of the game, if there is one: tests/web/link_pictures.py draws them."""
        return f"link-{self.game.replace('_', '-')}.jpg"


async def tags_for(scope: Scope, path: str, language: str, folder: Path) -> str:
    """Open Graph tags for the page at this path, as HTML; pictures are in the folder."""
    words = _words("web", language)
    usual = Preview(words.say("web-title"), words.say("web-description"))
    try:
        found = await _found(scope, path, language) or usual
    except HiddenHandError:  # the database is away: the page says so itself
        found = usual
    base = _base(scope)
    tags = {
        "og:type": "website",
        "og:site_name": words.say("web-title"),
        "og:title": found.title,
        "og:description": found.text,
        "og:url": f"{base}/{path}" if path not in (".", "index.html") else f"{base}/",
        "og:locale": language,
    }
    large = (folder / found.picture).is_file()
    tags["og:image"] = f"{base}/{found.picture if large else PICTURE}"
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    card = "summary_large_image" if large else "summary"
    return "\n    ".join([*lines, f'<meta name="twitter:card" content="{card}" />'])


async def _found(scope: Scope, path: str, language: str) -> Preview | None:
    app = scope.get("app")
    store: Store | None = getattr(getattr(app, "state", None), "store", None)
    if store is None:
        return None
    if room := ROOM.fullmatch(path):
        return await _room(store, room[1], language)
    if finished := FINISHED.fullmatch(path):
        return await _finished(store, finished[1], finished[2], language)
    return None


async def _room(store: Store, code: str, language: str) -> Preview | None:
    row = await store.room(code)
    if row is None:
        return None
    options = RoomOptions.model_validate_json(row.options)
    words = _words("previews", language)
    text = _state(row, words) if options.public else words.say("preview-room-private")
    return Preview(f"{_name(options.game, language)} · {_title(language)}", text, options.game)


def _state(row: RoomRow, words: Words) -> str:
    """What the lobby would say of a public room: whether it waits for players."""
    places = Seating.from_json(row.seats).places
    stage = row.stage if row.stage in ("waiting", "playing") else "over"
    facts = {"free": sum(place.is_free for place in places), "seats": len(places)}
    return words.say(f"preview-room-{stage}", **facts)


async def _finished(store: Store, kind: str, game_id: str, language: str) -> Preview | None:
    row = await store.game(game_id)
    if row is None or row.ended_at is None:
        return None
    words = _words("previews", language)
    title, text = SAID[kind]
    named = words.say(title, game=_name(row.game, language))
    return Preview(named, words.say(text, seats=row.seats), row.game)


def _title(language: str) -> str:
    return _words("web", language).say("web-title")


def _name(game: str, language: str) -> str:
    """The game's name; one that was added by the operator brings its own."""
    key = f"web-game-{game}"
    shelf = "web" if _words("web", language).has(key) else game
    return _words(shelf, language).say(key)


@cache
def _words(shelf: str, language: str) -> Words:
    return Words(shelf, language)


def _base(scope: Scope) -> str:
    settings: Settings | None = getattr(getattr(scope.get("app"), "state", None), "settings", None)
    if settings is not None and settings.public_url:
        return settings.public_url
    url = HTTPConnection(scope).url
    return f"{url.scheme}://{url.netloc}"
