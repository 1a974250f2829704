import { describe, expect, test } from 'vitest';
import { drawVarianceColumns } from './draw';
import type { VariancePoint } from './data';
import { createNumbers } from './numbers';
import { HIGH_CONTRAST, LIGHT } from '../testing/palettes';
import { estimateWidth } from '../scene/words';
import {
  findOverlappingWords,
  findShapes,
  findWordsOutside,
  listShapes,
  listWords,
} from '../testing/scenes';
import { createData, createInput, POINTS, settingsWith } from './testing';
import { describePoint, buildTooltip } from './tooltip';

const draw = (changes: Parameters<typeof createInput>[0] = {}) =>
  drawVarianceColumns(createInput(changes));
const createPoints = (list: readonly VariancePoint[]) => ({ data: createData(list) });
const toNumber = (value: unknown) => Number(value);

describe('variance columns', () => {
  test('variance columns need a licence if a pin is drawn, not if there is no room for one', () => {
    expect(draw().paid).toEqual(['pins']);
    expect(draw({ settings: settingsWith('variance', { show: false }) }).paid).toEqual([]);
    expect(draw(createPoints(POINTS.map((point) => ({ ...point, plan: null })))).paid).toEqual([]);
    const small = draw({ size: { width: 150, height: 100 } });
    expect(findShapes(small, 'head-absolute')).toEqual([]);
    expect(small.paid).toEqual([]);
  });

  test('draw a column, an outline, a mark and a pin for each month', () => {
    const scene = draw();
    for (const key of ['actual', 'plan', 'previous', 'head-absolute']) {
      expect(findShapes(scene, key)).toHaveLength(6);
    }
    expect(listWords(scene)).toEqual(expect.arrayContaining(['Jan', '$59M', '−$4M', '+$8M', '$0']));
    expect(scene.label).toBe('Net sales by Month, 6 values. 3 better than planned, 2 worse.');
  });

  test('columns are as high as their values', () => {
    const heights = findShapes(draw(), 'actual').map(({ attributes }) =>
      toNumber(attributes.height),
    );
    expect((heights[4] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(91 / 59, 1);
  });

  test('good pins point up in the good colour, bad ones down in the bad colour', () => {
    const heads = findShapes(draw(), 'head-absolute');
    const zero = toNumber(findShapes(draw(), 'zero-absolute')[0]?.attributes.y1);
    expect(heads[4]?.attributes.fill).toBe(LIGHT.positive);
    expect(toNumber(heads[4]?.attributes.cy)).toBeLessThan(zero);
    expect(heads[0]?.attributes.fill).toBe(LIGHT.negative);
    expect(toNumber(heads[0]?.attributes.cy)).toBeGreaterThan(zero);
    expect(heads[5]?.attributes.fill).toBe(LIGHT.outline);
  });

  test('swaps the colours but not the directions if less is good', () => {
    const heads = findShapes(
      draw({ settings: settingsWith('variance', { sense: 'less' }) }),
      'head-absolute',
    );
    expect(heads[4]?.attributes.fill).toBe(LIGHT.negative);
    expect(heads[0]?.attributes.fill).toBe(LIGHT.positive);
  });

  test('draws both kinds of difference above one another if there is room', () => {
    const settings = settingsWith('variance', { kind: 'both' });
    expect(findShapes(draw({ settings }), 'head-percent')).toHaveLength(6);
    expect(listWords(draw({ settings }))).toContain('−6.3%');
    const low = draw({ settings, size: { width: 640, height: 200 } });
    expect(findShapes(low, 'head-absolute')).toHaveLength(6);
    expect(findShapes(low, 'head-percent')).toHaveLength(0);
  });

  test('the author’s colours override the theme’s', () => {
    const scene = draw({ settings: settingsWith('columns', { color: '#123456' }) });
    expect(findShapes(scene, 'actual')[0]?.attributes.fill).toBe('#123456');
    expect(findShapes(draw(), 'actual')[0]?.attributes.fill).toBe(LIGHT.data);
  });

  test('leaves out parts that are switched off', () => {
    expect(findShapes(draw({ settings: settingsWith('plan', { show: false }) }), 'plan')).toEqual(
      [],
    );
    expect(
      findShapes(draw({ settings: settingsWith('previous', { show: false }) }), 'previous'),
    ).toEqual([]);
    expect(
      findShapes(draw({ settings: settingsWith('variance', { show: false }) }), 'head-absolute'),
    ).toEqual([]);
    expect(listWords(draw({ settings: settingsWith('axis', { show: false }) }))).not.toContain(
      'Jan',
    );
  });

  test('high contrast uses its two colours, and hollow heads for bad news', () => {
    const scene = draw({ palette: HIGH_CONTRAST });
    const colors = new Set(
      listShapes(scene).flatMap(({ attributes: { fill, stroke } }) => [fill, stroke]),
    );
    colors.delete(undefined);
    expect([...colors].sort()).toEqual(['#000000', '#ffff00', 'none', 'transparent']);
    const heads = findShapes(scene, 'head-absolute');
    expect(heads[0]?.attributes.fill).toBe('#000000');
    expect(heads[4]?.attributes.fill).toBe('#ffff00');
  });

  test('a selection dims the others, a highlight shows its part', () => {
    const marks = findShapes(draw({ selected: new Set([2]) }), 'marks');
    expect(marks.map(({ attributes }) => attributes.opacity)).toEqual([
      0.35,
      0.35,
      undefined,
      0.35,
      0.35,
      0.35,
    ]);
    const half = POINTS.map((point) => ({ ...point, highlight: (point.actual ?? 0) / 2 }));
    const scene = draw(createPoints(half));
    const [whole, part] = ['actual', 'highlight'].map(
      (key) => findShapes(scene, key)[0]?.attributes,
    );
    expect(toNumber(part?.height) / toNumber(whole?.height)).toBeCloseTo(0.5, 1);
    expect(whole?.fillOpacity).toBeLessThan(1);
  });

  test('right to left mirrors the months', () => {
    const listX = (locale: string) =>
      findShapes(draw({ locale }), 'actual').map(({ attributes }) => toNumber(attributes.x));
    const [first = 0, second = 0] = listX('ar-SA');
    expect(first).toBeGreaterThan(second);
    const [left = 0, next = 0] = listX('en-US');
    expect(left).toBeLessThan(next);
  });
});

describe('hard data', () => {
  const createPoint = (
    label: string,
    actual: number | null,
    plan: number | null = null,
  ): VariancePoint => ({
    label,
    actual,
    plan,
    previous: null,
  });
  const many = Array.from({ length: 300 }, (_, i) =>
    createPoint(`A very long name of the category number ${i} 🏳️‍🌈`, Math.sin(i) * 100, 50),
  );
  const days = Array.from({ length: 400 }, (_, i) => createPoint(`Day ${i}`, 100 + (i % 7), 100));
  const CASES: [string, VariancePoint[]][] = [
    ['one row', [createPoint('Jan', 5, 4)]],
    ['nulls alone', [createPoint('Jan', null), createPoint('Feb', null)]],
    ['negative alone', [createPoint('Jan', -5, -4), createPoint('Feb', -7, -9)]],
    ['infinity', [createPoint('Jan', Infinity, 4), createPoint('Feb', 5, -Infinity)]],
    ['1e300', [createPoint('Jan', 1e300, -1e300), createPoint('Feb', 1, null)]],
    ['the largest numbers', [createPoint('Jan', Number.MAX_VALUE, -Number.MAX_VALUE)]],
    ['all equal', [createPoint('Jan', 5, 5), createPoint('Feb', 5, 5)]],
    ['all zero', [createPoint('Jan', 0, 0), createPoint('Feb', 0, 0)]],
    [
      'plan missing for some',
      [createPoint('Jan', 5, null), createPoint('Feb', 5, 3), createPoint('Mar', null, 3)],
    ],
    ['a plan of nought', [createPoint('Jan', 5, 0)]],
    ['a tiny plan', [createPoint('Jan', 5, 1e-9), createPoint('Feb', 5, 4)]],
    ['300 categories', many],
    ['a year of days and more', days],
    ['empty names', [createPoint('', 5, 4), createPoint('', 5, 4)]],
    ['right to left words', [createPoint('يناير', 5, 4), createPoint('日本語', 5, 4)]],
  ];
  const SIZES = [
    [60, 60],
    [60, 400],
    [400, 60],
    [640, 360],
    [2560, 1440],
    [1, 1],
  ] as const;

  test.each(CASES)(
    '%s: every coordinate is a number inside the drawing, at every size',
    (_, list) => {
      for (const [width, height] of SIZES) {
        for (const kind of ['both', 'percent'] as const) {
          const settings = settingsWith('variance', { kind });
          const scene = draw({ ...createPoints(list), settings, size: { width, height } });
          const outside = listShapes(scene).filter(({ tag, attributes }) => {
            const { x, y, width: w, height: h } = attributes;
            const [left = 0, top = 0, wide = 0, high = 0] = [x, y, w, h].map(Number);
            const isBox = [left, top, wide, high].every(Number.isFinite);
            const fits = isBox && wide >= 0 && high >= 0 && top + high <= height + 8;
            return tag === 'rect' && !fits;
          });
          expect(outside).toEqual([]);
          expect(JSON.stringify(scene)).not.toMatch(/NaN|null|Infinity/);
        }
      }
    },
  );

  test('words never run into one another or out of the drawing', () => {
    for (const [width, height] of SIZES) {
      const scene = draw({ ...createPoints(many), size: { width, height } });
      const names = findShapes(scene, 'name').map(({ attributes, text = '' }) => {
        const half = estimateWidth(text, toNumber(attributes.fontSize)) / 2;
        return [toNumber(attributes.x) - half, toNumber(attributes.x) + half] as const;
      });
      names.forEach(([start], i) => {
        const before = names[i - 1];
        if (before) expect(start).toBeGreaterThan(before[1] - 1);
      });
    }
  });

  test('leaves out a name that the edge would cut if other names are left out too', () => {
    const many = Array.from({ length: 1000 }, (_, i) => ({ ...POINTS[0]!, label: `Row ${i}` }));
    for (const width of [300, 420, 560, 640]) {
      const scene = draw({ ...createPoints(many), size: { width, height: 360 } });
      const names = findShapes(scene, 'name').map(({ text = '' }) => text);
      expect(names.length).toBeGreaterThan(1);
      expect(names.filter((text) => text.includes('…'))).toEqual([]);
    }
  });

  test('a short name in the legend leaves its room to a long one', () => {
    const data = createData(POINTS);
    const names = { ...data.names, actual: 'Net', plan: 'Plan of the year before last' };
    const scene = draw({ data: { ...data, names }, size: { width: 320, height: 180 } });
    const words = listWords(scene);
    expect(words).toEqual(expect.arrayContaining(['Net', 'Variance']));
    expect(words.some((text) => /^Plan of.*…$/.test(text))).toBe(true);
  });

  test('small drawings leave out words and keep the columns', () => {
    const scene = draw({ size: { width: 60, height: 60 } });
    expect(listWords(scene)).toEqual([]);
    expect(findShapes(scene, 'actual')).toHaveLength(6);
  });

  test('says what to do without rows or a measure', () => {
    expect(listWords(draw(createPoints([])))).toEqual(['No data. Check the filters on this page.']);
    const data = { ...createData(POINTS), names: { ...createData([]).names, actual: '' } };
    expect(listWords(draw({ data }))).toEqual(['Add a measure to Actual.']);
  });

  test('a percent beyond three plans ends in an arrow', () => {
    const settings = settingsWith('variance', { kind: 'percent' });
    const heads = findShapes(
      draw({ ...createPoints([createPoint('Jan', 5, 1e-3), createPoint('Feb', 5, 4)]), settings }),
      'head-percent',
    );
    expect(heads.map(({ tag }) => tag)).toEqual(['path', 'circle']);
  });

  test('the summary mentions that Power BI sends only the first categories', () => {
    const data = { ...createData(POINTS), isCut: true };
    expect(draw({ data }).label).toContain('First 6 categories');
  });
});

describe('the description of a point', () => {
  test('names every number in full, and leaves out what isn’t there', () => {
    expect(buildTooltip(createInput(), 0)).toEqual([
      { name: 'Net sales', value: '$59,000,000' },
      { name: 'Plan', value: '$63,000,000' },
      { name: 'Variance', value: '−$4,000,000' },
      { name: 'Variance %', value: '−6.3%' },
      { name: 'Previous year', value: '$52,000,000' },
    ]);
    const lonely = { label: 'Jan', actual: null, plan: null, previous: null };
    expect(buildTooltip(createInput(createPoints([lonely])), 0)).toEqual([]);
    expect(buildTooltip(createInput(), 99)).toEqual([]);
  });

  test('is one sentence for a screen reader', () => {
    expect(describePoint(createInput(), 5, createNumbers(createInput()))).toBe(
      'Jun, Net sales $84,000,000, Plan $84,000,000, Variance $0, Variance % 0.0%, Previous year $77,000,000',
    );
  });

  test('places labels one by one, the largest first, where not all of them have room', () => {
    const many = Array.from({ length: 48 }, (_, i) => ({
      label: `M${i}`,
      actual: i === 20 ? 9_400_000 : 1_000_000 + ((i * 7919) % 13) * 30_000,
      plan: 1_100_000,
      previous: null,
    }));
    const scene = draw(createPoints(many));
    const labels = findShapes(scene, 'value');
    expect(labels.length).toBeGreaterThan(3);
    expect(labels.length).toBeLessThan(48);
    expect(labels.some(({ text }) => text?.startsWith('$9.4'))).toBe(true);
    const boxes = labels.map(({ text = '', attributes: { x, y, fontSize } }) => {
      const half = estimateWidth(text, toNumber(fontSize)) / 2;
      return { left: toNumber(x) - half, right: toNumber(x) + half, y: toNumber(y) };
    });
    for (const [i, box] of boxes.entries()) {
      const others = boxes.filter((_, other) => other !== i);
      const isCovered = others.some(
        (other) =>
          other.left < box.right && box.left < other.right && Math.abs(other.y - box.y) < 10,
      );
      expect([box, isCovered]).toEqual([box, false]);
    }
    expect(findShapes(scene, 'difference-absolute').length).toBeGreaterThan(0);
  });
});

describe('A legend that is longer than a line', () => {
  const names = {
    category: 'Month',
    actual: 'Net product revenue',
    plan: 'Plan of the year',
    previous: 'Previous year',
    forecast: null,
  };
  const drawAt = (width: number, height: number, locale = 'en-US') =>
    drawVarianceColumns(
      createInput({ data: { ...createData(POINTS), names }, size: { width, height }, locale }),
    );
  const listNames = (width: number, height: number, locale?: string) =>
    listShapes(drawAt(width, height, locale)).flatMap(({ key, text }) =>
      key.startsWith('name-') && text ? [text] : [],
    );

  test.each(['en-US', 'ar'])('takes two lines, with its names whole (%s)', (locale) => {
    expect(listNames(400, 300, locale)).toEqual([
      ...['Net product revenue', 'Plan of the year', 'Variance', 'Previous year'],
    ]);
    const scene = drawAt(400, 300, locale);
    expect(findOverlappingWords(scene)).toEqual([]);
    expect(findWordsOutside(scene)).toEqual([]);
  });

  test('stays on one line where the chart is low, or all names fit', () => {
    const countLines = (width: number, height: number) =>
      new Set(
        listShapes(drawAt(width, height)).flatMap(({ key, attributes }) =>
          key.startsWith('name-') ? [attributes.y] : [],
        ),
      ).size;
    expect([countLines(400, 300), countLines(400, 190), countLines(900, 300)]).toEqual([2, 1, 1]);
  });
});
