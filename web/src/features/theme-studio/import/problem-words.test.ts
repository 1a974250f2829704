import { expect, test } from 'vitest';
import { inspect, readTheme } from '@flexa/theme-engine/import';
import { describeProblems } from './problem-words';

function describeFile(text: string): string {
  const read = readTheme(text);
  if (read.kind !== 'theme') throw new Error(read.message);
  return describeProblems(inspect(read, 'a.json').problems);
}

test('an unknown setting that stays is neither ignored nor repaired', () => {
  expect(describeFile('{ "name": "A", "zzzzzzzzzzz": 1 }')).toBe(
    '1 unknown setting stays in the file.',
  );
});

test('counts only repairable problems as repairable', () => {
  const text = '{ "name": "A", "name": "B", "zzzzzzzzzzz": 1, "yyyyyyyyyyy": 1, "good": "teal" }';
  expect(describeFile(text)).toBe(
    '1 problem stops Power BI from reading it, 1 setting would be ignored, ' +
      '2 unknown settings stay in the file. 2 problems can be repaired.',
  );
});
