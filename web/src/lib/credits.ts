/** Who drew the icons, and which of them are used. The icon set does not say who drew which one. */

import authors from "../art/authors.json";
import portraits from "../art/portraits.json";
import signs from "../art/signs.json";

export { authors };

const figures = Object.values(portraits as Record<string, string[]>).flatMap(([main, accent]) => [
  main!,
  accent!,
]);

export const icons: string[] = [...new Set([...figures, ...Object.values(signs)])].sort();
