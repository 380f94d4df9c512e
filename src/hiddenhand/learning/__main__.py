"""python -m hiddenhand.learning train RUN.yaml --folder FOLDER --minutes 9"""

import argparse
import sys
from pathlib import Path

MISSING = "Training needs PyTorch and NumPy: pip install 'hiddenhand[learning]'"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m hiddenhand.learning", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    train = commands.add_parser("train", help="train, or go on from the folder's checkpoint")
    train.add_argument("run", type=Path, help="the settings of the run, a YAML file")
    train.add_argument("--folder", type=Path, help="of checkpoints; beside the YAML file")
    train.add_argument("--minutes", type=float, default=1e9, help="of this part of the run")
    train.add_argument("--device", default="", help="cuda or cpu; the GPU if there is one")
    train.add_argument("--from", dest="origin", type=Path, help="begin with this checkpoint")
    train.add_argument("--workers", type=int, help="actor processes")
    given = parser.parse_args()
    try:
        import torch
    except ImportError:
        print(MISSING, file=sys.stderr)
        return 1
    del torch
    from dataclasses import replace

    from hiddenhand.learning.settings import read_run
    from hiddenhand.learning.training import Training

    run = read_run(given.run)
    if given.workers:
        run = replace(run, workers=given.workers)
    folder = given.folder or given.run.with_suffix("")
    Training(run, folder, given.device, given.origin).train(given.minutes)
    print(f"trained; the weights are {folder}/weights.npz")
    return 0


if __name__ == "__main__":
    sys.exit(main())
