"""Somebody who takes a lesson in the browser, and looks closely at what is shown."""

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.browsing import Visitor
from tests.web.playing import CHOICES, PATIENCE, press, until

COACH = "[data-test=coach]"
STATE = """() => {
  const coach = document.querySelector("[data-test=coach]");
  const table = document.querySelector("[data-table]");
  return coach && { step: Number(coach.dataset.step), kind: coach.dataset.kind,
    show: coach.dataset.show ?? null, seq: table?.dataset.seq ?? null,
    ask: document.querySelector("[data-test=ask]")?.dataset.ask ?? null,
    said: document.querySelector("[data-test=said]")?.textContent ?? "" };
}"""
# How much of the lit part can be seen, and whether the explanation is whole on the screen.
SEEN = """() => {
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
MOVED = """([step, seq]) => document.querySelector("[data-test=coach]")?.dataset.step != step
  || document.querySelector("[data-table]")?.dataset.seq != seq"""
Look = Callable[[dict[str, Any]], None]


class Pupil:
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
        end = time.monotonic() + PATIENCE
        while (state := self.page.evaluate(STATE)) is None:
            assert time.monotonic() < end, "there is no teacher"
            self.page.wait_for_timeout(20)
        found: dict[str, Any] = state
        return found

    def walk(self, to: int | None = None, each: Look | None = None, *, skip: bool = False) -> None:
        """Read, answer and play, up to step `to` or to the end of the lesson; with `skip` the
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
        """Explanation and what it speaks of are to be seen, both."""
        if not state["said"]:
            self.troubles.append(f"step {state['step']}: nothing is said")
        if state["show"] is not None:
            until(self.page, "() => document.querySelector('[data-lit]')", patience=5.0)
        seen = self.page.evaluate(SEEN)
        if self.page.evaluate(STATE)["step"] != state["step"]:
            return  # it went on while we looked
        if not seen["coach"] or not seen["whole"]:
            self.troubles.append(f"step {state['step']}: the explanation is cut off: {seen}")
        if state["show"] is not None and not seen["begins"]:
            self.troubles.append(f"step {state['step']}: {state['show']} begins out of sight")
        if state["show"] is not None and (seen["lit"] != [state["show"]] or seen["share"] < 0.5):
            self.troubles.append(f"step {state['step']}: {state['show']} is out of sight: {seen}")

    def one(self, state: dict[str, Any]) -> None:
        if state["kind"] == "read":
            self.page.locator("[data-test=next]").click()
            self._moved(state)
            return
        keys = self._choices(state)
        if keys:
            self._choose(self.dice.choice(keys), state)

    def skip(self, state: dict[str, Any]) -> None:
        """Let the program do what this step waits for, if it waits for anything."""
        button = self.page.locator("[data-test=next], [data-test=skip]")
        if button.count():
            press(button.first)
        until(self.page, MOVED, [str(state["step"]), state["seq"]], patience=1.0)

    def _choices(self, state: dict[str, Any]) -> list[str]:
        """What can be chosen now; nothing when the lesson went on or the others play."""
        end = time.monotonic() + PATIENCE
        while True:
            keys: list[str] = self.page.evaluate(CHOICES)
            if not keys and self.page.locator("[data-test=list]").count():
                keys = self.page.evaluate(LISTED)
            if keys:
                return keys
            if self._is_past(state):
                return []
            assert time.monotonic() < end, f"nothing can be chosen at {state}"
            self.page.wait_for_timeout(20)

    def _is_past(self, state: dict[str, Any]) -> bool:
        now = self.state()
        return now["step"] != state["step"] or now["seq"] != state["seq"]

    def _choose(self, key: str, state: dict[str, Any]) -> None:
        end = time.monotonic() + PATIENCE
        while not self._is_past(state):
            assert time.monotonic() < end, f"choosing {key} changes nothing at {state}"
            said = self.page.locator(f'[data-option="{key}"]:not([disabled])').first
            glowing = self.page.locator(f'[data-options~="{key}"]').first
            listed = self.page.locator(f'[data-listed="{key}"]')
            if said.count() and said.is_visible():
                press(said)
                if key.startswith("bid:"):
                    press(self.page.locator("[data-test=seal]"))
            elif glowing.count():
                # a hex may lie under something that floats over the map: one would pan it
                glowing.dispatch_event("click") if self.game == "secret_allies" else press(glowing)
            elif listed.count():
                if not listed.is_visible():
                    self.page.locator("[data-test=list]").click()
                press(listed)
            until(self.page, MOVED, [str(state["step"]), state["seq"]], patience=1.0)

    def _moved(self, state: dict[str, Any]) -> None:
        end = time.monotonic() + PATIENCE
        while not self._is_past(state):
            assert time.monotonic() < end, f"the lesson stays at {state}"
            self.page.wait_for_timeout(20)
