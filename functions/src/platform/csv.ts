/**
 * Beginnings that a spreadsheet may treat as a formula
 * (owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[=+\-@\t\r\n]/;
/** The same after a separator of spreadsheets that don't use commas, as in much of Europe. */
const FORMULA_INSIDE = /([;\t|\r\n])(?=[\s"]*[=+\-@])/g;
const NEEDS_QUOTES = /[",\r\n]/;

type Cell = string | number | boolean;

function escapeCell(value: Cell): string {
  // A number of ours is no text that a person chose, and one below nothing has to stay a number.
  if (typeof value === 'number') return String(value);
  const text = String(value);
  // A person chooses their own name, and an admin opens the file: behind an apostrophe it is text.
  const inside = text.replace(FORMULA_INSIDE, "$1'");
  const harmless = FORMULA.test(text) ? `'${inside}` : inside;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One record of RFC 4180 with its line end. */
export function formatCsvLine(cells: readonly Cell[]): string {
  return `${cells.map(escapeCell).join(',')}\r\n`;
}
