import { expect, it } from 'vitest';
import { readSampleTheme, listSampleThemes } from '../testing/powerbi';
import { buildTheme } from './build-theme';
import { DEFAULT_DECISIONS } from './decisions';
import { createDocument, compileTheme, formatTheme, type Theme } from './document';

it('knows the decisions of a theme made here, and has nothing to add', () => {
  const document = createDocument(buildTheme('Meridian', DEFAULT_DECISIONS));
  expect(document).toEqual({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
});

it.each<Theme>([
  { name: 'A', dataColors: ['#112233'], unknown: { deep: [1, { a: null }] } },
  { name: 'A', visualStyles: { mine: { '*': { card: [{ a: 1 }, { b: 'x' }] } }, '*': {} } },
  { name: 'A/~1', visualStyles: { columnChart: { 'my style': { legend: [{}] }, '*': {} } } },
])('exports what was imported: %j', (theme) => {
  expect(compileTheme(createDocument(theme))).toEqual(theme);
});

it('keeps a theme without a name nameless until it gets one', () => {
  const document = createDocument({ good: '#112233' }, 'harbour');
  expect(document.name).toBe('harbour');
  expect(compileTheme(document)).toEqual({ good: '#112233' });
});

it.each(listSampleThemes())('imports and exports %s without loss', (name) => {
  const theme = readSampleTheme(name) as Theme;
  const text = formatTheme(compileTheme(createDocument(theme, name)));
  expect(JSON.parse(text)).toEqual(theme);
  // And once more from what was exported.
  expect(formatTheme(compileTheme(createDocument(JSON.parse(text) as Theme)))).toBe(text);
});
