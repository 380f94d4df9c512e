"""The wire form of an analysis. `moment` is the number of an answer, like `seq` in a replay; 0
is after the deal and -1 before it. All chances are between 0 and 1."""

from typing import Literal

from hiddenhand.server.wire.base import Facts, Part


class AnalysisPoint(Part):
    """The chances at one moment."""

    moment: int
    chances: list[float]  # of each seat, knowing all cards


class AnalysisTurn(Part):
    """A moment at which the chances to win changed much."""

    moment: int
    seat: int | None  # who answered; None: the deal
    key: str
    ask: str
    luck: bool  # caused by a random event
    events: list[Facts]  # what happened, with nothing hidden
    before: list[float]
    after: list[float]
    swing: float  # size of the change


class AnalysisAlternative(Part):
    """A better option for a decision."""

    option: str
    chance: float
    difference: float  # in chance, to what was chosen
    reason: str  # text key, "hint-..."


class AnalysisChoice(Part):
    """A decision, judged by what the seat could know then."""

    moment: int  # of the answer; the question was asked one moment earlier
    seat: int
    ask: str
    rule: str
    options: int
    chosen: str
    chance: float
    better: list[AnalysisAlternative]  # best first


class AnalysisGuess(Part):
    """What a seat could believe at one moment."""

    moment: int
    right: float  # probability given to the truth
    suspects: list[tuple[str, float]]  # likeliest first


class AnalysisSuspicion(Part):
    """What `seat` could believe about the secrets of seat `about`."""

    seat: int
    about: int
    truth: list[str]
    found_out: int | None  # the moment from which the truth was believed
    guesses: list[AnalysisGuess]


class Analysis(Part):
    """The complete analysis of a game."""

    version: int
    game: str
    seats: int
    moments: int  # the number of the last one
    fair: float  # a seat's fair share
    curve: list[AnalysisPoint]
    turns: list[AnalysisTurn]
    people: list[int]  # seats whose decisions were analyzed
    choices: list[AnalysisChoice]
    suspicions: list[AnalysisSuspicion]


class AnalysisInfo(Part):
    """The progress of an analysis; `result` when it is done."""

    game_id: str
    state: Literal["none", "waiting", "working", "done", "failed"]
    progress: float
    share: str  # address of its page
    result: Analysis | None


class SuspicionLine(Part):
    """From moment `since` to the end, what `seat` saw pointed to this secret of seat `about`."""

    seat: int
    about: int
    secret: str
    since: int
    right: bool


class Suspicions(Part):
    """Convictions that lasted to the end of a game, earliest first."""

    ready: bool  # False: ask again later
    lines: list[SuspicionLine]
