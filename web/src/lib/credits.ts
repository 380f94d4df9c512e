/** The authors of the icons in use. The icon set itself does not say who drew which one. */

import authors from "../art/authors.json";
import signs from "../art/signs.json";

export { authors };

type Portraits = Record<string, string[]>;
const portraits = import.meta.glob<Portraits>("../games/*/portraits.json", {
  eager: true,
  import: "default",
});
const figures = Object.values(portraits)
  .flatMap((each) => Object.values(each))
  .flatMap(([main, accent]) => [main!, accent!]);

export const icons: string[] = [...new Set([...figures, ...Object.values(signs)])].sort();
