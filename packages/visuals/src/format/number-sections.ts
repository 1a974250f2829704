/** A number as a section of a format string writes it. */
export interface Section {
  before: string;
  after: string;
  group: boolean;
  minIntegers: number;
  minDecimals: number;
  maxDecimals: number;
  /** The number that values are multiplied by: 100 for percent, a thousandth for each comma that scales. */
  factor: number;
  isPercent: boolean;
  /** Words that replace any number. */
  isWords: boolean;
  /** For numbers as a power of ten: the least digits of the power, and whether it has a plus. */
  power: { digits: number; hasPlus: boolean } | null;
  /** Digits with literals between them (`0000-00`), in their order; null for ordinary numbers. */
  mask: readonly string[] | null;
  /** True if a colour directive (`[Red]`) was left out, which may have been the only sign. */
  hadColor: boolean;
}

const GENERAL: Section = {
  before: '',
  after: '',
  group: true,
  minIntegers: 1,
  minDecimals: 0,
  maxDecimals: 2,
  factor: 1,
  isPercent: false,
  isWords: false,
  power: null,
  mask: null,
  hadColor: false,
};

/** The standard formats of .NET that models use, such as N0, P1 or C2. */
const STANDARD = /^([NFPCDGE])(\d*)$/i;

/** Formats that have a name. The name of a currency tells no sign. */
const NAMED: Readonly<Record<string, string>> = {
  currency: '#,0.00',
  standard: '#,0.00',
  fixed: '0.00',
  percent: '0.00%',
  scientific: '0.00E+00',
};

/** Sections of positive numbers, of negative ones and of zero, as far as a format has them. */
type Sections = readonly [Section, (Section | null)?, Section?];

const parsed = new Map<string, Sections>();

/** Parses a format string into its sections. */
export function parseSections(format: string | null): Sections {
  const text = format?.trim() ?? '';
  const known = parsed.get(text);
  if (known) return known;
  const made = parseFormat(text);
  parsed.set(text, made);
  return made;
}

function parseFormat(text: string): Sections {
  const [, letter, digits = ''] = STANDARD.exec(text) ?? [];
  if (letter) return [createStandardSection(letter.toUpperCase(), digits)];
  const format = NAMED[text.toLowerCase()] ?? text;
  if (!/[0#]/.test(format)) return [GENERAL];
  const [first = [], negative = [], zero] = splitSections(format);
  // An empty section for negative numbers leaves them to the first one.
  const below = negative.length > 0 ? parseSection(negative) : null;
  return zero ? [parseSection(first), below, parseSection(zero)] : [parseSection(first), below];
}

function createStandardSection(kind: string, digits: string): Section {
  if (kind === 'G') return GENERAL;
  if (kind === 'D')
    return { ...GENERAL, group: false, minIntegers: clampDigits(Math.max(1, Number(digits))) };
  const decimals = digits === '' ? 2 : clampDigits(Number(digits));
  const common = { ...GENERAL, minDecimals: decimals, maxDecimals: decimals };
  if (kind === 'E') return { ...common, group: false, power: { digits: 3, hasPlus: true } };
  return kind === 'P'
    ? { ...common, after: ' %', factor: 100, isPercent: true }
    : { ...common, group: kind !== 'F' };
}

/** A directive in brackets, or a literal: quoted, behind a backslash, or a letter that means nothing else. */
const TOKEN = /\[[^\]]*\]|"([^"]*)"|'([^']*)'|\\(.)|_(.)|\*(.)|([^])/gu;

function splitSections(text: string): string[][] {
  const sections: string[][] = [[]];
  for (const [token, , , , , , plain] of text.matchAll(TOKEN)) {
    if (plain === ';') sections.push([]);
    else sections.at(-1)?.push(token);
  }
  return sections;
}

/** The most digits that a language's writer takes. */
const clampDigits = (digits: number) => Math.min(20, digits);

const isDigit = (token: string) => /^[0#]$/.test(token);
const isDirective = (token: string) => token.length > 1 && token.startsWith('[');
const isColor = (token: string) => /^\[[a-z]+\d*\]$/i.test(token);

function parseSection(parts: readonly string[]): Section {
  const hadColor = parts.some(isColor);
  // A directive names a colour or a condition, and a currency behind a dollar: [$€-407].
  const all = parts.flatMap((token) =>
    isDirective(token) ? (/^\[\$([^-\]]+)/.exec(token)?.[1] ?? []) : token,
  );
  const from = all.findIndex(isDigit);
  if (from === -1) {
    return { ...GENERAL, before: all.map(readLiteral).join(''), isWords: true, hadColor };
  }
  const { tokens, power } = takePower(all, from);
  const to = tokens.findLastIndex(isDigit);
  // A point or comma before the first digit belongs to the number: `.00`.
  const start = tokens.slice(0, from).findLastIndex((token) => !/^[.,]$/.test(token)) + 1;
  const digits = tokens.slice(start, to + 1);
  const rest = tokens.slice(to + 1);
  const point = digits.indexOf('.');
  const decimals = point === -1 ? [] : digits.slice(point + 1);
  const whole = point === -1 ? digits : digits.slice(0, point);
  const first = whole.findIndex(isDigit);
  const last = whole.findLastIndex((token) => token !== ',');
  const integers = first === -1 ? [] : whole.slice(first, last + 1);
  // Commas scale directly before the point (`0,,.0`), and behind the last digit (`0.0,,`).
  const commas = rest.findIndex((token) => token !== ',');
  const behind = commas === -1 ? rest.length : commas;
  const scaledBy = behind + (first === -1 ? 0 : whole.length - 1 - last);
  // A point without decimals is not written: `0.`
  const end = behind + (point === -1 && rest[behind] === '.' ? 1 : 0);
  const hasMask = integers.some((token) => !isDigit(token) && token !== ',');
  const percent = tokens.includes('%') ? 100 : tokens.includes('‰') ? 1000 : 1;
  return {
    power,
    hadColor,
    isWords: false,
    before: tokens.slice(0, start).map(readLiteral).join(''),
    after: rest.slice(end).map(readLiteral).join(''),
    group: integers.includes(','),
    minIntegers: clampDigits(Math.max(1, integers.filter((token) => token === '0').length)),
    minDecimals: clampDigits(decimals.filter((token) => token === '0').length),
    maxDecimals: clampDigits(decimals.filter(isDigit).length),
    factor: percent / 1000 ** scaledBy,
    isPercent: percent === 100,
    mask: hasMask ? integers.map((token) => (isDigit(token) ? token : readLiteral(token))) : null,
  };
}

/** Takes the power of ten out of a section: E+00 or e-0 behind its first digits. */
function takePower(all: readonly string[], from: number) {
  const at = all.findIndex(
    (token, i) => i > from && /^e$/i.test(token) && /^[+-]$/.test(all[i + 1] ?? ''),
  );
  const behind = all.slice(at + 2);
  const count = behind.findIndex((token) => token !== '0');
  const digits = count === -1 ? behind.length : count;
  if (at === -1 || digits === 0) return { tokens: all, power: null };
  const tokens = [...all.slice(0, at), ...behind.slice(digits)];
  return { tokens, power: { digits, hasPlus: all[at + 1] === '+' } };
}

/** The text of a token of a format string outside its digits. */
function readLiteral(token: string): string {
  if (/^["']/.test(token)) return token.slice(1, -1);
  if (token.startsWith('\\')) return token.slice(1);
  if (token.startsWith('_')) return ' ';
  return token.startsWith('*') && token.length > 1 ? '' : token;
}
