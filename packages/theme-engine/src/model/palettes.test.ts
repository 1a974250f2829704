import { describe, expect, it } from 'vitest';
import { blendColors } from './blend-colors';
import { computeDeltaE, fromOklch, toOklch } from './color-space';
import { computeContrast } from './contrast';
import { INVALID_COLOR } from './gradient';
import { createHarmony, HARMONIES, parseColorList, shuffle } from './palettes';

describe('parseColorList', () => {
  it.each<[string, string[]]>([
    ['#FF0000 #00ff00', ['#ff0000', '#00ff00']],
    ['ff0000, 00FF00;aabbcc', ['#ff0000', '#00ff00', '#aabbcc']],
    ['#f00', ['#ff0000']],
    ['#ff000080', ['#ff0000']],
    ['https://coolors.co/264653-2a9d8f-e9c46a', ['#264653', '#2a9d8f', '#e9c46a']],
    ['https://coolors.co/palette/264653-2a9d8f', ['#264653', '#2a9d8f']],
    ['rgb(255, 0, 0) rgba(0 128 255 / 50%)', ['#ff0000', '#0080ff']],
    ['hsl(120, 100%, 50%) hsl(0deg 0% 50%)', ['#00ff00', '#808080']],
    ['--brand: #123456; color: rgb(100%, 0%, 0%);', ['#123456', '#ff0000']],
    ['["#111111", "#222222", "#111111"]', ['#111111', '#222222']],
    ['{"dataColors":["#112233"]}', ['#112233']],
    ['The facade has no colour, section 2024 neither.', []],
    ['', []],
    ['#12345', []],
  ])('finds the colours in %j', (text, colors) => {
    expect(parseColorList(text)).toEqual(colors);
  });

  it('returns at most 100 colours', () => {
    const many = Array.from({ length: 5000 }, (_, i) => `#${i.toString(16).padStart(6, '0')}`);
    expect(parseColorList(many.join(' '))).toHaveLength(100);
  });
});

describe('createHarmony', () => {
  it.each(HARMONIES.map(({ kind }) => kind))(
    '%s gives eight different colours, the first as given',
    (kind) => {
      for (const base of ['#2563c9', '#7a2a7f', '#f2c811']) {
        const colors = createHarmony(base, kind);
        expect(colors[0]).toBe(base);
        expect(new Set(colors).size).toBe(8);
      }
    },
  );

  it('turns the hue by half a circle for a complementary palette', () => {
    const [one = '', other = ''] = createHarmony('#2563c9', 'complementary');
    const turn = Math.abs(toOklch(one).h - toOklch(other).h);
    expect(Math.abs(turn - 180)).toBeLessThan(4);
  });
});

describe('shuffle', () => {
  const colors = ['#111111', '#222222', '#333333', '#444444'];
  const createRandom = (seed: number) => () => (seed = (seed * 16807) % 2147483647) / 2147483647;

  it('keeps locked colours and creates others that are visible on the card', () => {
    const result = shuffle(colors, [1], createRandom(7), '#171a1d');
    expect(result[1]).toBe('#222222');
    const fresh = result.filter((_, i) => i !== 1);
    expect(fresh.every((color) => computeContrast(color, '#171a1d') >= 3)).toBe(true);
    expect(computeDeltaE(fresh[0] ?? '', fresh[1] ?? '')).toBeGreaterThan(10);
  });

  it('returns the same colours for the same random numbers', () => {
    expect(shuffle(colors, [], createRandom(7))).toEqual(shuffle(colors, [], createRandom(7)));
  });
});

describe('blend', () => {
  it('returns the gradient of the specification in RGB', () => {
    expect(blendColors('#0000ff', '#ffff00', 'rgb').join(' ')).toBe(
      '#0000ff #2424db #4949b6 #6d6d92 #92926d #b6b649 #dbdb24 #ffff00',
    );
  });

  it('stays colourful between the same two ends in OKLCH', () => {
    const steps = blendColors('0000FF', '#ffff00', 'oklch');
    expect([steps[0], steps[7], steps.length]).toEqual(['#0000ff', '#ffff00', 8]);
    expect(steps.every((color) => toOklch(color).c > 0.05)).toBe(true);
    expect(new Set(blendColors('#808080', '#ff0000', 'oklch')).size).toBe(8);
  });

  it.each(['rgb', 'oklch'] as const)('refuses text that is not a hex colour in %s', (space) => {
    expect(() => blendColors('red', '#ffffff', space)).toThrow(new Error(INVALID_COLOR));
    expect(() => blendColors('#ffffff', '#fff', space)).toThrow(new Error(INVALID_COLOR));
  });
});

it('fromOklch(toOklch(color)) returns the same colour', () => {
  for (let number = 0; number <= 0xffffff; number += 65_793 * 3 + 11) {
    const hex = `#${number.toString(16).padStart(6, '0')}`;
    expect(fromOklch(toOklch(hex))).toBe(hex);
  }
});
