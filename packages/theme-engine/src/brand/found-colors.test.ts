import { describe, expect, test } from 'vitest';
import { computeDeltaE } from '../model/color-space';
import { findCssColors } from './css-colors';
import { findPixelColors } from './pixel-colors';

describe('findPixelColors', () => {
  const createPicture = (...areas: readonly (readonly [string, number])[]) =>
    new Uint8ClampedArray(
      areas.flatMap(([hex, count]) => {
        const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
        return Array.from({ length: count }, () => [red ?? 0, green ?? 0, blue ?? 0, 255]).flat();
      }),
    );

  test('returns a logo’s flat colours exactly, without the background, blurred edges and black text', () => {
    const logo = createPicture(
      ['#ffffff', 4000],
      ['#e4002b', 900],
      ['#f2808f', 60],
      ['#ec4060', 40],
      ['#004b87', 500],
      ['#8fb0cc', 30],
      ['#000000', 300],
    );
    expect(findPixelColors(logo)).toEqual(['#e4002b', '#004b87']);
  });

  test('returns at most three colours', () => {
    const areas = ['#e4002b', '#004b87', '#ffc72c', '#00843d', '#6a1b9a'] as const;
    expect(
      findPixelColors(createPicture(...areas.map((color) => [color, 500] as const))),
    ).toHaveLength(3);
  });

  test('returns black for a black logo on white, and white for a white logo', () => {
    expect(findPixelColors(createPicture(['#ffffff', 900], ['#000000', 100]))).toEqual(['#000000']);
    expect(findPixelColors(createPicture(['#ffffff', 900]))).toEqual(['#ffffff']);
  });

  test('returns the same averages of a photograph each time, and nothing for a transparent picture', () => {
    const sky = createPicture(
      ...Array.from(
        { length: 400 },
        (_, i) => [`#${(0x205090 + (i % 9) * 0x010203 + i * 3).toString(16)}`, 1] as const,
      ),
    );
    const colors = findPixelColors(sky);
    expect(computeDeltaE(colors[0] ?? '', '#2458a0')).toBeLessThan(15);
    expect(findPixelColors(sky)).toEqual(colors);
    expect(findPixelColors(new Uint8ClampedArray([255, 0, 0, 0]))).toEqual([]);
  });
});

describe('findCssColors', () => {
  test.each([
    [
      'a brand colour before more frequent colours',
      ':root{--gray:#333;--brand-primary:#E4002B} a{color:#004b87} b{color:#004b87}',
      ['#e4002b', '#004b87'],
    ],
    [
      'the most frequent colours if none is called brand',
      'a{color:#004b87}b{color:#004b87}c{background:#fff}d{color:#00843d}',
      ['#004b87', '#00843d'],
    ],
    [
      'colour functions and colour names',
      'a{color:rgb(228 0 43)}b{border:1px solid navy}',
      ['#e4002b', '#000080'],
    ],
    ['no colours of states', ':root{--danger:#dc3545;--primary:#004b87}', ['#004b87']],
    [
      'no colours of comments, addresses and texts',
      '/* #e4002b */ a{background:url(#00ff00) #004b87;content:"#ff0000"}',
      ['#004b87'],
    ],
    ['no selectors', '#facade a:not(#e4002b){color:#004b87}', ['#004b87']],
    ['the last rule of a file that ends early', 'a{color:#004b87', ['#004b87']],
    [
      'grey only if there is no other colour',
      'a{color:#333}b{color:#333;background:#fff}',
      ['#333333'],
    ],
    ['nothing from a style sheet without colours', 'a{margin:0}', []],
    ['nothing from an unclosed comment', '/* a{color:#004b87}', []],
  ])('reads %s', (_, css, colors) => {
    expect(findCssColors(css)).toEqual(colors);
  });

  test('reads 5 MB and hostile text without blocking the page', () => {
    const css = 'a:hover{color:#004b87;background:url(x.png)}\n'.repeat(110_000);
    const start = performance.now();
    expect(findCssColors(css)).toEqual(['#004b87']);
    const hostile = '/'.repeat(200_000) + '"'.repeat(200_000) + 'url('.repeat(50_000);
    expect(findCssColors(hostile)).toEqual([]);
    expect(findCssColors('a'.repeat(200_000) + ':'.repeat(200_000))).toEqual([]);
    expect(performance.now() - start).toBeLessThan(8000);
  });
});

test.each([
  ['one word without a colon', '-'.repeat(4_900_000)],
  ['a word and colons', 'a:'.repeat(2_400_000)],
  ['a function with a gap', `a: rgb(1${' '.repeat(4_000_000)}`],
])('a style sheet of 5 MB that is %s names no colours and is read at once', (_, css) => {
  expect(findCssColors(css)).toEqual([]);
});

test('a selector with a pseudo-class is no declaration', () => {
  expect(findCssColors('a:hover .red { color: #123456 }')).toEqual(['#123456']);
});
