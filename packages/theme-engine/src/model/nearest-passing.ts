import { fromOklch, toOklch } from './color-space';
import { computeContrast } from './contrast';

/** Coarse steps of lightness from end to end, and how often the step found is halved. */
const STEPS = 100;
const HALVINGS = 6;

/**
 * The nearest colour of the same hue that reaches a contrast on every ground. Null where no lightness
 * reaches it on all of them.
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

/** The nearest colour of the same hue that passes: its lightness moves up or down by the least that is enough. */
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
