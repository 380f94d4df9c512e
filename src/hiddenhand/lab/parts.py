"""Parts of an experiment: some hundred games of one table, one file of results for each kind."""

from dataclasses import dataclass
from pathlib import Path

from hiddenhand.lab.experiment import Experiment

GAMES = "games"
DECISIONS = "decisions"


@dataclass(frozen=True, slots=True)
class Part:
    """Some consecutive games of one table."""

    table: int
    number: int

    def file(self, folder: Path, kind: str, experiment: Experiment) -> Path:
        """Where the results of this part are stored."""
        return folder / kind / f"{experiment.tables[self.table].name}-{self.number:06}.parquet"
