import type { GameUI } from "../ui";
import CardPreview from "./CardPreview.svelte";
import EndScreen from "./EndScreen.svelte";
import Table from "./Table.svelte";

/** A table for any game: the question, the options as text, the log. */
export default { Table, EndScreen, CardPreview } satisfies GameUI;
