import { deltaE, fromOklch, toOklch } from './color-space';
import { toHex } from './gradient';

const COLORS = 8;
/** Clusters that are looked for; near ones are joined afterwards, so there are more than colours. */
const CLUSTERS = 14;
const ROUNDS = 12;
/** Bits of a channel that count when equal pixels are put together. */
const BITS = 5;
/** Under this two clusters are one colour of the picture (CIEDE2000). */
const SAME = 8;

/** A place in OKLab and how many pixels lie there. */
interface Point {
  readonly l: number;
  readonly a: number;
  readonly b: number;
  readonly weight: number;
}

/**
 * Eight data colours from the pixels (RGBA) of a picture or logo: its main colours, vivid ones
 * first; where it has fewer, lighter and darker ones of the same. None where nothing is to be seen.
 * The same picture always gives the same colours.
 */
export function paletteFromPixels(pixels: Uint8ClampedArray): string[] {
  const points = histogram(pixels);
  if (points.length === 0) return [];
  const clusters = kMeans(points, Math.min(CLUSTERS, points.length));
  const whole = points.reduce((sum, { weight }) => sum + weight, 0);
  const ranked = clusters
    .map((cluster) => ({ ...cluster, rank: rankOf(cluster, whole) }))
    .sort((one, other) => other.rank - one.rank);
  const found: string[] = [];
  for (const cluster of ranked) {
    const color = hexOf(cluster);
    if (found.every((other) => deltaE(other, color) >= SAME)) found.push(color);
  }
  return filled(found.slice(0, COLORS));
}

/** Vivid colours first: a logo's red counts for more than the white around it. */
function rankOf({ l, a, b, weight }: Point, whole: number): number {
  const chroma = Math.hypot(a, b);
  const isPaper = l > 0.97 || l < 0.08 ? 0.2 : 1;
  return (chroma + 0.02) * (weight / whole) ** 0.3 * isPaper;
}

function histogram(pixels: Uint8ClampedArray): Point[] {
  const buckets = new Map<number, [red: number, green: number, blue: number, count: number]>();
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(i, i + 4);
    if (alpha < 128) continue;
    const shift = 8 - BITS;
    const key = ((red >> shift) << (2 * BITS)) | ((green >> shift) << BITS) | (blue >> shift);
    const bucket = buckets.get(key) ?? [0, 0, 0, 0];
    bucket[0] += red;
    bucket[1] += green;
    bucket[2] += blue;
    bucket[3] += 1;
    buckets.set(key, bucket);
  }
  return [...buckets.values()].map(([red, green, blue, count]) => {
    const { l, c, h } = toOklch(toHex([red / count, green / count, blue / count]));
    const angle = (h * Math.PI) / 180;
    return { l, a: c * Math.cos(angle), b: c * Math.sin(angle), weight: count };
  });
}

/** k-means whose first centres lie far apart (k-means++), with a seed of its own: no chance in it. */
function kMeans(points: readonly Point[], count: number): Point[] {
  const random = seeded(1);
  let centres: Point[] = [heaviest(points)];
  while (centres.length < count) {
    const odds = points.map((point) => point.weight * Math.min(...centres.map(distanceTo(point))));
    const whole = odds.reduce((sum, one) => sum + one, 0);
    if (whole <= 0) break;
    let left = random() * whole;
    const at = odds.findIndex((one) => (left -= one) <= 0);
    centres.push(points[at < 0 ? points.length - 1 : at] ?? heaviest(points));
  }
  for (let round = 0; round < ROUNDS; round += 1) centres = moved(points, centres);
  return centres.filter(({ weight }) => weight > 0);
}

/** Each centre in the middle of the points that are nearest to it. */
function moved(points: readonly Point[], centres: readonly Point[]): Point[] {
  const sums = centres.map(() => ({ l: 0, a: 0, b: 0, weight: 0 }));
  for (const point of points) {
    const distances = centres.map(distanceTo(point));
    const sum = sums[distances.indexOf(Math.min(...distances))];
    if (!sum) continue;
    sum.l += point.l * point.weight;
    sum.a += point.a * point.weight;
    sum.b += point.b * point.weight;
    sum.weight += point.weight;
  }
  return sums.map(({ l, a, b, weight }, i) =>
    weight > 0
      ? { l: l / weight, a: a / weight, b: b / weight, weight }
      : { l: 0, a: 0, b: 0, ...centres[i], weight: 0 },
  );
}

function distanceTo(point: Point): (other: Point) => number {
  return ({ l, a, b }) => (l - point.l) ** 2 + (a - point.a) ** 2 + (b - point.b) ** 2;
}

function heaviest(points: readonly Point[]): Point {
  return points.reduce((most, one) => (one.weight > most.weight ? one : most));
}

function hexOf({ l, a, b }: Point): string {
  return fromOklch({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI });
}

/** Up to eight with lighter and darker ones of those there are. */
function filled(found: readonly string[]): string[] {
  const colors = [...found];
  for (const step of [0.16, -0.14, 0.28, -0.24, 0.08, -0.08, 0.36]) {
    for (const base of found) {
      if (colors.length >= COLORS) return colors;
      const own = toOklch(base);
      const l = own.l + step;
      const color = fromOklch({ ...own, l: l > 0.92 || l < 0.18 ? own.l - step / 2 : l });
      if (!colors.includes(color)) colors.push(color);
    }
  }
  return colors;
}

/** Numbers from 0 to 1 that are the same each time (a linear congruential generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
