/** The paragraphs of this game's questions, events and cards: made by the engine, fresh by test. */

import table from "../../generated/secret_allies.reference.json";
import type { Reference } from "../reference";

export const REFERENCE = table as unknown as Reference;
