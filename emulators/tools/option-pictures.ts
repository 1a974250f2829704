import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFESTS } from '@flexa/visuals/manifests';
import type { SettingOption, StoredSettings } from '@flexa/visuals/settings';
import { format } from 'oxfmt';
import sharp from 'sharp';
import { launchBrowser } from '../tests/browser/fixtures/launch';
import { ROOT } from '../stack/paths';
import { drawOption, OPTION_SIZE } from './draw-option';
import { OPTION_EXAMPLES } from './option-examples';

/**
 * `npm run option-pictures` draws each card of the visuals' format panes as it begins and with other options, side by
 * side, into web/public/docs/options, and writes what the pictures show for readers who can't see them.
 */
const FOLDER = join(ROOT, 'web/public/docs/options');
const TEXTS = join(ROOT, 'web/src/features/content/document/option-pictures.ts');
const SCALE = 1.5;
const GAP = 12;

/** Names an option and its value as the format pane does. */
function describeValue(
  option: SettingOption | undefined,
  value: unknown,
  say: (key: string) => string,
): string {
  if (!option) throw new Error('An example changes an option that its card lacks');
  // Brackets in a label explain the field of the pane, and the picture needs none.
  const label = say(option.label).replace(/ \(.*\)$/, '');
  if (option.kind === 'flag') return `${label} ${value === true ? 'on' : 'off'}`;
  if (option.kind === 'color') return `${label} another one`;
  if (option.kind !== 'choice') return `${label} ${String(value)}`;
  const choice = option.choices.find((candidate) => candidate.value === value);
  return `${label} ${say(choice?.label ?? '')}`;
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const browser = await launchBrowser();
const page = await browser.newPage({ deviceScaleFactor: SCALE });
const { width, height } = OPTION_SIZE;
const box = `width:${width}px;height:${height}px;overflow:hidden;position:relative;background:#fff`;
await page.setViewportSize({ width: 2 * width + GAP, height });
const texts: Record<string, Record<string, string>> = {};
let bytes = 0;
for (const { name, settings, strings } of MANIFESTS) {
  const say = (key: string) => strings[key] ?? key;
  const alts: Record<string, string> = (texts[name] = {});
  for (const [card, { changed, beside = {}, needs }] of Object.entries(OPTION_EXAMPLES[name])) {
    const stored: StoredSettings = { ...beside, [card]: { ...beside[card], ...changed } };
    const drawings = [beside, stored].map(
      (state) => `<div style="${box}">${drawOption(name, state, needs)}</div>`,
    );
    const frame = `display:flex;gap:${GAP}px;margin:0;background:#e4e4ea`;
    await page.setContent(`<body style="${frame}">${drawings.join('')}</body>`);
    const picture = await sharp(await page.screenshot())
      .webp({ nearLossless: true, quality: 40, effort: 6 })
      .toBuffer();
    await writeFile(join(FOLDER, `${name}-${card}.webp`), picture);
    bytes += picture.length;
    const options = settings[card]?.options ?? {};
    const values = Object.entries(changed).map(([option, value]) =>
      describeValue(options[option], value, say),
    );
    alts[card] = `Left, as it begins; right, with ${values.join(', ')}`;
  }
}
await browser.close();
console.log(`${FOLDER}: ${Math.round(bytes / 1000)} kB`);

const source = `/** Size of the pictures in CSS pixels, and what each shows. Written by npm run option-pictures. */
export const OPTION_PICTURE_SIZE = { width: ${2 * width + GAP}, height: ${height} } as const;

export const OPTION_PICTURES: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(texts)};
`;
const { code } = await format(TEXTS, source, { printWidth: 100, singleQuote: true });
await writeFile(TEXTS, code);
