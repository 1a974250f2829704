import { expect, test } from 'vitest';
import { countReport, describe as inWords, sum } from './count';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});
const report = (...testResults: object[]) => JSON.stringify({ testResults });

test('counts tests by how they ended', () => {
  const json = report(
    file('passed', 'passed', 'passed', 'skipped', 'pending', 'todo'),
    file('failed', 'passed', 'failed'),
  );
  expect(countReport(json, 1)).toEqual({ passed: 3, failed: 1, skipped: 3 });
});

test('a file that does not load is a failure', () => {
  const json = report(file('passed', 'passed'), file('failed'));
  expect(countReport(json, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a hook that fails after passing tests is a failure', () => {
  const json = report(file('failed', 'passed', 'passed'));
  expect(countReport(json, 1)).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

test.each([
  ['no tests at all', report(), 0],
  ['only skipped ones', report(file('passed', 'skipped')), 0],
  ['no report', null, 0],
  ['half a report', '{"testRes', 0],
  ['an error outside of the tests', report(file('passed', 'passed')), 1],
  ['a runner that was killed', report(file('passed', 'passed')), null],
])('%s is a failure', (_, json, exitCode) => {
  expect(countReport(json, exitCode)).toMatchObject({ failed: 1 });
});

test('names skipped tests only if there are any', () => {
  expect(inWords({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(inWords({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

test('adds up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
