import { expect, test } from 'vitest';
import { checkContrasts } from '../checks';
import { ACCENTS, deriveAccents } from './derive-accents';
import { toOklch } from './color-space';
import { compileTheme } from './document';
import { resolvePreset } from './studio-presets';

test.each(['light', 'dark'] as const)(
  'deriveAccents gives accents, buttons, tables and the gradient the hue of one colour on a %s page',
  (page) => {
    const before = resolvePreset({ name: 'Meridian' }, page);
    const after = { ...before, ...deriveAccents('#c8102e', before) };
    const hue = toOklch('#c8102e').h;
    for (const key of ACCENTS) {
      expect(after[key]).not.toBe(before[key]);
      expect(Math.abs(toOklch(after[key]).h - hue)).toBeLessThan(15);
    }
    const document = { name: 'Brand', decisions: after, changes: {} };
    const failing = checkContrasts(compileTheme(document), document).filter(
      ({ passes }) => !passes,
    );
    expect(failing).toEqual([]);
  },
);
