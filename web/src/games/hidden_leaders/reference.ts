/** The paragraphs for this game's questions, events and cards. Generated; checked by a test. */

import table from "../../generated/hidden_leaders.reference.json";
import type { Reference } from "../reference";

export const REFERENCE = table as unknown as Reference;
