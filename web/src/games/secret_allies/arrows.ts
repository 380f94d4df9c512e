/**
 * Layout of the arrows between technologies, in fractions instead of lengths: nothing is measured,
 * so they fit every screen, language and paper. On a wide page the rows are below each other with
 * the arrows between them; an arrow that passes a row has its own lane there. On a phone the
 * technologies are one list, and the arrows are rails beside it.
 */

import type { Technology } from "./pack";

type Row = readonly (readonly [string, Technology])[];

/** A technology in a row, or the lane of an arrow. */
export interface Cell {
  id: string; // the technology; for a lane, the one whose arrows pass
  lane: boolean;
}

/** An arrow from one layer to the next. */
export interface Link {
  from: string; // the technology the arrow starts from
  to: string | null; // null: it continues through a lane
  start: number; // in percent of the width
  end: number;
}

/** A row of technologies and lanes, with the arrows below it. */
export interface Layer {
  row: number; // as printed
  cells: Cell[];
  widths: number[]; // fractions of the total
  links: Link[]; // down to the next layer
}

const LANE = 0.18; // relative to the width of a technology
const widthOf = (cell: Cell) => (cell.lane ? LANE : 1);

/** The layout of a tree for a wide page. */
export function layersOf(rows: readonly Row[]): Layer[] {
  const layers = rows.map((row) => row.map(([id]): Cell => ({ id, lane: false })));
  const links: [Cell, Cell][][] = rows.map(() => []);
  rows.forEach((row, number) => {
    for (const [id, { requires }] of row) {
      for (const from of requires) {
        const start = rows.findIndex((above) => above.some(([each]) => each === from));
        if (start < 0) continue; // filtered out of the gallery
        let at = layers[start]!.find((cell) => cell.id === from)!;
        for (let passed = start + 1; passed < number; passed += 1) {
          const known = layers[passed]!.find((cell) => cell.lane && cell.id === from);
          const lane = known ?? { id: from, lane: true };
          if (!known) {
            layers[passed]!.push(lane);
            links[passed - 1]!.push([at, lane]);
          }
          at = lane;
        }
        const end = layers[number]!.find((cell) => cell.id === id && !cell.lane)!;
        links[number - 1]!.push([at, end]);
      }
    }
  });
  untangle(layers, links);
  return layers.map((cells, number) => ({
    row: rows[number]![0]![1].row,
    cells,
    widths: cells.map(widthOf),
    links: links[number]!.map(([from, to]) => ({
      from: from.id,
      to: to.lane ? null : to.id,
      start: middleOf(cells, from),
      end: middleOf(layers[number + 1]!, to),
    })),
  }));
}

function middleOf(cells: readonly Cell[], wanted: Cell): number {
  const all = cells.reduce((sum, cell) => sum + widthOf(cell), 0);
  let left = 0;
  for (const cell of cells) {
    if (cell === wanted) break;
    left += widthOf(cell);
  }
  return (100 * (left + widthOf(wanted) / 2)) / all;
}

/** Moves cells within their rows while that reduces crossings or lengths of arrows. */
function untangle(layers: Cell[][], links: readonly [Cell, Cell][][]): void {
  let least = tangleOf(layers, links);
  for (let better = true; better;) {
    better = false;
    for (const [number, cells] of layers.entries()) {
      for (let from = 0; from < cells.length; from += 1) {
        for (let to = 0; to < cells.length; to += 1) {
          const order = layers[number]!;
          const moved = order.toSpliced(from, 1).toSpliced(to, 0, order[from]!);
          layers[number] = moved;
          const tangle = tangleOf(layers, links);
          if (tangle < least - 1e-9) [least, better] = [tangle, true];
          else layers[number] = order;
        }
      }
    }
  }
}

const CROSSING = 1000; // costs more than any length

function tangleOf(layers: readonly Cell[][], links: readonly [Cell, Cell][][]): number {
  let sum = 0;
  for (const [number, all] of links.entries()) {
    const ways = all.map(
      ([from, to]) => [middleOf(layers[number]!, from), middleOf(layers[number + 1]!, to)] as const,
    );
    for (const [index, [start, end]] of ways.entries()) {
      sum += Math.abs(start - end);
      for (const [other, aim] of ways.slice(index + 1))
        if ((start - other) * (end - aim) < 0) sum += CROSSING;
    }
  }
  return sum;
}

/** An arrow beside one technology of the list. */
export interface Rail {
  from: string;
  at: number; // number of the rail, counted from the list
  comes: boolean; // from the technologies above
  leads: boolean; // into this one
  goes: boolean; // on to technologies below
}

/** For each technology of the list, the rails beside it. A rail is reused after its arrow ends. */
export function railsOf(layers: readonly Layer[], rows: readonly Row[]): Map<string, Rail[]> {
  const all = new Map(rows.flat());
  const list = layers
    .flatMap(({ cells }) => cells.filter((cell) => !cell.lane))
    .map(({ id }) => id);
  const beside = new Map(list.map((id): [string, Rail[]] => [id, []]));
  const endOf = (source: string) =>
    list.findLastIndex((id) => all.get(id)!.requires.includes(source));
  const taken: number[] = []; // where the arrow on each rail ends
  for (const [start, from] of list.entries()) {
    const end = endOf(from);
    if (end <= start) continue;
    const free = taken.findIndex((until) => until < start);
    const at = free < 0 ? taken.length : free;
    taken[at] = end;
    for (let index = start; index <= end; index += 1) {
      beside.get(list[index]!)!.push({
        from,
        at,
        comes: index > start,
        leads: all.get(list[index]!)!.requires.includes(from),
        goes: index < end,
      });
    }
  }
  return beside;
}

const WIDTH = 13; // of a rail in pixels

/** The width of all rails of a list, in pixels. */
export function gutterOf(rails: ReadonlyMap<string, readonly Rail[]>, width = WIDTH): number {
  return width * (1 + Math.max(-1, ...[...rails.values()].flat().map(({ at }) => at)));
}

// Where arrows enter and leave, in percent of a technology's height.
const [IN, OUT, BEND] = [32, 68, 11];

/** The lines of a rail beside one technology, as an SVG path `gutter` wide and 100 high. */
export function railPath({ at, comes, leads, goes }: Rail, gutter: number, width = WIDTH): string {
  const x = gutter - width * (at + 0.5);
  if (!comes) return `M${gutter + 8} ${OUT} H${x + 6} Q${x} ${OUT} ${x} ${OUT + BEND} V100`;
  const on = goes ? `M${x} 0 V100` : "";
  if (!leads) return on;
  return `${on} M${x} 0 V${IN - BEND} Q${x} ${IN} ${x + 6} ${IN} H${gutter}`;
}
