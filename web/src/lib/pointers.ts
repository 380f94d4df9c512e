/** Mice and fingers. */

/**
 * True for a mouse. Where there is only a touch screen, browsers report a mouse where the last
 * finger was when the page moves under it.
 */
export function isMouse(event: PointerEvent): boolean {
  return event.pointerType === "mouse" && !window.matchMedia("(hover: none)").matches;
}
