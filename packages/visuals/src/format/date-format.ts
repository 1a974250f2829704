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

/** The parts of .NET's date formats that models use. */
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
  HH: digits(2, (date) => date.getHours()),
  H: digits(1, (date) => date.getHours()),
  hh: digits(2, hours12),
  h: digits(1, hours12),
  mm: digits(2, (date) => date.getMinutes()),
  m: digits(1, (date) => date.getMinutes()),
  ss: digits(2, (date) => date.getSeconds()),
  s: digits(1, (date) => date.getSeconds()),
  tt: (date) => (date.getHours() < 12 ? 'AM' : 'PM'),
};
const PART = /"([^"]*)"|'([^']*)'|\\(.)|(y{4}|yy|M{1,4}|d{1,4}|HH?|hh?|mm?|ss?|tt)/g;

/** Writes a date as the format string of a model says; without one, in the words of the language. */
export function formatDate(date: Date, format: string | null, locale: string): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = format ?? '';
  // One letter or words such as "Short Date" name a format of the culture.
  const isNamed = text.length < 2 || /^(general|short|long|medium)/i.test(text);
  if (isNamed) return formatIn(locale, { dateStyle: 'medium' }).format(date);
  return text
    .replace(/^%/, '')
    .replace(
      PART,
      (_, quoted?: string, single?: string, escaped?: string, name?: string) =>
        quoted ?? single ?? escaped ?? PARTS[name ?? '']?.(date, locale) ?? '',
    );
}
