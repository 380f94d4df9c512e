/** Helpers to show an analysis: the point at a moment, rows of a table, percentages. */

import type { Analysis, AnalysisPoint, AnalysisSuspicion } from "../lib/wire";

/** The last point at or before a moment: a chance is valid until the next measurement. */
export function pointAt(curve: readonly AnalysisPoint[], moment: number): AnalysisPoint {
  let low = 0;
  let high = curve.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (curve[middle]!.moment <= moment) low = middle;
    else high = middle - 1;
  }
  return curve[low]!;
}

/** Points for a readable table: the ends, the turning points, and some in between. */
export function tableRows(analysis: Analysis, most = 24): AnalysisPoint[] {
  const { curve, turns } = analysis;
  const step = Math.max(1, Math.ceil((curve.length - 1) / most));
  const kept = new Set(turns.map((turn) => turn.moment));
  return curve.filter(
    (point, index) => index % step === 0 || index === curve.length - 1 || kept.has(point.moment),
  );
}

export function percent(language: string, share: number, signed = false): string {
  return new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(share);
}

/** The probability given to the truth over the game, as the points of a sparkline. */
export function sparkline(
  one: AnalysisSuspicion,
  moments: number,
  width: number,
  height: number,
): string {
  return one.guesses
    .map((guess) => {
      const x = (guess.moment / Math.max(1, moments)) * width;
      return `${x.toFixed(1)},${((1 - guess.right) * height).toFixed(1)}`;
    })
    .join(" ");
}

/** A few guesses to show as text: the first, the last, and some in between. */
export function someGuesses(one: AnalysisSuspicion, most = 5): AnalysisSuspicion["guesses"] {
  const { guesses } = one;
  if (guesses.length <= most) return guesses;
  return Array.from(
    { length: most },
    (_, k) => guesses[Math.round((k * (guesses.length - 1)) / (most - 1))]!,
  );
}
