import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_DECISIONS, compileTheme } from '@flexa/theme-engine/model';
import { CATEGORY_RING } from '../sample';
import { estimateTextWidth } from '../draw/font';
import { createThemeReader } from '../theme-reader';
import { StillResolver } from '../theme-resolver';
import { drawDonut } from './shares';

const RESOLVED = createThemeReader(
  compileTheme({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} }),
);

/** The words of a ring in a card that wide, and from where to where each reaches. */
function measureWords(w: number) {
  const resolver = new StillResolver(RESOLVED, 'donutChart');
  const markup = renderToStaticMarkup(
    <svg>{drawDonut(resolver, { w, h: 137 }, CATEGORY_RING)}</svg>,
  );
  const host = document.createElement('div');
  host.innerHTML = markup;
  return [...host.querySelectorAll('text')].map((text) => {
    const readNumber = (name: string) => Number(text.getAttribute(name));
    const width = estimateTextWidth(
      text.textContent ?? '',
      readNumber('font-size'),
      readNumber('font-weight'),
    );
    const anchor = text.getAttribute('text-anchor') ?? 'start';
    const left = readNumber('x') - width * { start: 0, middle: 0.5, end: 1 }[anchor]!;
    return { text: text.textContent ?? '', left, right: left + width };
  });
}

test.each([120, 140, 164, 320])('in a card %d wide no word leaves it', (width) => {
  const words = measureWords(width);
  expect(words.length).toBeGreaterThan(2);
  expect(words.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
});

test('a card of the phone’s size names most of its slices', () => {
  const words = measureWords(164).map(({ text }) => text);
  expect(CATEGORY_RING.slices.filter(({ name }) => words.includes(name)).length).toBeGreaterThan(2);
});
