import { expect, test } from 'vitest';
import { summary, transcript } from './report';

const types = {
  title: 'Types',
  budget: 40,
  seconds: 36.04,
  count: { passed: 1, failed: 0, skipped: 0 },
  output: ['one', 'two'],
};
const unit = {
  title: 'Unit tests',
  budget: 150,
  seconds: 151,
  count: { passed: 9, failed: 2, skipped: 0 },
  output: [],
};
const browser = {
  title: 'Browser',
  budget: 300,
  seconds: 0,
  count: { passed: 0, failed: 1, skipped: 0 },
  output: [],
  reason: 'could not run: no Chromium',
};

test('names beside what a stage took what it may take, and says plainly where that is more', () => {
  const lines = summary([types, unit, browser], { seconds: 190, budget: 600 }, true).split('\n');
  expect(lines).toContain('  Types                      36.0 s of  40 s               ok');
  expect(lines).toContain(
    '  Unit tests                151.0 s of 150 s  over budget  9 passed, 2 failed',
  );
  expect(lines).toContain(
    '  Browser                     0.0 s of 300 s               could not run: no Chromium',
  );
  expect(lines).toContain('  Everything                190.0 s of 600 s');
});

test('ends with the numbers of all stages', () => {
  const text = summary([types, unit, browser], { seconds: 190, budget: 600 }, true);
  expect(text.split('\n').at(-1)).toBe('10 passed, 3 failed');
});

test('knows no budget where matrices run whole', () => {
  const text = summary([unit], { seconds: 190, budget: null }, false);
  expect(text).toContain('  Unit tests                151.0 s               9 passed, 2 failed\n');
});

test('keeps the lines of a stage together under its name', () => {
  expect(transcript(types)).toMatch(/^\n== Types =+\n\none\ntwo$/);
});
