/** Letters that would end a line, turn the direction of writing or can't be printed. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** The longest name of a theme, as the account takes it too. */
export const MAX_NAME = 80;
/** The longest name of a font. */
export const MAX_FONT = 100;

/** Returns true for printable text on one line. */
export function isPlainText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.length <= max && !UNPRINTABLE.test(value);
}

/** The nearest text that is: of a name from elsewhere, what can be shown. */
export function cleanText(text: string, max: number): string {
  if (text.length <= max && !UNPRINTABLE.test(text)) return text;
  const line = text.replace(new RegExp(UNPRINTABLE, 'gu'), ' ').replace(/ {2,}/g, ' ').trim();
  // The cut may have gone through a letter of two halves.
  return line
    .slice(0, max)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
}
