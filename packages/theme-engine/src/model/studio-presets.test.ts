import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { DEFAULT_DECISIONS } from './decisions';
import { themeOf } from './document';
import { gradient } from './gradient';
import { PRESET_NAMES, PRESETS } from './presets';
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

  it.each(PRESET_NAMES)('%s is the palette of the home page, colour for colour', (name) => {
    const { palette, ramp } = scheme(name);
    expect(palette).toBe(PRESETS[name]);
    expect(ramp).toEqual(palette.dataTheme.data);
    expect(presetOn({ name }, 'light')).toMatchObject({
      pageBackground: palette.mainBg,
      background: palette.cardBg,
      firstLevel: palette.textColor,
      minimum: palette.dataTheme.colors[1],
    });
  });

  it.each(STUDIO_PRESETS.map(({ name }) => name))(
    '%s has the specification’s eight shades between its two colours',
    (name) => {
      const { title, dataTheme, brandColor, cardBg, textColor, mainBg } = scheme(name).palette;
      expect(title).toBe(name);
      expect(dataTheme.data).toEqual(gradient(...dataTheme.colors));
      expect(dataTheme.data).toHaveLength(8);
      expect(contrast(textColor, cardBg)).toBeGreaterThanOrEqual(7);
      expect(contrast(textColor, mainBg)).toBeGreaterThanOrEqual(7);
      expect(contrast(brandColor, cardBg)).toBeGreaterThanOrEqual(3);
    },
  );

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
