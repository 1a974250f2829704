import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, describe as inWords, sum } from './count';

describe('a vitest report', () => {
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
    expect(countVitest(json, { exitCode: 1 })).toEqual({ passed: 3, failed: 1, skipped: 3 });
  });

  test('a file that does not load is a failure', () => {
    const json = report(file('passed', 'passed'), file('failed'));
    expect(countVitest(json, { exitCode: 1 })).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('a hook that fails after passing tests is a failure', () => {
    const json = report(file('failed', 'passed', 'passed'));
    expect(countVitest(json, { exitCode: 1 })).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });

  test.each([
    ['no tests at all', report(), 0],
    ['only skipped ones', report(file('passed', 'skipped')), 0],
    ['no report', null, 0],
    ['half a report', '{"testRes', 0],
    ['an error outside of the tests', report(file('passed', 'passed')), 1],
    ['a runner that was killed', report(file('passed', 'passed')), null],
  ])('%s is a failure', (_, json, exitCode) => {
    expect(countVitest(json, { exitCode })).toMatchObject({ failed: 1 });
  });

  test.each([
    ['no tests', report()],
    ['no report', null],
  ])('%s is fine where nothing may have changed', (_, json) => {
    expect(countVitest(json, { exitCode: 0, mayBeEmpty: true })).toMatchObject({ failed: 0 });
    expect(countVitest(json, { exitCode: 1, mayBeEmpty: true })).toMatchObject({ failed: 1 });
  });
});

describe('a Playwright report', () => {
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const report = (stats: Partial<typeof none>, errors: object[] = []) =>
    JSON.stringify({ errors, stats: { ...none, ...stats } });

  test('counts tests by how they ended, a second try as a failure', () => {
    const json = report({ expected: 5, unexpected: 2, flaky: 1, skipped: 3 });
    expect(countPlaywright(json, { exitCode: 1 })).toEqual({ passed: 5, failed: 3, skipped: 3 });
  });

  test.each([
    ['no tests at all', report({}), 0],
    ['no report', null, 1],
    ['an error outside of the tests', report({ expected: 2 }, [{}]), 1],
    ['a runner that was killed', report({ expected: 2 }), null],
  ])('%s is a failure', (_, json, exitCode) => {
    expect(countPlaywright(json, { exitCode })).toMatchObject({ failed: 1 });
  });
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
