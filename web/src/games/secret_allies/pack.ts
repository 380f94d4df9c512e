/** What is printed on the pieces: made by the engine, fresh by test. */

import printed from "../../generated/secret_allies.catalogue.json";

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
export interface Pack {
  resources: string[];
  numbers: Record<string, number>;
  basic_units: Record<string, Unit>;
  races: Record<string, Race>;
  states: Record<string, Land>;
}

const packs = (printed as unknown as { packs: Record<string, Pack> }).packs;

export function packOf(id: string): Pack {
  return packs[id]!;
}

export function unitOf(pack: Pack, id: string): Unit {
  return (
    pack.basic_units[id] ??
    Object.values(pack.races)
      .map((race) => race.units[id])
      .find(Boolean)!
  );
}

/** Rows of a race's tree, top row first. */
export function treeOf(race: Race): [string, Technology][][] {
  const rows: [string, Technology][][] = [];
  for (const [id, technology] of Object.entries(race.technologies)) {
    (rows[technology.row - 1] ??= []).push([id, technology]);
  }
  return rows.filter(Boolean);
}
