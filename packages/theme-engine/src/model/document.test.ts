import { expect, it } from 'vitest';
import { sampleTheme, sampleThemes } from '../testing/powerbi';
import { buildTheme } from './build-theme';
import { DEFAULT_DECISIONS } from './decisions';
import { documentOf, themeOf, themeText, type Theme } from './document';

it('knows the decisions of a theme made here, and has nothing to add', () => {
  const document = documentOf(buildTheme('Meridian', DEFAULT_DECISIONS));
  expect(document).toEqual({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
});

it.each<Theme>([
  { name: 'A', dataColors: ['#112233'], unknown: { deep: [1, { a: null }] } },
  { name: 'A', visualStyles: { mine: { '*': { card: [{ a: 1 }, { b: 'x' }] } }, '*': {} } },
  { name: 'A/~1', visualStyles: { columnChart: { 'my style': { legend: [{}] }, '*': {} } } },
])('exports what was imported: %j', (theme) => {
  expect(themeOf(documentOf(theme))).toEqual(theme);
});

it('keeps a theme without a name nameless until it gets one', () => {
  const document = documentOf({ good: '#112233' }, 'harbour');
  expect(document.name).toBe('harbour');
  expect(themeOf(document)).toEqual({ good: '#112233' });
});

it.each(sampleThemes())('imports and exports %s without loss', (name) => {
  const theme = sampleTheme(name) as Theme;
  const text = themeText(themeOf(documentOf(theme, name)));
  expect(JSON.parse(text)).toEqual(theme);
  // And once more from what was exported.
  expect(themeText(themeOf(documentOf(JSON.parse(text) as Theme)))).toBe(text);
});
