import { describe, expect, it } from 'vitest';
import { FORMAT_FACES, FORMATS } from './color-formats';

const COLORS = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ff0000',
  '#00ff7f',
  '#2563c9',
  '#f2a33a',
  '#0b4a8f',
  '#a5e3f9',
];

describe.each(FORMATS)('the numbers of %s', (format) => {
  it.each(COLORS)('name %s and nothing else', (color) => {
    const { read, write } = FORMAT_FACES[format];
    expect(write(read(color))).toBe(color);
  });

  it.each(COLORS)('of %s lie in the range of their fields', (color) => {
    const { read, fields } = FORMAT_FACES[format];
    read(color).forEach((number, i) => {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThanOrEqual(fields[i]?.max ?? 0);
    });
  });
});

it('HSL is the one of CSS', () => {
  const { read, write } = FORMAT_FACES.hsl;
  expect(write([210, 50, 40])).toBe('#336699');
  expect(read('#336699').map(Math.round)).toEqual([210, 50, 40]);
});
