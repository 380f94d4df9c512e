/** A color and a shape for every seat, so that colors are never the only distinction. */

// The same in light and dark mode, like the map; white figures are readable on all of them.
export const COLOURS = ["#0b6478", "#a8243a", "#3f6b12", "#5f3c8c"] as const;

/** Outlines of similar size around (0, 0), as SVG paths for a radius. */
export function shape(seat: number, radius: number): string {
  const r = radius;
  switch (seat % 4) {
    case 0:
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case 1: {
      const a = r * 0.89;
      return `M${-a} ${-a}H${a}V${a}H${-a}Z`;
    }
    case 2: {
      const a = r * 1.22;
      return `M0 ${-a}L${a * 0.95} ${a * 0.68}H${-a * 0.95}Z`;
    }
    default: {
      const a = r * 1.2;
      return `M0 ${-a}L${a} 0L0 ${a}L${-a} 0Z`;
    }
  }
}
