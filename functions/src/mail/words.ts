import type { Fact } from './blocks';

export { licenseName, productName } from '@flexa/contracts/product-names';

/** An amount in the currency's smallest unit, such as $40.00. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** An amount, split where there is tax within it. */
export function amountFacts(
  name: string,
  { amount, tax, currency }: { amount: number; tax?: number | undefined; currency: string },
): Fact[] {
  const total: Fact = [name, money(amount, currency)];
  if (tax === undefined) return [total];
  return [['Before tax', money(amount - tax, currency)], ['Tax', money(tax, currency)], total];
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

export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
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
