type Writer = (date: Date, locale: string) => string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes as long as writing a hundred dates. */
function createDateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(name, made);
  return made;
}

const createPartWriter =
  (options: Intl.DateTimeFormatOptions): Writer =>
  (date, locale) =>
    createDateFormat(locale, options).format(date);
const createDigitsWriter = (count: number, read: (date: Date) => number): Writer => {
  return (date) => String(read(date)).padStart(count, '0');
};
const computeHours12 = (date: Date) => date.getHours() % 12 || 12;

/** The parts of .NET's date formats that models use, and those that Power BI adds: n, q, AM/PM. */
const PARTS: Record<string, Writer> = {
  yyyy: createDigitsWriter(4, (date) => date.getFullYear()),
  yy: createDigitsWriter(2, (date) => date.getFullYear() % 100),
  MMMM: createPartWriter({ month: 'long' }),
  MMM: createPartWriter({ month: 'short' }),
  MM: createDigitsWriter(2, (date) => date.getMonth() + 1),
  M: createDigitsWriter(1, (date) => date.getMonth() + 1),
  dddd: createPartWriter({ weekday: 'long' }),
  ddd: createPartWriter({ weekday: 'short' }),
  dd: createDigitsWriter(2, (date) => date.getDate()),
  d: createDigitsWriter(1, (date) => date.getDate()),
  q: createDigitsWriter(1, (date) => Math.floor(date.getMonth() / 3) + 1),
  HH: createDigitsWriter(2, (date) => date.getHours()),
  H: createDigitsWriter(1, (date) => date.getHours()),
  hh: createDigitsWriter(2, computeHours12),
  h: createDigitsWriter(1, computeHours12),
  nn: createDigitsWriter(2, (date) => date.getMinutes()),
  n: createDigitsWriter(1, (date) => date.getMinutes()),
  ss: createDigitsWriter(2, (date) => date.getSeconds()),
  s: createDigitsWriter(1, (date) => date.getSeconds()),
  tt: (date) => (date.getHours() < 12 ? 'AM' : 'PM'),
  'AM/PM': (date) => (date.getHours() < 12 ? 'AM' : 'PM'),
  'am/pm': (date) => (date.getHours() < 12 ? 'am' : 'pm'),
};
const TOKEN =
  /"([^"]*)"|'([^']*)'|\\(.)|(AM\/PM|am\/pm|y{4}|yy|M{1,4}|m{1,4}|d{1,4}|q|HH?|hh?|nn?|ss?|tt)/g;

const writeGeneral: Writer = (date, locale) => {
  const isDay = date.getHours() + date.getMinutes() + date.getSeconds() === 0;
  const time = isDay ? {} : ({ timeStyle: 'medium' } as const);
  return createDateFormat(locale, { dateStyle: 'medium', ...time }).format(date);
};
const [longDate, shortDate] = [
  createPartWriter({ dateStyle: 'full' }),
  createPartWriter({ year: 'numeric', month: 'numeric', day: 'numeric' }),
];
const [longTime, shortTime] = [
  createPartWriter({ timeStyle: 'medium' }),
  createPartWriter({ timeStyle: 'short' }),
];
const [month, day] = [
  createPartWriter({ year: 'numeric', month: 'long' }),
  createPartWriter({ month: 'long', day: 'numeric' }),
];

/** Formats of the culture, by their names in Power BI and their letters in .NET. */
const NAMED: Record<string, Writer> = {
  'general date': writeGeneral,
  G: writeGeneral,
  g: writeGeneral,
  'long date': longDate,
  D: longDate,
  'short date': shortDate,
  d: shortDate,
  'medium date': createPartWriter({ dateStyle: 'medium' }),
  'long time': longTime,
  T: longTime,
  'medium time': shortTime,
  'short time': shortTime,
  t: shortTime,
  Y: month,
  y: month,
  M: day,
  m: day,
};

/** Writes a date as the format string of a model says; without one, in the words of the language. */
export function formatDate(date: Date, format: string | null, locale: string): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = format?.trim() ?? '';
  const named = text.length < 2 ? (NAMED[text] ?? writeGeneral) : NAMED[text.toLowerCase()];
  return named ? named(date, locale) : writeParts(date, text.replace(/^%/, ''), locale);
}

function writeParts(date: Date, text: string, locale: string): string {
  const tokens = [...text.matchAll(TOKEN)];
  const names = tokens.flatMap(([, , , , name]) => name ?? []);
  let place = -1;
  return text.replace(
    TOKEN,
    (_, quoted?: string, single?: string, escaped?: string, name?: string) => {
      if (name === undefined) return quoted ?? single ?? escaped ?? '';
      place += 1;
      return PARTS[resolvePartName(name, names[place - 1], names[place + 1])]?.(date, locale) ?? '';
    },
  );
}

/** Small m is minutes beside hours or seconds, and months elsewhere. */
function resolvePartName(name: string, before = '', after = ''): string {
  if (!name.startsWith('m')) return name;
  const isMinute = name.length < 3 && (/^h/i.test(before) || after.startsWith('s'));
  return isMinute ? name.replaceAll('m', 'n') : name.toUpperCase();
}
