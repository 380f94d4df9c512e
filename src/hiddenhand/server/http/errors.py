"""Errors as HTTP responses: a known error with its status, or a bug without its details."""

from collections.abc import Mapping

import orjson
import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from hiddenhand.core.errors import HiddenHandError, UnknownGame
from hiddenhand.server import refusals
from hiddenhand.server.http import headers
from hiddenhand.server.wire.base import Refusal

log = structlog.get_logger()


def handle_errors(app: FastAPI) -> None:
    """Register the error handlers."""
    app.add_exception_handler(HiddenHandError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_invalid)
    app.add_exception_handler(HTTPException, _refuse_http)
    app.add_exception_handler(Exception, _fail)


def _refusal(status: int, refusal: Refusal, more: Mapping[str, str] | None = None) -> Response:
    text = orjson.dumps(refusal.model_dump())
    return Response(text, status, more, media_type="application/json")


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, HiddenHandError)
    status = 404 if isinstance(error, UnknownGame) else getattr(error, "status", 422)
    return _refusal(status, refusals.told(error), refusals.headers_of(error))


async def _refuse_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    message = refusals.clean(first["msg"])
    told = Refusal(error="bad-message", place=refusals.clean(place[:100]), message=message)
    return _refusal(422, told)


async def _refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    kind = refusals.NoSuchPage if error.status_code == 404 else refusals.BadRequest
    return _refusal(
        error.status_code, Refusal(error=kind.code, place=request.url.path, message=error.detail)
    )


async def _fail(request: Request, error: Exception) -> Response:
    """A bug: logged in full, reported without details."""
    log.error("unhandled", route=str(request.scope.get("route")), exc_info=error)
    told = refusals.told(refusals.ServerError("this is a bug", place="server"))
    secure = request.app.state.settings.is_secure or request.url.scheme == "https"
    # this response bypasses the middleware that adds the headers
    guarding = {name.decode(): word.decode() for name, word in headers.headers(secure)}
    return _refusal(500, told, guarding)
