import { sectionsOf, type Section } from './number-sections';

/** A number written as a text. */
export type WriteNumber = (value: number) => string;

/** Writes a number as the format string of a Power BI model says (`#,0.00;(#,0.00)`, `0.0%`). */
export function formatNumber(value: number, format: string | null, locale: string): string {
  return formatWriter(format, locale)(value);
}

const writers = new Map<string, WriteNumber>();

/** The same for many numbers in one format. */
export function formatWriter(format: string | null, locale: string): WriteNumber {
  const name = `${locale} ${format ?? ''}`;
  const known = writers.get(name);
  if (known) return known;
  const [usual, below = null, nothing = null] = sectionsOf(format);
  const first = sectionWriter(usual, locale);
  const negative = below && sectionWriter(below, locale);
  const zero = nothing && sectionWriter(nothing, locale);
  const isNothing = (value: number) =>
    !usual.power && value * usual.factor < 0.5 / 10 ** usual.mostDecimals;
  const made: WriteNumber = (value) => {
    if (value === 0) return (zero ?? first)(value);
    if (value > 0) return first(value);
    if (negative) return negative(-value);
    return isNothing(-value) ? first(0) : `-${first(-value)}`;
  };
  writers.set(name, made);
  return made;
}

/** Beyond this a number is written as a power of ten. */
const HUGE = 1e15;

function sectionWriter(section: Section, locale: string): WriteNumber {
  const { before, after, factor, group, leastIntegers, leastDecimals, mostDecimals } = section;
  if (section.isWords) return () => before;
  const usual = new Intl.NumberFormat(locale, {
    useGrouping: group,
    minimumIntegerDigits: leastIntegers,
    minimumFractionDigits: leastDecimals,
    maximumFractionDigits: mostDecimals,
  });
  const huge = new Intl.NumberFormat(locale, {
    notation: 'scientific',
    maximumFractionDigits: mostDecimals,
  });
  return (value) => {
    const scaled = value * factor;
    if (!Number.isFinite(scaled)) return `${before}∞${after}`;
    if (section.power) return `${before}${asPower(scaled, section.power, usual)}${after}`;
    return `${before}${(scaled >= HUGE ? huge : usual).format(scaled)}${after}`;
  };
}

function asPower(
  value: number,
  { digits, hasPlus }: NonNullable<Section['power']>,
  usual: Intl.NumberFormat,
): string {
  const { maximumFractionDigits } = usual.resolvedOptions();
  const [number = '', power = ''] = value.toExponential(maximumFractionDigits).split('e');
  const sign = power.startsWith('-') ? '-' : hasPlus ? '+' : '';
  return `${usual.format(Number(number))}E${sign}${power.slice(1).padStart(digits, '0')}`;
}
