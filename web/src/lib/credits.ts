/** Who drew the icons: each game's folder says which it uses, `src/games/<game>/credits.json`. */

interface Credit {
  author: string;
  icons: string[];
}

const found = import.meta.glob<Credit[]>("../games/*/credits.json", {
  eager: true,
  import: "default",
});

export const credits: Credit[] = gather(Object.values(found).flat());

function gather(rows: Credit[]): Credit[] {
  const byAuthor = new Map<string, Set<string>>();
  for (const { author, icons } of rows) {
    const known = byAuthor.get(author) ?? new Set();
    icons.forEach((icon) => known.add(icon));
    byAuthor.set(author, known);
  }
  return [...byAuthor]
    .map(([author, icons]) => ({ author, icons: [...icons].sort() }))
    .sort((a, b) => a.author.localeCompare(b.author));
}
