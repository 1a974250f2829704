import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';

describe('contrast', () => {
  it('is 21 between black and white, either way round', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  });

  it('is 1 of a colour with itself', () => {
    expect(contrast('#4338ca', '#4338CA')).toBe(1);
  });

  it('agrees with the known value of #767676 on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
