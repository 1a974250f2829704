import { computeDeltaE, toLab } from '../model/color-space';
import { computeContrast, SHAPE_CONTRAST } from '../model/contrast';
import { applyDecisions } from '../model/apply-decisions';
import type { StudioDocument, Theme } from '../model/document';
import type { Json } from '../model/json';
import { findNearestColor } from '../model/nearest-passing';
import { blendOver, parseColor } from '../model/theme-colors';
import type { ContrastCheck } from './contrast-check';
import { resolveCardBackground } from './backgrounds';
import { COMPARED, HARD_TO_TELL, simulate, VISIONS } from '../model/separation';

/** Checks that bars, lines and slices in the data colours are visible on their card. */
export function checkDataColors(theme: Theme): ContrastCheck[] {
  const card = resolveCardBackground(theme);
  const all = Array.isArray(theme.dataColors) ? (theme.dataColors as readonly Json[]) : [];
  const seen = all.slice(0, COMPARED).flatMap((value) => {
    const color = parseColor(value);
    return color ? [blendOver(color, card)] : [];
  });
  const [first, ...rest] = seen;
  if (first === undefined) return [];
  const computeRatio = (color: string) => computeContrast(color, card);
  const words = rest.reduce(
    (worst, one) => (computeRatio(one) < computeRatio(worst) ? one : worst),
    first,
  );
  const passes = computeRatio(words) >= SHAPE_CONTRAST;
  const details = {
    id: 'data-on-card',
    label: 'Data colours on card',
    at: '/dataColors',
    words,
    ground: card,
    ratio: computeRatio(words),
    needed: SHAPE_CONTRAST,
    passes,
  };
  if (passes) return [{ ...details, fix: null }];
  const dataColors = all.flatMap((value) => parseColor(value)?.hex ?? []);
  const fixedColors = fixFaintColors(dataColors, card);
  const color = fixedColors[dataColors.indexOf(words)];
  if (color === undefined || computeRatio(color) < SHAPE_CONTRAST)
    return [{ ...details, fix: null }];
  const apply = (current: StudioDocument) => applyDecisions(current, { dataColors: fixedColors });
  return [{ ...details, fix: { color, apply } }];
}

/** Returns the positions of data colours that are hard to see on the card. */
export function findFaintColors(colors: readonly string[], card: string): number[] {
  return colors.flatMap((color, i) => (computeContrast(color, card) < SHAPE_CONTRAST ? [i] : []));
}

/**
 * Makes each faint colour lighter or darker until it is visible on the card. Pale shades of one hue
 * would all end at the same colour, so each moves on until it differs from the others, if there is
 * room.
 */
function fixFaintColors(colors: readonly string[], card: string): string[] {
  const result = [...colors];
  const shown = colors.slice(0, COMPARED);
  const left = new Set(findFaintColors(shown, card));
  const others = shown.flatMap((color, i) => (left.has(i) ? [] : [simulateVisions(color)]));
  for (const position of left) {
    const own = colors[position] ?? '';
    const isSeen = (color: string) => computeContrast(color, card) >= SHAPE_CONTRAST;
    const isTold = (color: string) => {
      const labs = simulateVisions(color);
      return others.every((other) =>
        other.every((lab, vision) => computeDeltaE(lab, labs[vision] ?? lab) >= HARD_TO_TELL),
      );
    };
    const color =
      findNearestColor(own, (hex) => isSeen(hex) && isTold(hex)) ??
      findNearestColor(own, isSeen) ??
      own;
    result[position] = color;
    others.push(simulateVisions(color));
  }
  return result;
}

function simulateVisions(color: string) {
  return VISIONS.map((vision) => toLab(simulate(color, vision)));
}
