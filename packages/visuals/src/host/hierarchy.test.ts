import { describe, expect, test } from 'vitest';
import { createCapabilitiesFile } from '../../build/project';
import { readBridge } from '../bridge/read-data';
import { drawBridge } from '../bridge/draw';
import { readBridgeSettings } from '../bridge/settings';
import { sayInEnglish as sayBridge } from '../bridge/input';
import { MANIFESTS } from '../manifests';
import { layOutLevels } from '../scene/axis-levels';
import { fakeHost } from '../testing/host';
import { LIGHT } from '../testing/palettes';
import { findShapes, listWords } from '../testing/scenes';
import { createHierarchyView, WORDS } from '../testing/views';
import { drawVarianceColumns } from '../variance-columns/draw';
import { readVarianceData } from '../variance-columns/read-data';
import { createInput } from '../variance-columns/testing';
import { createRowId, readCategory } from './read-columns';

const ROWS = [
  [2025, 'Qtr 3', 'July'],
  [2025, 'Qtr 3', 'August'],
  [2025, 'Qtr 4', 'October'],
  [2026, 'Qtr 1', 'January'],
  [2026, 'Qtr 1', 'February'],
];
const createView = (role: string) =>
  createHierarchyView(['Year', 'Quarter', 'Month'], ROWS, [
    { name: 'Sales', role, values: [100, 120, -90, 80, 70] },
  ]);

describe('several fields in a category', () => {
  test.each(['variance-columns', 'bridge', 'bullet-list'])(
    '%s has Power BI’s drill buttons, which need one field in the conditions',
    (name) => {
      const manifest = MANIFESTS.find((one) => one.name === name)!;
      expect(createCapabilitiesFile(manifest)).toMatchObject({
        drilldown: { roles: ['category'] },
        dataViewMappings: [{ conditions: [{ category: { max: 1 } }] }],
      });
    },
  );

  test('are all in a label, the year without a separator of thousands', () => {
    const { name, labels, paths } = readCategory(createView('actual'), '', WORDS);
    expect(name).toBe('Year / Quarter / Month');
    expect(labels[0]).toBe('2025 Qtr 3 July');
    expect(paths?.[3]).toEqual(['2026', 'Qtr 1', 'January']);
  });

  test('are all in a selection', () => {
    const { host } = fakeHost();
    const id = createRowId(createView('actual'), 3, 'Sales', host);
    expect(id.getKey()).toBe('3|3|3');
  });

  test('give variance columns a line of names for each level, each member named once', () => {
    const data = readVarianceData(createView('actual'), WORDS);
    const scene = drawVarianceColumns(createInput({ data }));
    const words = listWords(scene);
    for (const member of ['July', 'Qtr 3', '2025', '2026', 'Qtr 1']) {
      expect(words.filter((word) => word === member)).toHaveLength(1);
    }
    const names = findShapes(scene, 'name').map(({ attributes }) => Number(attributes.y));
    const [quarter] = findShapes(scene, 'level-0-0');
    const [year] = findShapes(scene, 'level-1-0');
    expect(Number(quarter?.attributes.y)).toBeGreaterThan(Math.max(...names));
    expect(Number(year?.attributes.y)).toBeGreaterThan(Number(quarter?.attributes.y));
    expect(Number(year?.attributes.y)).toBeLessThan(360);
  });

  test('give a bridge the same, and its total belongs to no level', () => {
    const data = readBridge(createView('value'), WORDS);
    const scene = drawBridge({
      data,
      settings: readBridgeSettings(),
      size: { width: 640, height: 360 },
      palette: LIGHT,
      locale: 'en-US',
      say: sayBridge,
      selected: null,
    });
    const words = listWords(scene);
    for (const member of ['July', 'Qtr 3', '2025', '2026', 'Total']) {
      expect(words.filter((word) => word === member)).toHaveLength(1);
    }
  });

  test('are in one name where lines for the levels have no room', () => {
    const data = readVarianceData(createView('actual'), WORDS);
    const low = drawVarianceColumns(createInput({ data, size: { width: 900, height: 130 } }));
    expect(findShapes(low, 'level-0-0')).toEqual([]);
    expect(listWords(low).join(' ')).toContain('2025 Qtr 3');
  });
});

test('members of one name in different years stay apart', () => {
  const paths = [
    ['2025', 'Qtr 1'],
    ['2026', 'Qtr 1'],
  ].map((path) => [...path, 'January']);
  const levels = layOutLevels(paths, { line: 18, height: 400 });
  expect(levels?.lines[0]?.map(({ text }) => text)).toEqual(['Qtr 1', 'Qtr 1']);
});
