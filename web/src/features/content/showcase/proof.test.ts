import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MEASURED_BY, MEASURES } from './proof';

const README = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
const ROWS = README.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

test.each(MEASURES)('$row: the page says the figure of the README, and its command', (measure) => {
  expect(ROWS).toContainEqual(['', measure.row, measure.figure, `\`${MEASURED_BY}\``, '']);
});
