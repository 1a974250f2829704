/** Computes the numbers in articles again. */
import { describe, expect, test } from 'vitest';
import { computeContrast, createGradient } from '@/features/theme-studio';
import { BEHIND_WHITE, BRAND, NEUTRALS, RAMP_ENDS } from './logo';
import { BUTTON_STATES } from './slicers';

/** First colour, second colour, contrast as written. */
const CONTRASTS: readonly (readonly [string, string, number])[] = [
  // Eight chart colours
  ['#4338CA', '#ffffff', 7.9],
  ['#5F69D7', '#ffffff', 4.7],
  ['#6D81DE', '#ffffff', 3.6],
  ['#7B9AE5', '#ffffff', 2.8],
  ['#A5E3F9', '#ffffff', 1.4],
  // Light and dark
  ['#4338CA', '#12161E', 2.3],
  ['#A5E3F9', '#12161E', 12.9],
  ['#0B4A8F', '#12161E', 2.1],
  ['#4A79AC', '#12161E', 4.0],
  ['#6D70F6', '#12161E', 4.6],
  ['#0C0F15', '#12161E', 1.1],
  ['#F4F5F8', '#12161E', 16.6],
  ['#A8AEBA', '#12161E', 8.1],
  ['#007A56', '#ffffff', 5.4],
  ['#3AD198', '#12161E', 9.3],
  ['#F2C811', '#ffffff', 1.6],
  ['#F2C811', '#12161E', 11.3],
  // Theme file
  ['#B3B0AD', '#ffffff', 2.2],
  // Accessible palettes
  ['#D9B300', '#ffffff', 2.0],
  // From logo to theme
  [BRAND.teal, '#ffffff', 3.1],
  [BRAND.teal, '#12161e', 5.9],
  [BRAND.yellow, '#ffffff', 1.7],
  [BRAND.yellow, '#12161e', 10.5],
  [BEHIND_WHITE, '#ffffff', 4.5],
  [RAMP_ENDS[0], '#ffffff', 8.2],
  [NEUTRALS[2], '#ffffff', 6.5],
  [NEUTRALS[3], '#ffffff', 15.8],
];

test.each(CONTRASTS)(
  'the article’s colours %s and %s have a contrast of %s to 1',
  (one, other, said) => {
    expect(computeContrast(one, other)).toBeCloseTo(said, 1);
  },
);

describe('BUTTON_STATES of the article on slicers', () => {
  test.each(BUTTON_STATES)(
    'the article’s button in the state $state matches its file',
    ({ state, fill, text }) => {
      expect(computeContrast(fill, text) >= 4.5).toBe(state !== 'Disabled');
    },
  );
});

test('the ramp of the first article is the studio’s ramp between its ends', () => {
  expect(createGradient('#4338CA', '#A5E3F9').map((shade) => shade.toUpperCase())).toEqual(
    '#4338CA #5150D1 #5F69D7 #6D81DE #7B9AE5 #89B2EC #97CBF2 #A5E3F9'.split(' '),
  );
});
