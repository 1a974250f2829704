import { expect, it } from 'vitest';
import { FONTS, isShippedFont } from './fonts';

const CASES: readonly (readonly [font: string, isShipped: boolean])[] = [
  ...FONTS.map((font) => [font, true] as const),
  ['segoe ui semibold', true],
  ["'Segoe UI Light', wf_segoe-ui_light, sans-serif", true],
  ['Inter', false],
  ['', false],
];
it.each(CASES)('isShippedFont(%j) returns %j', (font, isShipped) => {
  expect(isShippedFont(font)).toBe(isShipped);
});
