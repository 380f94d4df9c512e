"""Plots as SVG, to embed in a self-contained page."""

from hiddenhand.lab import installed as installed  # first: it names a missing extra

# isort: split

import io
import re
from collections.abc import Sequence

import matplotlib

from hiddenhand.lab.measures import Measure

matplotlib.use("svg")

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.ticker import PercentFormatter

INK = "#2b2a33"
QUIET = "#8d8a99"
DOT = "#3a6ea5"
LEAST_SPAN = 4.0  # percentage points
OFF = "#b5402f"  # surely not fair


def intervals(rows: Sequence[tuple[str, Measure]], percent: bool = True) -> str:
    """A dot with its interval for each measure; those surely not fair are highlighted."""
    scale = 100.0 if percent else 1.0
    height = 0.55 + 0.27 * len(rows)
    with plt.rc_context({"font.size": 9, "svg.fonttype": "none", "font.family": "sans-serif"}):
        figure, axes = plt.subplots(figsize=(6.4, height))
        fair = {measure.fair for _, measure in rows}
        if len(fair) == 1 and (share := next(iter(fair))) is not None:
            axes.axvline(share * scale, color=QUIET, linewidth=0.8)
        for line, (_, measure) in enumerate(rows):
            color = OFF if measure.is_off else DOT
            axes.plot(
                [measure.low * scale, measure.high * scale], [line, line], color=color, linewidth=2
            )
            axes.plot(measure.value * scale, line, "o", color=color, markersize=5, clip_on=False)
        axes.set_yticks(range(len(rows)), [name for name, _ in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.grid(axis="x", color="#ddd8cc", linewidth=0.6)
        axes.set_axisbelow(True)
        if percent:
            _widen(axes)
            if all(measure.kind == "share" for _, measure in rows):
                axes.set_xlim(max(0.0, axes.get_xlim()[0]), min(100.0, axes.get_xlim()[1]))
            axes.xaxis.set_major_formatter(PercentFormatter(symbol=" %"))
        for side in ("top", "right", "left"):
            axes.spines[side].set_visible(False)
        axes.tick_params(colors=INK, length=0)
        out = io.StringIO()
        figure.savefig(
            out, format="svg", transparent=True, bbox_inches="tight", metadata={"Date": None}
        )
        plt.close(figure)
    return _embeddable(out.getvalue())


def _widen(axes: Axes) -> None:
    """Widen the axis to at least LEAST_SPAN, so that small differences do not look large."""
    low, high = axes.get_xlim()
    short = LEAST_SPAN - (high - low)
    if short > 0:
        axes.set_xlim(low - short / 2, high + short / 2)


def _embeddable(svg: str) -> str:
    """The SVG without XML prologue and fixed size, for embedding in HTML."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    return re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
