import { parseSections, type Section } from './number-sections';
import { findPointsName, findUnitName } from './unit-names';

/** A number written as a text. */
export type WriteNumber = (value: number) => string;

/** How a number is written beside its format string. */
export interface NumberStyle {
  locale: string;
  /** Divides the value; its name follows the digits. 1 writes numbers out. */
  unit?: number;
  /** Null leaves the decimals to the format. */
  decimals?: number | null;
  /** Signed numbers have the signs of the format, or else exactly one in front, also for a plus. */
  isSigned?: boolean;
  /** A signed number that lies between two others: between percentages, percentage points. */
  isDifference?: boolean;
}

const MINUS = '−';

/** Writes a number as the format string of a Power BI model says (`#,0.00;(#,0.00)`, `0.0%`). */
export function formatNumber(value: number, format: string | null, locale: string): string {
  return createFormatWriter(format, { locale })(value);
}

const writers = new Map<string, WriteNumber>();

/** Tells whether values in a format may be divided by a unit: percentages, powers, masks and own units may not. */
export function canHaveUnit(format: string | null): boolean {
  const [{ factor, power, mask }] = parseSections(format);
  return factor === 1 && power === null && mask === null;
}

/** Writes many numbers in one format. */
export function createFormatWriter(format: string | null, style: NumberStyle): WriteNumber {
  const { locale, unit = 1, decimals = null, isDifference = false } = style;
  const isSigned = isDifference || style.isSigned === true;
  const name = `${locale} ${unit} ${decimals} ${isSigned} ${isDifference} ${format ?? ''}`;
  const known = writers.get(name);
  if (known) return known;
  const restyle = (section: Section) =>
    withStyle(section, { unit, decimals, isDifference, locale });
  const [ofFormat, negativeOfFormat, zeroOfFormat] = parseSections(format);
  const first = restyle(ofFormat);
  const negative = negativeOfFormat ? restyle(negativeOfFormat) : null;
  const zero = zeroOfFormat ? restyle(zeroOfFormat) : null;
  const marked = isSigned ? withSigns(first, negative) : withMinus(first, negative);
  const up = createSectionWriter(marked.above, locale);
  const down = createSectionWriter(marked.below, locale);
  const none = createSectionWriter(
    withoutUnit(
      zero ?? (isSigned ? withoutSign(first) : first),
      format,
      unit === 1 ? '' : findUnitName(unit, locale),
    ),
    locale,
  );
  const writeNumber: WriteNumber = (value) => {
    if (Number.isNaN(value)) return '';
    // .NET writes a number that rounds to zero in the format of zero, without a sign.
    if (roundsToZero(value, value > 0 ? marked.above : marked.below)) return none(0);
    return value > 0 ? up(value) : down(-value);
  };
  writers.set(name, writeNumber);
  return writeNumber;
}

function roundsToZero(value: number, { factor, maxDecimals, power, isWords }: Section): boolean {
  if (value === 0) return true;
  // With room for noise: 0.0005 times 1,000 may be a little less than a half.
  return !power && !isWords && Math.abs(value) * factor < (0.5 - 1e-9) / 10 ** maxDecimals;
}

/** A section in a unit, with other decimals, and in percentage points for differences. */
function withStyle(
  section: Section,
  { unit, decimals, isDifference, locale }: Required<Omit<NumberStyle, 'isSigned'>>,
): Section {
  const made = { ...section };
  if (decimals !== null && !section.isWords && !section.mask) {
    const most = Math.min(20, decimals);
    Object.assign(made, { minDecimals: most, maxDecimals: most });
  }
  if (unit !== 1 && !section.isWords) {
    made.factor = section.factor / unit;
    made.after = findUnitName(unit, locale) + section.after;
  }
  if (isDifference && section.isPercent) {
    const isBehind = section.after.includes('%');
    const points = findPointsName(locale);
    made.before = section.before.replace(/%\s*/, '');
    made.after = isBehind ? section.after.replace(/\s*%/, points) : section.after + points;
  }
  return made;
}

/** Zero has no unit: neither "0bn" nor "0.0M", but the text of the model for it. */
function withoutUnit(section: Section, format: string | null, unitName: string): Section {
  const [first, , zero] = parseSections(format);
  const { minDecimals, maxDecimals, factor } = zero ?? first;
  if (unitName === '') return section;
  const after = section.after.slice(unitName.length);
  return { ...section, after, factor, minDecimals, maxDecimals };
}

interface SignedSections {
  above: Section;
  below: Section;
}

/** An amount below zero has the format's own section for it, or else a minus in front. */
function withMinus(above: Section, negative: Section | null): SignedSections {
  const isBare = negative?.hadColor === true && joinMarks(negative) === joinMarks(above);
  if (negative && !isBare) return { above, below: negative };
  const below = negative ?? above;
  return { above, below: { ...below, before: `-${below.before}` } };
}

/** Signs that a positive section may bring along. */
const SIGNS = /[+＋↑↗⇑⇧⬆▲△▴▵⏶🔺🔼]\s*/u;
const MINUSES = /[-−–]/;

const joinMarks = ({ before, after }: Section) => before + after;
/** The literals of a section without anything that marks a number as negative. */
const stripMarks = (section: Section) => joinMarks(section).replace(/[-−–()<>\s]/g, '');

const withoutSign = (section: Section): Section => ({
  ...section,
  before: section.before.replace(SIGNS, ''),
  after: section.after.replace(SIGNS, ''),
});

/** Signs are those of the format where it has some, or else exactly one. */
function withSigns(above: Section, negative: Section | null): SignedSections {
  const hasSign = SIGNS.test(joinMarks(above));
  const hasOwn = hasSign || (negative !== null && stripMarks(negative) !== stripMarks(above));
  const up = hasOwn ? above : { ...above, before: `+${above.before}` };
  if (!negative) {
    const bare = withoutSign(above);
    return { above: up, below: { ...bare, before: MINUS + bare.before } };
  }
  if (hasOwn) return { above: up, below: negative };
  if (MINUSES.test(joinMarks(negative))) {
    const [before, after] = [negative.before, negative.after].map((part) =>
      part.replace(MINUSES, MINUS),
    );
    return { above: up, below: { ...negative, before: before ?? '', after: after ?? '' } };
  }
  const hasBrackets = joinMarks(negative) !== joinMarks(above);
  return {
    above: up,
    below: hasBrackets ? negative : { ...negative, before: MINUS + negative.before },
  };
}

/** Beyond this a number is written as a power of ten. */
const HUGE = 1e15;
/** Decimals that such a number may have, even if its format has fewer. */
const POWER_DECIMALS = 2;

const formats = new Map<string, Intl.NumberFormat>();

/** Making one takes as long as writing a hundred numbers. Digits are those of Power BI in every language. */
function createNumberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { ...options, numberingSystem: 'latn' });
  formats.set(name, made);
  return made;
}

const ARABIC = /[\u0600-\u06ff]/;

function createSectionWriter(section: Section, locale: string): WriteNumber {
  const { before, after, factor, mask } = section;
  if (section.isWords) return () => before;
  const usual = createNumberFormat(locale, {
    useGrouping: section.group,
    minimumIntegerDigits: section.minIntegers,
    minimumFractionDigits: section.minDecimals,
    maximumFractionDigits: section.maxDecimals,
  });
  const writeDigits = (scaled: number): string => {
    if (!Number.isFinite(scaled)) return '∞';
    if (mask) return applyMask(Math.round(scaled), mask);
    if (section.power) return writePower(scaled, section.power, usual, section.maxDecimals);
    if (scaled < HUGE) return replaceBlanks(usual.format(scaled));
    return createNumberFormat(locale, {
      notation: 'scientific',
      maximumFractionDigits: Math.max(POWER_DECIMALS, section.maxDecimals),
    }).format(scaled);
  };
  // A unit in Arabic letters goes to the left of its number, which keeps its own direction.
  if (ARABIC.test(after)) {
    return (value) => `\u2067\u2066${before}${writeDigits(value * factor)}\u2069${after}\u2069`;
  }
  return (value) => `${before}${writeDigits(value * factor)}${after}`;
}

/** French groups are apart by the blank that Power BI uses. */
const replaceBlanks = (text: string) => text.replaceAll('\u202f', '\u00a0');

/** Digits in the places of a mask, from the right; those that have no place go in front. */
function applyMask(value: number, mask: readonly string[]): string {
  const digits = [...String(value)];
  const places = mask.toReversed().map((token) => {
    if (token !== '0' && token !== '#') return token;
    return digits.pop() ?? (token === '0' ? '0' : '');
  });
  return digits.join('') + places.reverse().join('');
}

function writePower(
  value: number,
  { digits, hasPlus }: NonNullable<Section['power']>,
  usual: Intl.NumberFormat,
  decimals: number,
): string {
  const [number = '', power = ''] = value.toExponential(decimals).split('e');
  const sign = power.startsWith('-') ? '-' : hasPlus ? '+' : '';
  return `${usual.format(Number(number))}E${sign}${power.slice(1).padStart(digits, '0')}`;
}
