import { expect, test } from 'vitest';
import { cell, checkSummary, rethemeSummary } from './summary';

const change = (before: string, after: string) => ({
  path: 'v.json',
  page: 'Sales',
  visual: 'v',
  setting: 'legend.labelColor',
  before,
  after,
});
const swept = (changes: ReturnType<typeof change>[]) => ({
  name: 'Sales',
  files: changes.length,
  changes,
  score: { before: 70, after: 90 },
});

test('words of a report are never markup', () => {
  const told = cell('a|b\n<img src=x> **@team** [x](y) `c`');
  expect(told).not.toMatch(/[|<>*@[\]`\n]/);
  expect(cell('x'.repeat(500))).toHaveLength(120);
});

test('a change shows its colours, also behind the name of one', () => {
  const told = rethemeSummary([swept([change('#F2859E', 'data4 (#ff7eaa)')])], 'Night', true);
  expect(told).toContain('| `#F2859E` | data4 `#ff7eaa` |');
  expect(told).toContain('1 change in 1 file. Score 70 → 90 of 100.');
});

test('a long list is cut, and says by how much', () => {
  const changes = Array.from({ length: 230 }, () => change('#000000', '#ffffff'));
  expect(rethemeSummary([swept(changes)], 'Night', false)).toContain('30 more are not shown.');
});

test('a report that follows its theme is said to', () => {
  expect(rethemeSummary([swept([])], 'Night', true)).toContain('nothing changes');
});

test('contrast that is too low is told with the colour that passes', () => {
  const contrast = [
    { label: 'Axis', words: '#aaaaaa', ground: '#ffffff', ratio: 2.3, needed: 4.5, fix: '#767676' },
  ];
  const told = checkSummary([
    { of: 'x.json', settings: 3, keys: 0, errors: [], ignored: [], contrast, microsoft: null },
  ]);
  expect(told).toContain('| Axis | `#aaaaaa` | `#ffffff` | 2.3 | 4.5 | `#767676` |');
});

test('errors, warnings and notes of Microsoft’s validator are counted apart', () => {
  const microsoft = (['warning', 'warning', 'noted'] as const).map((level) => ({
    level,
    code: 'X',
    message: 'y',
  }));
  const told = checkSummary([
    { of: 'x', settings: 3, keys: 0, errors: [], ignored: [], contrast: [], microsoft },
  ]);
  expect(told).toContain('Microsoft’s validator: 0 errors, 2 warnings, 1 noted');
});
