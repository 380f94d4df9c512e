/** The order of a log: newest first, with a heading for every turn. */

/** Reverses the lines within each turn and the turns, but keeps headings above their turns. */
export function newestFirst<Line>(
  lines: readonly Line[],
  heads: (line: Line) => boolean,
): readonly Line[] {
  const turns: Line[][] = [[]];
  for (const line of lines) {
    if (heads(line)) turns.push([]);
    turns.at(-1)!.push(line);
  }
  return turns.toReversed().flatMap((turn) => {
    const [first, ...rest] = turn;
    if (first === undefined) return [];
    return heads(first) ? [first, ...rest.toReversed()] : turn.toReversed();
  });
}
