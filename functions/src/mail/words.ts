import { formatMoney } from '@flexa/contracts/format';
import { formatInstant } from '@flexa/contracts/format-date';
import type { Fact } from './blocks';

export {
  describePurpose,
  formatLicenseName,
  formatProductName,
} from '@flexa/contracts/product-names';

/** Lists an amount; if it includes tax, also the net amount and the tax. */
export function buildAmountFacts(
  name: string,
  { amount, tax, currency }: { amount: number; tax?: number | undefined; currency: string },
): Fact[] {
  const total: Fact = [name, formatMoney(amount, currency)];
  if (tax === undefined) return [total];
  return [
    ['Before tax', formatMoney(amount - tax, currency)],
    ['Tax', formatMoney(tax, currency)],
    total,
  ];
}

/** Formats a day in UTC: 20 November 2026. */
export function formatDay(instant: string | Date): string {
  return formatInstant(instant, 'long-day', 'UTC');
}

/** Formats a time of day in UTC: 14:05. */
export function formatTime(instant: Date): string {
  return formatInstant(instant, 'time', 'UTC');
}

/** Formats a moment: 20 November 2026, 14:05 UTC. */
export function formatMoment(instant: string | Date): string {
  return `${formatDay(instant)}, ${formatTime(new Date(instant))} UTC`;
}

/** Formats the greeting of a mail. */
export function formatGreeting(name: string | null): string {
  return name === null ? 'Hello,' : `Hello ${name},`;
}

/**
 * Puts a text on one line, because a line break in a subject would begin another header. The schemas of most inputs
 * refuse such text already.
 */
export function toOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
