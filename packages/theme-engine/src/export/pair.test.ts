import { expect, test } from 'vitest';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { createDocument, type Theme } from '../model/document';
import { turnPage } from '../model/turn-page';
import { buildPairFiles } from './pair';

test('buildPairFiles returns a light and a dark theme with the overrides, whichever page was edited', () => {
  const changes = { '/good': { set: '#123456' } };
  const dark = turnPage(DEFAULT_DECISIONS, 'dark');
  for (const decisions of [DEFAULT_DECISIONS, dark]) {
    const files = buildPairFiles({ name: 'Meridian', decisions, changes });
    expect([...files.keys()]).toEqual(['theme-light.json', 'theme-dark.json']);
    const [light, night] = [...files.values()].map((text) => JSON.parse(text as string) as Theme);
    expect([light?.name, night?.name]).toEqual(['Meridian light', 'Meridian dark']);
    expect([light?.['good'], night?.['good']]).toEqual(['#123456', '#123456']);
    expect(createDocument(light as Theme).decisions.page).toBe('light');
    expect(createDocument(night as Theme).decisions.page).toBe('dark');
    expect(light?.['background']).toBe(DEFAULT_DECISIONS.background);
    expect(night?.['background']).toBe(dark.background);
  }
});
