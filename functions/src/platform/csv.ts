/** What a spreadsheet may take for a formula (owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^[=+\-@\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]/;

type Cell = string | boolean;

function cellOf(value: Cell): string {
  const text = String(value);
  // A person chooses their own name, and an admin opens the file: behind an apostrophe it is text.
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One record of RFC 4180 with its line end. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}
