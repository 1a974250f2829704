import { expect, test } from 'vitest';
import { parsePlan } from './plan';

const names = (args: string[]) => parsePlan(args).stages.map(({ name }) => name);

test('everything without arguments, cheapest first', () => {
  expect(names([])).toEqual(['types', 'lint', 'unit', 'start', 'rules', 'api', 'browser']);
});

test('the named stages in the usual order', () => {
  expect(names(['browser', 'unit'])).toEqual(['unit', 'browser']);
});

test('hands the rest to vitest, a later name included', () => {
  const plan = parsePlan(['browser', '-t', 'unit']);
  expect(plan.stages.map(({ name }) => name)).toEqual(['browser']);
  expect(plan.rest).toEqual(['-t', 'unit']);
});

test('options alone go to vitest in all stages', () => {
  expect(parsePlan(['--bail', '1'])).toMatchObject({ rest: ['--bail', '1'] });
  expect(names(['--bail', '1'])).toHaveLength(7);
});

test('refuses a stage that does not exist', () => {
  expect(() => parsePlan(['brwser'])).toThrow(
    'There is no stage "brwser"; there are types, lint, unit, start, rules, api, browser.',
  );
});

test('asks for help', () => {
  expect(parsePlan(['--help']).help).toBe(true);
});
