import { expect, it } from 'vitest';
import { readSampleTheme, listSampleThemes } from '../testing/powerbi';
import { buildTheme } from './build-theme';
import { DEFAULT_DECISIONS } from './decisions';
import { createDocument, compileTheme, formatTheme, type Theme } from './document';

it('createDocument finds the decisions of a studio theme and adds no changes', () => {
  const document = createDocument(buildTheme('Meridian', DEFAULT_DECISIONS));
  expect(document).toEqual({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
});

it.each<Theme>([
  { name: 'A', dataColors: ['#112233'], unknown: { deep: [1, { a: null }] } },
  { name: 'A', visualStyles: { mine: { '*': { card: [{ a: 1 }, { b: 'x' }] } }, '*': {} } },
  { name: 'A/~1', visualStyles: { columnChart: { 'my style': { legend: [{}] }, '*': {} } } },
])('compileTheme returns the imported theme %j', (theme) => {
  expect(compileTheme(createDocument(theme))).toEqual(theme);
});

it('a nameless theme stays nameless until it is renamed', () => {
  const document = createDocument({ good: '#112233' }, 'harbour');
  expect(document.name).toBe('harbour');
  expect(compileTheme(document)).toEqual({ good: '#112233' });
});

it.each(listSampleThemes())('createDocument and compileTheme keep every value of %s', (name) => {
  const theme = readSampleTheme(name) as Theme;
  const text = formatTheme(compileTheme(createDocument(theme, name)));
  expect(JSON.parse(text)).toEqual(theme);
  // And once more from what was exported.
  expect(formatTheme(compileTheme(createDocument(JSON.parse(text) as Theme)))).toBe(text);
});
