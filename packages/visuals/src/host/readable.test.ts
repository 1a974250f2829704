import { expect, test } from 'vitest';
import { DARK, HIGH_CONTRAST, LIGHT } from '../testing/palettes';
import { chooseReadable, computeContrast } from './readable';

test.each([LIGHT, DARK, HIGH_CONTRAST])('keeps the text colour of a readable theme', (palette) => {
  expect(chooseReadable(palette.foreground, palette.background)).toBe(palette.foreground);
});

test.each(['#ffffff', '#000000', '#777777', '#808080', '#fde047', '#1d4ed8', '#7a2e2e'])(
  'takes black or white if the text of a theme can’t be read on %s',
  (background) => {
    const color = chooseReadable(background, background);
    expect(['#000000', '#ffffff']).toContain(color);
    expect(computeContrast(color, background)).toBeGreaterThanOrEqual(4.5);
  },
);

test('measures contrast as WCAG does, and leaves colours that it can’t read', () => {
  expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(computeContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(chooseReadable('rgb(1, 2, 3)', '#000000')).toBe('rgb(1, 2, 3)');
});
