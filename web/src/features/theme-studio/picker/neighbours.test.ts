import { describe, expect, it } from 'vitest';
import { computeContrast } from '@flexa/theme-engine/model';
import { findBetterColors, findNearestNeighbour } from './neighbours';

const COLORS = [
  '#2563c9',
  '#12a594',
  '#f2a33a',
  '#e0527a',
  '#7c5cd6',
  '#54b4e8',
  '#9aa83a',
  '#475672',
];
const CARD = { name: 'card', color: '#ffffff', needed: 3 };

describe('findNearestNeighbour', () => {
  it('finds that violet looks blue to people without red cones', () => {
    expect(findNearestNeighbour('#7c5cd6', COLORS, 4)).toMatchObject({
      position: 0,
      vision: 'protan',
    });
  });

  it('never takes the colour itself', () => {
    expect(findNearestNeighbour('#2563c9', ['#2563c9'], 0)).toBeNull();
  });
});

describe('findBetterColors', () => {
  const before = findNearestNeighbour('#7c5cd6', COLORS, 4)?.deltaE ?? 0;
  const found = findBetterColors('#7c5cd6', COLORS, 4, CARD);

  it('offers colours that differ more from all others and stay visible on the card', () => {
    expect(found.length).toBeGreaterThan(0);
    for (const color of found) {
      expect(findNearestNeighbour(color, COLORS, 4)?.deltaE).toBeGreaterThan(before);
      expect(computeContrast(color, CARD.color)).toBeGreaterThanOrEqual(3);
    }
  });

  it('offers four at most, and no two alike', () => {
    expect(found.length).toBeLessThanOrEqual(4);
    expect(new Set(found).size).toBe(found.length);
  });
});
