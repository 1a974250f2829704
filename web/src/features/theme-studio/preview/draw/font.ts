const WEIGHTS = { light: 300, semilight: 350, semibold: 600, bold: 700, black: 800 } as const;
const FACE = /^(.*?)\s+(light|semilight|semibold|bold|black)$/i;

/** "Segoe UI Semibold" is Segoe UI at 600; of a list of families the first counts. */
export function parseFont(face: string): { name: string; weight: number } {
  const first = (face.split(',')[0] ?? '').replaceAll(/["'<>;{}]/g, '').trim();
  const [, name, weight] = FACE.exec(first) ?? [];
  if (!name || !weight) return { name: first || 'Segoe UI', weight: 400 };
  return { name, weight: WEIGHTS[weight.toLowerCase() as keyof typeof WEIGHTS] };
}

/** The theme's font where the reader has it, else one of the same widths. */
export function buildFontFamily(name: string): string {
  return `'${name}', 'Segoe UI', 'Inter Variable', 'Open Sans', sans-serif`;
}

const NARROW = /[ilj.,:;'|!I()]/;
const WIDE = /[mwMW%@]/;
const CAPITAL = /[A-Z&]/;

/** Estimates the width of a text: enough to lay out a legend or cut a label, the same on the server. */
export function estimateTextWidth(text: string, size: number, weight = 400): number {
  let width = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) width += 0.28;
    else if (letter === ' ' || /[tfr-]/.test(letter)) width += 0.34;
    else if (WIDE.test(letter)) width += 0.87;
    else if (CAPITAL.test(letter)) width += 0.65;
    else width += 0.56;
  }
  return width * size * (weight >= 600 ? 1.06 : 1);
}

/** Cuts a text with an ellipsis so that it fits. */
export function truncateText(text: string, room: number, size: number, weight = 400): string {
  if (estimateTextWidth(text, size, weight) <= room) return text;
  let cut = text;
  while (cut.length > 1 && estimateTextWidth(`${cut}…`, size, weight) > room)
    cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}
