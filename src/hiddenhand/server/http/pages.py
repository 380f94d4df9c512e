"""Serves the built web app; paths that are not files get its page, which does the routing."""

import json
import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from hiddenhand.server.http.headers import app_policy

STATIC = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"  # files with a hash in their name
EACH_TIME = "no-cache"
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Pages(StaticFiles):
    """Static files with caching headers and precompressed variants."""

    policy = app_policy("")

    async def get_response(self, path: str, scope: Scope) -> Response:
        hashed = path.startswith("assets/")
        try:
            response = self._compressed(path, scope) or await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "assets/")):
                raise
            response = await super().get_response("index.html", scope)
        response.headers["cache-control"] = FOREVER if hashed else EACH_TIME
        response.headers["content-security-policy"] = self.policy
        return response

    def _compressed(self, path: str, scope: Scope) -> Response | None:
        """The `.br` file that the build wrote next to the file, if the client accepts it."""
        if scope["method"] not in ("GET", "HEAD") or not path.startswith("assets/"):
            return None
        if "br" not in Headers(scope=scope).get("accept-encoding", ""):
            return None
        full, found = self.lookup_path(f"{path}.br")
        if found is None:
            return None
        kind, _ = mimetypes.guess_type(path)
        headers = {"content-encoding": "br", "vary": "accept-encoding"}
        return FileResponse(full, headers=headers, media_type=kind)


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
