"""Lessons are consistent: prepared tables, expected answers, texts, and a way to the end."""

import random
import re
from collections.abc import Callable, Sequence

import pytest
from fluent.syntax import ast as fluent_ast

from hiddenhand.core.decision import Decision
from hiddenhand.server.lessons import lesson as lessons
from hiddenhand.server.lessons.guide import Guide
from hiddenhand.server.lessons.lesson import BadLesson, Lesson, NoSuchLesson, said_in
from hiddenhand.table.proven import verify
from hiddenhand.table.table import Table
from tests.house.tongues import OTHERS, files, messages
from tools.tree import ROOT, shipped_games

GAMES = lessons.games()
Pick = Callable[[Decision, list[str] | None], str]


def laid(lesson: Lesson, chapter: int) -> Table:
    """The prepared table of a chapter."""
    record = lesson.record
    table = Table(lesson.game, record.seats, lesson.deal.dice(0), record.settings)
    for seat, key in lesson.laid(chapter):
        table.say(seat, key)
    return table


class Walk:
    """One pupil's way through a lesson, as in a lesson's room but without a server."""

    def __init__(self, lesson: Lesson, pick: Pick, dice: random.Random) -> None:
        self.lesson, self.pick, self.dice = lesson, pick, dice
        self.guide = Guide(lesson)
        self.table = laid(lesson, 0)
        self.seen: list[int] = []
        self.laid_anew = 0
        self.went_free: list[str] = []  # where the expected answer was not offered
        self.clicks = 0  # explanations read and answers given
        self.asked: set[str] = set()  # the questions answered

    def go(self) -> None:
        self.guide.settle(self.table.pending)
        for _ in range(5000):
            if self.guide.is_done:
                return
            if self.guide.step not in self.seen:
                self.seen.append(self.guide.step)
            self._one()
        raise AssertionError(f"stuck at step {self.guide.step}")

    def _one(self) -> None:
        step, before = self.guide.now, self.guide.step
        assert step is not None
        if step.kind == "read":
            self.clicks += 1
            self.guide.go_on(self.table.pending)
        else:
            decision = self._asked(step.kind == "play")
            if decision.seat == self.lesson.seat:
                wanted = self.guide.wanted(self.table.pending)
                if step.want and wanted is None:
                    self.went_free.append(f"{before} {step.text}: {decision.options}")
                key = self.pick(decision, wanted)
                self.clicks += 1
                self.asked.add(decision.ask)
            else:
                key = self._scripted(decision) or self.dice.choice(decision.options)
            self.table.say(decision.seat, key)
            self.guide.answered(decision.seat, self.table.pending)
        if self.guide.step != before and self.guide.must_lay(said_in(self.table.record)):
            self.table = laid(self.lesson, self.guide.chapter)
            self.laid_anew += 1
            self.guide.settle(self.table.pending)

    def _asked(self, others_play: bool) -> Decision:
        """Who answers next: the pupil in their steps, anybody during free play. Nobody would be
        a deadlock."""
        owing = [ask for ask in self.table.pending if others_play or ask.seat == self.lesson.seat]
        assert owing, f"nobody is asked at step {self.guide.step}"
        return self.dice.choice(owing)

    def _scripted(self, decision: Decision) -> str | None:
        said = said_in(self.table.record)
        return self.lesson.scripted(decision.seat, said, decision.options)


def by_script(lesson: Lesson) -> tuple[Walk, list[str]]:
    """The way the lesson was written for."""
    odd: list[str] = []

    def pick(decision: Decision, wanted: list[str] | None) -> str:
        said = said_in(walk.table.record)
        key = lesson.scripted(decision.seat, said, decision.options)
        if key is None or (wanted is not None and key not in wanted):
            odd.append(f"step {walk.guide.step}: {key} is not among {wanted}")
        return key or decision.options[0]

    walk = Walk(lesson, pick, random.Random("script"))
    walk.go()
    return walk, odd


def test_every_game_has_a_lesson() -> None:
    assert sorted(game.name for game in shipped_games()) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_prepared_game_is_a_real_one(game: str) -> None:
    lesson = lessons.find(game)
    checked = verify(lesson.record)  # every answer is legal, every draw matches the deal
    assert checked.table.result is not None
    assert lesson.seat in checked.table.result.winners  # a pupil who follows it wins
    starts = [chapter.at for chapter in lesson.chapters]
    assert starts[0] == 0
    assert starts == sorted(starts)


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_the_script_sees_every_step(game: str) -> None:
    lesson = lessons.find(game)
    walk, odd = by_script(lesson)
    assert odd == []
    assert walk.went_free == []
    assert walk.seen == [n for n, (_, step) in enumerate(lesson.steps) if not step.aside]
    assert walk.table.result is not None


@pytest.mark.parametrize("game", GAMES)
def test_it_survives_any_legal_answer(game: str) -> None:
    lesson = lessons.find(game)
    endings = set()
    for seed in range(40):
        dice = random.Random(f"{game} {seed}")
        obedient = seed % 2 == 0  # the others take any option

        def pick(
            decision: Decision,
            wanted: list[str] | None,
            dice: random.Random = dice,
            obedient: bool = obedient,
        ) -> str:
            return dice.choice((obedient and wanted) or list(decision.options))

        walk = Walk(lesson, pick, dice)
        walk.go()
        first = {lesson.first_step(chapter) for chapter in range(len(lesson.chapters))}
        assert walk.table.result is not None
        assert first <= set(walk.seen)  # no chapter is skipped
        endings.add(walk.table.result.ending)
    assert len(endings) > 1  # these were different games


@pytest.mark.parametrize("game", GAMES)
def test_any_chapter_can_be_the_first(game: str) -> None:
    lesson = lessons.find(game)
    for chapter in range(len(lesson.chapters)):
        table = laid(lesson, chapter)
        guide = Guide(lesson, lesson.first_step(chapter))
        assert not guide.must_lay(said_in(table.record))
        guide.settle(table.pending)
        assert guide.chapter == chapter


# -- the promised quarter of an hour ---------------------------------------------------------

WORDS_A_MINUTE = 180  # slow reading speed
CLICK = 4.0  # seconds to find and press something


def words_of(node: fluent_ast.BaseNode | None) -> int:
    """The number of words as read: of several variants the longest, and a name counts as two."""
    match node:
        case fluent_ast.Message():
            return words_of(node.value)
        case fluent_ast.Pattern():
            return sum(map(words_of, node.elements))
        case fluent_ast.TextElement():
            return sum(any(map(str.isalnum, word)) for word in node.value.split())
        case fluent_ast.Placeable():
            return words_of(node.expression)
        case fluent_ast.SelectExpression():
            return max(words_of(variant.value) for variant in node.variants)
        case fluent_ast.FunctionReference():
            return 2
    return 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_it_takes_a_quarter_of_an_hour(game: str, language: str) -> None:
    """Every explanation and every new question is read and every step clicked; bots play in
    between. The figures are in docs/how-to/write-a-lesson.md."""
    lesson = lessons.find(game)
    walk, _ = by_script(lesson)
    told = {
        key: message
        for file in files(language)
        if file.startswith(game)
        for key, message in messages(language, file).items()
    }
    steps = [(lesson.chapters[at].id, step.text) for at, step in lesson.steps if not step.aside]
    words = sum(words_of(told[f"lesson-step-{chapter}-{say}"]) for chapter, say in steps)
    words += sum(words_of(told[f"ask-{ask.removeprefix('ask-')}"]) for ask in walk.asked)
    seconds = 60 * words / WORDS_A_MINUTE + CLICK * walk.clicks
    print(f"{game} {language}: {words} words, {walk.clicks} clicks, {seconds / 60:.1f} minutes")
    assert seconds <= 15 * 60


# -- words and places ------------------------------------------------------------------------


def keys(lesson: Lesson) -> set[str]:
    found = {f"lesson-chapter-{chapter.id}" for chapter in lesson.chapters}
    for chapter in lesson.chapters:
        found |= {f"lesson-step-{chapter.id}-{step.text}" for step in chapter.steps}
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_step_is_told_and_nothing_else(game: str, language: str) -> None:
    there = messages(language, f"{game}_lesson.ftl")
    assert set(there) == keys(lessons.find(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_place_that_is_shown_is_on_the_page(game: str) -> None:
    sources = ROOT / "web" / "src"
    folders = (sources / "games" / game, sources / "games", sources / "room")
    files = [file for folder in folders for file in folder.glob("*.svelte")]
    page = "\n".join(file.read_text(encoding="utf-8") for file in files)
    anchors = set(re.findall(r'data-anchor="([a-z-]+)"', page))
    anchors |= set(re.findall(r'data-anchor=\{mine \? "([a-z-]+)"', page))
    if "data-anchor={name}" in page:  # the piles of the board
        anchors |= set(re.findall(r'name: "([a-z-]+)" as const', page))
    shown = {step.show for _, step in lessons.find(game).steps} - {None}
    assert shown
    assert shown <= anchors


# -- the files -------------------------------------------------------------------------------


def refusal(text: str, game: str = GAMES[0]) -> str:
    with pytest.raises(BadLesson) as caught:
        lessons.read(game, text, lessons.find(GAMES[0]).record.text())
    return str(caught.value)


def test_a_bad_file_is_refused_by_name() -> None:
    step = "{text: hello, shwo: hand}"
    assert "shwo" in refusal(
        f"{{seat: 0, bots: easy, chapters: [{{id: a, at: 0, steps: [{step}]}}]}}"
    )
    assert "chapters" in refusal("{seat: 0, bots: easy}")
    assert "record" in refusal("{seat: 0, bots: easy, chapters: []}", GAMES[1])
    with pytest.raises(NoSuchLesson):
        lessons.find("chess")
    with pytest.raises(NoSuchLesson):
        lessons.find(GAMES[0]).first_step(99)


def options(keys: Sequence[str]) -> list[str] | None:
    step = next(s for _, s in lessons.find("hidden_leaders").steps if s.want)
    return step.wanted(keys)


def test_whoever_went_another_way_is_free() -> None:
    assert options(["hide:apathetic_waterpriest", "hide:bored_goblin"]) == [
        "hide:apathetic_waterpriest"
    ]
    assert options(["hide:bored_goblin"]) is None
