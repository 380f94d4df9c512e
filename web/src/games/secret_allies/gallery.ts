/** The filters of the gallery: states, units, technologies, terrain. */

import { fold, wordsOf } from "../../lib/search";
import type { Words } from "../../lib/words";
import type { Pack, Technology, Unit } from "./pack";
import { givesOf } from "./technologies";

export const PACKS = ["reconstruction", "tiny"] as const;
export const KINDS = ["states", "units", "technologies", "terrain"] as const;
export const SIZES = ["large", "small"] as const;
export const CLASSES = ["light", "tank", "artillery", "helicopter"] as const;
export type Kind = (typeof KINDS)[number];

/** The chosen filters; "" for none. */
export interface Wanted {
  q: string;
  kind: string;
  race: string;
  size: string;
  worth: string;
  class: string;
}

/** The kinds shown: a filter that only one kind has hides the others. */
export function kindsOf(wanted: Wanted): Kind[] {
  if (wanted.kind) return KINDS.filter((kind) => kind === wanted.kind);
  return KINDS.filter((kind) => {
    if (wanted.size || wanted.worth) return kind === "states";
    if (wanted.class) return kind === "units";
    if (wanted.race) return kind === "units" || kind === "technologies";
    return true;
  });
}

/** The states that match the filters. */
export function statesOf(pack: Pack, { q, size, worth }: Wanted, words: Words): string[] {
  return Object.entries(pack.states)
    .filter(([, state]) => !size || (size === "large") === state.large)
    .filter(([, state]) => !worth || state.worth === Number(worth))
    .map(([id]) => id)
    .filter((id) => reads([words.name(id)], q))
    .sort((a, b) => words.name(a).localeCompare(words.name(b), words.language));
}

/** The units of one race. */
export interface Squad {
  race: string | null; // null: the basic units of all
  units: [string, Unit][];
}

/** The units that match the filters, by race. */
export function squadsOf(pack: Pack, { q, race, class: kind }: Wanted, words: Words): Squad[] {
  const all: [string | null, Record<string, Unit>][] = [
    [null, pack.basic_units],
    ...Object.entries(pack.races).map(([id, { units }]): [string, Record<string, Unit>] => [
      id,
      units,
    ]),
  ];
  return all
    .filter(([id]) => !race || id === race)
    .map(([id, units]) => ({
      race: id,
      units: Object.entries(units).filter(
        ([unit, { class_id }]) => (!kind || class_id === kind) && reads([words.name(unit)], q),
      ),
    }))
    .filter(({ units }) => units.length);
}

/** The technologies of one race, in rows. */
export interface Grove {
  race: string;
  rows: [string, Technology][][];
}

/** The technologies that match the filters, by race. */
export function grovesOf(pack: Pack, { q, race }: Wanted, words: Words): Grove[] {
  return Object.entries(pack.races)
    .filter(([id]) => !race || id === race)
    .map(([id, { technologies }]) => {
      const rows: [string, Technology][][] = [];
      for (const [key, row] of Object.entries(technologies)) {
        if (reads([words.name(key), ...givesOf(row, words)], q))
          (rows[row.row - 1] ??= []).push([key, row]);
      }
      return { race: id, rows: rows.filter(Boolean) };
    })
    .filter(({ rows }) => rows.length);
}

/** The terrains that match the filters. */
export function terrainOf(pack: Pack, { q }: Wanted, words: Words): string[] {
  return Object.keys(pack.terrain).filter((id) => reads([words.name(id)], q));
}

function reads(texts: readonly string[], query: string): boolean {
  const asked = wordsOf(query);
  const told = fold(texts.join(" ")).text;
  return asked.every((word) => told.includes(word));
}
