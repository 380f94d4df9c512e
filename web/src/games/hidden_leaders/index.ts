import type { Facts } from "../../lib/wire";
import type { FirstGame, GameUI, Sound } from "../ui";
import CardPreview from "./CardPreview.svelte";
import EndScreen from "./EndScreen.svelte";
import { cardsOf } from "./motions";
import { REFERENCE as reference } from "./reference";
import Table from "./Table.svelte";

const SOUNDS: Record<string, Sound> = {
  played: "card",
  placed: "card",
  hidden: "card",
  taken: "card",
  drawn: "card",
  kept: "card",
  discarded: "card",
  exchanged: "card",
  "turned-up": "flip",
  "turned-down": "flip",
  looked: "flip",
  revealed: "flip",
  buried: "drum",
  "markers-moved": "slide",
  "harbor-refilled": "shuffle",
  "game-ended": "end",
};

function soundOf(event: Facts): Sound | undefined {
  return SOUNDS[String(event.event)];
}

const firstGame: FirstGame = { seats: 3, settings: { deck: "basic" } };

export default {
  Table,
  EndScreen,
  CardPreview,
  soundOf,
  cardsOf,
  reference,
  firstGame,
} satisfies GameUI;
