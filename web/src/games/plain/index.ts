import type { GameUI } from "../ui";
import CardPreview from "./CardPreview.svelte";
import EndScreen from "./EndScreen.svelte";
import Table from "./Table.svelte";

/** A table for any game: the question, the options in words, the log. It knows no game. */
export default { Table, EndScreen, CardPreview } satisfies GameUI;
