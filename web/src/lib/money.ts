/** "$24" or "$1,200": the prices of the catalogue are whole dollars; a part of one has its cents. */
export function dollars(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString('en-GB', { minimumFractionDigits })}`;
}

/** "$13.33": always with cents, so that the rates of a table stand under each other. */
export function perMonth(cents: number, months: number): string {
  return `$${(cents / months / 100).toFixed(2)}`;
}
