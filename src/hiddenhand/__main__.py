"""`python -m hiddenhand` is the command `hiddenhand`."""

from hiddenhand.cli.main import run

if __name__ == "__main__":
    run()
