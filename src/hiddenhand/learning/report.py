"""The curve of a run: a line on the screen and in `curve.csv` every few seconds, and a picture."""

import csv
from pathlib import Path

SHOWN = (
    ("answers_per_game", "answers a game"),
    ("against_earlier_selves", "share won against earlier selves"),
    ("in_company", "of its fair share, in company"),
    ("entropy", "entropy of the policy"),
    ("value", "loss of the critic"),
    ("belief", "log loss of the belief"),
)
COLUMNS = (
    *("minutes", "answers", "games", "answers_per_second", "answers_per_game"),
    *("against_earlier_selves", "in_company", "policy", "entropy", "value", "belief", "clipped"),
)


class Curve:
    """The figures of a run over time, in a folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / "curve.csv"
        self.picture = folder / "curve.svg"

    def add(self, figures: dict[str, float]) -> None:
        """Print a line of figures and add it to `curve.csv`."""
        fresh = not self.file.exists()
        with self.file.open("a", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            if fresh:
                writer.writerow(COLUMNS)
            writer.writerow(f"{figures.get(name, 0.0):.6g}" for name in COLUMNS)
        print("  ".join(f"{name} {value:.4g}" for name, value in figures.items()), flush=True)

    def read(self) -> list[dict[str, float]]:
        """All lines so far."""
        if not self.file.exists():
            return []
        with self.file.open(encoding="utf-8", newline="") as file:
            return [{k: float(v) for k, v in row.items()} for row in csv.DictReader(file)]

    def draw(self) -> None:
        """`curve.svg`, where matplotlib is installed (the extra `lab`)."""
        try:
            from matplotlib.figure import Figure
        except ImportError:
            return
        rows = self.read()
        if not rows:
            return
        figure = Figure(figsize=(10, 6), layout="constrained")
        axes = figure.subplots(2, 3).flat
        minutes = [row["minutes"] for row in rows]
        for place, (name, title) in zip(axes, SHOWN, strict=True):
            place.plot(minutes, [row.get(name, 0.0) for row in rows])
            place.set_title(title, fontsize=9)
            place.set_xlabel("minutes", fontsize=8)
        figure.savefig(self.picture)
