"""python -m hiddenhand.learning train RUN.yaml --folder FOLDER --minutes 9"""

import argparse
import sys
from dataclasses import replace
from pathlib import Path

MISSING = "Training needs PyTorch and NumPy: pip install 'hiddenhand[learning]'"


def arguments() -> argparse.ArgumentParser:
    """The words that the command takes."""
    parser = argparse.ArgumentParser(prog="python -m hiddenhand.learning", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    train = commands.add_parser("train", help="train, or go on from the folder's checkpoint")
    train.add_argument("--minutes", type=float, default=1e9, help="of this part of the run")
    train.add_argument("--from", dest="origin", type=Path, help="begin with this checkpoint")
    train.add_argument("--workers", type=int, help="actor processes")
    watch = commands.add_parser("watch", help="write down games of a bot, to be imitated")
    watch.add_argument("model", help="the bot, as a spec")
    watch.add_argument("--others", default="", help="bots that also play there; with commas")
    watch.add_argument("--minutes", type=float, default=1.0)
    watch.add_argument("--processes", type=int, default=1)
    watch.add_argument("--seed", default="watch")
    imitate = commands.add_parser("imitate", help="learn to play as a bot that was watched")
    imitate.add_argument("watched", type=Path, help="the folder with its games")
    imitate.add_argument("--passes", type=int, default=10, help="over these games")
    imitate.add_argument("--from", dest="origin", type=Path, help="begin with these weights")
    judge = commands.add_parser("judge", help="train a judge of whole worlds, for searches")
    judge.add_argument("--minutes", type=float, default=1e9, help="at most")
    judge.add_argument("--workers", type=int, help="actor processes")
    for command in (train, watch, imitate, judge):
        command.add_argument("run", type=Path, help="the settings of the run, a YAML file")
        command.add_argument("--folder", type=Path, help="of what is written; beside the YAML file")
    for command in (train, imitate, judge):
        command.add_argument("--device", default="", help="cuda or cpu; the GPU if there is one")
    return parser


def main() -> int:
    """Train, watch, imitate or train a judge; returns the exit code."""
    given = arguments().parse_args()
    try:
        import torch
    except ImportError:
        print(MISSING, file=sys.stderr)
        return 1
    del torch
    from hiddenhand.learning.settings import read_run

    run = read_run(given.run)
    folder = given.folder or given.run.with_suffix("")
    if given.command == "watch":
        from hiddenhand.learning.watching import watch_together

        run = replace(run, seed=given.seed)
        others = [spec for spec in given.others.split(",") if spec]
        count = watch_together(run, given.model, others, given.minutes, folder, given.processes)
        print(f"{count} choices of {given.model} are in {folder}")
    elif given.command == "imitate":
        from hiddenhand.learning.imitation import imitate

        found = imitate(run, given.watched, folder, given.passes, given.device, given.origin)
        print(f"imitated; {found}; the weights are {folder}/weights.npz")
    elif given.command == "judge":
        from hiddenhand.learning.judging import JudgeTraining

        if given.workers:
            run = replace(run, workers=given.workers)
        JudgeTraining(run, folder, given.device).train(given.minutes)
        print(f"trained; the judge is {folder}/judge.npz")
    else:
        from hiddenhand.learning.training import Training

        if given.workers:
            run = replace(run, workers=given.workers)
        Training(run, folder, given.device, given.origin).train(given.minutes)
        print(f"trained; the weights are {folder}/weights.npz")
    return 0


if __name__ == "__main__":
    sys.exit(main())
