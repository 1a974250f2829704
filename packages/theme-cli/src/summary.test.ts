import { expect, test } from 'vitest';
import { formatCell, renderCheckSummary, renderRethemeSummary } from './summary';

const createChange = (before: string, after: string) => ({
  path: 'v.json',
  page: 'Sales',
  visual: 'v',
  setting: 'legend.labelColor',
  before,
  after,
});
const createReportSummary = (changes: ReturnType<typeof createChange>[]) => ({
  name: 'Sales',
  files: changes.length,
  changes,
  score: { before: 70, after: 90 },
});

test('a summary escapes text from a report', () => {
  const formatted = formatCell('a|b\n<img src=x> **@team** [x](y) `c`');
  expect(formatted).not.toMatch(/[|<>*@[\]`\n]/);
  expect(formatCell('x'.repeat(500))).toHaveLength(120);
});

test('a summary shows the colours of a change, even after a named colour', () => {
  const markdown = renderRethemeSummary(
    [createReportSummary([createChange('#F2859E', 'data4 (#ff7eaa)')])],
    'Night',
    true,
  );
  expect(markdown).toContain('| `#F2859E` | data4 `#ff7eaa` |');
  expect(markdown).toContain('1 change in 1 file. Score 70 → 90 of 100.');
});

test('a summary shortens a long list and counts the hidden entries', () => {
  const changes = Array.from({ length: 230 }, () => createChange('#000000', '#ffffff'));
  expect(renderRethemeSummary([createReportSummary(changes)], 'Night', false)).toContain(
    '30 more are not shown.',
  );
});

test('a summary says that nothing changes for a report that follows its theme', () => {
  expect(renderRethemeSummary([createReportSummary([])], 'Night', true)).toContain(
    'nothing changes',
  );
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
const finding = {
  rule: 'contrast',
  level: 'contrast' as const,
  message: 'Low',
  file: 'x.json',
  line: 1,
  column: 2,
  at: '/good',
};

test('a summary shows low contrast with a colour that passes', () => {
  const contrast = {
    label: 'Axis',
    words: '#aaaaaa',
    ground: '#ffffff',
    ratio: 2.3,
    needed: 4.5,
    fix: '#767676',
  };
  const summary = renderCheckSummary([{ ...RESULT, contrast: [{ ...finding, contrast }] }]);
  expect(summary).toContain('| Axis | `#aaaaaa` | `#ffffff` | 2.3 | 4.5 | `#767676` |');
});

test('a summary lists errors and folds warnings and ignored findings with their counts', () => {
  const error = { ...finding, rule: 'wrong-value', level: 'error' as const };
  const warning = { ...finding, level: 'warning' as const, at: '', rule: 'microsoft/X' };
  const summary = renderCheckSummary([
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
