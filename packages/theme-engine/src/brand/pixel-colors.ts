import { computeDeltaE, fromOklch, toOklch } from '../model/color-space';
import { toHex } from '../model/gradient';
import { chooseBrandColors } from './choose-colors';

/** Number of clusters, more than the expected colours because similar clusters are merged later. */
const CLUSTERS = 14;
const ROUNDS = 12;
/** Bits per channel for grouping similar pixels. */
const BITS = 5;
/** Clusters closer than this (CIEDE2000) are one colour. */
const SAME = 8;
/** Smaller parts of a picture are noise. */
const MIN_SHARE = 0.004;
/** Least share of an exact colour in its cluster. Photographs have no such colour. */
const EXACT_SHARE = 0.1;

/** A place in OKLab and the number of pixels there. */
interface Point {
  readonly l: number;
  readonly a: number;
  readonly b: number;
  readonly weight: number;
}

/**
 * Returns up to three main colours of a picture or logo from its pixels (RGBA), vivid ones first.
 * Returns none for a transparent picture. The same picture always gives the same colours.
 */
export function findPixelColors(pixels: Uint8ClampedArray): string[] {
  const points = buildHistogram(pixels);
  if (points.length === 0) return [];
  const clusters = clusterPoints(points, Math.min(CLUSTERS, points.length));
  const whole = points.reduce((sum, { weight }) => sum + weight, 0);
  const exact = countExactColors(pixels);
  return chooseBrandColors(
    clusters
      .filter(({ weight }) => weight >= whole * MIN_SHARE)
      .map((cluster) => ({
        color: findExactColor(exact, cluster),
        weight: (cluster.weight / whole) ** 0.3,
      })),
  );
}

/** Counts each exact colour, the most frequent ones first. */
function countExactColors(pixels: Uint8ClampedArray): [color: number, count: number][] {
  const counts = new Map<number, number>();
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(i, i + 4);
    if (alpha < 128) continue;
    const color = (red << 16) | (green << 8) | blue;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).slice(0, CLUSTERS * 4);
}

/** Returns a logo's flat colour instead of its mean with the blurred edges around it. */
function findExactColor(exact: readonly [number, number][], cluster: Point): string {
  const mean = convertToHex(cluster);
  for (const [color, count] of exact) {
    if (count < cluster.weight * EXACT_SHARE) break;
    const hex = `#${color.toString(16).padStart(6, '0')}`;
    if (computeDeltaE(hex, mean) < SAME) return hex;
  }
  return mean;
}

function buildHistogram(pixels: Uint8ClampedArray): Point[] {
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

/** Clusters points by k-means++. Its seed is fixed, so the same points give the same clusters. */
function clusterPoints(points: readonly Point[], count: number): Point[] {
  const random = createRandom(1);
  let centres: Point[] = [findHeaviest(points)];
  while (centres.length < count) {
    const odds = points.map(
      (point) => point.weight * Math.min(...centres.map(createDistance(point))),
    );
    const whole = odds.reduce((sum, one) => sum + one, 0);
    if (whole <= 0) break;
    let left = random() * whole;
    const at = odds.findIndex((one) => (left -= one) <= 0);
    centres.push(points[at < 0 ? points.length - 1 : at] ?? findHeaviest(points));
  }
  for (let round = 0; round < ROUNDS; round += 1) centres = moveCentres(points, centres);
  return centres.filter(({ weight }) => weight > 0);
}

/** Moves each centre to the middle of the points nearest to it. */
function moveCentres(points: readonly Point[], centres: readonly Point[]): Point[] {
  const sums = centres.map(() => ({ l: 0, a: 0, b: 0, weight: 0 }));
  for (const point of points) {
    const distances = centres.map(createDistance(point));
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

function createDistance(point: Point): (other: Point) => number {
  return ({ l, a, b }) => (l - point.l) ** 2 + (a - point.a) ** 2 + (b - point.b) ** 2;
}

function findHeaviest(points: readonly Point[]): Point {
  return points.reduce((most, one) => (one.weight > most.weight ? one : most));
}

function convertToHex({ l, a, b }: Point): string {
  return fromOklch({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI });
}

/** Returns a generator of the same numbers from 0 to 1 each time (linear congruential). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
