"""JSON by the standard library, with the names of `orjson`."""

import json
import re
from typing import Any

OPT_NON_STR_KEYS = 4
JSONDecodeError = json.JSONDecodeError
_MARK = "\0"  # no text of a table has it
_MARKED = re.compile(r'"\\u0000(\d+)\\u0000"')


class Fragment:
    """A piece that is JSON already."""

    __slots__ = ("contents",)

    def __init__(self, contents: bytes) -> None:
        self.contents = contents


def dumps(value: Any, option: int = 0) -> bytes:
    """The value as compact JSON."""
    pieces: list[str] = []

    def fragment(found: Any) -> str:
        if not isinstance(found, Fragment):
            raise TypeError(f"{type(found).__name__} is not JSON serializable")
        pieces.append(found.contents.decode())
        return f"{_MARK}{len(pieces) - 1}{_MARK}"

    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=fragment)
    if pieces:
        text = _MARKED.sub(lambda mark: pieces[int(mark[1])], text)
    return text.encode()


def loads(text: str | bytes) -> Any:
    """The value of a JSON text. Raises `JSONDecodeError`."""
    try:
        return json.loads(text)
    except UnicodeDecodeError as error:
        raise JSONDecodeError(str(error), "", 0) from error
