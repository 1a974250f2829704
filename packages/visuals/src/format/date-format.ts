type Writer = (date: Date, locale: string) => string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes as long as writing a hundred dates. */
function formatIn(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(name, made);
  return made;
}

const part =
  (options: Intl.DateTimeFormatOptions): Writer =>
  (date, locale) =>
    formatIn(locale, options).format(date);
const digits = (count: number, read: (date: Date) => number): Writer => {
  return (date) => String(read(date)).padStart(count, '0');
};
const hours12 = (date: Date) => date.getHours() % 12 || 12;

/** The parts of .NET's date formats that models use, and those that Power BI adds: n, q, AM/PM. */
const PARTS: Record<string, Writer> = {
  yyyy: digits(4, (date) => date.getFullYear()),
  yy: digits(2, (date) => date.getFullYear() % 100),
  MMMM: part({ month: 'long' }),
  MMM: part({ month: 'short' }),
  MM: digits(2, (date) => date.getMonth() + 1),
  M: digits(1, (date) => date.getMonth() + 1),
  dddd: part({ weekday: 'long' }),
  ddd: part({ weekday: 'short' }),
  dd: digits(2, (date) => date.getDate()),
  d: digits(1, (date) => date.getDate()),
  q: digits(1, (date) => Math.floor(date.getMonth() / 3) + 1),
  HH: digits(2, (date) => date.getHours()),
  H: digits(1, (date) => date.getHours()),
  hh: digits(2, hours12),
  h: digits(1, hours12),
  nn: digits(2, (date) => date.getMinutes()),
  n: digits(1, (date) => date.getMinutes()),
  ss: digits(2, (date) => date.getSeconds()),
  s: digits(1, (date) => date.getSeconds()),
  tt: (date) => (date.getHours() < 12 ? 'AM' : 'PM'),
  'AM/PM': (date) => (date.getHours() < 12 ? 'AM' : 'PM'),
  'am/pm': (date) => (date.getHours() < 12 ? 'am' : 'pm'),
};
const TOKEN =
  /"([^"]*)"|'([^']*)'|\\(.)|(AM\/PM|am\/pm|y{4}|yy|M{1,4}|m{1,4}|d{1,4}|q|HH?|hh?|nn?|ss?|tt)/g;

const general: Writer = (date, locale) => {
  const isDay = date.getHours() + date.getMinutes() + date.getSeconds() === 0;
  const time = isDay ? {} : ({ timeStyle: 'medium' } as const);
  return formatIn(locale, { dateStyle: 'medium', ...time }).format(date);
};
const [longDate, shortDate] = [
  part({ dateStyle: 'full' }),
  part({ year: 'numeric', month: 'numeric', day: 'numeric' }),
];
const [longTime, shortTime] = [part({ timeStyle: 'medium' }), part({ timeStyle: 'short' })];
const [month, day] = [
  part({ year: 'numeric', month: 'long' }),
  part({ month: 'long', day: 'numeric' }),
];

/** Formats of the culture, by their names in Power BI and their letters in .NET. */
const NAMED: Record<string, Writer> = {
  'general date': general,
  G: general,
  g: general,
  'long date': longDate,
  D: longDate,
  'short date': shortDate,
  d: shortDate,
  'medium date': part({ dateStyle: 'medium' }),
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
  const named = text.length < 2 ? (NAMED[text] ?? general) : NAMED[text.toLowerCase()];
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
      return PARTS[meant(name, names[place - 1], names[place + 1])]?.(date, locale) ?? '';
    },
  );
}

/** Small m is minutes beside hours or seconds, and months elsewhere. */
function meant(name: string, before = '', after = ''): string {
  if (!name.startsWith('m')) return name;
  const isMinute = name.length < 3 && (/^h/i.test(before) || after.startsWith('s'));
  return isMinute ? name.replaceAll('m', 'n') : name.toUpperCase();
}
