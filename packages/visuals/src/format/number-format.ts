/** A number as a section of a format string writes it. */
interface Section {
  before: string;
  after: string;
  group: boolean;
  leastDecimals: number;
  mostDecimals: number;
  /** What the value is multiplied by: 100 for percent, a thousandth for each comma at the end. */
  factor: number;
}

const GENERAL: Section = {
  ...{ before: '', after: '', group: true, leastDecimals: 0, mostDecimals: 2, factor: 1 },
};

/** The standard formats of .NET that models use, such as N0, P1 or C2. */
const STANDARD = /^([NFPC])(\d*)$/i;

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
  const sections = sectionsOf(format).map((section) => sectionWriter(section, locale));
  const [first = sectionWriter(GENERAL, locale), negative, zero] = sections;
  const made: WriteNumber = (value) => {
    if (value === 0) return (zero ?? first)(value);
    if (value > 0) return first(value);
    return negative ? negative(-value) : `-${first(-value)}`;
  };
  writers.set(name, made);
  return made;
}

export function isPercent(format: string | null): boolean {
  return sectionsOf(format)[0]?.factor === 100;
}

/** Beyond this a number is written as a power of ten. */
const HUGE = 1e15;

function sectionWriter(section: Section, locale: string): WriteNumber {
  const { before, after, factor, group, leastDecimals, mostDecimals } = section;
  const usual = new Intl.NumberFormat(locale, {
    useGrouping: group,
    minimumFractionDigits: leastDecimals,
    maximumFractionDigits: mostDecimals,
  });
  const huge = new Intl.NumberFormat(locale, {
    ...{ notation: 'scientific', maximumFractionDigits: mostDecimals },
  });
  return (value) => {
    const scaled = value * factor;
    if (!Number.isFinite(scaled)) return `${before}∞${after}`;
    return `${before}${(scaled >= HUGE ? huge : usual).format(scaled)}${after}`;
  };
}

const parsed = new Map<string, readonly Section[]>();

function sectionsOf(format: string | null): readonly Section[] {
  const text = format?.trim() ?? '';
  const known = parsed.get(text);
  if (known) return known;
  const made = parseFormat(text);
  parsed.set(text, made);
  return made;
}

function parseFormat(text: string): readonly Section[] {
  const [, letter, digits = ''] = STANDARD.exec(text) ?? [];
  if (letter) {
    const decimals = digits === '' ? 2 : Number(digits);
    const kind = letter.toUpperCase();
    return [
      {
        ...{ before: '', group: kind !== 'F', leastDecimals: decimals, mostDecimals: decimals },
        ...(kind === 'P' ? { after: ' %', factor: 100 } : { after: '', factor: 1 }),
      },
    ];
  }
  if (!/[0#]/.test(text)) return [GENERAL];
  return splitSections(text).map(parseSection);
}

/** A literal as it is written: quoted, behind a backslash, or a letter that means nothing else. */
const TOKEN = /"([^"]*)"|'([^']*)'|\\(.)|_(.)|\*(.)|([^])/gu;

function splitSections(text: string): string[][] {
  const sections: string[][] = [[]];
  for (const [token, , , , , , plain] of text.matchAll(TOKEN)) {
    if (plain === ';') sections.push([]);
    else sections.at(-1)?.push(token);
  }
  return sections;
}

function parseSection(tokens: readonly string[]): Section {
  const isDigit = (token: string) => /^[0#]$/.test(token);
  const from = tokens.findIndex(isDigit);
  const to = tokens.findLastIndex(isDigit);
  const digits = tokens.slice(from, to + 1);
  const rest = tokens.slice(to + 1);
  const thousands = rest.findIndex((token) => token !== ',');
  const scaledBy = thousands === -1 ? rest.length : thousands;
  const point = digits.indexOf('.');
  const decimals = point === -1 ? [] : digits.slice(point + 1);
  const percent = tokens.includes('%') ? 100 : 1;
  return {
    before: tokens.slice(0, Math.max(0, from)).map(literal).join(''),
    after: rest.slice(scaledBy).map(literal).join(''),
    group: digits.includes(','),
    leastDecimals: decimals.filter((token) => token === '0').length,
    mostDecimals: Math.min(20, decimals.filter(isDigit).length),
    factor: percent / 1000 ** scaledBy,
  };
}

/** What a token of a format string stands for outside its digits. */
function literal(token: string): string {
  if (/^["']/.test(token)) return token.slice(1, -1);
  if (token.startsWith('\\')) return token.slice(1);
  if (token.startsWith('_')) return ' ';
  return token.startsWith('*') && token.length > 1 ? '' : token;
}
