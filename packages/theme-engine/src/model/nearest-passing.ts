import { fromOklch, toOklch } from './color-space';
import { computeContrast } from './contrast';

/** Number of coarse lightness steps, and of halvings within the step found. */
const STEPS = 100;
const HALVINGS = 6;

/**
 * Returns the nearest colour of the same hue with enough contrast on every background, or null if
 * no colour reaches it.
 */
export function findPassingColor(
  color: string,
  grounds: readonly string[],
  needed: number,
): string | null {
  return findNearestColor(color, (hex) =>
    grounds.every((ground) => computeContrast(hex, ground) >= needed),
  );
}

/** Returns the nearest passing colour of the same hue by the smallest change in lightness. */
export function findNearestColor(color: string, passes: (hex: string) => boolean): string | null {
  if (passes(color)) return color;
  const own = toOklch(color);
  const withLightness = (l: number) => fromOklch({ ...own, l });
  for (let step = 1; step <= STEPS; step += 1) {
    for (const direction of [-1, 1]) {
      let enough = own.l + (direction * step) / STEPS;
      if (enough < -1 / STEPS || enough > 1 + 1 / STEPS) continue;
      if (!passes(withLightness(enough))) continue;
      let little = enough - direction / STEPS;
      for (let i = 0; i < HALVINGS; i += 1) {
        const middle = (little + enough) / 2;
        if (passes(withLightness(middle))) enough = middle;
        else little = middle;
      }
      return withLightness(enough);
    }
  }
  return null;
}
