// Makes AVIF, WebP and PNG files of drawings, and caches them by their content for later builds.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import subsetFont from 'subset-font';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const KEPT = join(WEB, 'node_modules/.cache/pictures');
const INTER = join(
  WEB,
  '../node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
);
const FAMILY = 'Inter Variable';
const WEIGHTS = [400, 500, 600, 700];
const HOW = {
  avif: { quality: 60, effort: 2 },
  webp: { quality: 82 },
  // A format that every mail program shows, in few colours.
  png: { palette: true, colours: 64, effort: 10 },
};

/**
 * @param {{ svg: string, kind: 'avif' | 'webp' | 'png', width: number, how?: object, file: string }[]} pictures
 * the formats and widths to make of each drawing, and their files below `dist`; `how` replaces the usual options
 */
export async function makePictures(pictures, dist) {
  await mkdir(KEPT, { recursive: true });
  const wanted = pictures.map((picture) => ({ ...picture, kept: join(KEPT, nameFile(picture)) }));
  const missing = wanted.filter(({ kept }) => !existsSync(kept));
  if (missing.length > 0) {
    const fontFiles = await makeFonts(new Set(missing.map(({ svg }) => svg).join('')));
    const pixels = new Map();
    for (const { svg, kind, width, how = HOW[kind], kept } of missing) {
      if (!pixels.has(svg))
        pixels.set(svg, renderPixels(svg, findMaxWidth(pictures, svg), fontFiles));
      const { data, ...raw } = pixels.get(svg);
      const image = sharp(data, { raw }).removeAlpha().resize(width);
      await writeFile(kept, await image[kind](how).toBuffer());
    }
  }
  for (const { kept, file } of wanted) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await copyFile(kept, join(dist, file));
  }
}

function nameFile({ svg, kind, width, how = HOW[kind] }) {
  const cacheKey = JSON.stringify([svg, width, how, WEIGHTS]);
  return `${createHash('sha256').update(cacheKey).digest('hex').slice(0, 32)}.${kind}`;
}

function findMaxWidth(pictures, svg) {
  return Math.max(...pictures.filter((each) => each.svg === svg).map(({ width }) => width));
}

/** Renders a drawing at its largest width, from which the other sizes are scaled. */
function renderPixels(svg, largest, fontFiles) {
  // Only Inter is available here, as on the site for people without Segoe UI.
  const words = svg.replace(/font-family="[^"]*"/g, `font-family="${FAMILY}"`);
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: FAMILY };
  const image = new Resvg(words, { fitTo: { mode: 'width', value: largest }, font }).render();
  return { data: image.pixels, width: image.width, height: image.height, channels: 4 };
}

/** Makes a font file per weight, with the characters of all pictures. */
async function makeFonts(characters) {
  const inter = await readFile(INTER);
  const files = [];
  for (const wght of WEIGHTS) {
    const file = join(KEPT, `inter-${wght}.ttf`);
    const variationAxes = { wght, opsz: 14 };
    const options = { targetFormat: 'truetype', variationAxes };
    await writeFile(file, await subsetFont(inter, [...characters].join(''), options));
    files.push(file);
  }
  return files;
}
