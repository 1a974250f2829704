import { expect, test } from 'vitest';
import { parsePlan } from './plan';

const names = (args: string[]) => parsePlan(args).lanes.map((lane) => lane.map(({ name }) => name));

test('everything without arguments, what needs the stack beside what does not', () => {
  expect(names([])).toEqual([
    ['types', 'start', 'lint', 'unit'],
    ['rules', 'service', 'wire', 'browser', 'indexes'],
  ]);
  expect(parsePlan([]).budget).toBe(600);
});

test('the named stages in the usual order, without a budget for everything', () => {
  expect(names(['browser', 'rules', 'unit'])).toEqual([['unit'], ['rules', 'browser']]);
  expect(names(['unit'])).toEqual([['unit']]);
  expect(parsePlan(['unit']).budget).toBeNull();
});

test('hands the rest to the runner, a later name included', () => {
  expect(names(['browser', '-t', 'unit'])).toEqual([['browser']]);
  expect(parsePlan(['browser', '-t', 'unit']).rest).toEqual(['-t', 'unit']);
});

test('everything whole', () => {
  expect(names(['--all'])).toEqual(names([]));
  expect(parsePlan(['--all'])).toMatchObject({ isWhole: true, budget: null });
  expect(parsePlan(['--all', 'unit', '-t', 'x'])).toMatchObject({
    isWhole: true,
    rest: ['-t', 'x'],
  });
});

test('a check within a minute', () => {
  expect(names(['--check'])).toEqual([['types', 'changed'], ['lint']]);
  expect(parsePlan(['--check']).budget).toBe(60);
});

test('refuses a stage that does not exist', () => {
  expect(() => parsePlan(['brwser'])).toThrow(
    'There is no stage "brwser"; there are types, start, lint, unit, rules, service, wire, browser, indexes.',
  );
});

test('asks for help', () => {
  expect(parsePlan(['--help']).help).toBe(true);
});
