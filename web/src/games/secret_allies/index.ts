import type { GameUI } from "../ui";
import CardPreview from "./CardPreview.svelte";
import EndScreen from "./EndScreen.svelte";
import { cardsOf, soundOf } from "./events";
import { REFERENCE as reference } from "./reference";
import Table from "./Table.svelte";

export default { Table, EndScreen, CardPreview, soundOf, cardsOf, reference } satisfies GameUI;
