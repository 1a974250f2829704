/** Formats sections of rows with aligned columns, in ASCII for every terminal. */
export function formatTable(sections: readonly (readonly (readonly string[])[])[]): string {
  const rows = sections.flat();
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      widths[index] = Math.max(widths[index] ?? 0, cell.length);
    }
  }
  const border = `  +${widths.map((width) => '-'.repeat(width + 2)).join('+')}+`;
  const formatRow = (row: readonly string[]) =>
    `  |${widths.map((width, index) => ` ${(row[index] ?? '').padEnd(width)} `).join('|')}|`;
  return [border, ...sections.flatMap((section) => [...section.map(formatRow), border])].join('\n');
}
