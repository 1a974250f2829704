/** "$15" or "$1,200": the prices of the catalogue are whole dollars. */
export function dollars(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-GB')}`;
}

/** "$13.33": always with cents, so that the rates of a table stand under each other. */
export function perMonth(cents: number, months: number): string {
  return `$${(cents / months / 100).toFixed(2)}`;
}
