// Draws the preview picture of a page for shared links: 1200 × 630, the title on the deep background over
// eight shades or a visual, set in the site's own Inter.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { inlineColours, readColours } from './colours.mjs';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const INTER = join(
  WEB,
  '../node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
);
const SIZE = { width: 1200, height: 630 };
const MARGIN = 72;
const TITLE = { size: 72, line: 78, lines: 3, width: SIZE.width - 2 * MARGIN };
const CARD = { y: 346, padding: 24 };
const LOGO = 'M6 1H20a3 3 0 0 1 3 3V4a3 3 0 0 1-3 3H2a1 1 0 0 1-1-1V6a5 5 0 0 1 5-5z';
const SECOND_BAR = 'M2 9H12a3 3 0 0 1 3 3V12a3 3 0 0 1-3 3H2a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1z';

/**
 * @param {{ file: string, kicker: string, title: string, visual?: string, shades?: string[] }[]} pictures
 * @param {{ width: number, height: number, layers: readonly string[] }} stream its shape (ui/stream-shape.ts)
 */
export async function drawPictures(pictures, stream, dist) {
  const fontFile = join(WEB, `node_modules/.cache/og-${process.pid}.ttf`);
  const words = pictures
    .map(({ kicker, title, visual }) => kicker + title + (visual ?? ''))
    .join('');
  await mkdir(dirname(fontFile), { recursive: true });
  await writeFile(fontFile, await makeFont(`${words}Flexa…`));
  try {
    const colours = await readColours();
    for (const picture of pictures) {
      const target = join(dist, picture.file);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, renderPng(draw(picture, stream, colours, fontFile), fontFile));
    }
  } finally {
    await rm(fontFile, { force: true });
  }
}

/** Makes a font of the headings' weight and optical size, with the characters of all pictures. */
async function makeFont(text) {
  return subsetFont(await readFile(INTER), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: 600, opsz: 32 },
  });
}

function draw({ kicker, title, visual, shades }, stream, colour, fontFile) {
  const lines = wrapTitle(title, fontFile);
  const below = visual ? drawCard(visual, colour) : drawStream(stream, shades, colour);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" font-family="Inter" font-weight="600">
<rect width="100%" height="100%" fill="${colour('deep')}"/>
${below}
<g transform="translate(${MARGIN} 60) scale(1.5)" fill="${colour('on-deep')}"><path d="${LOGO}"/><path d="${SECOND_BAR}"/><circle cx="4" cy="20" r="3" fill="${colour('highlight')}"/></g>
<text x="${MARGIN + 50}" y="88" font-size="30" letter-spacing="-0.6" fill="${colour('on-deep')}">Flexa</text>
<text x="${SIZE.width - MARGIN}" y="86" font-size="24" text-anchor="end" fill="${colour('on-deep')}" fill-opacity="0.78">${escapeXml(kicker)}</text>
${lines.map((line, i) => drawTitleLine(line, 208 + i * TITLE.line, colour('on-deep'))).join('\n')}
</svg>`;
}

function drawStream(stream, shades, colour) {
  const fills = shades ?? Array.from({ length: 8 }, (_, i) => colour(`stream-${i + 1}`));
  const layers = stream.layers
    .map(
      (path, i) => `<path d="${path}" fill="${fills[i]}" stroke="${i ? colour('deep') : 'none'}"/>`,
    )
    .join('');
  const scale = `scale(${SIZE.width / (stream.width - 120)} ${250 / stream.height}) translate(-60 0)`;
  return `<g transform="translate(0 ${SIZE.height - 210}) ${scale}" stroke-width="1.5">${layers}</g>`;
}

/** Draws a visual on a card that runs off the lower edge. */
function drawCard(visual, colour) {
  const { y, padding } = CARD;
  return `<rect x="${MARGIN}" y="${y}" width="${SIZE.width - 2 * MARGIN}" height="${SIZE.height}" rx="16" fill="${colour('bg')}"/>
<g transform="translate(${MARGIN + padding} ${y + padding - 8})">${inlineColours(visual, colour)}</g>`;
}

function drawTitleLine(text, y, fill = 'black') {
  return `<text x="${MARGIN}" y="${y}" font-size="${TITLE.size}" letter-spacing="-1.8" fill="${fill}">${escapeXml(text)}</text>`;
}

/** Wraps a title into lines that fit, and ends the last one with dots if it is too long. */
function wrapTitle(title, fontFile) {
  const fits = (text) => measureWidth(text, fontFile) <= TITLE.width;
  const lines = [];
  for (const word of title.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else if (lines.length < TITLE.lines) lines.push(word);
    else return [...lines.slice(0, -1), `${lines.at(-1)} …`];
  }
  return lines;
}

function measureWidth(text, fontFile) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="400" font-family="Inter" font-weight="600">${drawTitleLine(text, 200)}</svg>`;
  return new Resvg(svg, createOptions(fontFile)).getBBox()?.width ?? 0;
}

function renderPng(svg, fontFile) {
  return new Resvg(svg, createOptions(fontFile)).render().asPng();
}

function createOptions(fontFile) {
  return { font: { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Inter' } };
}

function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
