"""A person who takes a lesson in the browser and checks what is shown."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.browsing import Visitor
from tests.web.playing import CHOICES, HASTEN, READY, click_option, press, wait_for

COACH = "[data-test=coach]"
STATE = """() => {
  const coach = document.querySelector("[data-test=coach]");
  const table = document.querySelector("[data-table]");
  return coach && { step: Number(coach.dataset.step), kind: coach.dataset.kind,
    show: coach.dataset.show ?? null, seq: table?.dataset.seq ?? null,
    ask: document.querySelector("[data-test=ask]")?.dataset.ask ?? null,
    said: document.querySelector("[data-test=said]")?.textContent ?? "" };
}"""
# How much of the highlighted part is visible, and whether the explanation is fully on screen; null
# unless the page shows `there` at this very moment.
SEEN = """(there) => {
  if (!document.querySelector(there)) return null;
  const inside = ({ left, right, top, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const coach = document.querySelector("[data-test=coach]");
  const lit = [...document.querySelectorAll("[data-lit]")];
  let hits = 0, points = 0;
  for (const part of lit) {
    const box = part.getBoundingClientRect();
    for (let i = 0; i < 9; i++) for (let j = 0; j < 9; j++) {
      points++;
      const x = box.left + (box.width * (i + 0.5)) / 9;
      const y = box.top + (box.height * (j + 0.5)) / 9;
      const found = document.elementFromPoint(x, y);
      if (found && part.contains(found)) hits++;
    }
  }
  const said = document.querySelector("[data-test=coach] .said");
  return { lit: lit.map((part) => part.dataset.anchor), share: points ? hits / points : 0,
    begins: lit.every((part) => part.getBoundingClientRect().top
      >= coach.getBoundingClientRect().bottom - 4),
    coach: inside(coach.getBoundingClientRect()),
    whole: said.scrollHeight <= said.clientHeight + 1 };
}"""
LISTED = "() => [...document.querySelectorAll('[data-listed]')].map(b => b.dataset.listed)"
Look = Callable[[dict[str, Any]], None]


class Pupil:
    """A lesson in one browser."""

    def __init__(self, visitor: Visitor, game: str, seed: int = 0) -> None:
        self.page: Page = visitor.page
        self.game = game
        self.dice = random.Random(f"{game} {seed}")
        self.steps: list[int] = []
        self.troubles: list[str] = []

    def begin(self) -> None:
        self.page.goto(f"/learn/{self.game}")
        self.page.locator("[data-test=begin]").click()
        self.page.locator(COACH).wait_for()

    def state(self) -> dict[str, Any]:
        wait_for(self.page, COACH)
        found: dict[str, Any] = self.page.evaluate(STATE)
        return found

    def walk(self, to: int | None = None, each: Look | None = None, *, skip: bool = False) -> None:
        """Read, answer and play up to step `to` or to the end of the lesson; with `skip` the
        program answers."""
        for _ in range(2000):
            state = self.state()
            if state["kind"] == "done" or (to is not None and state["step"] >= to):
                return
            if state["step"] not in self.steps:
                self.steps.append(state["step"])
                self.look(state)
                if each is not None:
                    each(state)
            self.skip(state) if skip else self.one(state)
        raise AssertionError(f"stuck at {self.state()}")

    def look(self, state: dict[str, Any]) -> None:
        """Check that the explanation and the part it is about are visible when nothing moves."""
        if not state["said"]:
            self.troubles.append(f"step {state['step']}: nothing is said")
        lit = " [data-lit]" if state["show"] is not None else ""
        here = f"{COACH}[data-step='{state['step']}']"
        there = f"[data-table][data-rest]:has({here}){lit}"
        while (seen := self.page.evaluate(SEEN, there)) is None:
            self._wait_for(there, f"{COACH}:not([data-step='{state['step']}'])")
            if not self.page.locator(here).count():
                return  # the lesson moved on in the meantime
        if not seen["coach"] or not seen["whole"]:
            self.troubles.append(f"step {state['step']}: the explanation is cut off: {seen}")
        if state["show"] is not None and not seen["begins"]:
            self.troubles.append(f"step {state['step']}: {state['show']} begins out of sight")
        if state["show"] is not None and (seen["lit"] != [state["show"]] or seen["share"] < 0.5):
            self.troubles.append(f"step {state['step']}: {state['show']} is out of sight: {seen}")

    def one(self, state: dict[str, Any]) -> None:
        """Read on, or answer what is asked; does nothing if the lesson has moved on."""
        if state["kind"] == "read":
            self.page.locator("[data-test=next]").click()
            self._wait("not-there", state)
            return
        self._wait(READY, state)
        if self._is_past(state):
            return
        keys: list[str] = self.page.evaluate(CHOICES) or self.page.evaluate(LISTED)
        if keys:  # else the lesson has moved on since then
            click_option(self.page, self.dice.choice(keys))
            self._wait("not-there", state)

    def skip(self, state: dict[str, Any]) -> None:
        """Let the program do this step, if it waits for anything."""
        self._wait("[data-test=next], [data-test=skip]", state)
        if not self._is_past(state):
            press(self.page.locator("[data-test=next], [data-test=skip]").first)
            self._wait("not-there", state)

    def _is_past(self, state: dict[str, Any]) -> bool:
        now = self.state()
        return now["step"] != state["step"] or now["seq"] != state["seq"]

    def _wait(self, wanted: str, state: dict[str, Any]) -> None:
        """Wait until the page shows this, or the lesson or its table has moved on."""
        self._wait_for(
            wanted,
            f"{COACH}:not([data-step='{state['step']}']), "
            f"[data-table]:not([data-seq='{state['seq']}'])",
        )

    def _wait_for(self, wanted: str, past: str) -> None:
        """Wait until the page shows one of these, skipping animations."""
        while True:
            wait_for(self.page, f"{wanted}, {past}, {HASTEN}")
            if self.page.locator(f"{wanted}, {past}").count():
                return
            press(self.page.locator(HASTEN))
