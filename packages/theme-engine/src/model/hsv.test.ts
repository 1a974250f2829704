import { describe, expect, it } from 'vitest';
import { hexToHsv, hsvToHex } from './hsv';

describe('hexToHsv and hsvToHex', () => {
  it.each(['#000000', '#ffffff', '#808080', '#ff0000', '#00ff7f', '#4338ca', '#a5e3f9', '#0b4a8f'])(
    'return %s unchanged after a round trip',
    (color) => {
      expect(hsvToHex(hexToHsv(color))).toBe(color);
    },
  );

  it('convert the corners of the colour square', () => {
    expect(hexToHsv('#0000ff')).toEqual({ h: 240, s: 100, v: 100 });
    expect(hsvToHex({ h: 240, s: 0, v: 100 })).toBe('#ffffff');
    expect(hsvToHex({ h: 360, s: 100, v: 100 })).toBe('#ff0000');
  });
});
