import { afterEach, describe, expect, it, vi } from "vitest";
import { Camera } from "../src/games/secret_allies/camera.svelte";
import { arrow, groundOf } from "../src/games/secret_allies/ground";
import { centre, parse, SIZE } from "../src/games/secret_allies/hexes";
import { LabelPlaces, placeLabels } from "../src/games/secret_allies/labels";
import {
  between,
  bounded,
  fitting,
  grainOf,
  homeOf,
  isInside,
  leadTo,
  levelOf,
  scaleFor,
  seenIn,
  SMALLEST_TEXT,
  type Box,
} from "../src/games/secret_allies/lens";
import { packOf } from "../src/games/secret_allies/pack";
import { worthOf } from "../src/games/secret_allies/palette";
import { COLOURS, shape } from "../src/games/secret_allies/seats";
import { Sharing } from "../src/games/secret_allies/sharing";
import { frontsOf, situationOf } from "../src/games/secret_allies/situations";
import { reachTold, stateTold, unitTold } from "../src/games/secret_allies/telling";
import type { View } from "../src/games/secret_allies/view";
import type { StateShown, UnitShown } from "../src/generated/secret_allies.view";
import { shelves, Words } from "../src/lib/words";

const preferences = vi.hoisted(() => ({ motion: 0 }));
vi.mock("../src/lib/preferences.svelte", () => ({ preferences }));

const frame: Box = [-500, -400, 1000, 800];
const laptop = { wide: 875, high: 640 };
const phone = { wide: 294, high: 286 };

function state(id: string, hexes: string[], holder: number | null, more = {}): StateShown {
  return {
    state: id,
    large: false,
    worth: 2,
    income: [1, 0, 0],
    hexes,
    terrain: hexes.map(() => "plain"),
    mines: {},
    partisan_token: false,
    holder,
    die: 5,
    swords: false,
    revealed_by: null,
    shown_by: null,
    treasury: [0, 0, 0],
    arrived: [0, 0, 0],
    sent: 0,
    ...more,
  };
}
function unit(hex: string, seat: number, more = {}): UnitShown {
  return {
    hex,
    seat,
    unit: "tank",
    armour: 4,
    terrain_marker: null,
    moved: false,
    wreck: false,
    partisan: false,
    damage: [0, 0],
    ...more,
  };
}

describe("the camera", () => {
  it("shows the whole map at home, touching two sides of the window", () => {
    for (const pane of [laptop, phone]) {
      const home = homeOf(frame, pane);
      const seen = seenIn(home, frame, pane);
      expect(seen[0]).toBeLessThanOrEqual(frame[0]);
      expect(seen[1]).toBeLessThanOrEqual(frame[1]);
      expect(Math.min(seen[2] - frame[2], seen[3] - frame[3])).toBeCloseTo(0);
    }
  });

  it("never loses the map, however far one pans or zooms", () => {
    for (const x of [-9000, 0, 9000])
      for (const scale of [0.01, 0.7, 1.5, 50]) {
        const shot = bounded({ x, y: -x, scale }, frame, laptop);
        const [left, top, width, height] = seenIn(shot, frame, laptop);
        const across = Math.min(left + width, 500) - Math.max(left, -500);
        const down = Math.min(top + height, 400) - Math.max(top, -400);
        expect(across / width).toBeGreaterThan(0.75);
        expect(down / height).toBeGreaterThan(0.75);
        expect(shot.scale).toBeGreaterThanOrEqual(fitting(frame, laptop));
      }
  });

  it("leads to everything that may be chosen, if it fits", () => {
    const points = [
      { x: -300, y: -200 },
      { x: -200, y: -150 },
    ];
    const least = scaleFor(46);
    const shot = leadTo(points, frame, phone, { least, most: 1 });
    const seen = seenIn(shot, frame, phone);
    expect(points.every((point) => isInside(point, seen))).toBe(true);
    expect(shot.scale).toBeGreaterThanOrEqual(least);
  });

  it("leads to the place with the most, if not all fits", () => {
    const crowd = [0, 1, 2].map((number) => ({ x: 300 + 20 * number, y: 250 }));
    const shot = leadTo([{ x: -400, y: -300 }, ...crowd], frame, phone, { least: 1, most: 1 });
    const seen = seenIn(shot, frame, phone);
    expect(crowd.every((point) => isInside(point, seen))).toBe(true);
    expect(shot.scale).toBe(1);
  });

  it("moves between two shots without leaving the way", () => {
    const [from, to] = [
      homeOf(frame, phone),
      bounded({ x: -400, y: -300, scale: 1 }, frame, phone),
    ];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1).x).toBeCloseTo(to.x);
    expect(between(from, to, 1).scale).toBeCloseTo(to.scale);
    const half = between(from, to, 0.5).scale;
    expect(half).toBeGreaterThan(from.scale);
    expect(half).toBeLessThan(to.scale);
  });

  /** A camera over a phone's map; `fly` plays the animation to its end. */
  function onPhone(): { camera: Camera; fly: () => void } {
    const still = { observe: () => {}, disconnect: () => {} };
    let frames: FrameRequestCallback[] = [];
    vi.stubGlobal("ResizeObserver", function () {
      return still;
    });
    vi.stubGlobal("window", {
      matchMedia: () => ({ matches: true }),
      clearTimeout: () => {},
      setTimeout: () => 0,
    });
    vi.stubGlobal("requestAnimationFrame", (step: FrameRequestCallback) => frames.push(step));
    vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
    const pane = { clientWidth: phone.wide, clientHeight: phone.high };
    const camera = new Camera();
    camera.attach({ parentElement: pane, style: {} } as unknown as HTMLElement);
    camera.reframe(frame);
    const fly = () => {
      for (const step of frames.splice(0)) step(performance.now() + 10_000);
    };
    return { camera, fly };
  }
  afterEach(() => {
    preferences.motion = 0;
    vi.unstubAllGlobals();
  });

  it("stays near when the next question comes before it has flown home", () => {
    preferences.motion = 1;
    const { camera, fly } = onPhone();
    const unit = { x: -300, y: -200 };
    camera.lookAt([unit]);
    fly();
    camera.settle(); // the unit was chosen: nothing is asked
    camera.lookAt([unit, { x: -260, y: -200 }], unit); // where will it go?
    fly();
    expect(camera.home).toBe(false);
    expect(isInside(unit, camera.seen)).toBe(true);
  });

  it("shows all hexes of a question that fit, at the size that a hand has chosen", () => {
    const { camera } = onPhone();
    camera.approach({ x: -200, y: 0 });
    const asked = [0, 1, 2].map((number) => ({ x: -90 + 45 * number, y: 0 }));
    const width = camera.seen[2];
    camera.lookAt(asked);
    expect(asked.every((point) => isInside(point, camera.seen))).toBe(true);
    expect(camera.seen[2]).toBeCloseTo(width);
  });

  it("keeps the place that a hand has chosen if not everything fits", () => {
    const { camera } = onPhone();
    const mine = { x: -300, y: 0 };
    camera.approach(mine);
    const before = camera.seen;
    const far = [mine, { x: 300, y: 0 }, { x: 345, y: 0 }];
    camera.lookAt(far);
    expect(camera.seen).toEqual(before);
    camera.lookAt(far, { x: 300, y: 0 }); // the unit that moves is never out of sight
    expect(isInside({ x: 300, y: 0 }, camera.seen)).toBe(true);
  });

  it("stays where I may act when the film before it ends", () => {
    const { camera } = onPhone();
    camera.follow([{ x: 300, y: 200 }]);
    const mine = { x: -300, y: -200 };
    camera.lookAt([mine]);
    camera.unfollow();
    expect(camera.home).toBe(false);
    expect(isInside(mine, camera.seen)).toBe(true);
  });

  it("never draws text too small", () => {
    for (let scale = 0.2; scale < 3; scale *= 1.03) {
      expect(SMALLEST_TEXT * grainOf(scale) * scale).toBeGreaterThanOrEqual(SMALLEST_TEXT - 1e-6);
      expect(SMALLEST_TEXT * grainOf(scale) * scale).toBeLessThan(SMALLEST_TEXT * 1.13);
      if (levelOf(scale) === "near") expect(9.6 * scale).toBeGreaterThanOrEqual(11);
    }
    expect([0.3, 0.8, 1.5].map(levelOf)).toEqual(["far", "middle", "near"]);
  });
});

describe("the situation of a state", () => {
  const land = ["0.0", "1.0"];

  it("is quiet with units of its holder only; wrecks do not count", () => {
    const units = [unit("0.0", 1), unit("1.0", 0, { wreck: true }), unit("5.5", 0)];
    expect(situationOf(state("a", land, 1), units)).toEqual({
      holder: 1,
      rivals: [],
      exhausted: false,
      stacks: [{ seat: 1, count: 1 }],
    });
  });

  it("is contested if somebody else's units stand there", () => {
    expect(situationOf(state("a", land, 1), [unit("0.0", 0)]).rivals).toEqual([0]);
    expect(situationOf(state("a", land, null), [unit("0.0", 0)]).rivals).toEqual([]);
    const both = [unit("0.0", 0), unit("1.0", 1)];
    expect(situationOf(state("a", land, null), both).rivals).toEqual([0, 1]);
  });

  it("counts the holder's units first and sees when the income has ended", () => {
    const units = [unit("0.0", 0), unit("1.0", 1), unit("2.0", 0)];
    const found = situationOf(state("a", [...land, "2.0"], 1, { die: 0 }), units);
    expect(found.stacks).toEqual([
      { seat: 1, count: 1 },
      { seat: 0, count: 2 },
    ]);
    expect(found.exhausted).toBe(true);
  });

  it("has a front where two holders meet, each edge once", () => {
    const spot = (hex: string) => hex;
    const line = (a: number | null, b: number | null) =>
      frontsOf([state("a", ["0.0"], a), state("b", ["1.0"], b)], spot);
    expect(line(0, 1).match(/M/g)).toHaveLength(1);
    expect(line(1, 0).match(/M/g)).toHaveLength(1);
    expect([line(0, 0), line(0, null), line(null, null)]).toEqual(["", "", ""]);
  });
});

describe("labels", () => {
  const spots = ["0.0", "1.0", "0.1"].map((id) => ({ id, ...centre(parse(id)) }));
  const wanted = (state: string, complete: boolean) => ({
    state,
    spots,
    row: 40,
    name: 50,
    badge: 17,
    complete,
  });

  it("move to a free hex instead of covering each other", () => {
    const places = placeLabels([wanted("a", true), wanted("b", true)], 1);
    expect(places.get("a")).toEqual({ ...spots[0], named: true, counted: true });
    expect(places.get("b")!.named).toBe(true);
    expect(places.get("b")).not.toMatchObject(spots[0]!);
  });

  it("leave out counts, then the name, from far away rather than cover another", () => {
    const crowded = (state: string, y: number) => ({
      ...wanted(state, false),
      spots: [{ id: state, x: 0, y }],
    });
    const places = placeLabels([crowded("a", 0), crowded("b", 24), crowded("c", 28)], 1);
    const shown = (id: string) => [places.get(id)!.named, places.get(id)!.counted];
    expect([shown("a"), shown("b"), shown("c")]).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
  });

  it("cover as little as possible where all places are taken", () => {
    const near = [0, 6].map((y) => ({ id: `b${y}`, x: 0, y }));
    const last = { ...wanted("b", false), spots: near };
    const first = { ...wanted("a", false), spots: [{ id: "a", x: 0, y: -14 }] };
    expect(placeLabels([first, last], 1).get("b")).toMatchObject(near[1]!);
  });
});

describe("labels from one moment to the next", () => {
  const spots = ["0.0", "1.0", "0.1"].map((id) => ({ id, ...centre(parse(id)) }));
  const label = (free: typeof spots) => ({
    state: "a",
    spots: free,
    row: 40,
    name: 50,
    badge: 17,
    complete: true,
  });

  it("stay while they fit, though a better hex becomes free", () => {
    const known = new LabelPlaces();
    const at = (free: typeof spots, grain = 1) => known.place([label(free)], grain).get("a")!.id;
    expect(at(spots.slice(1))).toBe("1.0"); // a unit is on the best hex
    expect(at(spots)).toBe("1.0"); // the unit has left
    expect(at(spots, 1.4)).toBe("1.0"); // seen from farther away
    expect(at(spots.toSpliced(1, 1))).toBe("0.0"); // a unit comes to the label's own hex
  });
  it("move aside for a label of higher worth", () => {
    const known = new LabelPlaces();
    known.place([label(spots)], 1);
    const both = known.place([{ ...label(spots), state: "b" }, label(spots)], 1);
    expect([both.get("b")!.id, both.get("a")!.id]).not.toEqual(["0.0", "0.0"]);
  });
});

describe("arrows of what happened", () => {
  it("end before the unit that moved, and begin beside where it stood", () => {
    const ground = groundOf(0);
    const points = arrow(ground, "0.0", "1.0")
      .split(" ")
      .map((point) => point.split(",").map(Number));
    const [begin, end] = points as [[number, number], [number, number]];
    const { x } = ground.place("1.0");
    expect(x - end[0]).toBeGreaterThan(18.5); // the half of a unit
    expect(begin[0]).toBeGreaterThan(10);
    expect(end[0]).toBeGreaterThan(begin[0]);
  });
});

describe("colors", () => {
  const luminance = (hex: string) =>
    [1, 3, 5]
      .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index]!, 0);
  const contrast = (one: string, other: string) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high! + 0.05) / (low! + 0.05);
  };
  /** As somebody sees it without cones for red or green (Viénot, Brettel and Mollon 1999). */
  const SEEN = {
    deuteranopia: [0.29275, 0.70725, -0.02234, 1.02234],
    protanopia: [0.11238, 0.88762, 0.00401, 0.99599],
  };
  const seen = (hex: string, [red, green, rest, blue]: number[]) => {
    const [r, g, b] = [1, 3, 5].map((at) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
    const yellow = red! * r! + green! * g!;
    return [yellow, rest! * (r! - g!) + blue! * b!].map((part) => Math.max(0, part) ** (1 / 2.2));
  };

  it("let white figures and all badges be read", () => {
    for (const colour of COLOURS) expect(contrast(colour, "#fffdf5")).toBeGreaterThan(4);
    for (const worth of [1, 2, 3, 4])
      expect(contrast(worthOf(worth).badge, worthOf(worth).ink)).toBeGreaterThan(4.5);
    expect(worthOf(7)).toEqual(worthOf(4));
  });

  it("of players differ for people who see no red or no green, and so do their shapes", () => {
    for (const kind of Object.values(SEEN))
      for (const [index, one] of COLOURS.entries())
        for (const other of COLOURS.slice(index + 1)) {
          const [a, b] = [seen(one, kind), seen(other, kind)];
          expect(Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!), `${one} ${other}`).toBeGreaterThan(0.12);
        }
    expect(new Set([0, 1, 2, 3].map((seat) => shape(seat, 9))).size).toBe(4);
  });
});

describe("the map in words", async () => {
  const words = new Words(await shelves("secret_allies", "en"));

  it("tells states with holders, worth and units", () => {
    const land = state("ambrel", ["0.0", "1.0"], 1, { partisan_token: true });
    const told = stateTold(words, land, [unit("0.0", 1), unit("1.0", 0)]);
    expect(told).toContain("Ambrel: held by");
    for (const part of ["worth 2", "contested", "with partisans", "1 unit"])
      expect(told).toContain(part);
    expect(stateTold(words, state("ambrel", ["0.0"], null), [])).toBe(
      "Ambrel: held by nobody, worth 2",
    );
  });

  it("tells where one may go, and nothing if nowhere", () => {
    const view = { states: [state("ambrel", ["0.0", "1.0"], 1)] } as unknown as View;
    expect(reachTold(words, view, ["0.0", "1.0"])).toBe("You can choose 2 hexes: Ambrel");
    expect(reachTold(words, view, [])).toBe("");
  });

  it("tells the values of a unit", () => {
    const pack = packOf("reconstruction");
    const told = unitTold(words, pack, unit("0.0", 0, { damage: [0, 3], moved: true }));
    expect(told[0]).toMatch(/^damage \d/);
    expect(told).toContain("armor 1 of 4");
    expect(told).toContain("has moved");
    expect(unitTold(words, pack, unit("0.0", 0, { wreck: true }))).toEqual(["wreck"]);
  });
});

describe("hexes", () => {
  it("inside a box are whole inside", () => {
    const box: Box = [-SIZE, -SIZE, 2 * SIZE, 2 * SIZE];
    expect(isInside({ x: 0, y: 0 }, box)).toBe(true);
    expect(isInside({ x: SIZE, y: 0 }, box)).toBe(false);
  });
});

describe("what is shared", () => {
  it("stays the same object while it is equal, and only then", () => {
    const sharing = new Sharing<{ id: number; at: string }>();
    const first = sharing.keep(
      [
        { id: 1, at: "a" },
        { id: 2, at: "b" },
      ],
      ({ id }) => id,
    );
    const next = sharing.keep(
      [
        { id: 2, at: "b" },
        { id: 1, at: "c" },
      ],
      ({ id }) => id,
    );
    expect(next[0]).toBe(first[1]);
    expect(next[1]).toEqual({ id: 1, at: "c" });
  });
});
