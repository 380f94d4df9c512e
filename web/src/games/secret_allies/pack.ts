/**
 * What is printed on the pieces. Generated from the engine; a test checks that it is up to date.
 */

import printed from "../../generated/secret_allies.catalogue.json";

export type Resource = "gold" | "uranium" | "titanium";

export interface Unit {
  class_id: "light" | "tank" | "artillery" | "helicopter";
  flying: boolean;
  cost: [number, number, number];
  damage: number[];
  ranges: number[];
  armour: number;
  move: number;
  tokens: number;
}
export interface Technology {
  row: number;
  cost: [number, number, number];
  prestige: number;
  requires: string[];
  flasks: number;
  effects: [string, number][];
  unlocks: string[];
}
export interface Race {
  units: Record<string, Unit>;
  technologies: Record<string, Technology>;
}
export interface Land {
  large: boolean;
  worth: number;
  income: [number, number, number];
  border: string;
  cells: [number, number, string][];
  mines: number[];
}
export interface Terrain {
  ground_cost: number; // 0: impassable
  ground_stop: boolean;
  ground_armour: number;
  air_cost: number;
  range_limit: number; // 0: none
}
export interface Pack {
  resources: Resource[];
  terrain: Record<string, Terrain>;
  numbers: Record<string, number>;
  basic_units: Record<string, Unit>;
  races: Record<string, Race>;
  states: Record<string, Land>;
}

const packs = (printed as unknown as { packs: Record<string, Pack> }).packs;

/** The pack with this id. */
export function packOf(id: string): Pack {
  return packs[id]!;
}

/** The printed numbers of a unit. */
export function unitOf(pack: Pack, id: string): Unit {
  return (
    pack.basic_units[id] ??
    Object.values(pack.races)
      .map((race) => race.units[id])
      .find(Boolean)!
  );
}

/** The prestige lost from an income that is too large. */
export function wasteOf(pack: Pack, income: number): number {
  const over = income - pack.numbers.waste_free!;
  return over > 0 ? Math.floor(over / pack.numbers.waste_step!) : 0;
}

/** The race of a unit or a technology; undefined for the basic units. */
export function raceOf(pack: Pack, id: string): string | undefined {
  return Object.keys(pack.races).find((race) => {
    const { units, technologies } = pack.races[race]!;
    return id in units || id in technologies;
  });
}

/** The rows of a race's tree, top first. */
export function treeOf(race: Race): [string, Technology][][] {
  const rows: [string, Technology][][] = [];
  for (const [id, technology] of Object.entries(race.technologies)) {
    (rows[technology.row - 1] ??= []).push([id, technology]);
  }
  return rows.filter(Boolean);
}

/** The pack that contains a card, to show it without a table. */
export function packWith(card: string): Pack | undefined {
  return Object.values(packs).find(
    (pack) => card in pack.states || card in pack.basic_units || !!raceOf(pack, card),
  );
}
