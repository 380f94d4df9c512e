"""The types of messages and views as TypeScript.

Messages of the server have all fields; messages of a client can omit fields with a default.
Comments beside the fields are copied.
"""

import dataclasses
import importlib
import inspect
import re
import types
from collections.abc import Mapping, Sequence
from pkgutil import iter_modules
from typing import (
    Annotated,
    Any,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from fastapi import APIRouter
from fastapi.routing import APIRoute
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from hiddenhand.core.game import Game
from hiddenhand.core.view import ViewPart
from hiddenhand.server import api
from hiddenhand.server.wire import analysis, base, http, learning, messages, rooms, summons
from tools.view_fields import written_fields

MODULES = (base, rooms, messages, http, learning, analysis, summons)
NOT_FOR_PAGES = (http.Health,)
HEAD = """/** What travels between the server and this page.
 *
 *  Made by `make generated` from src/hiddenhand/server/wire: do not edit.
 */

export type Facts = Record<string, unknown>;
"""
VIEW_HEAD = """/** What the server shows a viewer of this game.
 *
 *  Made by `make generated` from the game's view: do not edit.
 */
"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown"}
PLAIN |= {type(None): "null", object: "unknown"}


def wire_types() -> str:
    """The file with the types of all messages."""
    writer = _Writer()
    for module in MODULES:
        for name, value in vars(module).items():
            if inspect.isclass(value) and issubclass(value, BaseModel):
                ours = value.__module__ == module.__name__ and value.__name__ != "Part"
                if ours and value not in NOT_FOR_PAGES:
                    writer.shape(value)
            elif get_origin(_bare(value)) in (Literal, Union, types.UnionType):
                writer.alias(name, value)
    return HEAD + "\n" + "\n".join(writer.parts)


def request_bodies() -> list[Any]:
    """The types of the bodies of all HTTP routes."""
    names = [module.name for module in iter_modules(api.__path__, f"{api.__name__}.")]
    return [
        field.field_info.annotation
        for name in names
        for route in getattr(importlib.import_module(name), "router", APIRouter()).routes
        if isinstance(route, APIRoute)
        for field in route.dependant.body_params
    ]


def view_types(game: Game) -> str:
    """The types of a game's view, as returned by `project`."""
    writer = _Writer()
    writer.shape(get_type_hints(type(game).project)["return"])
    return VIEW_HEAD + "\n" + "\n".join(writer.parts)


class _Writer:
    def __init__(self) -> None:
        self.parts: list[str] = []
        self.written: set[type] = set()
        self.names: dict[Any, str] = {}  # literals with a name
        self.inputs = _reached([messages.ClientMessage, *request_bodies()])
        for module in MODULES:
            for name, value in vars(module).items():
                if get_origin(value) is Literal:
                    self.names[value] = name

    def alias(self, name: str, value: Any) -> None:
        names, self.names = self.names, {}
        self.parts.append(f"export type {name} = {self.type(_bare(value))};\n")
        self.names = names

    def shape(self, shape: type) -> None:
        """Write an interface for a model, view, dataclass or typed dict, and for types in it."""
        if shape in self.written:
            return
        self.written.add(shape)
        base = _base(shape)
        hints, comments = _fields(shape)
        extends = f" extends {base.__name__}" if base else ""
        lines = [*_doc(shape), f"export interface {shape.__name__}{extends} {{"]
        for name, hint in hints.items():
            optional = shape in self.inputs and _has_default(shape, name)
            note = f" // {comments[name]}" if name in comments else ""
            lines.append(f"  {name}{'?' if optional else ''}: {self.type(hint)};{note}")
        self.parts.append("\n".join([*lines, "}\n"]))

    def type(self, hint: Any) -> str:
        hint = _bare(hint)
        if hint in self.names:
            return self.names[hint]
        if hint == base.Facts:
            return "Facts"
        if isinstance(hint, type) and hint in PLAIN:
            return PLAIN[hint]
        if hint is Any:
            return "unknown"
        origin, inside = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in inside)
        if origin in (Union, types.UnionType):
            return " | ".join(self.type(part) for part in inside)
        if origin in (list, Sequence) or (origin is tuple and inside[-1] is Ellipsis):
            item = self.type(inside[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.type(part) for part in inside)}]"
        if origin in (dict, Mapping):
            return f"Record<{self.type(inside[0])}, {self.type(inside[1])}>"
        if isinstance(hint, type) and _is_shape(hint):
            self.shape(hint)
            return hint.__name__
        raise TypeError(f"no TypeScript for {hint!r}")


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _is_shape(hint: type) -> bool:
    known = issubclass(hint, (BaseModel, ViewPart))
    return known or dataclasses.is_dataclass(hint) or is_typeddict(hint)


def _base(shape: type) -> type | None:
    parent = shape.__mro__[1]
    return (
        parent
        if _is_shape(parent)
        and parent.__module__ == shape.__module__
        and (parent.__name__ != "Part")
        else None
    )


def _reached(roots: Sequence[Any]) -> set[type]:
    found: set[type] = set()
    waiting = [_bare(root) for root in roots]
    while waiting:
        hint = _bare(waiting.pop())
        if isinstance(hint, type) and get_origin(hint) is None:
            if _is_shape(hint) and hint not in found:
                found.add(hint)
                waiting += get_type_hints(hint, include_extras=True).values()
        else:
            waiting += [part for part in get_args(hint) if not isinstance(part, str)]
    return found


def _has_default(shape: type, name: str) -> bool:
    field: FieldInfo | None = getattr(shape, "model_fields", {}).get(name)
    return field is not None and not field.is_required()


def _doc(shape: type) -> list[str]:
    text = shape.__dict__.get("__doc__") or ""
    if not text or text.startswith(f"{shape.__name__}("):  # the docstring generated by dataclasses
        return []
    lines = inspect.cleandoc(text).split("\n")
    return [f"/** {lines[0]}" + ("" if lines[1:] else " */"), *_more(lines[1:])]


def _more(lines: list[str]) -> list[str]:
    told = [f" *  {line}".rstrip() for line in lines]
    return [*told[:-1], f"{told[-1]} */"] if told else []


def _fields(shape: type) -> tuple[dict[str, Any], dict[str, str]]:
    """The types of the shape's own fields, and the comments beside them in the source."""
    if issubclass(shape, ViewPart):
        written = written_fields(shape)
        notes = {name: note for name, (_, note) in written.items() if note}
        return {name: hint for name, (hint, _) in written.items()}, notes
    hints = get_type_hints(shape, include_extras=True)
    own = {
        name: hint
        for name, hint in hints.items()
        if name in shape.__annotations__ and name != "model_config"
    }
    found = re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(shape), re.MULTILINE)
    return own, dict(found)
