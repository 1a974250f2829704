import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { DEFAULT_DECISIONS } from './decisions';
import { themeOf } from './document';
import { presetOn, STUDIO_PRESETS } from './studio-presets';

const scheme = (name: string) => {
  const found = STUDIO_PRESETS.find((preset) => preset.name === name);
  if (!found) throw new Error(`No preset ${name}`);
  return found;
};

describe('STUDIO_PRESETS', () => {
  it('are 24, each with a name of its own', () => {
    expect(new Set(STUDIO_PRESETS.map(({ name }) => name)).size).toBe(24);
    expect(STUDIO_PRESETS).toHaveLength(24);
  });

  it('have the theme the studio opens with among them', () => {
    expect(scheme('Meridian').decisions).toBe(DEFAULT_DECISIONS);
  });

  it.each([
    ['Blues', '#f7fbff', '#084594'],
    ['BuGn', '#f7fcfd', '#005824'],
    ['PuBu', '#fff7fb', '#034e7b'],
    ['PuRd', '#f7f4f9', '#91003f'],
    ['Purples', '#fcfbfd', '#4a1486'],
  ])('%s is ColorBrewer’s scheme of eight, from %s to %s', (name, first, last) => {
    const { palette, ramp } = scheme(name);
    expect(palette.title).toBe(name);
    expect(palette.dataTheme.colors).toEqual([first, last]);
    expect(palette.dataTheme.data).toHaveLength(8);
    expect(ramp).toEqual([...palette.dataTheme.data].reverse());
  });

  it.each(STUDIO_PRESETS.map(({ name }) => name))(
    '%s has eight data colours on each page',
    (name) => {
      for (const page of ['light', 'dark'] as const) {
        const decisions = presetOn({ name }, page);
        expect(decisions.page).toBe(page);
        expect(new Set(decisions.dataColors).size).toBe(8);
        const ends = contrast(decisions.minimum, decisions.maximum);
        expect(ends).toBeGreaterThan(2);
        // On the background that is exported.
        const { background, dataColors } = themeOf({ name, decisions, changes: {} });
        for (const color of dataColors as string[])
          expect(contrast(color, background as string)).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('lifts the deepest shades of a scheme on a dark page', () => {
    const { minimum, background } = presetOn({ name: 'Blues' }, 'dark');
    expect(contrast(minimum, background)).toBeGreaterThanOrEqual(3);
  });
});
