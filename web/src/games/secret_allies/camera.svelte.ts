/** Pan and zoom of the map: one transform on one group, so nothing is redrawn. */

const READABLE = 1.15; // comfortable scale: pixels per unit of the drawing

/** The pan and zoom state of one map. */
export class Camera {
  x = 0;
  y = 0;
  scale = 1;
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private moved = 0;
  private led = false; // the page moved the map
  private steered = false; // the user moved the map; reset when the whole map is shown
  private group: SVGGElement | null = null;
  private svg: SVGSVGElement | null = null;

  /** Binds the camera to the map's elements. */
  attach(svg: SVGSVGElement, group: SVGGElement): void {
    this.svg = svg;
    this.group = group;
    this.show();
  }

  /** True if the gesture that just ended was a drag, not a click. */
  get dragged(): boolean {
    return this.moved > 6;
  }

  reset(): void {
    this.led = this.steered = false;
    this.x = this.y = 0;
    this.scale = 1;
    this.show();
  }

  /** Zooms to a part of a large map, unless the user has moved the map. */
  lookAt([left, top, width, height]: readonly [number, number, number, number]): void {
    const box = this.svg?.viewBox.baseVal;
    const near = this.unit() * READABLE;
    if (!box || this.steered || near <= 1) return this.settle();
    this.scale = Math.min(near, box.width / width, box.height / height);
    if (this.scale < 1.15) return this.settle();
    this.x = box.x + box.width / 2 - (left + width / 2) * this.scale;
    this.y = box.y + box.height / 2 - (top + height / 2) * this.scale;
    this.led = true;
    this.show();
  }
  /** Back to the whole map, if the page had moved it. */
  settle(): void {
    if (this.led && !this.steered) this.reset();
  }

  zoom(factor: number, clientX?: number, clientY?: number): void {
    const next = Math.min(5, Math.max(0.6, this.scale * factor));
    const at = this.local(clientX, clientY);
    this.steered = true;
    this.x = at.x - ((at.x - this.x) * next) / this.scale;
    this.y = at.y - ((at.y - this.y) * next) / this.scale;
    this.scale = next;
    this.show();
  }

  pan(dx: number, dy: number): void {
    const unit = this.unit();
    this.steered = true;
    this.x += dx * unit;
    this.y += dy * unit;
    this.show();
  }

  down(event: PointerEvent): void {
    if (this.pointers.size === 0) this.moved = 0;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId);
    this.pointers.set(event.pointerId, now);
    this.moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (!other) {
      if (this.dragged) this.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const still = other[1];
    const spread = (point: { x: number; y: number }) =>
      Math.hypot(point.x - still.x, point.y - still.y) || 1;
    this.zoom(spread(now) / spread(before), (now.x + still.x) / 2, (now.y + still.y) / 2);
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  private local(clientX?: number, clientY?: number): { x: number; y: number } {
    const box = this.svg?.viewBox.baseVal;
    if (!this.svg || !box) return { x: 0, y: 0 };
    if (clientX === undefined || clientY === undefined) {
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
    const matrix = this.svg.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  }

  /** Units of the drawing per pixel. */
  private unit(): number {
    return 1 / (this.svg?.getScreenCTM()?.a || 1);
  }

  private show(): void {
    this.group?.setAttribute("transform", `translate(${this.x} ${this.y}) scale(${this.scale})`);
  }
}
