"""python -m hiddenhand.learning train RUN.yaml --folder FOLDER --minutes 9"""

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from hiddenhand.core.errors import HiddenHandError

MISSING = "Training needs PyTorch and NumPy: pip install 'hiddenhand[learning]'"
REFUSED, INTERRUPTED = 2, 130  # exit codes, as of the command `hiddenhand`
Words = argparse.Namespace


def arguments() -> argparse.ArgumentParser:
    """The words that the command takes."""
    parser = argparse.ArgumentParser(prog="python -m hiddenhand.learning", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    train = commands.add_parser("train", help="train, or go on from the folder's checkpoint")
    train.set_defaults(carry_out=_train)
    train.add_argument("--minutes", type=float, default=1e9, help="of this part of the run")
    train.add_argument("--from", dest="origin", type=Path, help="begin with this checkpoint")
    train.add_argument("--workers", type=int, help="actor processes")
    watch = commands.add_parser("watch", help="write down games of a bot, to be imitated")
    watch.set_defaults(carry_out=_watch)
    watch.add_argument("model", help="the bot, as a spec")
    watch.add_argument("--others", default="", help="bots that also play there; with commas")
    watch.add_argument("--minutes", type=float, default=1.0)
    watch.add_argument("--processes", type=int, default=1)
    watch.add_argument("--seed", default="watch")
    imitate = commands.add_parser("imitate", help="learn to play as a bot that was watched")
    imitate.set_defaults(carry_out=_imitate)
    imitate.add_argument("watched", type=Path, help="the folder with its games")
    imitate.add_argument("--passes", type=int, default=10, help="over these games")
    imitate.add_argument("--from", dest="origin", type=Path, help="begin with these weights")
    judge = commands.add_parser("judge", help="train a judge of whole worlds, for searches")
    judge.set_defaults(carry_out=_judge)
    judge.add_argument("--minutes", type=float, default=1e9, help="at most")
    judge.add_argument("--workers", type=int, help="actor processes")
    ship = commands.add_parser("ship", help="write trained weights as a game ships them")
    ship.set_defaults(carry_out=_ship)
    ship.add_argument("weights", type=Path, help="the folder of a run, with weights.npz")
    ship.add_argument("--to", type=Path, required=True, help="the folder that is written to")
    ship.add_argument("--name", required=True, help="of the shipped weights, as master or swift")
    for command in (train, watch, imitate, judge):
        command.add_argument("run", type=Path, help="the settings of the run, a YAML file")
        command.add_argument("--folder", type=Path, help="of what is written; beside the YAML file")
    for command in (train, imitate, judge):
        command.add_argument("--device", default="", help="cuda or cpu; the GPU if there is one")
    return parser


def main() -> int:
    """Carry out one command; returns the exit code. An error is one line."""
    given = arguments().parse_args()
    try:
        import torch
    except ImportError:
        print(MISSING, file=sys.stderr)
        return 1
    del torch
    try:
        given.carry_out(given)
    except (HiddenHandError, OSError) as error:  # OSError: nothing can be read or written there
        print(" ".join(str(error).split()), file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:  # before there was anything to keep
        return INTERRUPTED
    return 0


def _folder(given: Words) -> Path:
    folder: Path = given.folder or given.run.with_suffix("")
    return folder


def _train(given: Words) -> None:
    from hiddenhand.learning.settings import read_run
    from hiddenhand.learning.training import Training

    run = read_run(given.run)
    run = replace(run, workers=given.workers or run.workers)
    folder = _folder(given)
    Training(run, folder, given.device, given.origin).train(given.minutes)
    print(f"trained; the weights are {folder}/weights.npz")


def _watch(given: Words) -> None:
    from hiddenhand.learning.settings import read_run
    from hiddenhand.learning.watching import watch_together

    run = replace(read_run(given.run), seed=given.seed)
    folder = _folder(given)
    others = [spec for spec in given.others.split(",") if spec]
    count = watch_together(run, given.model, others, given.minutes, folder, given.processes)
    print(f"{count} choices of {given.model} are in {folder}")


def _imitate(given: Words) -> None:
    from hiddenhand.learning.imitation import imitate
    from hiddenhand.learning.settings import read_run

    run, folder = read_run(given.run), _folder(given)
    found = imitate(run, given.watched, folder, given.passes, given.device, given.origin)
    print(f"imitated; {found}; the weights are {folder}/weights.npz")


def _judge(given: Words) -> None:
    from hiddenhand.learning.judging import JudgeTraining
    from hiddenhand.learning.settings import read_run

    run = read_run(given.run)
    run = replace(run, workers=given.workers or run.workers)
    folder = _folder(given)
    JudgeTraining(run, folder, given.device).train(given.minutes)
    print(f"trained; the judge is {folder}/judge.npz")


def _ship(given: Words) -> None:
    from hiddenhand.learning.export import ship

    print(f"the weights to play with are {ship(given.weights, given.to, given.name)}")


if __name__ == "__main__":
    sys.exit(main())
