import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { expect, test } from 'vitest';
import { ROOT } from './places';

/** Splits a line of the table; no cell of it has a quotation mark. */
const splitLine = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );

const [head = [], ...rows] = readFileSync(
  join(ROOT, 'docs/audits/visual-certification.csv'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map(splitLine);
const STATES = ['met', 'open', 'by hand', 'none shown', 'no category'];

test('the table of certification has a column for each visual', () => {
  expect(head.slice(3, -1).sort()).toEqual(FLEXA_VISUALS.map(({ name }) => name).sort());
});

test.each(rows.map((row) => [row[2] ?? '', row] as const))('%s: a state and evidence', (_, row) => {
  expect(row).toHaveLength(head.length);
  const [source = '', dated = '', , ...cells] = row;
  expect(source).toMatch(/^https:\/\/learn\.microsoft\.com\//);
  expect(dated).toMatch(/20\d\d-\d\d/);
  const states = cells.slice(0, -1);
  for (const state of states) expect(STATES).toContain(state);
  for (const evidence of (cells.at(-1) ?? '').split('; ')) {
    const [file = '', words = ''] = evidence.split('#');
    expect(existsSync(join(ROOT, file)), file).toBe(true);
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(words);
  }
});
