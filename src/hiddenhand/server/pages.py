"""The web app as files: every path that is no file is the app's own business."""

import hashlib
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # files whose names carry a hash
EACH_TIME = "no-cache"


class Pages(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "assets/")):
                raise
            response = await super().get_response("index.html", scope)
        hashed = path.startswith("assets/")
        response.headers["cache-control"] = FOREVER if hashed else EACH_TIME
        return response


def pages() -> Pages | None:
    """The built web app, None where it was not built."""
    return Pages(directory=STATIC, html=True) if (STATIC / "index.html").is_file() else None


def build_name() -> str:
    """Which web app this is: an open page of another one should load itself again."""
    index = STATIC / "index.html"
    return hashlib.sha256(index.read_bytes()).hexdigest()[:12] if index.is_file() else "none"
