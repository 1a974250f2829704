import { formatDate } from '../format/date-format';
import { formatNumber } from '../format/number-format';
import type { Say } from '../scene/input';

/** The reader's language. */
export interface Words {
  locale: string;
  say: Say;
}

/** A member of a category. A number without a format, such as a year, has no thousands separator. */
export const formatMember = (value: unknown, format: string | null, words: Words) =>
  formatLabel(value, format ?? (Number.isInteger(value) ? '0' : null), words);

/** A value of any type as the format of its column writes it. */
export function formatLabel(value: unknown, format: string | null, { locale, say }: Words): string {
  if (value === null || value === undefined || value === '') return say('Word_Blank');
  if (value instanceof Date) return formatDate(value, format, locale);
  if (typeof value === 'number') return formatNumber(value, format, locale);
  if (typeof value === 'boolean') return say(value ? 'Word_Yes' : 'Word_No');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
