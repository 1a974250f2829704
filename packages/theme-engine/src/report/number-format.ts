/**
 * Formats a number as Power BI does: sections by sign, `#,0` or `0` with decimals, `%`, and text in
 * quotes or after a backslash. Other format codes are not supported.
 */
export function formatNumber(value: number, format: string): string {
  const [positive = '0', negative, zero] = format.split(';');
  const parts = /^((?:\\.|"[^"]*"|[^#0"\\])*)(#,)?0(?:\.(0+))?((?:\\.|"[^"]*"|[^"\\])*)$/;
  const section =
    value === 0 && zero !== undefined
      ? zero
      : value < 0 && negative !== undefined
        ? negative
        : positive;
  const [, before = '', thousands, decimals = '', after = ''] = parts.exec(section) ?? [];
  const scaled = after.replaceAll(/"[^"]*"/g, '').includes('%') ? value * 100 : value;
  const isSplit = negative !== undefined && value < 0;
  const digits = new Intl.NumberFormat('en-GB', {
    useGrouping: thousands !== undefined,
    minimumFractionDigits: decimals.length,
    maximumFractionDigits: decimals.length,
  }).format(isSplit ? -scaled : scaled);
  return `${unquote(before)}${digits.replace('-', '−')}${unquote(after)}`;
}

function unquote(words: string): string {
  return words.replaceAll(
    /\\(.)|"([^"]*)"/g,
    (_, one?: string, many?: string) => one ?? many ?? '',
  );
}
