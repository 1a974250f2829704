import { describe, expect, test } from 'vitest';
import { findElement, findPoint } from './drawn';
import { patch } from './patch';
import { createScaleOver } from './scale';
import type { Scene, Shape } from './scene';
import { fitWords, estimateWidth } from './words';

const SVG = 'http://www.w3.org/2000/svg';
const createScene = (shapes: Shape[]): Scene => ({
  width: 100,
  height: 50,
  label: 'A chart',
  shapes,
});
const createDot = (key: string, attributes: Shape['attributes'] = {}): Shape => ({
  tag: 'circle',
  key,
  attributes,
});

describe('a patched drawing', () => {
  test('shows the scene, with attributes as SVG has them', () => {
    const svg = document.createElementNS(SVG, 'svg');
    patch(svg, createScene([createDot('a', { strokeWidth: 2, 'aria-label': 'A', tabIndex: 0 })]));
    expect(svg.getAttribute('viewBox')).toBe('0 0 100 50');
    expect(svg.getAttribute('aria-label')).toBe('A chart');
    expect(svg.innerHTML).toBe('<circle stroke-width="2" aria-label="A" tabindex="0"></circle>');
  });

  test('keeps and moves elements by their key, and removes the others', () => {
    const svg = document.createElementNS(SVG, 'svg');
    patch(svg, createScene([createDot('a'), createDot('b', { r: 1 }), createDot('c')]));
    const [a, b] = svg.children;
    patch(svg, createScene([createDot('d'), createDot('b', { cx: 2 }), createDot('a')]));
    expect(svg.children).toHaveLength(3);
    expect(svg.children[1]).toBe(b);
    expect(svg.children[2]).toBe(a);
    expect(b?.outerHTML).toBe('<circle cx="2"></circle>');
  });

  test('makes a new element for a shape of another kind', () => {
    const svg = document.createElementNS(SVG, 'svg');
    patch(svg, createScene([createDot('a')]));
    patch(svg, createScene([{ tag: 'text', key: 'a', attributes: {}, text: '<b>' }]));
    expect(svg.innerHTML).toBe('<text>&lt;b&gt;</text>');
    patch(svg, createScene([]));
    expect(svg.innerHTML).toBe('');
  });

  test('knows the point of an element, however deep', () => {
    const svg = document.createElementNS(SVG, 'svg');
    const group: Shape = {
      tag: 'g',
      key: 'p',
      point: 7,
      attributes: { role: 'option' },
      children: [createDot('a')],
    };
    patch(svg, createScene([group, createDot('b')]));
    expect(findPoint(svg.querySelector('g circle'))).toBe(7);
    expect(findPoint(svg.lastElementChild)).toBeUndefined();
    expect(findPoint(null)).toBeUndefined();
    expect(findElement(svg, 7)).toBe(svg.querySelector('g'));
  });
});

describe('a scale', () => {
  test.each<[string, number[]]>([
    ['ordinary values', [1, 5, -3]],
    ['nothing', []],
    ['zeros', [0, 0]],
    ['the largest numbers', [Number.MAX_VALUE, -Number.MAX_VALUE]],
    ['the smallest', [Number.MIN_VALUE]],
  ])('over %s stays between its ends', (_, values) => {
    const y = createScaleOver(values, 10, 110);
    for (const value of [0, ...values]) {
      expect(y(value)).toBeGreaterThanOrEqual(10);
      expect(y(value)).toBeLessThanOrEqual(110);
    }
  });

  test('runs from the least at the bottom to the most at the top', () => {
    const y = createScaleOver([-10, 30], 0, 100);
    expect([y(-10), y.zero, y(30)]).toEqual([100, 75, 0]);
  });
});

describe('words', () => {
  test('end in an ellipsis if they don’t fit', () => {
    expect(fitWords('January', 200, 12)).toBe('January');
    const cut = fitWords('International affairs', 60, 12);
    expect(cut).toMatch(/^Int.*…$/);
    expect(estimateWidth(cut, 12)).toBeLessThanOrEqual(60 + 12);
    expect(fitWords('January', 3, 12)).toBe('');
  });

  test('are cut between letters, never inside an emoji', () => {
    const flag = '🏳️‍🌈';
    for (let room = 0; room < 100; room += 3) {
      const cut = fitWords(flag.repeat(6), room, 12).replace('…', '');
      expect(cut.length % flag.length).toBe(0);
    }
  });
});
