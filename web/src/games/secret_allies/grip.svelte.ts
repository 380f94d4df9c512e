/**
 * Dragging a unit with the mouse: from the unit to the hex where it goes, or to the enemy it fires
 * at. A finger that moves over the map moves the map.
 */

import type { Desk } from "./desk.svelte";

const FAR = 6; // pixels from which a press is a drag

/** The hex under the pointer where something can be chosen. */
export function spotUnder({ clientX, clientY }: PointerEvent): string | null {
  const found = document.elementFromPoint(clientX, clientY);
  return found?.closest<SVGElement>("[data-spot]")?.dataset.spot ?? null;
}

/** The drag of a unit on the map. */
export class Grip {
  dropped = false; // the press that just ended was a drag: no click
  private held: { hex: string; x: number; y: number } | null = null;

  constructor(private readonly desk: Desk) {}

  /** Begins on a unit that can be dragged; false if the press is for something else. */
  down(event: PointerEvent): boolean {
    this.dropped = false;
    this.held = null;
    if (event.pointerType === "touch" || event.button !== 0) return false;
    const hex = spotUnder(event);
    if (!hex || !this.desk.mayDrag(hex)) return false;
    this.held = { hex, x: event.clientX, y: event.clientY };
    return true;
  }
  /** True while a unit is held. */
  move({ clientX, clientY }: PointerEvent): boolean {
    if (!this.held) return false;
    const far = Math.hypot(clientX - this.held.x, clientY - this.held.y) > FAR;
    if (far && this.desk.dragged === null) this.desk.lift(this.held.hex);
    return true;
  }
  /** Drops it; false if none was held. */
  up(event: PointerEvent): boolean {
    if (!this.held) return false;
    this.dropped = this.desk.dragged !== null;
    this.held = null;
    if (this.dropped) this.desk.drop(spotUnder(event));
    return true;
  }
  /** The pointer left the map: the unit stays chosen where it is. */
  leave(): void {
    this.held = null;
    this.desk.dragged = null;
  }
}
