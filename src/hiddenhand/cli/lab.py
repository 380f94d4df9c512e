"""`hiddenhand lab`: run an experiment, report on it, compare two tables."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hiddenhand.cli.speaking import speaker

if TYPE_CHECKING:
    from hiddenhand.lab.experiment import Experiment

lab = typer.Typer(no_args_is_help=True)

Folder = Annotated[Path, typer.Argument(metavar="DIR")]


@lab.command()
def run(
    experiment: Annotated[Path, typer.Argument(metavar="EXPERIMENT")],
    output: Annotated[Path | None, typer.Option("--output", "-o")] = None,
    processes: Annotated[int, typer.Option(min=0)] = 0,
    games: Annotated[int | None, typer.Option(min=1)] = None,
    overlay: Annotated[Path | None, typer.Option()] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
) -> None:
    """Play an experiment; results are kept, and a second run continues."""
    from dataclasses import replace

    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from hiddenhand.lab import experiment as plans
    from hiddenhand.lab import running
    from hiddenhand.text.words import Words

    words = Words("lab", speaker.language)
    plan = plans.read(experiment)
    if overlay is not None:
        if not overlay.is_file():
            raise plans.BadExperiment("there is no such file", place=str(overlay))
        plan = plans.with_overlay(plan, overlay)
    if games is not None:
        plan = replace(plan, games=games)
    running.check(plan)
    folder = output or Path("results") / experiment.stem
    running.begin(plan, folder)  # fails before the progress bar is drawn
    _tell_who_plays(plan)
    count = processes or os.cpu_count() or 1
    if ray is None:
        executor: running.Executor = running.Processes(count)
    else:
        from hiddenhand.lab.cluster import Cluster

        executor = Cluster(ray, count)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True),
    )  # fmt: skip
    with bar:
        task = bar.add_task(words.say("lab-progress"), total=plan.games * len(plan.tables))
        try:
            running.run(
                plan, folder, executor, lambda done, all_games: bar.update(task, completed=done)
            )
        except KeyboardInterrupt:
            left = running.missing_games(plan, folder)
            done = plan.games * len(plan.tables) - left
            bar.stop()
            print(words.say("lab-stopped", games=done))
            raise typer.Exit(130) from None
    print(words.say("lab-done", games=plan.games * len(plan.tables), folder=str(folder)))


def _tell_who_plays(plan: "Experiment") -> None:
    from hiddenhand.cli.instead import tell

    for table in plan.tables:
        tell(plan.game, table.seats, table.settings, table.bots, table.name)


@lab.command()
def report(
    folder: Folder,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Write report.html and report.json into the folder."""
    from hiddenhand.lab.report import told, write_report
    from hiddenhand.text.words import Words

    if as_json:
        print(json.dumps(told(folder), ensure_ascii=False))
        return
    for file in write_report(folder, speaker.language):
        print(Words("lab", speaker.language).say("lab-written", file=str(file)))


@lab.command()
def compare(
    first: Annotated[str, typer.Argument(metavar="FIRST")],
    second: Annotated[str, typer.Argument(metavar="SECOND")],
    output: Annotated[Path, typer.Option("--output", "-o")] = Path("comparison.html"),
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Compare two tables: differences, intervals, and significance."""
    from hiddenhand.lab.report import Namer, figure, luck, write_comparison
    from hiddenhand.lab.running import kept
    from hiddenhand.text.words import Words

    sides = [_table(text) for text in (first, second)]
    found = write_comparison(sides[0], sides[1], output, speaker.language)
    if as_json:
        print(json.dumps([one.as_dict() for one in found], ensure_ascii=False))
        return
    words, namer = Words("lab", speaker.language), Namer(kept(sides[0][0]), speaker.language)
    matter = [one for one in found if one.matters]
    if not matter:
        print(words.say("lab-nothing-matters"))
    else:
        print(words.say("lab-some-matter", count=len(matter)))
    for one in matter or found[:5]:
        kind = one.a.kind
        low, high = figure(one.low, kind, True), figure(one.high, kind, True)
        print(
            f"{namer.path(one.a)}: {figure(one.a.value, kind)} -> {figure(one.b.value, kind)} "
            f"({low} … {high}, p {luck(one.p)})"
        )
    print(words.say("lab-written", file=str(output)))


def _table(text: str) -> tuple[Path, str]:
    """Parse FOLDER or FOLDER:TABLE; a folder with one table needs no name."""
    from hiddenhand.lab.experiment import BadExperiment
    from hiddenhand.lab.running import kept

    name, _, table = text.rpartition(":")
    folder = Path(name) if name and (Path(name) / "experiment.json").exists() else Path(text)
    if str(folder) == text:
        table = ""
    names = [plan.name for plan in kept(folder).tables]
    if not table and len(names) == 1:
        table = names[0]
    if table not in names:
        raise BadExperiment(f"name a table: {', '.join(names)}", place=f"{folder}:{table}")
    return folder, table
