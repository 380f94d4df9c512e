"""Simple drawings that can be exported as SVG or as an array of pixels."""

from dataclasses import dataclass, field
from html import escape

import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]
INK = "#22262b"
PAPER = "#f4efe4"


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled polygon."""

    points: tuple[Point, ...]  # a closed outline
    fill: str
    edge: str = INK
    width: float = 1.0


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text."""

    at: Point  # start of the text, or its middle
    text: str
    size: float = 11.0
    fill: str = INK
    middle: bool = False


@dataclass(slots=True)
class Scene:
    """A drawing."""

    width: float
    height: float
    things: list[Shape | Label] = field(default_factory=list)

    def box(self, x: float, y: float, wide: float, high: float, fill: str) -> None:
        """Add a rectangle."""
        corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
        self.things.append(Shape(corners, fill))

    def say(self, x: float, y: float, text: str, size: float = 11.0, fill: str = INK) -> None:
        """Add a text."""
        self.things.append(Label((x, y), text, size, fill))

    def svg(self) -> str:
        """The drawing as SVG."""
        size = f'width="{self.width:g}" height="{self.height:g}"'
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size}'
            f' viewBox="0 0 {self.width:g} {self.height:g}" font-family="sans-serif">',
            f'<rect {size} fill="{PAPER}"/>',
        ]
        lines += [_tag(thing) for thing in self.things]
        return "\n".join([*lines, "</svg>", ""])

    def pixels(self) -> NDArray[np.uint8]:
        """The drawing as an array of shape (height, width, 3), RGB."""
        from PIL import Image, ImageDraw, ImageFont

        image = Image.new("RGB", (round(self.width), round(self.height)), PAPER)
        draw = ImageDraw.Draw(image)
        for thing in self.things:
            if isinstance(thing, Shape):
                draw.polygon(thing.points, fill=thing.fill, outline=thing.edge)
            else:
                font = ImageFont.load_default(thing.size)
                anchor = "ms" if thing.middle else "ls"
                draw.text(thing.at, thing.text, fill=thing.fill, font=font, anchor=anchor)
        return np.asarray(image, dtype=np.uint8)


def _tag(thing: Shape | Label) -> str:
    if isinstance(thing, Shape):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in thing.points)
        stroke = f'stroke="{thing.edge}" stroke-width="{thing.width:g}"'
        return f'<polygon points="{points}" fill="{thing.fill}" {stroke}/>'
    x, y = thing.at
    anchor = ' text-anchor="middle"' if thing.middle else ""
    style = f'font-size="{thing.size:g}" fill="{thing.fill}"{anchor}'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(thing.text)}</text>'
