"""Serves the documentation site at /docs, where it was built (`make docs`) or came in a wheel."""

import json
from pathlib import Path
from typing import Any

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

ADDRESS = "/docs"
SITE = Path(__file__).parents[1] / "docs"
HOUR = "public, max-age=3600"
# The theme sets styles and a few small scripts inside its pages: the scripts are allowed by their
# digests, which the build writes down. Nothing is loaded from another site.
POLICY = (
    "default-src 'none'; script-src 'self'{scripts}; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


class Manual(StaticFiles):
    """The files of the site with their own content security policy."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.policy = site_policy(Path(str(self.directory)))

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["content-security-policy"] = self.policy
        response.headers["cache-control"] = HOUR
        return response


def site_policy(site: Path) -> str:
    """The content security policy of the pages of a built site."""
    told = json.loads((site / "policy.json").read_text(encoding="utf-8"))
    return POLICY.format(scripts="".join(f" '{digest}'" for digest in told["scripts"]))


def manual(site: Path = SITE) -> Manual | None:
    """The documentation site; None if it was not built."""
    if not (site / "policy.json").is_file():
        return None
    return Manual(directory=site, html=True)
