/**
 * Makes the two font files of the site out of the Inter that npm installed.
 *
 * Inter ships 73 + 133 kB for Latin; a page may load 80 kB of fonts (docs/performance.md). So the
 * weight axis is cut to what the design uses (400 to 600), the optical size axis stays whole
 * (large headings become Inter Display by themselves), and only the characters and the features
 * below stay. The output is committed: run this again only when Inter or the list changes.
 *
 *   node web/scripts/make-fonts.mjs
 */
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, '../../node_modules/@fontsource-variable/inter/files');
const target = join(here, '../public/fonts');

/** All characters from one code point to another, both included. */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const FILES = [
  {
    from: 'inter-latin-opsz-normal.woff2',
    to: 'inter-latin.woff2',
    text: range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœ–—‘’‚“”„•…‹›€™−↑↓',
  },
  {
    // Names and places of Europe: Latin Extended-A whole, Romanian comma letters, German ẞ and
    // the signs of currencies. Google's split keeps ı, Œ and œ in the first file.
    from: 'inter-latin-ext-opsz-normal.woff2',
    to: 'inter-latin-ext.woff2',
    text: range(0x100, 0x17f) + 'ȘșȚțẞƏəǅǆ₺₽₴₹',
  },
];

await mkdir(target, { recursive: true });
let total = 0;
for (const { from, to, text } of FILES) {
  const font = await subsetFont(await readFile(join(source, from)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    // Kerning, marks and language forms, context (a dash at the height of its neighbours),
    // tabular figures and capital forms; Inter's stylistic sets are not used.
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'case'],
    noHinting: true,
  });
  await writeFile(join(target, to), font);
  total += font.length;
  console.log(`${to}  ${(font.length / 1000).toFixed(1)} kB`);
}
console.log(`total  ${(total / 1000).toFixed(1)} kB`);
if (total > 80_000) throw new Error('The fonts are over their budget of 80 kB');
