"""Serves the built web app; paths that are not files get its page, which does the routing.

The page itself is served with title, description and manifest in the browser's language, because
search engines and link previews run no script.
"""

import hashlib
import json
import mimetypes
import os
import re
import stat
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from hiddenhand.server.http.headers import OFFLINE_POLICY, app_policy
from hiddenhand.server.http.previews import tags_for
from hiddenhand.text import library
from hiddenhand.text.words import Words

STATIC = Path(__file__).parents[1] / "static"
OFFLINE = Path(__file__).parents[1] / "offline"  # the site that needs no server
FOREVER = "public, max-age=31536000, immutable"  # files with a hash in their name
EACH_TIME = "no-cache"
PAGE = "index.html"
FILES = "assets/"
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Pages(StaticFiles):
    """Static files with caching headers and precompressed variants."""

    policy = app_policy("")

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._known: set[str] = set()  # addresses of files that exist

    async def get_response(self, path: str, scope: Scope) -> Response:
        hashed = path.startswith(FILES)
        try:
            response = self._compressed(path, scope) or await super().get_response(path, scope)
            if path in (".", PAGE):
                response = await self._page(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", FILES)):
                raise
            response = await self._page(path, scope)
        response.headers["cache-control"] = FOREVER if hashed else EACH_TIME
        response.headers["content-security-policy"] = self.policy
        return response

    def has(self, path: str) -> bool:
        """True for the address of a file in the folder of built files."""
        if not path.startswith(f"/{FILES}"):
            return False
        if path not in self._known and self._look_up(path[1:])[1] is not None:
            self._known.add(path)
        return path in self._known

    def _look_up(self, path: str) -> tuple[str, os.stat_result | None]:
        """Where the file is, and what it is; None for what no file can be called, too."""
        try:
            full, found = self.lookup_path(path)
        except (OSError, ValueError):  # too long, or a NUL inside
            return "", None
        return full, found if found and stat.S_ISREG(found.st_mode) else None

    async def _page(self, path: str, scope: Scope) -> Response:
        """The app's page in the browser's language, with a preview of what is at this path.
        Raises a 404 if the app has no page."""
        full, found = self.lookup_path(PAGE)
        if found is None:
            raise HTTPException(404)
        asked = Headers(scope=scope)
        language = preferred(asked.get("accept-language", ""))
        text = _localized(Path(full), found.st_mtime_ns, language)
        tags = await tags_for(scope, path, language, Path(full).parent)
        text = text.replace("</head>", f"  {tags}\n  </head>", 1)
        tag = hashlib.sha256(text.encode()).hexdigest()[:32]
        headers = {"content-language": language, "etag": f'"{tag}"', "vary": "accept-language"}
        response = HTMLResponse(text, headers=headers)
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response

    def _compressed(self, path: str, scope: Scope) -> Response | None:
        """The `.br` file that the build wrote next to the file, if the client accepts it."""
        if scope["method"] not in ("GET", "HEAD") or not path.startswith("assets/"):
            return None
        if "br" not in Headers(scope=scope).get("accept-encoding", ""):
            return None
        full, found = self._look_up(f"{path}.br")
        if found is None:
            return None
        kind, _ = mimetypes.guess_type(path)
        headers = {"content-encoding": "br", "vary": "accept-encoding"}
        return FileResponse(full, headers=headers, media_type=kind)


class OfflineSite(StaticFiles):
    """The site that plays without a server, for those who lose their network later. It is made of
    files only, and alone may compile WebAssembly."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER if path.startswith(FILES) else EACH_TIME
        response.headers["content-security-policy"] = OFFLINE_POLICY
        return response


def offline_site() -> OfflineSite | None:
    """The site without a server; None if it was not built."""
    if not (OFFLINE / PAGE).is_file():
        return None
    return OfflineSite(directory=OFFLINE, html=True)


@cache
def _languages() -> frozenset[str]:
    return frozenset(library.languages())


def preferred(accepted: str) -> str:
    """The first available language of an `Accept-Language` header; English if there is none."""
    weighted: list[tuple[float, str]] = []
    for part in accepted.split(","):
        tag, *parameters = (word.strip() for word in part.split(";"))
        weight = next((word[2:] for word in parameters if word.startswith("q=")), "1")
        try:
            weighted.append((float(weight), tag.split("-")[0].lower()))
        except ValueError:
            continue
    best = sorted(weighted, key=lambda item: -item[0])
    found = (tag for weight, tag in best if weight > 0 and tag in _languages())
    return next(found, library.FALLBACK)


@lru_cache(maxsize=64)
def _localized(file: Path, changed: int, language: str) -> str:
    """The page in a language; `changed` is the file's time, so that a new build is read again."""
    words = Words("web", language)
    title, description = escape(words.say("web-title")), escape(words.say("web-description"))
    texts = [
        (r'(<html lang=")[^"]*', language),
        (r'(<meta\s+name="description"\s+content=")[^"]*', description),
        (r"(<title>)[^<]*", title),
    ]
    manifest = f"manifest.{language}.webmanifest"
    if file.with_name(manifest).is_file():
        texts.append((r'(<link rel="manifest" href="/)[^"]*', manifest))
    page = file.read_text(encoding="utf-8")
    for pattern, text in texts:
        page = _replaced(pattern, text, page)
    return page


def _replaced(pattern: str, text: str, page: str) -> str:
    """The page with `text` after the group of the pattern, instead of the rest of the match."""
    return re.sub(pattern, lambda found: f"{found[1]}{text}", page, count=1)


def pages(public_url: str = "") -> Pages | None:
    """The built web app; None if it was not built."""
    if not (STATIC / "index.html").is_file():
        return None
    found = Pages(directory=STATIC, html=True)
    found.policy = app_policy(public_url)
    return found


def build_name() -> str:
    """The name of the build; a page from another build should reload itself."""
    told = STATIC / "build.json"
    return str(json.loads(told.read_text(encoding="utf-8"))["build"]) if told.is_file() else "none"
