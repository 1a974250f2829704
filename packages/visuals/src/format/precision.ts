/** Parts that are drawn beside their total. */
export interface Sum {
  parts: readonly number[];
  total: number;
}

/** The numbers that a drawing shows in one format. */
export interface LabelNumbers {
  amounts: readonly number[];
  differences?: readonly number[];
  sums?: readonly Sum[];
}

/** Decimals of the numbers of one format. */
export interface Precision {
  decimals: number;
  /** Fewer of them, with which every number still has two significant digits. */
  least: number;
  /** True if some numbers that differ look alike, or shown parts miss the shown total. */
  isRounded: boolean;
  /** True if a number that is not zero would read as zero. */
  hidesSome: boolean;
}

/** Readers take in no more decimals. */
const MAX_DECIMALS = 4;
/** Readers compare or add up no more numbers at sight. */
const MAX_COMPARED = 100;

/** Share of the largest number below which a difference is an error of floating-point arithmetic. */
const NOISE = 1e-12;

/** Drops the noise of a number's last bits: 0.1 + 0.2 becomes 0.3. */
const withoutNoise = (value: number) => Number(value.toPrecision(12));

const isWhole = (value: number) => Math.abs(value - Math.round(value)) <= 1e-9 * Math.abs(value);

/** Tells whether a number shows two significant digits, or all it has. */
function isReadable(scaled: number, power: number): boolean {
  const shown = Math.abs(scaled) * power;
  return shown >= 9.5 || isWhole(shown);
}

/** Counts the numbers that look like another one with so many decimals. */
const countAlike = (different: readonly number[], power: number) =>
  different.length - new Set(different.map((value) => Math.round(value * power))).size;

function findLargest(values: readonly number[]): number {
  let largest = 0;
  for (const value of values) {
    if (Number.isFinite(value)) largest = Math.max(largest, Math.abs(value));
  }
  return largest;
}

/** The numbers of a list that decide about decimals. */
interface Digest {
  /** Numbers that need more decimals than the fewest to be read. */
  small: readonly number[];
  /** Those that differ, as far as they are few enough to be compared. */
  different: readonly number[];
  /** The one nearest to zero. */
  nearest: number;
}

/** Digests tens of thousands of numbers in one pass, and skips those below `noise`. */
function digestNumbers(
  values: readonly number[],
  scale: number,
  power: number,
  noise: number,
): Digest {
  const small: number[] = [];
  const different = new Set<number>();
  // Repeated numbers are digested once: dropping their noise takes the most time.
  const seen = new Set<number>();
  let nearest = Infinity;
  for (const value of values) {
    const size = Math.abs(value);
    if (size <= noise || !Number.isFinite(value)) continue;
    nearest = Math.min(nearest, size * scale);
    if (!isReadable(value * scale, power)) small.push(value * scale);
    if (different.size > MAX_COMPARED || seen.has(value)) continue;
    seen.add(value);
    different.add(withoutNoise(value * scale));
  }
  const isMany = different.size > MAX_COMPARED;
  return { small, different: isMany ? [] : [...different], nearest };
}

/** Tells whether raw parts add up to their total; averages and shares need not. */
function isSum({ parts, total }: Sum): boolean {
  let [sum, size] = [0, Math.abs(total)];
  for (const part of parts) {
    sum += part;
    size = Math.max(size, Math.abs(part));
  }
  return parts.length > 1 && Math.abs(sum - total) <= size * 1e-9;
}

/** Tells whether parts as they are shown miss the total as it is shown. */
function missesTotal({ parts, total }: Sum, power: number): boolean {
  const roundShown = (value: number) =>
    Math.sign(value) * Math.round(Math.abs(value) * power + 1e-9);
  let sum = 0;
  for (const part of parts) sum += roundShown(part);
  return sum !== roundShown(total);
}

/**
 * The fewest decimals with which every number shows two significant digits, numbers that differ look different,
 * and parts add up to their total. `scale` turns numbers into the unit that they are written in.
 */
export function choosePrecision(
  { amounts, differences = [], sums = [] }: LabelNumbers,
  { from, scale, most = MAX_DECIMALS }: { from: number; scale: number; most?: number },
): Precision {
  const noise = Math.max(findLargest(amounts), findLargest(differences)) * NOISE;
  const lists = [
    digestNumbers(amounts, scale, 10 ** from, 0),
    digestNumbers(differences, scale, 10 ** from, noise),
  ];
  const totals = sums.filter(isSum);
  const added = totals.filter(({ parts }) => parts.length <= MAX_COMPARED);
  const countFaults = (decimals: number) => {
    const power = 10 ** decimals;
    let dark = 0;
    let same = 0;
    for (const { small, different } of lists) {
      for (const value of small) if (!isReadable(value, power)) dark += 1;
      same += countAlike(different, power);
    }
    return {
      dark,
      all: dark + same + added.filter((sum) => missesTotal(sum, power * scale)).length,
    };
  };
  const choices: Choice[] = [];
  for (let decimals = from; decimals <= Math.max(from, most); decimals += 1) {
    const faults = countFaults(decimals);
    choices.push({ decimals, ...faults });
    if (faults.all === 0) break;
  }
  const dark = Math.min(...choices.map((choice) => choice.dark));
  const { decimals, all } = findFewestFaults(choices);
  const power = 10 ** decimals;
  return {
    decimals,
    least: choices.find((choice) => choice.dark === dark)?.decimals ?? from,
    isRounded: all > 0 || totals.some((sum) => missesTotal(sum, power * scale)),
    hidesSome: lists.some(({ nearest }) => nearest * power < 0.5),
  };
}

interface Choice {
  decimals: number;
  /** Numbers without two significant digits. */
  dark: number;
  /** Those, numbers that look like another one, and sums that miss their total. */
  all: number;
}

/** Returns the fewest decimals that leave the fewest faults. */
function findFewestFaults(choices: readonly Choice[]): Choice {
  const least = Math.min(...choices.map(({ all }) => all));
  const found = choices.find(({ all }) => all === least);
  if (!found) throw new Error('There is no number of decimals to choose from');
  return found;
}

/** Tells whether decimals that the author chose lose a total, or a number that is not zero. */
export function losesValues(
  { amounts, differences = [], sums = [] }: LabelNumbers,
  digits: Digits,
) {
  const { decimals, scale } = digits;
  const power = scale * 10 ** decimals;
  const isLost = (value: number) => value !== 0 && Math.abs(value) * power < 0.5;
  return (
    amounts.some(isLost) ||
    differences.some(isLost) ||
    sums.filter(isSum).some((sum) => missesTotal(sum, power))
  );
}

interface Digits {
  decimals: number;
  scale: number;
}

/** The decimals that write a number out, without the noise of its last bits. */
export function countDecimals(value: number, most: number): number {
  for (let decimals = 0; decimals < most; decimals += 1) {
    if (isWhole(withoutNoise(value) * 10 ** decimals)) return decimals;
  }
  return most;
}
