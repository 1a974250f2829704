import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VISUAL_TITLES } from '@/lib/visual-files';
import { MEASURED_BY, MEASURES, UPDATE_TIMES } from './proof';

const README = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
const ROWS = README.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

const updates = Object.entries(UPDATE_TIMES).map(([name, { mostRows, few, most }]) => ({
  row:
    `an update of ${VISUAL_TITLES[name as keyof typeof UPDATE_TIMES]}, p95 of the main thread: ` +
    `100 rows; ${mostRows.toLocaleString('en')} rows`,
  figures: [{ figure: `${few} ms` }, { figure: `${most} ms` }],
}));

test.each([...updates, ...MEASURES])(
  '$row: the page says the figures of the README, and its command',
  ({ row, figures }) => {
    const cell = figures.map(({ figure }) => figure).join('; ');
    expect(ROWS).toContainEqual(['', row, cell, `\`${MEASURED_BY}\``, '']);
  },
);
