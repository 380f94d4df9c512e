"""All commands. Each imports what it needs when it runs, to keep the others fast.

Help texts are in `text/*/cli.ftl`, under the names of commands and parameters.
"""

import sys
from asyncio import AbstractEventLoop
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from hiddenhand.cli.exporting import export
from hiddenhand.cli.files import (
    check_writable,
    read_record,
    read_settings,
    read_text,
    read_viewer,
    write_record,
)
from hiddenhand.cli.lab import lab
from hiddenhand.cli.options import (
    AsJson,
    Bots,
    GameName,
    RecordFile,
    Seats,
    Seed,
    Settings,
    read_hash,
    show,
    usual_bots,
    usual_seats,
)
from hiddenhand.cli.outcome import WRONG, BadUsage, version
from hiddenhand.cli.speaking import speaker
from hiddenhand.text.words import Words

if TYPE_CHECKING:
    from hiddenhand.cli.terminal.sitting import Sitting

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)

lab.command()(export)
app.add_typer(lab, name="lab")


@app.callback(invoke_without_command=True)
def hiddenhand(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version")] = False,
) -> None:
    """The command line without a subcommand."""
    if show_version:
        print(version())
        raise typer.Exit


@app.command()
def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option()] = 100,
    seed: Seed = "0",
    settings: Settings = None,
    bots: Bots = "random",
    processes: Annotated[int, typer.Option()] = 1,
    digest: Annotated[bool, typer.Option("--digest")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count the results."""
    from hiddenhand.bots import arena
    from hiddenhand.cli.instead import tell

    chosen = read_settings(settings or [])
    match = arena.Match(game, usual_seats(game, seats, chosen), chosen, bots, seed)
    tell(game, match.seats, chosen, bots)
    tally = arena.run(match, games, processes, digest)
    if as_json:
        show(tally.as_dict())
        return
    say, played = speaker.say, tally.games
    speed = round(tally.decisions / tally.seconds) if tally.seconds else 0
    spent = {"games": played, "decisions": tally.decisions, "seconds": tally.seconds}
    print(say("simulate-done", **spent))
    print(say("simulate-speed", speed=speed))
    for seat, wins in enumerate(tally.wins):
        print(say("simulate-seat", seat=seat, wins=wins, share=wins / played))
    print(say("simulate-nobody", count=tally.no_winner, share=tally.no_winner / played))
    words = Words(game, speaker.language)
    for ending, count in tally.endings.most_common():
        print(f"  {words.ending(ending)}: {count}")
    if tally.digest:
        print(say("simulate-digest", digest=tally.digest))


@app.command()
def ladder(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option()] = 60,
    bots: Annotated[str, typer.Option()] = "random,easy,normal",
    seed: Seed = "0",
    settings: Settings = None,
    processes: Annotated[int, typer.Option()] = 1,
    limit: Annotated[float, typer.Option()] = 60.0,
    keep: Annotated[Path | None, typer.Option()] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play a round robin with rotated seats and rate them."""
    from hiddenhand.bots.ladder import climb
    from hiddenhand.cli.climbing import show_failures, show_progress
    from hiddenhand.cli.instead import tell

    chosen = read_settings(settings or [])
    count = usual_seats(game, seats, chosen)
    tell(game, count, chosen, bots)
    names = [name.strip() for name in bots.split(",")]
    seconds = limit if limit > 0 else None
    told = climb(
        game,
        count,
        names,
        games,
        seed,
        chosen,
        processes,
        limit=seconds,
        keep=keep,
        on_game=show_progress,
    )
    show_failures(told, keep)
    if as_json:
        show({"game": game, "seats": count, **told.as_dict()})
        return
    say = speaker.say
    print(say("ladder-done", games=told.games, seats=count, nobody=told.no_winner))
    rating, spread = say("ladder-rating"), say("ladder-range")
    print(f"{rating:>7}  {spread:<14} {say('ladder-won'):>6}  {say('ladder-bot')}")
    for row in told.rows:
        won = row.wins / row.decided if row.decided else 0.0
        rated, low, high = (say("two-places", value=v) for v in (row.rating, row.low, row.high))
        share = say("percent", value=won)
        print(f"{rated:>7}  {low:>6}-{high:<6} {share:>7}  {row.name}")


@app.command()
def record(
    game: GameName,
    output: Annotated[Path, typer.Option("--output", "-o")],
    seats: Seats = None,
    seed: Seed = "0",
    settings: Settings = None,
    bots: Bots = "random",
    number: Annotated[int, typer.Option(min=0)] = 0,
    as_json: AsJson = False,
) -> None:
    """Let bots play one game and save its record."""
    from hiddenhand.bots import arena
    from hiddenhand.cli.instead import tell

    chosen = read_settings(settings or [])
    match = arena.Match(game, usual_seats(game, seats, chosen), chosen, bots, seed)
    tell(game, match.seats, chosen, bots)
    table = arena.play(match, number)
    if str(output) == "-":
        print(table.record.text(), end="")
        return
    write_record(table.record, output)
    result = table.result
    answers = len(table.record.answers)
    if as_json:
        told = result.as_dict() if result else None
        show({"file": str(output), "answers": answers, "result": told})
    else:
        words = Words(game, speaker.language)
        ending = words.ending(result.ending) if result else speaker.say("record-unfinished")
        print(speaker.say("record-done", file=str(output), answers=answers, ending=ending))


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[str, typer.Option()] = "open",
    as_json: AsJson = False,
) -> None:
    """Show a recorded game as seen by a seat, a spectator, or with nothing hidden."""
    from hiddenhand.cli.replaying import as_lines, retell

    kept = read_record(file)
    told = retell(kept, read_viewer(seat, kept.seats))
    if as_json:
        show(told.as_dict())
        return
    for line in as_lines(told, speaker.language):
        print(line)


@app.command()
def verify(
    file: RecordFile,
    commitment: Annotated[str | None, typer.Option()] = None,
    as_json: AsJson = False,
) -> int:
    """Check a record answer by answer. Returns exit code 1 if it is wrong."""
    from hiddenhand.cli.replaying import inspect_record

    verdict = inspect_record(read_text(file), read_hash(commitment))
    if as_json:
        show({"file": str(file), **verdict})
    elif verdict["ok"]:
        say, answers = speaker.say, cast(int, verdict["answers"])
        words = Words(str(verdict["game"]), speaker.language)
        end = verdict["ending"]
        ending = words.ending(str(end)) if end else say("verify-unfinished")
        print(say("verify-right", file=str(file), answers=answers, ending=ending))
        if verdict["deal"] != "not-proven":
            draws, option = cast(int, verdict["draws"]), f"--commitment {verdict['commitment']}"
            print(say(f"verify-{verdict['deal']}", draws=draws, option=option))
    else:
        print(speaker.say("verify-wrong", file=str(file), refusal=speaker.told(verdict)))
    return 0 if verdict["ok"] else WRONG


@app.command()
def rules(
    game: GameName,
    paragraph: Annotated[str | None, typer.Argument()] = None,
    tests: Annotated[Path | None, typer.Option()] = None,
    book: Annotated[bool, typer.Option("--book")] = False,
    as_json: AsJson = False,
) -> None:
    """List which paragraphs of the rulebook have tests, show one, or the whole book."""
    from hiddenhand import games
    from hiddenhand.cli.rulebooks import find_paragraph, first_line
    from hiddenhand.core.rulebook import read_paragraphs
    from hiddenhand.testing.rules import coverage

    found = games.find(game)
    if paragraph is not None:
        shown = find_paragraph(found, paragraph, speaker.language)
        if as_json:
            show({"id": shown.id, "section": shown.section, "text": shown.text})
        else:
            print(f"{shown.id} ({shown.section})\n{shown.text}")
        return
    if book:
        text = found.rulebook(speaker.language)
        if as_json:
            show({"game": found.name, "language": speaker.language, "text": text})
        else:
            print(text, end="")
        return
    covered = coverage(found, tests)
    if as_json:
        show({"game": found.name, **covered.as_dict()})
        return
    rulebook = found.rulebook(speaker.language)
    texts = {p.id: p.text for p in read_paragraphs(rulebook, found.paragraph_prefix)}
    counted = {"paragraphs": len(covered.paragraphs), "tested": len(covered.tested)}
    title = Words(found.name, speaker.language).name(found.name)
    print(speaker.say("rules-counted", game=title, **counted))
    rest = {"descriptive": len(covered.descriptive), "untested": len(covered.untested)}
    print(speaker.say("rules-rest", **rest))
    for name in covered.untested:
        print(f"  {name}  {first_line(texts[name])}")


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seats: Seats = None,
    settings: Settings = None,
    seconds: Annotated[float, typer.Option()] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast a game runs on this machine."""
    from hiddenhand import build, games
    from hiddenhand.testing.measure import figures, import_seconds

    if not 0 < seconds <= 60:
        raise BadUsage("from above 0 to 60", place="--seconds", reason="range", low=0, high=60)
    game = game or games.names()[0]
    found = games.find(game)
    chosen = read_settings(settings or [])
    count = usual_seats(game, seats, chosen)
    measured: dict[str, object] = {
        "game": found.name,
        "seats": count,
        "compiled": build.is_compiled(),
        **figures(found, count, chosen, seconds),
        "import_seconds": import_seconds(),
    }
    if as_json:
        show(measured)
        return
    for figure, value in measured.items():
        shown = str(value)
        if isinstance(value, bool):
            shown = speaker.say("yes" if value else "no")
        elif isinstance(value, int | float):
            shown = speaker.say("bench-figure", value=value)
        elif figure == "build":
            shown = speaker.say("bench-build", compiled=build.is_compiled())
        print(f"{speaker.say(f'figure-{figure}'):>20}  {shown}")


@app.command()
def play(
    game: GameName,
    seats: Seats = None,
    seat: Annotated[int, typer.Option()] = 0,
    name: Annotated[str | None, typer.Option()] = None,
    seed: Annotated[str | None, typer.Option()] = None,
    settings: Settings = None,
    bots: Annotated[str | None, typer.Option()] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o")] = None,
    resume: Annotated[Path | None, typer.Option()] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
) -> None:
    """Play against bots in the terminal: full screen, or line by line if there is none."""
    from hiddenhand.cli.playing import Session, new_table, resumed_table, told_where

    others = usual_bots(game) if bots is None else bots
    if output is not None:
        check_writable(output)
    if resume is not None:
        table = resumed_table(game, read_record(resume))
    else:
        chosen = read_settings(settings or [])
        called = speaker.say("you") if name is None else name
        count = usual_seats(game, seats, chosen)
        table = new_table(game, count, seat, called, chosen, seed)
    on_screen = sys.stdin.isatty() and sys.stdout.isatty() and find_spec("textual") is not None
    if plain or not on_screen:
        Session(table, seat, others, seed, speaker.language, output).play()
        return
    from hiddenhand.cli.terminal.local import LocalSitting

    sitting = LocalSitting(table, seat, others, seed, output)
    try:
        _on_screen(sitting)
    finally:
        if sitting.saved is not None:
            print(*told_where(table, seat, others, sitting.saved), sep="\n")


@app.command()
def join(
    link: Annotated[str, typer.Argument(metavar="LINK")],
    name: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Join a server's room from the terminal."""
    import asyncio

    from hiddenhand.cli.terminal.remote import RemoteSitting

    called = speaker.say("you") if name is None else name
    loop = asyncio.new_event_loop()  # shared by the room's connection and the screen
    sitting = loop.run_until_complete(RemoteSitting.join(link, called))
    _on_screen(sitting, loop)


def _on_screen(sitting: "Sitting", loop: AbstractEventLoop | None = None) -> None:
    from hiddenhand.cli.terminal.app import TableScreen

    screen = TableScreen(sitting, speaker.language)
    screen.run(loop=loop)
    if screen.failed is not None:
        raise screen.failed


@app.command()
def serve(
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option()] = None,
    db: Annotated[str | None, typer.Option()] = None,
    node: Annotated[str | None, typer.Option()] = None,
    open_browser: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Run rooms, live play and the web app on this machine."""
    from hiddenhand.cli.serving import run_server

    run_server({"host": host, "port": port, "database": db, "node": node}, open_browser)


@app.command()
def think(
    db: Annotated[str | None, typer.Option()] = None,
    workers: Annotated[int | None, typer.Option()] = None,
) -> None:
    """Compute for the servers of a shared database: analyses, and bots of busy tables."""
    from hiddenhand.cli.thinking import run_thinker

    run_thinker(db, workers)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    db: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Write everything of a server to one file, while it runs."""
    from hiddenhand.cli.backups import write_backup

    write_backup(file, db)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    db: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Fill an empty database from a backup."""
    from hiddenhand.cli.backups import read_backup

    read_backup(file, db)
