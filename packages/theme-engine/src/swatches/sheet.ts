import { contrast } from '../model/contrast';
import { escapeXml } from '../export/svg';
import type { SwatchGroup } from './swatches';

const [COLUMNS, WIDTH, HEIGHT, GAP, MARGIN] = [4, 176, 96, 16, 32];
const HEAD = 44;
const PAGE = MARGIN * 2 + COLUMNS * WIDTH + (COLUMNS - 1) * GAP;
const FONT = 'Segoe UI, Helvetica, Arial, sans-serif';
const [INK, PAPER] = ['#111828', '#ffffff'];

/** All colours on one sheet, each with its name and code in itself, in whichever of black and white reads better. */
export function swatchSheet(name: string, groups: readonly SwatchGroup[]): string {
  const parts: string[] = [];
  let y = MARGIN + HEAD;
  for (const group of groups) {
    parts.push(`<text x="${MARGIN}" y="${y + 18}" font-size="16">${escapeXml(group.name)}</text>`);
    y += 32;
    group.swatches.forEach((swatch, i) => {
      const x = MARGIN + (i % COLUMNS) * (WIDTH + GAP);
      const top = y + Math.floor(i / COLUMNS) * (HEIGHT + GAP);
      const ink = contrast(INK, swatch.color) > contrast(PAPER, swatch.color) ? INK : PAPER;
      parts.push(
        `<rect x="${x}" y="${top}" width="${WIDTH}" height="${HEIGHT}" rx="8" fill="${swatch.color}" stroke="#d3d8e0"/>`,
        `<text x="${x + 12}" y="${top + HEIGHT - 30}" font-size="13" fill="${ink}">${escapeXml(swatch.name)}</text>`,
        `<text x="${x + 12}" y="${top + HEIGHT - 12}" font-size="12" fill="${ink}">${swatch.color}</text>`,
      );
    });
    y += Math.ceil(group.swatches.length / COLUMNS) * (HEIGHT + GAP) + 16;
  }
  const height = y - 32 + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE} ${height}" width="${PAGE}" height="${height}" font-family="${FONT}" fill="${INK}">`,
    `<title>${escapeXml(name)}</title>`,
    `<rect width="${PAGE}" height="${height}" fill="${PAPER}"/>`,
    `<text x="${MARGIN}" y="${MARGIN + 22}" font-size="24" font-weight="600">${escapeXml(name)}</text>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
