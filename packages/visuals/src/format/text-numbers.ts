import { canHaveUnit, createFormatWriter, type WriteNumber } from './number-format';
import { parseSections } from './number-sections';
import {
  choosePrecision,
  countDecimals,
  losesValues,
  type LabelNumbers,
  type Precision,
} from './precision';

/** How the author wants numbers written. */
interface NumberChoices {
  displayUnits: keyof typeof UNITS;
  /** `AS_NEEDED`, `AS_IN_MODEL`, or that many. */
  decimals: number;
}

/** Decimals that grow until numbers can be told apart and add up, and those of the model's format. */
export const AS_NEEDED = -2;
export const AS_IN_MODEL = -1;

const UNITS = { auto: 0, none: 1, thousands: 1e3, millions: 1e6, billions: 1e9 } as const;

/** The numbers of a drawing in one format. */
export interface ShownNumbers extends Partial<LabelNumbers> {
  /** All of them: the largest sets the unit. */
  values: Iterable<number>;
}

/** Writes the numbers of one format, short as in a drawing and whole as in a tooltip. */
export interface MeasureNumbers {
  amount: WriteNumber;
  /** An amount with its sign, also a plus. */
  signed: WriteNumber;
  difference: WriteNumber;
  wholeAmount: WriteNumber;
  wholeDifference: WriteNumber;
  /** True if what is shown doesn't add up, or hides that numbers differ. */
  isRounded: boolean;
  /** The same with fewer decimals, where there is no room for those; null where there are no fewer. */
  shorter: MeasureNumbers | null;
}

export const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** How the numbers of one format are written: all in one unit, and with as many decimals. */
export function createMeasureNumbers(
  format: string | null,
  { displayUnits, decimals: wanted }: NumberChoices,
  locale: string,
  { values, amounts = [], differences = [], sums = [] }: ShownNumbers,
): MeasureNumbers {
  const [{ factor, maxDecimals, power, mask }] = parseSections(format);
  const shown = { amounts, differences, sums };
  const whole = createWholeWriters(format, locale);
  const createNumbers = (
    unit: number,
    decimals: number | null,
    isRounded: boolean,
    shorter: MeasureNumbers | null,
  ): MeasureNumbers => {
    const style = { locale, unit, decimals };
    return {
      ...whole,
      amount: createFormatWriter(format, style),
      signed: createFormatWriter(format, { ...style, isSigned: true }),
      difference: createFormatWriter(format, { ...style, isDifference: true }),
      isRounded,
      shorter,
    };
  };
  const largest = findLargest(values);
  const units = listUnits(format, UNITS[displayUnits], largest);
  if (wanted >= 0 || wanted === AS_IN_MODEL || power || mask) {
    const [unit = 1] = units;
    const decimals = wanted < 0 ? maxDecimals : Math.round(wanted);
    const isRounded = !power && !mask && losesValues(shown, { decimals, scale: factor / unit });
    return createNumbers(unit, wanted < 0 ? null : decimals, isRounded, null);
  }
  const chosen = chooseUnitPrecision(units, largest, maxDecimals, (unit, most) => {
    // A number without a unit begins with the decimals of the model, one in a unit with none.
    const from = unit === 1 ? maxDecimals : 0;
    return {
      unit,
      ...choosePrecision(shown, {
        from,
        scale: factor / unit,
        ...(most !== undefined && { most }),
      }),
    };
  });
  const { unit, decimals, least, isRounded } = chosen;
  const resolveDecimals = (count: number) => (unit === 1 && count === maxDecimals ? null : count);
  const shorter = least < decimals ? createNumbers(unit, resolveDecimals(least), true, null) : null;
  return createNumbers(unit, resolveDecimals(decimals), isRounded, shorter);
}

/** With more decimals a smaller unit reads better, if it needs no more digits. */
const MAX_IN_UNIT = 3;

/** Digits of the largest number, before and after the point. */
const digitsOf = (largest: number, { unit, decimals }: UnitPrecision) =>
  Math.max(1, Math.floor(Math.log10(largest / unit)) + 1) + decimals;

/** Below this, a number written out is as short as one with decimals and a unit. */
const SHORT_NUMBER = 10_000;

interface UnitPrecision extends Precision {
  unit: number;
}

/**
 * The unit of the largest number, unless some number would read as zero in it: then the one with the fewest decimals.
 * A smaller one is taken too where one tiny number would give all others four decimals.
 * Numbers of up to four digits have no unit if they then need no more decimals than the model's format has, or fewer
 * than with a unit.
 */
function chooseUnitPrecision(
  [largestUnit = 1, ...others]: readonly number[],
  largest: number,
  ofModel: number,
  findPrecision: (unit: number, most?: number) => UnitPrecision,
): UnitPrecision {
  const first = findPrecision(largestUnit);
  if (!first.hidesSome) {
    if (first.decimals > MAX_IN_UNIT) {
      // As exact in a smaller unit: 856.8K for 0.8568M.
      const asExact = others.map((unit) => {
        const moved = Math.round(Math.log10(largestUnit / unit));
        return findPrecision(unit, Math.max(0, first.decimals - moved));
      });
      const smaller = asExact.find((one) => {
        const isShort = digitsOf(largest, one) <= digitsOf(largest, first);
        return isShort && one.decimals < first.decimals;
      });
      if (smaller) return smaller;
    }
    if (largest >= SHORT_NUMBER || first.decimals === 0 || !others.includes(1)) return first;
    const whole = findPrecision(1);
    return whole.decimals <= Math.max(ofModel, first.decimals - 1) ? whole : first;
  }
  const readable = others.map((unit) => findPrecision(unit)).filter(({ hidesSome }) => !hidesSome);
  const [next = first] = readable;
  return readable.reduce((best, one) => (one.decimals <= best.decimals ? one : best), next);
}

/** A point whose value may have a format of its own: that of its cell, before that of its measure. */
interface FormattedPoint {
  format?: string | null;
}

/** Writes the numbers of points, each in its own format; those of one format share unit and decimals. */
export interface PointNumbers<Point extends FormattedPoint> {
  of(point: Point): MeasureNumbers;
  isRounded: boolean;
  shorter: PointNumbers<Point> | null;
}

export function createPointNumbers<Point extends FormattedPoint>(
  points: readonly Point[],
  usual: string | null,
  choices: NumberChoices,
  locale: string,
  collectShown: (points: readonly Point[]) => ShownNumbers,
): PointNumbers<Point> {
  const findFormat = ({ format = usual }: FormattedPoint) => format ?? usual;
  const groups = new Map<string | null, Point[]>();
  for (const point of points) {
    const format = findFormat(point);
    const group = groups.get(format);
    if (group) group.push(point);
    else groups.set(format, [point]);
  }
  const numbers = new Map<string | null, MeasureNumbers>();
  for (const [format, group] of groups) {
    numbers.set(format, createMeasureNumbers(format, choices, locale, collectShown(group)));
  }
  const toPointNumbers = (
    made: ReadonlyMap<string | null, MeasureNumbers>,
  ): PointNumbers<Point> => {
    const all = [...made.values()];
    const shorten = () =>
      toPointNumbers(new Map([...made].map(([format, one]) => [format, one.shorter ?? one])));
    return {
      of: (point) => {
        const format = findFormat(point);
        return made.get(format) ?? createMeasureNumbers(format, choices, locale, { values: [] });
      },
      isRounded: all.some(({ isRounded }) => isRounded),
      shorter: all.some((one) => one.shorter) ? shorten() : null,
    };
  };
  return toPointNumbers(numbers);
}

function createWholeWriters(format: string | null, locale: string) {
  return {
    wholeAmount: createFormatWriter(format, { locale }),
    wholeDifference: createFormatWriter(format, { locale, isDifference: true }),
  };
}

/** The units that numbers of a format may be in: the author's, or else that of the largest and those below. */
function listUnits(
  format: string | null,
  displayUnits: number,
  largest: number,
): readonly number[] {
  if (!canHaveUnit(format)) return [1];
  if (displayUnits !== 0) return [displayUnits];
  return [1e12, 1e9, 1e6, 1e3, 1].filter((unit) => largest >= unit || unit === 1);
}

function findLargest(values: Iterable<number>): number {
  let largest = 0;
  for (const value of values) {
    if (Number.isFinite(value)) largest = Math.max(largest, Math.abs(value));
  }
  return largest;
}

/** Ticks have at most so many decimals in a unit, else they are written in a smaller one. */
const TICK_DECIMALS = 1;
const MAX_TICK_DECIMALS = 12;

/**
 * Writes the ticks of an axis exactly: all of them in the largest unit in which they are short, with more decimals
 * where the author wants them.
 */
export function createTickWriter(
  format: string | null,
  { displayUnits, decimals: wanted }: NumberChoices,
  locale: string,
  ticks: readonly number[],
): WriteNumber {
  const [{ factor, maxDecimals, minDecimals, power }] = parseSections(format);
  if (power) return createFormatWriter(format, { locale });
  const countTickDecimals = (unit: number) =>
    Math.max(0, ...ticks.map((tick) => countDecimals((tick * factor) / unit, MAX_TICK_DECIMALS)));
  const units = listUnits(format, UNITS[displayUnits], findLargest(ticks));
  const unit = units.find((one) => countTickDecimals(one) <= TICK_DECIMALS) ?? units.at(-1) ?? 1;
  const needed = countTickDecimals(unit);
  if (needed === MAX_TICK_DECIMALS) return createScientificWriter(locale);
  const decimals = Math.max(needed, wanted);
  const isOfModel = unit === 1 && decimals <= maxDecimals && decimals >= minDecimals;
  return createFormatWriter(format, { locale, unit, decimals: isOfModel ? null : decimals });
}

/** Numbers too small for decimals. */
function createScientificWriter(locale: string): WriteNumber {
  const write = createFormatWriter('0.###E+0', { locale });
  return (value) => (value === 0 ? createFormatWriter('0', { locale })(0) : write(value));
}

/** Writes parts of one as a change in percent, with two significant digits as far as four decimals have them. */
export function createPercentWriter(locale: string): WriteNumber {
  return (value) => {
    const size = Math.abs(value);
    const decimals = [0.0995, 0.00995, 0.000995, 0.0000995].findIndex((least) => size >= least);
    const format = size === 0 ? 1 : decimals === -1 ? 4 : decimals;
    return createPercentDifferenceWriter(format, locale)(value);
  };
}

/** A change in percent is a number of its own, not a difference of two percentages. */
function createPercentDifferenceWriter(decimals: number, locale: string): WriteNumber {
  const digits = `#,0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}%`;
  return createFormatWriter(`+${digits};\\−${digits};${digits}`, { locale });
}
