/**
 * Keyboard control: arrow keys move to the nearest thing in that direction, digits focus an option.
 */

/** An option and the thing on the table that represents it, if any. */
interface Choice {
  key: string;
  spot: string | null;
}

const THINGS = "[data-spot][tabindex], [data-option]";
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handles arrow keys and digits on the table. */
export function steer(event: KeyboardEvent, root: HTMLElement, choices: readonly Choice[]): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const way = ARROWS[event.key];
  const at = document.activeElement as HTMLElement | null;
  if (way && at?.matches(THINGS)) {
    const next = nearest(root, at, way);
    if (next) {
      event.preventDefault();
      next.focus();
    }
  } else if (way && at && root.contains(at) && !at.closest(".all, .scroll")) {
    event.preventDefault();
    focusFirst(root);
  } else if (/^[1-9]$/.test(event.key)) {
    const choice = choices[Number(event.key) - 1];
    const found = choice && thingOf(root, choice);
    if (found) {
      event.preventDefault();
      found.focus();
    }
  }
}

/** Focuses the first thing that may be chosen. */
export function focusFirst(root: HTMLElement, wanted = "[data-option], [data-options]"): void {
  root.querySelector<HTMLElement>(wanted)?.focus();
}

function thingOf(root: HTMLElement, choice: Choice): HTMLElement | null {
  const wanted = choice.spot
    ? `[data-options~="${CSS.escape(choice.key)}"]`
    : `[data-option="${CSS.escape(choice.key)}"]`;
  return root.querySelector<HTMLElement>(wanted);
}

function nearest(
  root: HTMLElement,
  from: HTMLElement,
  [x, y]: [number, number],
): HTMLElement | null {
  const start = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of root.querySelectorAll<HTMLElement>(THINGS)) {
    if (thing === from) continue;
    const there = centre(thing);
    const along = (there.x - start.x) * x + (there.y - start.y) * y;
    const aside = Math.abs((there.x - start.x) * y) + Math.abs((there.y - start.y) * x);
    if (along < 2 || there.x === 0) continue;
    const cost = along + aside * 2.5;
    if (cost < least) [least, best] = [cost, thing];
  }
  return best;
}

function centre(thing: HTMLElement): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
