import { describe, expect, it } from 'vitest';
import { computeContrast } from './contrast';
import { DEFAULT_DECISIONS } from './decisions';
import { compileTheme } from './document';
import { createGradient } from './gradient';
import { PRESET_NAMES, PRESETS } from './presets';
import { resolvePreset, STUDIO_PRESETS } from './studio-presets';

const requirePreset = (name: string) => {
  const found = STUDIO_PRESETS.find((preset) => preset.name === name);
  if (!found) throw new Error(`No preset ${name}`);
  return found;
};

describe('STUDIO_PRESETS', () => {
  it('contains 24 presets with distinct names', () => {
    expect(new Set(STUDIO_PRESETS.map(({ name }) => name)).size).toBe(24);
    expect(STUDIO_PRESETS).toHaveLength(24);
  });

  it('contains the theme that the studio opens with', () => {
    expect(requirePreset('Meridian').decisions).toBe(DEFAULT_DECISIONS);
  });

  it.each(PRESET_NAMES)('gives %s exactly the colours of its palette on the home page', (name) => {
    const { palette, ramp } = requirePreset(name);
    expect(palette).toBe(PRESETS[name]);
    expect(ramp).toEqual(palette.dataTheme.data);
    expect(resolvePreset({ name }, 'light')).toMatchObject({
      pageBackground: palette.mainBg,
      background: palette.cardBg,
      firstLevel: palette.textColor,
      minimum: palette.dataTheme.colors[1],
    });
  });

  it.each(STUDIO_PRESETS.map(({ name }) => name))(
    'gives %s the eight shades of the specification between its two colours',
    (name) => {
      const { title, dataTheme, brandColor, cardBg, textColor, mainBg } =
        requirePreset(name).palette;
      expect(title).toBe(name);
      expect(dataTheme.data).toEqual(createGradient(...dataTheme.colors));
      expect(dataTheme.data).toHaveLength(8);
      expect(computeContrast(textColor, cardBg)).toBeGreaterThanOrEqual(7);
      expect(computeContrast(textColor, mainBg)).toBeGreaterThanOrEqual(7);
      expect(computeContrast(brandColor, cardBg)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(STUDIO_PRESETS.map(({ name }) => name))(
    'gives %s eight data colours on each page',
    (name) => {
      for (const page of ['light', 'dark'] as const) {
        const decisions = resolvePreset({ name }, page);
        expect(decisions.page).toBe(page);
        expect(new Set(decisions.dataColors).size).toBe(8);
        const ends = computeContrast(decisions.minimum, decisions.maximum);
        expect(ends).toBeGreaterThan(2);
        // On the background that is exported.
        const { background, dataColors } = compileTheme({ name, decisions, changes: {} });
        for (const color of dataColors as string[])
          expect(computeContrast(color, background as string)).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('lightens the deepest shades of a scheme on a dark page', () => {
    const { minimum, background } = resolvePreset({ name: 'Blues' }, 'dark');
    expect(computeContrast(minimum, background)).toBeGreaterThanOrEqual(3);
  });
});
