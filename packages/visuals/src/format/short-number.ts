import { formatWriter, type WriteNumber } from './number-format';
import { isPercent, isPower, STANDARD } from './number-sections';

/** Thousands, millions, billions, trillions: what they divide by and what they are called. */
export type UnitNames = readonly [string, string, string, string];

export interface NumberStyle {
  format: string | null;
  locale: string;
  /** 0 lets the largest value decide, 1 writes numbers out, 1,000 and so on divide. */
  displayUnits: number;
  /** Null leaves them to the format of the model. */
  decimals: number | null;
  unitNames: UnitNames;
}

/**
 * Writes all numbers of a chart in one unit, as Power BI's own charts do. If nobody chose that unit, a number that
 * would read as nothing in it has its own.
 */
export function numberWriter(style: NumberStyle, values: Iterable<number>): WriteNumber {
  const { format, decimals, displayUnits } = style;
  const hasUnits = !isPercent(format) && !isPower(format);
  const unit = hasUnits ? chosenUnit(displayUnits, values) : 1;
  const write = writerIn(unit, style);
  if (unit === 1 || displayUnits !== 0) return write;
  const least = unit * 0.5 * 10 ** -(decimals ?? 1);
  const smaller = new Map<number, WriteNumber>();
  return (value) => {
    if (value === 0 || Math.abs(value) >= least) return write(value);
    const own = chosenUnit(0, [value]);
    const writeOwn = smaller.get(own) ?? writerIn(own, style);
    smaller.set(own, writeOwn);
    return writeOwn(value);
  };
}

function writerIn(unit: number, { format, locale, decimals, unitNames }: NumberStyle): WriteNumber {
  if (unit === 1) {
    return formatWriter(decimals === null ? format : withDecimals(format, decimals), locale);
  }
  const name = unitNames[Math.round(Math.log10(unit) / 3) - 1] ?? '';
  const whole = formatWriter(withDecimals(format, decimals ?? 0), locale);
  const parted = decimals === null ? formatWriter(withDecimals(format, 1), locale) : whole;
  return (value) => {
    const parts = value / unit;
    const isShort = Math.abs(parts) < 100 && !Number.isInteger(parts);
    return withUnit((isShort ? parted : whole)(parts), name);
  };
}

function chosenUnit(displayUnits: number, values: Iterable<number>): number {
  if (displayUnits !== 0) return displayUnits;
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  return [1e12, 1e9, 1e6, 1e3].find((unit) => largest >= unit) ?? 1;
}

const DIGIT = /[\p{Nd}∞]/u;

/** The unit stands behind the last digit, before a currency that follows the number. Words have none. */
function withUnit(text: string, name: string): string {
  let end = text.length;
  while (end > 0 && !DIGIT.test(text.charAt(end - 1))) end -= 1;
  if (end === 0) return text;
  return `${text.slice(0, end)}${name}${text.slice(end)}`;
}

/** The format with another number of decimals in each of its sections. */
function withDecimals(format: string | null, decimals: number): string {
  const wanted = decimals > 0 ? `.${'0'.repeat(decimals)}` : '';
  const [, letter] = STANDARD.exec(format ?? '') ?? [];
  if (letter && !/[DG]/i.test(letter)) return `${letter}${decimals}`;
  if (!format || letter || !/[0#]/.test(format)) return `#,0${wanted}`;
  return format.replace(
    /(e[+-]0+)|([#0,]*[#0])(?:\.[#0]+)?,*/gi,
    (_, power?: string, digits = '') => power ?? `${digits}${wanted}`,
  );
}
