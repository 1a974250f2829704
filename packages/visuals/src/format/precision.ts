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
  /** Whether some numbers that differ look alike, or shown parts miss the shown total. */
  isRounded: boolean;
  /** Whether a number that is not zero would read as zero. */
  hidesSome: boolean;
}

/** More decimals than these nobody reads. */
const MOST_DECIMALS = 4;
/** More numbers than these nobody compares or adds up at sight. */
const MOST_COMPARED = 100;

/** Differences of large numbers that are equal are so much of them, and nothing. */
const NOISE = 1e-12;

/** Numbers without the noise of their last bits: 0.1 + 0.2 is 0.3. */
const cleaned = (value: number) => Number(value.toPrecision(12));

const isWhole = (value: number) => Math.abs(value - Math.round(value)) <= 1e-9 * Math.abs(value);

/** Whether a number shows two significant digits, or all it has. */
function isReadable(scaled: number, power: number): boolean {
  const shown = Math.abs(scaled) * power;
  return shown >= 9.5 || isWhole(shown);
}

/** The numbers that differ, as far as they are few enough to be compared. */
function comparedIn(values: readonly number[]): number[] {
  const different = new Set<number>();
  for (const value of values) {
    different.add(cleaned(value));
    if (different.size > MOST_COMPARED) return [];
  }
  return [...different];
}

/** How many of these different numbers look like another one. */
const alike = (different: readonly number[], power: number) =>
  different.length - new Set(different.map((value) => Math.round(value * power))).size;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Whether raw parts make their total; averages and shares don't, and don't have to. */
function isSum({ parts, total }: Sum): boolean {
  const size = Math.max(Math.abs(total), ...parts.map(Math.abs));
  return parts.length > 1 && Math.abs(sumOf(parts) - total) <= size * 1e-9;
}

/** Whether parts as they are shown miss the total as it is shown. */
function misses({ parts, total }: Sum, power: number): boolean {
  const shown = (value: number) => Math.sign(value) * Math.round(Math.abs(value) * power + 1e-9);
  return sumOf(parts.map(shown)) !== shown(total);
}

/**
 * The fewest decimals with which every number shows two significant digits, numbers that differ look different,
 * and parts add up to their total. Numbers are in the unit that they are written in.
 */
export function choosePrecision(
  { amounts, differences = [], sums = [] }: LabelNumbers,
  { from, scale }: { from: number; scale: number },
): Precision {
  const scaled = (values: readonly number[]) =>
    values.filter(Number.isFinite).map((value) => value * scale);
  const [taken, changes] = [scaled(amounts), scaled(differences)];
  const largest = [...taken, ...changes].reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const lists = [
    taken.filter((value) => value !== 0),
    changes.filter((value) => Math.abs(value) > largest * NOISE),
  ];
  const compared = lists.map(comparedIn);
  // With more decimals a number stays readable.
  const small = lists.flat().filter((value) => !isReadable(value, 10 ** from));
  const totals = sums
    .map(({ parts, total }) => ({ parts: scaled(parts), total: total * scale }))
    .filter(isSum);
  const added = totals.filter(({ parts }) => parts.length <= MOST_COMPARED);
  const faultsAt = (decimals: number) => {
    const power = 10 ** decimals;
    const dark = small.filter((value) => !isReadable(value, power)).length;
    const same = compared.reduce((sum, list) => sum + alike(list, power), 0);
    return { dark, all: dark + same + added.filter((sum) => misses(sum, power)).length };
  };
  const choices: { decimals: number; dark: number; all: number }[] = [];
  for (let decimals = from; decimals <= Math.max(from, MOST_DECIMALS); decimals += 1) {
    choices.push({ decimals, ...faultsAt(decimals) });
  }
  const fewest = (read: (choice: (typeof choices)[number]) => number) => {
    const least = Math.min(...choices.map(read));
    return choices.find((choice) => read(choice) === least)?.decimals ?? from;
  };
  const decimals = fewest(({ all }) => all);
  const power = 10 ** decimals;
  return {
    decimals,
    least: fewest(({ dark }) => dark),
    isRounded: faultsAt(decimals).all > 0 || totals.some((sum) => misses(sum, power)),
    hidesSome: lists.some((list) => list.some((value) => Math.abs(value) * power < 0.5)),
  };
}

/** Whether decimals that the author chose lose a total, or a number that is not zero. */
export function losesAt({ amounts, differences = [], sums = [] }: LabelNumbers, digits: Digits) {
  const { decimals, scale } = digits;
  const power = scale * 10 ** decimals;
  const isLost = (value: number) => value !== 0 && Math.abs(value) * power < 0.5;
  return (
    [...amounts, ...differences].some(isLost) ||
    sums.filter(isSum).some((sum) => misses(sum, power))
  );
}

interface Digits {
  decimals: number;
  scale: number;
}

/** The decimals that write a number out, without the noise of its last bits. */
export function decimalsOf(value: number, most: number): number {
  for (let decimals = 0; decimals < most; decimals += 1) {
    if (isWhole(cleaned(value) * 10 ** decimals)) return decimals;
  }
  return most;
}
