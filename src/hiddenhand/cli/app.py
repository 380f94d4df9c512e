"""All commands. Each imports what it needs itself, so that none pays for another."""

import json
from pathlib import Path
from typing import Annotated, cast

import typer

from hiddenhand.cli.files import read_record, read_settings, read_text, read_viewer, write_record
from hiddenhand.cli.main import WRONG, version

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="Tabletop games of secret allegiance: play, simulate, replay, verify.",
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="hidden-leaders, secret-allies ...")]
Seats = Annotated[int | None, typer.Option(help="Players at the table.", show_default=False)]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Settings = Annotated[
    list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="A setting of the game.")
]
Bots = Annotated[str, typer.Option(help="One bot for all seats, or one per seat: a,b,c")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object instead of text.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A game's record.")]

USUAL_SEATS = 4


@app.callback(invoke_without_command=True)
def hiddenhand(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Version and build.")] = False,
) -> None:
    """Tabletop games of secret allegiance: play, simulate, replay, verify."""
    if show_version:
        print(version())
        raise typer.Exit


def show(data: dict[str, object]) -> None:
    print(json.dumps(data, ensure_ascii=False))


def usual_seats(game_name: str, seats: int | None) -> int:
    """Four, or as near as the game allows, unless somebody says otherwise."""
    from hiddenhand import games

    allowed = games.find(game_name).seat_numbers
    return max(allowed[0], min(USUAL_SEATS, allowed[-1])) if seats is None else seats


@app.command()
def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many.")] = 100,
    seed: Seed = "0",
    settings: Settings = None,
    bots: Bots = "random",
    processes: Annotated[int, typer.Option(help="Processes that share the work.")] = 1,
    digest: Annotated[bool, typer.Option("--digest", help="sha256 over all records.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count what happens."""
    from hiddenhand.bots import arena

    chosen = read_settings(settings or [])
    match = arena.Match(game, usual_seats(game, seats), chosen, bots, seed)
    tally = arena.run(match, games, processes, digest)
    if as_json:
        show(tally.as_dict())
        return
    speed = tally.decisions / tally.seconds if tally.seconds else 0.0
    print(f"{tally.games} games, {tally.decisions} decisions in {tally.seconds:.2f} s")
    print(f"{speed:,.0f} decisions a second")
    for seat, wins in enumerate(tally.wins):
        print(f"seat {seat}: {wins} wins ({wins / tally.games:.1%})")
    print(f"nobody: {tally.no_winner} ({tally.no_winner / tally.games:.1%})")
    for ending, count in tally.endings.most_common():
        print(f"  {ending}: {count}")
    if tally.digest:
        print(f"digest {tally.digest}")


@app.command()
def ladder(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many.")] = 60,
    bots: Annotated[
        str, typer.Option(help="Who plays: level, level:ms=300, module:Class, file.py:Class")
    ] = "random,easy,normal",
    seed: Seed = "0",
    settings: Settings = None,
    processes: Annotated[int, typer.Option(help="Processes that share the work.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots play a round robin with rotated seats and rate them."""
    from hiddenhand.bots.ladder import climb

    count = usual_seats(game, seats)
    names = [name.strip() for name in bots.split(",")]
    told = climb(game, count, names, games, seed, read_settings(settings or []), processes)
    if as_json:
        show({"game": game, "seats": count, **told.as_dict()})
        return
    print(f"{told.games} games with {count} seats; nobody won {told.no_winner}")
    print(f"{'rating':>7}  {'95 %':<14} {'won':>6}  bot")
    for row in told.rows:
        won = row.wins / row.decided if row.decided else 0.0
        print(f"{row.rating:7.2f}  {row.low:6.2f}-{row.high:<6.2f} {won:7.1%}  {row.bot}")


@app.command()
def record(
    game: GameName,
    output: Annotated[Path, typer.Option("--output", "-o", help="Where to; - is the screen.")],
    seats: Seats = None,
    seed: Seed = "0",
    settings: Settings = None,
    bots: Bots = "random",
    number: Annotated[int, typer.Option(min=0, help="Which game of the seed's run.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Let bots play one game and keep its record."""
    from hiddenhand.bots import arena

    match = arena.Match(game, usual_seats(game, seats), read_settings(settings or []), bots, seed)
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
        print(f"{output}: {answers} answers, {result.ending if result else 'unfinished'}")


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[
        str, typer.Option(metavar="N|spectator|open", help="Through whose eyes.")
    ] = "open",
    language: Annotated[str, typer.Option("--language", help="en ...")] = "en",
    as_json: AsJson = False,
) -> None:
    """Tell a recorded game again, through the eyes of a seat, a spectator, or all."""
    from hiddenhand.cli.replaying import as_lines, retell

    kept = read_record(file)
    told = retell(kept, read_viewer(seat, kept.seats))
    if as_json:
        show(told.as_dict())
        return
    for line in as_lines(told, language):
        print(line)


@app.command()
def verify(file: RecordFile, as_json: AsJson = False) -> int:
    """Check a record answer by answer. Exit code 1 says that something is wrong with it."""
    from hiddenhand.cli.replaying import inspect_record
    from hiddenhand.text.words import Words

    verdict = inspect_record(read_text(file))
    if as_json:
        show({"file": str(file), **verdict})
    elif verdict["ok"]:
        end = verdict["ending"] or "not finished yet"
        print(f"{file}: right; {verdict['answers']} answers, {end}")
        if verdict["deal"] != "not-proven":
            print(Words("").say(f"verify-{verdict['deal']}", draws=cast(int, verdict["draws"])))
    else:
        print(f"{file}: {verdict['error']}: {verdict['place']}: {verdict['message']}")
    return 0 if verdict["ok"] else WRONG


@app.command()
def rules(
    game: GameName,
    paragraph: Annotated[str | None, typer.Argument(help="Show this one, such as HL-7.5.")] = None,
    tests: Annotated[Path | None, typer.Option(help="Folder whose tests cite the rules.")] = None,
    as_json: AsJson = False,
) -> None:
    """Say which paragraphs of the rulebook have tests, or show one paragraph."""
    from hiddenhand import games
    from hiddenhand.cli.rulebooks import find_paragraph, first_line
    from hiddenhand.core.rulebook import read_paragraphs
    from hiddenhand.testing.rules import coverage

    found = games.find(game)
    if paragraph is not None:
        shown = find_paragraph(found, paragraph)
        if as_json:
            show({"id": shown.id, "section": shown.section, "text": shown.text})
        else:
            print(f"{shown.id} ({shown.section})\n{shown.text}")
        return
    covered = coverage(found, tests)
    if as_json:
        show({"game": found.name, **covered.as_dict()})
        return
    texts = {p.id: p.text for p in read_paragraphs(found.rulebook(), found.paragraph_prefix)}
    print(f"{found.name}: {len(covered.paragraphs)} paragraphs, {len(covered.tested)} tested,")
    print(f"{len(covered.descriptive)} descriptive, {len(covered.untested)} untested")
    for name in covered.untested:
        print(f"  {name}  {first_line(texts[name])}")


@app.command()
def bench(
    game: GameName = "hidden-leaders",
    seats: Seats = None,
    settings: Settings = None,
    seconds: Annotated[float, typer.Option(help="Time for each figure.")] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast a game runs here."""
    from hiddenhand import build, games
    from hiddenhand.cli.main import BadUsage
    from hiddenhand.testing.measure import figures, import_seconds

    if not 0 < seconds <= 60:
        raise BadUsage("from above 0 to 60", place="--seconds")
    found = games.find(game)
    count = usual_seats(game, seats)
    measured: dict[str, object] = {
        "game": found.name,
        "seats": count,
        "compiled": build.is_compiled(),
        **figures(found, count, read_settings(settings or []), seconds),
        "import_seconds": import_seconds(),
    }
    if as_json:
        show(measured)
        return
    for name, value in measured.items():
        shown = f"{value:,.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else value
        print(f"{name.replace('_', ' '):>20}  {shown}")


@app.command()
def play(
    game: GameName,
    seats: Seats = None,
    seat: Annotated[int, typer.Option(help="Your seat.")] = 0,
    name: Annotated[str, typer.Option(help="Your name.")] = "You",
    seed: Annotated[
        str | None, typer.Option(help="Deal from a seed instead of real chance.")
    ] = None,
    settings: Settings = None,
    bots: Annotated[str, typer.Option(help="The others: one for all, or one per seat.")] = "random",
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Where the record is saved.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    language: Annotated[str, typer.Option("--language", help="en ...")] = "en",
) -> None:
    """Play in the terminal against bots."""
    from hiddenhand.cli.playing import Session, new_table, resumed_table

    if resume is not None:
        table = resumed_table(game, read_record(resume))
    else:
        chosen = read_settings(settings or [])
        table = new_table(game, usual_seats(game, seats), seat, name, chosen, seed)
    Session(table, seat, bots, seed, language, output).play()
