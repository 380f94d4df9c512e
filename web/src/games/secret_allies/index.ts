import type { FirstGame, GameUI } from "../ui";
import CardPreview from "./CardPreview.svelte";
import EndScreen from "./EndScreen.svelte";
import { cardsOf, soundOf } from "./events";
import { layoutOf, placesOf } from "./places";
import { REFERENCE as reference } from "./reference";
import Table from "./Table.svelte";
import { viewOf } from "./view";

const firstGame: FirstGame = { seats: 2, settings: { length: "short", map_mode: "automatic" } };

export default {
  Table,
  EndScreen,
  CardPreview,
  soundOf,
  cardsOf,
  reference,
  firstGame,
  placesOf: (view) => placesOf(layoutOf(viewOf(view)), 0),
} satisfies GameUI;
