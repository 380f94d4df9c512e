/** The files with the texts, by path; each is loaded when it is first needed. */

import { moreTexts } from "./transport";

// The shared texts, and those in the folders of the games.
export const files: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>(
    [
      "../../../src/hiddenhand/text/*/*.ftl",
      "!../../../src/hiddenhand/text/*/site.ftl",
      "../../../src/hiddenhand/games/*/text/*/*.ftl",
    ],
    { query: "?raw", import: "default" },
  ),
  ...moreTexts,
};
