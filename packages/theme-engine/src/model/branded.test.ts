import { expect, it } from 'vitest';
import { contrastChecks } from '../checks';
import { branded } from './branded';
import { toOklch } from './color-space';
import { themeOf } from './document';
import { presetOn } from './studio-presets';

const BRAND = [
  '#c8102e',
  '#00629b',
  '#ffb81c',
  '#6cc24a',
  '#5f259f',
  '#00a3ad',
  '#e35205',
  '#53565a',
];

it.each(['light', 'dark'] as const)(
  'a brand’s first colour carries through accents, buttons, tables and the gradient on a %s page',
  (page) => {
    const before = presetOn({ name: 'Meridian' }, page);
    const after = { ...before, ...branded(before, BRAND) };
    expect(after.dataColors).toEqual(BRAND);
    const hue = toOklch('#c8102e').h;
    for (const key of ['accent', 'accentFill', 'tableAccent', 'maximum'] as const) {
      expect(after[key]).not.toBe(before[key]);
      expect(Math.abs(toOklch(after[key]).h - hue)).toBeLessThan(15);
    }
    const document = { name: 'Brand', decisions: after, changes: {} };
    const failing = contrastChecks(themeOf(document), document).filter(({ passes }) => !passes);
    // The brand's own colours are what they are.
    const ofData = ['data-on-card', 'words-on-data'];
    expect(failing.map(({ id }) => id).filter((id) => !ofData.includes(id))).toEqual([]);
  },
);
