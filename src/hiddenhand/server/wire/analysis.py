"""An analysis as it travels. `moment` is the number of an answer, as `seq` in a replay; 0 is after
the deal and -1 before it. All chances go from 0 to 1."""

from typing import Literal

from hiddenhand.server.wire.base import Facts, Part


class AnalysisPoint(Part):
    moment: int
    chances: list[float]  # of each seat, with all cards on the table


class AnalysisTurn(Part):
    """Where the chance to win changed hands."""

    moment: int
    seat: int | None  # who answered; None: the deal
    key: str
    ask: str
    luck: bool  # chance had a hand in it
    events: list[Facts]  # what happened, all open
    before: list[float]
    after: list[float]
    swing: float  # how much changed hands


class AnalysisAlternative(Part):
    option: str
    chance: float
    difference: float  # to what was chosen
    reason: str  # text key, "hint-..."


class AnalysisChoice(Part):
    """A decision, judged by what the seat could know then."""

    moment: int  # of the answer; the question stood one moment earlier
    seat: int
    ask: str
    rule: str
    options: int
    chosen: str
    chance: float
    better: list[AnalysisAlternative]  # the best first


class AnalysisGuess(Part):
    moment: int
    right: float  # how much of the belief lay on the truth
    suspects: list[tuple[str, float]]  # the likeliest first


class AnalysisSuspicion(Part):
    """What `seat` could believe of the secrets of seat `about`."""

    seat: int
    about: int
    truth: list[str]
    found_out: int | None  # the moment from which on the truth was believed
    guesses: list[AnalysisGuess]


class Analysis(Part):
    version: int
    game: str
    seats: int
    moments: int  # the number of the last one
    fair: float  # a seat's fair share
    curve: list[AnalysisPoint]
    turns: list[AnalysisTurn]
    people: list[int]  # seats whose decisions were looked at
    choices: list[AnalysisChoice]
    suspicions: list[AnalysisSuspicion]


class AnalysisInfo(Part):
    """How far the analysis of a game is; `result` when it is done."""

    game_id: str
    state: Literal["none", "waiting", "working", "done", "failed"]
    progress: float
    share: str  # address of its page
    result: Analysis | None
