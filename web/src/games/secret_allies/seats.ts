/**
 * A color and a shape for every seat, so that colors are never the only distinction. The colors
 * differ from the colors of a state's worth (white, light blue, red, navy), from each other for
 * people who see no red or no green, and in lightness.
 */

// The same in light and dark mode, like the map; white figures are readable on all of them.
export const COLOURS = ["#00806c", "#b95f00", "#8a35b4", "#34343c"] as const;

/** Outlines of similar size around (0, 0), as SVG paths for a radius; a figure fits into each. */
export function shape(seat: number, radius: number): string {
  const r = radius;
  switch (seat % 4) {
    case 0:
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case 1: {
      const a = r * 0.9;
      return `M${-a} ${-a}H${a}V${a}H${-a}Z`;
    }
    case 2:
      return `M0 ${-r * 1.3}L${r * 1.04} ${-r * 0.1}V${r * 0.86}H${-r * 1.04}V${-r * 0.1}Z`;
    default: {
      const a = r * 1.26;
      return `M0 ${-a}L${a} 0L0 ${a}L${-a} 0Z`;
    }
  }
}
