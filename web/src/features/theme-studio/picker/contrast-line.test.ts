import { describe, expect, it } from 'vitest';
import { computeContrast, hsvToHex } from '@flexa/theme-engine/model';
import { computeContrastLines } from './contrast-line';

const HUES = [0, 60, 120, 200, 265, 330];

describe('the contrast line', () => {
  it.each(HUES)('of hue %i on white has the needed contrast in each of its points', (h) => {
    const { darker, lighter } = computeContrastLines(h, '#ffffff', 4.5);
    expect(lighter).toEqual([]);
    expect(darker.length).toBeGreaterThan(5);
    for (const point of darker) {
      expect(computeContrast(hsvToHex({ h, ...point }), '#ffffff')).toBeCloseTo(4.5, 0);
    }
  });

  it('lies above on a dark ground', () => {
    const { darker, lighter } = computeContrastLines(40, '#101418', 4.5);
    expect(darker).toEqual([]);
    expect(lighter).toHaveLength(25);
  });

  it('lies on both sides of a middle grey that little contrast is needed with', () => {
    const { darker, lighter } = computeContrastLines(200, '#808080', 3);
    expect(darker.length).toBeGreaterThan(0);
    expect(lighter.length).toBeGreaterThan(0);
  });

  it('is missing if every colour of the column passes', () => {
    // Pure blue is darker than 4.5 on white needs, however bright it is.
    const { darker } = computeContrastLines(240, '#ffffff', 4.5);
    expect(Math.max(...darker.map(({ s }) => s))).toBeLessThan(100);
  });
});
