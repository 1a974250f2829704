import { computeDeltaE, toLab, type Lab } from './color-space';
import { parseHex, toHex } from './gradient';

export const VISIONS = ['full', 'protan', 'deutan', 'tritan'] as const;
export type Vision = (typeof VISIONS)[number];

export interface Separation {
  vision: Vision;
  /** Positions of the two colours that are hardest to tell apart. */
  pair: readonly [number, number];
  /** These two colours as that vision sees them. */
  seen: readonly [string, string];
  /** CIEDE2000 between them; under 6 they are hard to tell apart. */
  deltaE: number;
}

/** Below this difference (CIEDE2000), two colours are hard to tell apart. */
export const HARD_TO_TELL = 6;

/**
 * Number of colours compared. Themes may have hundreds, no visual shows so many, and pairs grow
 * with the square.
 */
export const COMPARED = 16;

type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

/**
 * Colour vision without one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1), on
 * linear RGB as the authors define it. The preview's SVG filters use the same matrices.
 */
export const SIMULATION_MATRICES: Readonly<Record<Exclude<Vision, 'full'>, Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** `values` of an SVG feColorMatrix whose color-interpolation-filters is linearRGB (its default). */
export function formatColorMatrix(vision: Exclude<Vision, 'full'>): string {
  const rows = SIMULATION_MATRICES[vision].map((row) => `${row.join(' ')} 0 0`);
  return `${rows.join(' ')} 0 0 0 1 0`;
}

/** Simulates how a kind of colour vision sees a colour. */
export function simulate(hex: string, vision: Vision): string {
  if (vision === 'full') return hex;
  const [red, green, blue] = parseHex(hex).map(linearize) as [number, number, number];
  const applyRow = ([r, g, b]: Row) => encodeLight(r * red + g * green + b * blue);
  const [first, second, third] = SIMULATION_MATRICES[vision];
  return toHex([applyRow(first), applyRow(second), applyRow(third)]);
}

/**
 * Returns the most similar pair of colours for each kind of colour vision, or nothing for fewer
 * than two colours.
 */
export function computeSeparations(colors: readonly string[]): Separation[] {
  const compared = colors.slice(0, COMPARED);
  if (compared.length < 2) return [];
  return VISIONS.map((vision) => {
    const seen = compared.map((color) => simulate(color, vision));
    const { pair, distance } = findClosest(seen.map(toLab));
    return {
      vision,
      pair,
      seen: [seen[pair[0]] ?? '', seen[pair[1]] ?? ''],
      deltaE: distance,
    };
  });
}

/** Returns the smallest difference of two colours over all kinds of colour vision. */
export function computeLeastDifference(one: string, other: string): number {
  return Math.min(
    ...VISIONS.map((vision) => computeDeltaE(simulate(one, vision), simulate(other, vision))),
  );
}

export function findClosest(labs: readonly Lab[]): {
  pair: readonly [number, number];
  distance: number;
} {
  let found = { pair: [0, 1] as readonly [number, number], distance: Infinity };
  labs.forEach((one, i) => {
    labs.slice(i + 1).forEach((other, offset) => {
      const distance = computeDeltaE(one, other);
      if (distance < found.distance) found = { pair: [i, i + 1 + offset], distance };
    });
  });
  return found;
}

function linearize(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * Converts linear light to a byte. Values that a screen cannot show are clipped, as in an SVG
 * filter.
 */
function encodeLight(light: number): number {
  const shown = Math.min(1, Math.max(0, light));
  const share = shown <= 0.0031308 ? shown * 12.92 : 1.055 * shown ** (1 / 2.4) - 0.055;
  return share * 255;
}
