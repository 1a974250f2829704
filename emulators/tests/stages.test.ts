import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../stack/paths';
import { INDEXES, planStages, STAGES } from './stages';

/** Projects with a command of their own, which the nightly workflow runs. */
const ELSEWHERE = ['visuals'];

test('the stages run every project of vitest.config.ts', async () => {
  const config = await readFile(join(ROOT, 'vitest.config.ts'), 'utf8');
  const projects = [...config.matchAll(/\bname: '([\w-]+)'/g)].map(([, name]) => name ?? '');
  const run = STAGES.flatMap(({ command }) => command).flatMap(
    (argument) => /^--project=(.+)$/.exec(argument)?.[1] ?? [],
  );
  expect(projects).toContain('packages');
  expect([...run, ...ELSEWHERE].toSorted()).toEqual(projects.toSorted());
});

describe('planStages', () => {
  const listNames = (args: readonly string[]) =>
    planStages(args)
      .lanes.flat()
      .map(({ name }) => name);

  test('planStages plans every stage once, and the indexes last', () => {
    expect(listNames([]).toSorted()).toEqual(STAGES.map(({ name }) => name).toSorted());
    expect(listNames([]).at(-1)).toBe(INDEXES.name);
  });

  test('planStages plans the stages named', () => {
    expect(listNames(['rules', 'unit']).toSorted()).toEqual(['rules', 'unit']);
  });

  test('planStages passes the arguments after the name of a stage to its runner', () => {
    const { lanes, rest } = planStages(['browser', 'pricing', '-g', 'offer']);
    expect(lanes.flat().map(({ name }) => name)).toEqual(['browser']);
    expect(rest).toEqual(['pricing', '-g', 'offer']);
  });

  test.each([[['browsr']], [['--bail']], [['unit', 'rules', '-t', 'offer']]])(
    'planStages refuses %j: no stage, or several for one set of arguments',
    (args) => {
      expect(() => planStages(args)).toThrow(
        /goes with one stage; the stages are types, unit, service/,
      );
    },
  );

  test('planStages refuses arguments for a stage that would ignore them', () => {
    expect(() => planStages(['lint', '--fix'])).toThrow('"lint" takes no arguments.');
  });
});
