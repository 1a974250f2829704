/**
 * Beginnings that a spreadsheet may treat as a formula
 * (owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[=+\-@\t\r\n]/;
/** The same after another separator: many European spreadsheets don't use commas. */
const FORMULA_INSIDE = /([;\t|\r\n])(?=[\s"]*[=+\-@])/g;
const NEEDS_QUOTES = /[",\r\n]/;

type Cell = string | number | boolean;

function escapeCell(value: Cell): string {
  // Numbers are our own, not a person's text, and negative ones must stay numbers.
  if (typeof value === 'number') return String(value);
  const text = String(value);
  // People choose their names, and admins open the file. An apostrophe makes the cell text.
  const inside = text.replace(FORMULA_INSIDE, "$1'");
  const escaped = FORMULA.test(text) ? `'${inside}` : inside;
  return NEEDS_QUOTES.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** Formats one record (RFC 4180), with its line end. */
export function formatCsvLine(cells: readonly Cell[]): string {
  return `${cells.map(escapeCell).join(',')}\r\n`;
}
