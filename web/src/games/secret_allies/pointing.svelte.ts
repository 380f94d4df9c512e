/** What the pointer is over: with a mouse after a moment, with a finger after a long press. */

const DWELL = 250; // milliseconds a mouse rests on a hex
const LONG = 450; // milliseconds a finger is held down

/** The hex that is being pointed at. */
export class Pointing {
  hex = $state<string | null>(null);
  corner = $state<"below" | "above">("below"); // of the map, away from the pointer
  finger = false; // the last pointer was a finger
  held = false; // the press that just ended was a long one
  private under: string | null = null;
  private timer: number | undefined;

  down(event: PointerEvent): void {
    this.finger = event.pointerType === "touch";
    this.held = false;
    this.leave();
    if (this.finger) this.rest(event, LONG);
  }
  move(event: PointerEvent): void {
    if (event.pointerType === "touch") {
      const strayed = Math.abs(event.movementX) + Math.abs(event.movementY) > 3;
      if (strayed) this.leave();
      return;
    }
    if (event.buttons) return this.leave();
    if (hexAt(event) !== this.under) this.rest(event, DWELL);
  }
  up(): void {
    if (this.finger) this.leave();
  }
  leave(): void {
    window.clearTimeout(this.timer);
    this.under = this.hex = null;
  }

  private rest(event: PointerEvent, time: number): void {
    this.leave();
    const hex = (this.under = hexAt(event));
    if (!hex) return;
    const pane = (event.currentTarget as Element).getBoundingClientRect();
    const low = event.clientY > pane.top + pane.height / 2;
    this.timer = window.setTimeout(() => {
      this.hex = hex;
      this.corner = low ? "above" : "below";
      this.held = this.finger;
    }, time);
  }
}

function hexAt(event: PointerEvent): string | null {
  const thing = (event.target as Element).closest<SVGElement>("[data-spot], [data-hex]");
  return thing?.dataset.spot ?? thing?.dataset.hex ?? null;
}
