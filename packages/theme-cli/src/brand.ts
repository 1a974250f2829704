import { existsSync } from 'node:fs';
import { createBrandTheme, readBrand } from '@flexa/theme-engine/brand';
import { formatDocument, isHexColor, MAX_NAME, cleanText } from '@flexa/theme-engine/model';
import { formatAdjustment } from './adjustment-lines';
import { createOutcome, type Options, type Outcome } from './commands';
import { Failure, refuseChoice } from './failure';
import { writeFiles } from './files';
import { resolvePlace } from './inside';

const FILE = 'brand-theme.json';
const PAGES = ['light', 'dark'] as const;

/** Writes a brand's theme and lists the adjusted colours. */
export function brand(colors: readonly string[], options: Options): Outcome {
  const wrong = colors.find((color) => !isHexColor(color));
  if (wrong !== undefined) {
    throw new Failure(`brand: ${wrong} is not a colour; write it as '#e4002b', or as e4002b`);
  }
  const page = PAGES.find((each) => each === (options.page ?? 'light'));
  if (page === undefined) refuseChoice('page', 'page', options.page ?? '', PAGES);
  const name = cleanText(options.name ?? 'Brand', MAX_NAME).trim();
  if (name === '') throw new Failure('--name: is empty');
  const { decisions, adjustments } = createBrandTheme({ colors, page });
  const text = formatDocument({ name, decisions, changes: {} });
  const written = options.out ?? FILE;
  const place = resolvePlace(written, options);
  if (options.out === undefined && existsSync(place)) {
    throw new Failure(`brand: ${FILE} already exists; choose a file with --out`);
  }
  writeFiles(written, new Map([[place, text]]));
  const lines = [
    `${written} written: ${name}, ${page} page, of ${readBrand(colors).join(', ')}`,
    ...adjustments.map(formatAdjustment),
    adjustments.length === 0
      ? 'Every check passes, and no colour had to move.'
      : 'Every check passes. To keep a colour of the brand, set its decision in a recipe.',
  ];
  const list = adjustments.map(({ label, wanted, used, reason }) => ({
    label,
    wanted,
    used,
    reason,
  }));
  return createOutcome({ written, page, adjustments: list }, lines.join('\n'));
}
