import { expect, test } from 'vitest';
import { placeLabels, type Box, type Label } from './place-labels';

const ROOM: Box = { left: 0, right: 200, top: 0, bottom: 100 };
const createBox = (left: number, top: number, width = 40, height = 10): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});
const createLabel = (priority: number, ...boxes: Box[]): Label => ({
  priority,
  anchors: boxes.map((one) => ({ box: one })),
});
const listPlaces = (labels: readonly Label[], taken: readonly Box[] = []) =>
  placeLabels(labels, ROOM, taken).map((placed) => placed && [placed.box.left, placed.box.top]);

test('the largest label keeps its place, and a smaller one gives way', () => {
  const [first, second] = [createBox(10, 10), createBox(30, 10)];
  expect(listPlaces([createLabel(1, first), createLabel(9, second)])).toEqual([null, [30, 10]]);
  expect(listPlaces([createLabel(9, first), createLabel(1, second)])).toEqual([[10, 10], null]);
  expect(listPlaces([createLabel(5, first), createLabel(5, second)])).toEqual([[10, 10], null]);
});

test('a label takes its next place, then moves in its direction, then stays away', () => {
  const large = createLabel(9, createBox(10, 50));
  const createSmallLabel = (push: { x?: number; y?: number }): Label => ({
    priority: 1,
    anchors: [{ box: createBox(30, 50), push }],
  });
  expect(listPlaces([large, createLabel(1, createBox(30, 50), createBox(60, 50))])[1]).toEqual([
    60, 50,
  ]);
  expect(listPlaces([large, createSmallLabel({ y: -12 })])[1]).toEqual([30, 40]);
  expect(listPlaces([large, createSmallLabel({ y: 12 })])[1]).toEqual([30, 60]);
  expect(listPlaces([large, createSmallLabel({ x: 25 })])[1]).toEqual([50, 50]);
  expect(listPlaces([large, createSmallLabel({ x: -5 })])[1]).toBeNull();
  expect(
    listPlaces([large, createSmallLabel({ y: -12 })], [createBox(0, 40, 200, 9)])[1],
  ).toBeNull();
});

test('a label lies on a thin line only if it has no other place', () => {
  const line = createBox(0, 54, 200, 2);
  const onLine = createLabel(1, createBox(30, 50), createBox(60, 70));
  expect(placeLabels([onLine], ROOM, [], [line])[0]?.box).toEqual(createBox(60, 70));
  expect(placeLabels([createLabel(1, createBox(30, 50))], ROOM, [], [line])[0]?.box).toEqual(
    createBox(30, 50),
  );
});

test('no label leaves the room, lies on a taken box or on another label', () => {
  let seed = 11;
  const generateRandom = (most: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647) * most;
  };
  const taken = Array.from({ length: 10 }, () =>
    createBox(generateRandom(180), generateRandom(90), 15, 30),
  );
  const labels = Array.from({ length: 150 }, (): Label => {
    const one = createBox(generateRandom(210) - 10, generateRandom(110) - 10);
    return { priority: generateRandom(9), anchors: [{ box: one, push: { y: -20 } }] };
  });
  const placed = placeLabels(labels, ROOM, taken).flatMap((one) => (one ? [one.box] : []));
  expect(placed.length).toBeGreaterThan(10);
  const overlaps = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.6 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.6;
  placed.forEach((one, i) => {
    expect(one.left >= -0.5 && one.right <= 200.5 && one.top >= -0.5).toBe(true);
    expect([...taken, ...placed.slice(i + 1)].filter((other) => overlaps(one, other))).toEqual([]);
  });
  expect(placeLabels(labels, ROOM, taken)).toEqual(placeLabels(labels, ROOM, taken));
});
