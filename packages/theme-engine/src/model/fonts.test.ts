import { expect, it } from 'vitest';
import { FONTS, isShippedFont } from './fonts';

it.each([
  ...FONTS.map((font) => [font, true] as const),
  ['segoe ui semibold', true],
  ["'Segoe UI Light', wf_segoe-ui_light, sans-serif", true],
  ['Inter', false],
  ['', false],
])('Power BI brings %j: %j', (font, isShipped) => {
  expect(isShippedFont(font)).toBe(isShipped);
});
