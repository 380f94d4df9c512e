"""Writes the results as one self-contained HTML page."""

from hiddenhand.lab import installed as installed  # first: it names a missing extra

# isort: split

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from jinja2 import Environment, PackageLoader, Template, select_autoescape
from markupsafe import Markup

from hiddenhand.bots.loader import stand_ins, with_stand_in
from hiddenhand.lab.experiment import BadExperiment, Experiment, TablePlan
from hiddenhand.lab.measures import (
    Difference,
    Measure,
    NoResults,
    differences,
    files_of,
    measures,
)
from hiddenhand.lab.plots import intervals
from hiddenhand.lab.running import kept, missing_games
from hiddenhand.text.words import Words

PLOTTED = 24  # rows that fit in a readable plot


@dataclass(frozen=True, slots=True)
class Section:
    """One group of measures in the report."""

    title: str
    plot: Markup
    rows: list[tuple[str, Measure, Measure | None]]  # name, measure, lift if there is one
    uses: bool


class Namer:
    """Names of measures in one language."""

    def __init__(self, experiment: Experiment, language: str) -> None:
        self.lab = Words("lab", language)
        self.game = Words(experiment.game, language)

    def group(self, group: str) -> str:
        """The name of a group of measures; columns of probes keep the name that they have."""
        if group.startswith("probe/"):
            return group.removeprefix("probe/")
        return self.lab.say(f"group-{group.replace('/', '-')}")

    def key(self, measure: Measure) -> str:
        """The name of a measure within its group."""
        group, key = measure.group, measure.key
        if group == "wins/seat":
            return self.lab.say("lab-seat", number=int(key) + 1)
        if group == "wins/order":
            return self.lab.say("lab-place", number=int(key))
        if group == "wins/bot" or group.partition("/")[0] == "probe":
            return key
        if group == "ending" and ":" in key:
            faction, _, decided = key.partition(":")
            return f"{self.game.name(faction)}: {self.word(decided)}"
        return self.word(key)

    def word(self, key: str) -> str:
        """The name of a value, from the lab's texts or the game's."""
        if self.lab.has(f"measure-{key}"):
            return self.lab.say(f"measure-{key}")
        return self.game.name(key)

    def path(self, measure: Measure) -> str:
        """The full name of a measure."""
        return f"{self.group(measure.group)}: {self.key(measure)}"


def told(folder: Path) -> dict[str, object]:
    """The report as data."""
    experiment = kept(folder)
    return {
        "experiment": experiment.as_dict(),
        "missing": missing_games(experiment, folder),
        "tables": {
            plan.name: [one.as_dict() for one in measures(experiment, folder, plan.name)]
            for plan in _played(experiment, folder)
        },
    }


def _played(experiment: Experiment, folder: Path) -> list[TablePlan]:
    """The tables with results. Raises NoResults if there are none; unfinished runs have some."""
    plans = [plan for plan in experiment.tables if files_of(folder, plan.name)]
    if not plans:
        raise NoResults("no game has been played yet", place=str(folder), reason="none")
    return plans


def write_report(folder: Path, language: str = "en") -> tuple[Path, Path]:
    """Write `report.html` and `report.json` into the folder of the results."""
    experiment = kept(folder)
    namer = Namer(experiment, language)
    tables = [
        (plan, _line(namer, experiment, plan), list(_sections(experiment, folder, plan, namer)))
        for plan in _played(experiment, folder)
    ]
    page = _template("report.html").render(
        say=namer.lab.say,
        language=language,
        experiment=experiment,
        game=namer.game.name(experiment.game),
        tables=tables,
        missing=missing_games(experiment, folder),
        figure=figure,
    )
    html, data = folder / "report.html", folder / "report.json"
    html.write_text(page, encoding="utf-8")
    data.write_text(json.dumps(told(folder), indent=1, ensure_ascii=False), encoding="utf-8")
    return html, data


def write_comparison(
    first: tuple[Path, str], second: tuple[Path, str], out: Path, language: str = "en"
) -> list[Difference]:
    """Write a page comparing two tables of the same game."""
    experiment = kept(first[0])
    other = kept(second[0])
    if other.game != experiment.game:
        games = f"{experiment.game} and {other.game}"
        raise BadExperiment(f"two games cannot be compared: {games}", place=str(second[0]))
    namer = Namer(experiment, language)
    sides = measures(experiment, *first), measures(other, *second)
    found = differences(*sides, list(dict.fromkeys([*experiment.primary, *other.primary])))
    page = _template("comparison.html").render(
        say=namer.lab.say,
        language=language,
        first=f"{first[0].name} / {first[1]}",
        second=f"{second[0].name} / {second[1]}",
        questions=list(dict.fromkeys([experiment.question, other.question])),
        found=[(namer.path(one.a), one) for one in found],
        primary=[one for one in found if one.is_primary],
        plot=Markup(_difference_plot(namer, found)),
        matter=sum(one.matters for one in found),
        figure=figure,
        luck=luck,
    )
    out.write_text(page, encoding="utf-8")
    return found


def _difference_plot(namer: Namer, found: list[Difference]) -> str:
    """The shares that differ most, primary ones first, as dots with intervals around 0."""
    shares = [one for one in found if one.a.kind != "mean"][:PLOTTED]
    rows = [
        (namer.path(one.a), replace(one.b, path=one.path, kind="lift", value=one.value, low=one.low,
                                    high=one.high, fair=0.0, is_off=one.matters))
        for one in shares
    ]  # fmt: skip
    return intervals(rows) if rows else ""


def _line(namer: Namer, experiment: Experiment, plan: TablePlan) -> str:
    bots = [bot.strip() for bot in plan.bots.split(",")]
    instead = stand_ins(experiment.game, plan.seats, plan.settings, bots)
    return namer.lab.say(
        "lab-table-line",
        seats=plan.seats,
        bots=",".join(with_stand_in(bot, instead.get(bot)) for bot in bots),
        games=experiment.games,
        overlay=Path(plan.overlay).name if plan.overlay else "none",
    )


def _sections(
    experiment: Experiment, folder: Path, plan: TablePlan, namer: Namer
) -> Iterator[Section]:
    groups: dict[str, list[Measure]] = {}
    for measure in measures(experiment, folder, plan.name):
        groups.setdefault(measure.group, []).append(measure)
    for group, found in groups.items():
        if group.endswith("-lift") or (group == "wins/bot" and len(found) == 1):
            continue
        lifts = {one.key: one for one in groups.get(f"{group}-lift", [])}
        ordered = sorted(found, key=lambda one: -one.value) if lifts else found
        rows = [(namer.key(one), one, lifts.get(one.key)) for one in ordered]
        plotted = _plotted(rows, bool(lifts))
        percent = all(one.kind != "mean" for _, one in plotted)
        title = namer.group(f"{group}-lift" if lifts else group)
        yield Section(title, Markup(intervals(plotted, percent)), rows, bool(lifts))


def _plotted(
    rows: list[tuple[str, Measure, Measure | None]], uses: bool
) -> list[tuple[str, Measure]]:
    """All rows that fit; of many uses, those with the highest and lowest lifts."""
    if not uses:
        return [(name, measure) for name, measure, _ in rows][:PLOTTED]
    lifted = sorted(
        ((name, lift) for name, _, lift in rows if lift is not None and lift.count > 1),
        key=lambda row: -row[1].value,
    )
    if len(lifted) <= PLOTTED:
        return lifted
    return lifted[: PLOTTED // 2] + lifted[-PLOTTED // 2 :]


def figure(value: float, kind: str, signed: bool = False) -> str:
    """A share as a percentage, a mean as a number."""
    sign = "+" if signed or kind == "lift" else ""
    return (
        format(value * 100, f"{sign}.1f") + " %" if kind != "mean" else format(value, f"{sign}.2f")
    )


def luck(p: float) -> str:
    """A p-value as text; never zero."""
    return f"= {p:.4f}" if p >= 0.0001 else "< 0.0001"


def _template(name: str) -> Template:
    loader = PackageLoader("hiddenhand.lab", "templates")
    environment = Environment(loader=loader, autoescape=select_autoescape())
    return environment.get_template(name)
