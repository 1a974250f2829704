import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFaintColors } from '../checks/data-colors-check';
import { toOklch } from './color-space';
import { computeContrast } from './contrast';
import { DEFAULT_DECISIONS } from './decisions';
import { resolvePreset, STUDIO_PRESETS } from './studio-presets';
import { randomDecisions } from './testing/random-decisions';
import { convertToPage } from './turn';
import { turnPage } from './turn-page';

const dark = turnPage(DEFAULT_DECISIONS, 'dark');

describe('turnPage', () => {
  it('turns surfaces and text and keeps the brand colour', () => {
    expect(dark.page).toBe('dark');
    expect(toOklch(dark.background).l).toBeLessThan(0.3);
    expect(toOklch(dark.firstLevel).l).toBeGreaterThan(0.85);
    expect(dark.accentFill).toBe(DEFAULT_DECISIONS.accentFill);
    // A page stays behind its cards, lines stay on them.
    expect(computeContrast(dark.pageBackground, dark.background)).toBeGreaterThan(1.02);
    expect(toOklch(dark.pageBackground).l).toBeLessThan(toOklch(dark.background).l);
    expect(toOklch(dark.thirdLevel).l).toBeGreaterThan(toOklch(dark.background).l);
  });

  it('returns decisions that already have this page kind unchanged', () => {
    expect(turnPage(DEFAULT_DECISIONS, 'light')).toBe(DEFAULT_DECISIONS);
  });

  it.each(STUDIO_PRESETS.map(({ name }) => name))('restores %s after two turns', (name) => {
    const [light, onDark] = [resolvePreset({ name }, 'light'), resolvePreset({ name }, 'dark')];
    expect(turnPage(light, 'dark')).toEqual(onDark);
    expect(turnPage(onDark, 'light')).toEqual(light);
  });

  it('restores the other values of a preset if one colour was changed', () => {
    const own = { ...DEFAULT_DECISIONS, good: '#00aa55' };
    const { good, ...rest } = turnPage(turnPage(own, 'dark'), 'light');
    const { good: _, ...before } = own;
    expect(rest).toEqual(before);
    expect(good).toMatch(/^#[\da-f]{6}$/);
  });

  it('returns the same decisions when turned back and turned again', () => {
    fc.assert(
      fc.property(randomDecisions, ({ dataColors, accentFill, font }) => {
        const there = convertToPage({ ...DEFAULT_DECISIONS, dataColors, accentFill, font }, 'dark');
        const back = convertToPage(there, 'light');
        expect(convertToPage(back, 'dark')).toEqual(there);
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  it('leaves no data colour below 3 to 1 on a light or dark card', () => {
    const palette = randomDecisions.map(({ dataColors }) => ({ ...DEFAULT_DECISIONS, dataColors }));
    fc.assert(
      fc.property(palette, (decisions) => {
        const { dataColors, background } = convertToPage(decisions, 'dark');
        expect(findFaintColors(dataColors, background)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
