import { describe, expect, it } from 'vitest';
import { createGradient, isHexColor } from './gradient';

describe('createGradient', () => {
  it('returns eight even steps that start and end with the two colours', () => {
    expect(createGradient('#0000ff', '#ffff00')).toEqual([
      '#0000ff',
      '#2424db',
      '#4949b6',
      '#6d6d92',
      '#92926d',
      '#b6b649',
      '#dbdb24',
      '#ffff00',
    ]);
  });

  it('accepts colours without # and in capitals', () => {
    expect(createGradient('4338CA', '#A5E3F9')).toEqual(createGradient('#4338ca', '#a5e3f9'));
  });

  it.each(['', '#fff', '#12345', '#1234567', '#12345g', 'red', 'rgb(0,0,0)'])(
    'refuses %j with the words of the specification',
    (wrong) => {
      const words = new Error('Invalid color. Please use hex format like #FF0000');
      expect(isHexColor(wrong)).toBe(false);
      expect(() => createGradient(wrong, '#ffffff')).toThrow(words);
      expect(() => createGradient('#ffffff', wrong)).toThrow(words);
    },
  );
});
