import { expect, test } from 'vitest';
import { countTests } from './counts';

const createVitestReport = (...states: string[]) =>
  JSON.stringify({
    testResults: [
      {
        status: states.includes('failed') ? 'failed' : 'passed',
        assertionResults: states.map((status) => ({ status })),
      },
    ],
  });
const createRunnerExit = (exitCode: number | null) => ({ exitCode, mayBeEmpty: false });

test('the tests of a Vitest report are counted by state', () => {
  const report = createVitestReport('passed', 'passed', 'failed', 'skipped');
  expect(countTests(report, createRunnerExit(1))).toEqual({ passed: 2, failed: 1, skipped: 1 });
});

test('a file that does not load counts as a failure', () => {
  const report = JSON.stringify({ testResults: [{ status: 'failed', assertionResults: [] }] });
  expect(countTests(report, createRunnerExit(1))).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("Playwright's flaky tests and its errors outside of tests count as failures", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
  const report = JSON.stringify({ errors: [{}], stats });
  expect(countTests(report, createRunnerExit(1))).toEqual({ passed: 3, failed: 3, skipped: 0 });
});

test.each([
  ['a missing report', null, 0],
  ['a report that is cut off', '{"testResults"', 0],
  ['a run without tests', JSON.stringify({ testResults: [] }), 0],
  ['a runner that fails although its tests pass', createVitestReport('passed'), 1],
  ['a runner that is killed', createVitestReport('passed'), null],
])('%s counts as a failure', (_name, report, exitCode) => {
  expect(countTests(report, createRunnerExit(exitCode)).failed).toBe(1);
});

test('a change that affects no tests counts none', () => {
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  expect(countTests(null, { exitCode: 0, mayBeEmpty: true })).toEqual(nothing);
  const empty = JSON.stringify({ testResults: [] });
  expect(countTests(empty, { exitCode: 0, mayBeEmpty: true })).toEqual(nothing);
});
