/** Tests the worked example of the documentation: its numbers, and the fields and options it names. */
import { MANIFESTS } from '@flexa/visuals/manifests';
import { STATEMENT_RATIOS, sumAccount } from '@flexa/visuals/samples';
import { expect, test } from 'vitest';
import document from '@/features/content/texts/document/document.mdx';
import { collectBlocks, isPart } from '@/features/content/text/blocks';
import { extractText } from '@/features/content/text/words';

const blocks = collectBlocks(document);
const start = blocks.findIndex(
  (block) => isPart(block) && extractText(block) === 'A profit-and-loss page',
);
const end = blocks.findIndex((block, index) => index > start && isPart(block));
const text = blocks
  .slice(start + 1, end)
  .map(extractText)
  .join('\n');

const CLOSED = { months: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
const format = (value: number) => value.toLocaleString('en-US');

test('the worked example names the net profit of the sample and its plan', () => {
  const [actual, plan] = (['actual', 'plan'] as const).map((scenario) =>
    format(sumAccount('Net profit', scenario, CLOSED)),
  );
  expect(text).toContain(`Net profit is ${actual}, of a plan of ${plan}.`);
  expect(text).toContain(STATEMENT_RATIOS);
});

test('the worked example names the region that is above its plan', () => {
  const gap = (region: string) => {
    const part = { ...CLOSED, regions: [region] };
    return sumAccount('Net profit', 'actual', part) - sumAccount('Net profit', 'plan', part);
  };
  expect(text).toContain('North is above its plan, and Central below.');
  expect([gap('North') > 0, gap('Central') < 0]).toEqual([true, true]);
});

test.each([
  ['table', ['Rows', 'Values', 'Plan', 'Previous year', 'Row kind', 'Total', 'Ratios']],
  ['bridge', ['Steps', 'To, or the change', 'Row kind']],
  ['variance-columns', ['Category', 'Actual', 'Forecast', 'Small multiples']],
])('%s has the fields and options that the worked example mentions', (name, labels) => {
  const strings = MANIFESTS.find((visual) => visual.name === name)?.strings;
  const known = Object.values<string>(strings ?? {});
  for (const label of labels) {
    expect(text).toContain(label);
    expect(known.some((each) => each === label || each.startsWith(`${label} (`))).toBe(true);
  }
});
