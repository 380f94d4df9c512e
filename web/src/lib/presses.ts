/** A press counts for what was under the pointer when it began.
 *
 * A message or a new line may cover or move a button between pressing and releasing it. Browsers
 * then send the click to whatever contains both places, and nothing happens. */

const CONTROLS = "a[href], button, input, label, select, summary, textarea, [role], [tabindex]";
const STILL = 6; // pixels that the pointer may move; more is a gesture

interface Press {
  control: Element;
  x: number;
  y: number;
}

let press: Press | null = null; // that was begun and has not become a click

function controlAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

function begin(event: PointerEvent): void {
  const control = event.isPrimary && event.button === 0 ? controlAt(event.target) : null;
  press = control && { control, x: event.clientX, y: event.clientY };
}

function end(event: MouseEvent): void {
  if (!event.isTrusted || event.detail === 0) return; // by the program or by a key
  const begun = press;
  press = null;
  if (!begun || begun.control === controlAt(event.target)) return;
  if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > STILL) return;
  if (!begun.control.isConnected || begun.control.matches(":disabled")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { clientX, clientY, ctrlKey, metaKey, shiftKey } = event;
  const keys = { ctrlKey, metaKey, shiftKey };
  const again = { bubbles: true, cancelable: true, detail: 1, clientX, clientY, ...keys };
  begun.control.dispatchEvent(new MouseEvent("click", again));
}

/** Sends each click to the control that was pressed, from now on. */
export function keepPresses(): void {
  window.addEventListener("pointerdown", begin, true);
  window.addEventListener("click", end, true);
}
