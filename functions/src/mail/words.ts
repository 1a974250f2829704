import { formatMoney } from '@flexa/contracts/format';
import type { Fact } from './blocks';

export { licenseName, productName } from '@flexa/contracts/product-names';

/** An amount, split where there is tax within it. */
export function amountFacts(
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

/** Such as 20 November 2026, in UTC. */
export function day(instant: string | Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );
}

/** Such as 14:05, in UTC. */
export function timeOfDay(instant: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' }).format(instant);
}

/** Such as 20 November 2026, 14:05 UTC. */
export function moment(instant: string | Date): string {
  return `${day(instant)}, ${timeOfDay(new Date(instant))} UTC`;
}

/** How a mail begins. */
export function greeting(name: string | null): string {
  return name === null ? 'Hello,' : `Hello ${name},`;
}

/**
 * Text of one line: a line break in a subject would begin another header. Those who write mails
 * refuse such text; here it holds for whatever comes.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
