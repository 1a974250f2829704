import { describe, expect, test } from 'vitest';
import { layOutPanels, mergeNames, groupPanels, findSelected } from './panels';

const room = {
  width: 900,
  height: 500,
  top: 20,
  minWidth: 150,
  minHeight: () => 120,
  columns: 0,
  shared: 18,
};

describe('panels', () => {
  test('are those of the points, in the order of their first ones', () => {
    const points = ['B', 'A', 'B'].map((panel) => ({ panel }));
    expect(groupPanels(points)).toEqual([
      { name: 'B', rows: [0, 2] },
      { name: 'A', rows: [1] },
    ]);
    expect(groupPanels([{}, {}])).toBeNull();
    expect(groupPanels([])).toBeNull();
  });

  test('merge their categories into one list in which each keeps its order', () => {
    expect(
      mergeNames([
        ['Jan', 'Mar', 'May'],
        ['Jan', 'Feb', 'Mar'],
        ['Apr', 'May'],
      ]),
    ).toEqual([...['Apr', 'Jan', 'Feb', 'Mar', 'May']]);
    expect(mergeNames([[], ['A']])).toEqual(['A']);
  });

  test('have their own places of a selection', () => {
    expect(findSelected(null, [3, 4])).toBeNull();
    expect(findSelected(new Set([4, 9]), [3, 4, undefined])).toEqual(new Set([1]));
  });
});

describe('the grid of panels', () => {
  test('fits the room, all of a size, with names below the lowest panels', () => {
    const { places, height } = layOutPanels(5, room);
    expect(height).toBe(500);
    expect(new Set(places.map((place) => `${place.width} ${place.height}`)).size).toBe(1);
    const lowest = places.map(({ isLowest }) => isLowest);
    const columns = places.filter(({ top }) => top === 20).length;
    expect(lowest).toEqual(places.map((_, i) => i + columns >= 5));
    const last = places.at(-1);
    expect((last?.top ?? 0) + (last?.height ?? 0) + 18).toBeLessThanOrEqual(500);
  });

  test('has as many columns as the author wants, if they have room', () => {
    const countAcross = (columns: number, width = 900) =>
      layOutPanels(6, { ...room, columns, width }).places.filter(({ top }) => top === 20).length;
    expect([countAcross(1), countAcross(3), countAcross(6)]).toEqual([1, 3, 5]);
    expect(countAcross(6, 100)).toBe(1);
  });

  test('is higher than its room where panels need it', () => {
    const { places, height } = layOutPanels(40, { ...room, width: 200, height: 200 });
    expect(places).toHaveLength(40);
    expect(height).toBeGreaterThan(40 * 120);
    const high = layOutPanels(2, { ...room, columns: 1, minHeight: (i) => 300 + i * 100 });
    expect(high.places.map((place) => place.height)).toEqual([300, 400]);
  });
});
