/**
 * Parses an amount as people type it ('12.50', '$12,5', '1,200.00') into cents; null if it isn't an
 * amount.
 */
export function parseCents(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '');
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
