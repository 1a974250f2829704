/** Formats a number for British readers: '1,284'. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-GB');
}

/** Formats a count with its noun: '1 day', '1,284 seats', '2 people'. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${chooseForm(count, one, many)}`;
}

/** Returns the form of a noun or verb that fits a count: 'seat' or 'seats', 'comes' or 'come'. */
export function chooseForm(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** Formats an amount in the currency's smallest unit: '$40.00', '¥4,000'. */
export function formatMoney(amount: number, currency = 'usd'): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Formats a price of the catalogue, without cents if they are zero: '$24', '$1,200', '$13.50'. */
export function formatPrice(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}
