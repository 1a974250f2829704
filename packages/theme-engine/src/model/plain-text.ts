/** Characters that break a line, reverse the writing direction or can't be printed. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Maximum length of a theme's name, also in the account. */
export const MAX_NAME = 80;
/** Maximum length of a font's name. */
export const MAX_FONT = 100;

/** Returns true for printable text on one line. */
export function isPlainText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.length <= max && !UNPRINTABLE.test(value);
}

/** Returns the printable part of an untrusted name. */
export function cleanText(text: string, max: number): string {
  if (text.length <= max && !UNPRINTABLE.test(text)) return text;
  const line = text.replace(new RegExp(UNPRINTABLE, 'gu'), ' ').replace(/ {2,}/g, ' ').trim();
  // Truncation may have split a surrogate pair.
  return line
    .slice(0, max)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
}
