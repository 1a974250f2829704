import { describe, expect, it } from 'vitest';
import { computeContrast } from './contrast';

describe('computeContrast', () => {
  it('returns 21 for black and white in either order', () => {
    expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(computeContrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  });

  it('returns 1 for a colour and itself', () => {
    expect(computeContrast('#4338ca', '#4338CA')).toBe(1);
  });

  it('returns the known ratio of #767676 on white', () => {
    expect(computeContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

/** Colours of WCAG's and W3C's own examples with the ratios written beside them. */
it.each([
  ['#777777', '#ffffff', 4.48],
  ['#595959', '#ffffff', 7.0],
  ['#949494', '#ffffff', 3.03],
  ['#ff0000', '#ffffff', 4.0],
  ['#00ff00', '#ffffff', 1.37],
  ['#0000ff', '#ffffff', 8.59],
  ['#ffff00', '#0000ff', 8.0],
])('computeContrast returns the published ratio of %s on %s', (words, ground, published) => {
  expect(computeContrast(words, ground)).toBeCloseTo(published, 1);
});
