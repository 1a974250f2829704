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

const RESULT = {
  of: 'x.json',
  ownTheme: true,
  settings: 3,
  keys: 0,
  microsoft: true,
  errors: [],
  warnings: [],
  contrast: [],
  notes: [],
  ignored: [],
};
const finding = { rule: 'contrast', level: 'contrast' as const, message: 'Low', file: 'x.json', line: 1, column: 2, at: '/good' }; // prettier-ignore

test('low contrast is shown with the colour that passes', () => {
  const contrast = { label: 'Axis', words: '#aaaaaa', ground: '#ffffff', ratio: 2.3, needed: 4.5, fix: '#767676' }; // prettier-ignore
  const summary = checkSummary([{ ...RESULT, contrast: [{ ...finding, contrast }] }]);
  expect(summary).toContain('| Axis | `#aaaaaa` | `#ffffff` | 2.3 | 4.5 | `#767676` |');
});

test('errors are listed, warnings and ignored findings are folded with their counts', () => {
  const error = { ...finding, rule: 'wrong-value', level: 'error' as const };
  const warning = { ...finding, level: 'warning' as const, at: '', rule: 'microsoft/X' };
  const summary = checkSummary([
    {
      ...RESULT,
      errors: [error],
      warnings: [warning, warning],
      ignored: [{ ...error, reason: 'Known' }],
    },
  ]);
  expect(summary).toContain('3 settings, 1 error, 2 warnings, 0 with low contrast, 1 ignored.');
  expect(summary).toContain('| wrong-value | /good | Low |');
  expect(summary).toContain('<summary>2 warnings</summary>');
  expect(summary).toContain('| microsoft/X | x.json:1:2 | Low |');
  expect(summary).toContain('| wrong-value | /good | Low | Known |');
});
