/**
 * Pan and zoom of the map: one transform on one element, so nothing is drawn again while it moves.
 *
 * The camera goes where one may act and comes back; whoever moves the map by hand keeps it there
 * until the next question.
 */

import { preferences } from "../../lib/preferences.svelte";
import type { Point } from "./hexes";
import {
  between,
  bounded,
  centredOn,
  grainOf,
  HITTABLE,
  homeOf,
  isInside,
  leadTo,
  levelOf,
  scaleFor,
  seenIn,
  type Box,
  type Level,
  type Pane,
  type Shot,
} from "./lens";

const EASING = 380; // milliseconds at normal speed
const STILL = 160; // milliseconds without motion after which the map is drawn sharply
const TOLD = 100; // milliseconds between two looks at the mini-map while the map moves
const MEASURED = 500; // milliseconds for which the place of the window is known
const DRAG = 6; // pixels from which a press is a drag

/** The pan and zoom state of one map. */
export class Camera {
  level = $state<Level>("middle");
  grain = $state(1); // units of the drawing per pixel, in steps
  seen = $state.raw<Box>([0, 0, 1, 1]); // the part of the drawing in the window
  home = $state(true); // the whole map is shown
  telling = $state(false); // on its way
  private shot: Shot = { x: 0, y: 0, scale: 1 };
  private goal: Shot = this.shot; // where it is after the flight in progress
  private frame: Box = [0, 0, 1, 1];
  private pane: Pane = { wide: 0, high: 0 };
  private readonly pointers = new Map<number, Point>();
  private moved = 0;
  private led: readonly Point[] | null = null; // where one may act
  private subject: Point | undefined; // what acts there, such as the unit that moves
  private steered = false; // moved by hand
  private left: { shot: Shot; steered: boolean } | null = null; // as it was before a film
  private world: HTMLElement | null = null;
  private flight = 0;
  private rest: number | undefined;
  private told = 0;
  private at: Point = { x: 0, y: 0 }; // of the window on the page
  private measured = -Infinity; // when

  /** Binds the camera to the drawing and follows the size of its window. */
  attach(world: HTMLElement): () => void {
    this.world = world;
    const pane = world.parentElement!;
    const measure = () => this.resize({ wide: pane.clientWidth, high: pane.clientHeight });
    const watch = new ResizeObserver(measure);
    watch.observe(pane);
    measure();
    return () => {
      watch.disconnect();
      cancelAnimationFrame(this.flight);
      window.clearTimeout(this.rest);
    };
  }

  /** The drawing has new bounds: show all of it. */
  reframe(frame: Box): void {
    this.frame = frame;
    this.led = this.left = null;
    this.subject = undefined;
    this.steered = false;
    this.land(homeOf(this.frame, this.pane));
  }

  private resize(pane: Pane): void {
    this.pane = pane;
    if (this.steered) this.land(this.shot);
    else this.land(this.led ? this.leading(this.led) : homeOf(this.frame, pane));
  }

  /** True if the gesture that just ended was a drag, not a click. */
  get dragged(): boolean {
    return this.moved > DRAG;
  }
  /** True if hexes are too small to be hit with a finger. */
  get tiny(): boolean {
    return this.shot.scale < scaleFor(HITTABLE.finger) * 0.75;
  }

  /** The whole map. */
  reset(): void {
    this.led = null;
    this.subject = undefined;
    this.steered = false;
    this.fly(homeOf(this.frame, this.pane));
  }

  /** Goes where one may act, if that is not already in sight and large enough. Whoever zoomed by
   * hand keeps that size, and the place, too, if not everything fits in the window. */
  lookAt(points: readonly Point[], subject?: Point): void {
    this.led = points;
    this.subject = subject;
    this.left = null; // nothing to come back to after a film
    const near = this.goal.scale >= this.hittable();
    this.steered &&= near;
    const to = this.leading(points, this.steered ? this.goal.scale : undefined);
    const shown = (shot: Shot) => {
      const seen = seenIn(shot, this.frame, this.pane);
      return points.filter((point) => isInside(point, seen)).length;
    };
    const [now, then] = [shown(this.goal), shown(to)];
    const enough = this.steered && then < points.length ? now > 0 : now >= then;
    if (near && enough && (!subject || isInside(subject, this.inWindow))) return;
    this.fly(to);
  }
  /** Follows a film: goes where it happens if that is not in sight or too small. A hand that moves
   * the map keeps it where it is. */
  follow(points: readonly Point[]): void {
    if (this.left && this.steered) return;
    const inSight = points.every((point) => isInside(point, this.inWindow));
    if (inSight && this.goal.scale >= this.hittable()) return;
    this.left ??= { shot: this.goal, steered: this.steered };
    this.steered = false;
    this.fly(this.leading(points));
  }
  /** The film is over: back to what was looked at before. */
  unfollow(): void {
    const { left } = this;
    this.left = null;
    if (!left || this.steered) return;
    this.steered = left.steered;
    this.fly(left.shot);
  }
  /** Comes back to the whole map, unless it was moved by hand. */
  settle(): void {
    if (this.led && !this.steered) this.reset();
  }
  /** Brings a point into sight, such as the one with the keyboard's focus. */
  reveal(point: Point): void {
    if (isInside(point, this.inWindow)) return;
    this.fly(centredOn(point, this.shot.scale, this.frame, this.pane));
  }
  /** Goes to a point, as near as fingers need. */
  approach(point: Point): void {
    this.steered = true;
    const scale = Math.max(this.shot.scale, scaleFor(HITTABLE.finger));
    this.fly(centredOn(point, scale, this.frame, this.pane));
  }
  /** Puts a point into the middle at once, as the mini-map is dragged. */
  centre(point: Point): void {
    this.steered = true;
    const scale = this.home ? Math.max(this.shot.scale, this.hittable()) : this.shot.scale;
    this.land(centredOn(point, scale, this.frame, this.pane), true);
  }

  private get inWindow(): Box {
    return seenIn(this.goal, this.frame, this.pane);
  }
  private hittable(): number {
    const coarse = window.matchMedia("(pointer: coarse)").matches;
    return scaleFor(coarse ? HITTABLE.finger : HITTABLE.mouse);
  }
  /** Where these points are seen; at this scale, or at one that suits them. */
  private leading(points: readonly Point[], scale?: number): Shot {
    const { frame, pane, subject } = this;
    const least = scale ?? this.hittable();
    const home = homeOf(frame, pane);
    if (home.scale >= least) return home;
    return leadTo(points, frame, pane, { least, most: scale ?? Math.max(least, 1), subject });
  }

  // -- by hand ---------------------------------------------------------------------------------

  /** Zooms around a point of the window; its middle if none is given. */
  zoom(factor: number, clientX?: number, clientY?: number): void {
    const corner = this.corner();
    const x = clientX === undefined ? this.pane.wide / 2 : clientX - corner.x;
    const y = clientY === undefined ? this.pane.high / 2 : clientY - corner.y;
    this.steered = true;
    const { scale } = bounded(
      { ...this.shot, scale: this.shot.scale * factor },
      this.frame,
      this.pane,
    );
    const grown = scale / this.shot.scale;
    const grow = (from: number, at: number) => at - (at - from) * grown;
    this.land({ x: grow(this.shot.x, x), y: grow(this.shot.y, y), scale }, true);
  }

  /** The left top corner of the window on the page. Measured rarely: that would style the whole map
   * again in every frame. */
  private corner(): Point {
    const now = performance.now();
    if (now - this.measured > MEASURED) {
      this.measured = now;
      const { left = 0, top = 0 } = this.world?.parentElement?.getBoundingClientRect() ?? {};
      this.at = { x: left, y: top };
    }
    return this.at;
  }

  /** Moves the map by some pixels. */
  pan(dx: number, dy: number): void {
    this.steered = true;
    this.land({ ...this.shot, x: this.shot.x + dx, y: this.shot.y + dy }, true);
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
    const spread = (point: Point) => Math.hypot(point.x - still.x, point.y - still.y) || 1;
    this.zoom(spread(now) / spread(before), (now.x + still.x) / 2, (now.y + still.y) / 2);
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  // -- showing ---------------------------------------------------------------------------------

  /** Goes to a shot smoothly. */
  private fly(to: Shot): void {
    const time = EASING * preferences.motion;
    const from = this.shot;
    if (time === 0 || !this.pane.wide) return this.land(to);
    if (Math.hypot(from.x - to.x, from.y - to.y) < 1 && from.scale === to.scale)
      return this.land(to);
    cancelAnimationFrame(this.flight);
    this.goal = to;
    this.telling = true;
    const began = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / time));
      const eased = part * part * (3 - 2 * part);
      this.show(part < 1 ? between(from, to, eased) : to, part < 1);
      if (part < 1) this.flight = requestAnimationFrame(step);
      else this.telling = false;
    };
    this.flight = requestAnimationFrame(step);
  }
  /** Is at a shot at once; `moving` while a hand moves it on. */
  private land(to: Shot, moving = false): void {
    cancelAnimationFrame(this.flight);
    this.telling = false;
    this.show(to, moving);
    this.goal = this.shot;
  }

  private show(shot: Shot, moving: boolean): void {
    if (!this.pane.wide || !this.pane.high) return;
    this.shot = bounded(shot, this.frame, this.pane);
    if (!this.world) return this.draw();
    const { x, y, scale } = this.shot;
    const to = `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0px) scale(${scale.toFixed(5)})`;
    if (moving) this.world.style.willChange = "transform";
    this.world.style.transform = to;
    window.clearTimeout(this.rest);
    if (!moving) return this.draw();
    this.rest = window.setTimeout(() => this.draw(), STILL);
    if (performance.now() - this.told > TOLD) this.tell();
  }
  /** While it moves, the map is one picture; afterwards it is drawn with the details of its size. */
  private draw(): void {
    this.tell();
    this.level = levelOf(this.shot.scale);
    this.grain = grainOf(this.shot.scale);
    if (this.world) this.world.style.willChange = "";
  }
  /** Tells the other parts of the page what is seen. */
  private tell(): void {
    this.told = performance.now();
    this.seen = seenIn(this.shot, this.frame, this.pane);
    this.home = this.shot.scale <= homeOf(this.frame, this.pane).scale * 1.001;
  }
}
