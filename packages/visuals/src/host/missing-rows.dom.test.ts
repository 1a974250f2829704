import type powerbi from 'powerbi-visuals-api';
import { describe, expect, test } from 'vitest';
import { fakeHost } from '../testing/host';
import { createSampleView, VISUAL_CLASSES } from '../testing/visuals';
import { createMatrixView } from '../testing/views';

/** The values of Microsoft's enums, which exist only as types. */
const [CREATE, DATA] = [0, 2];

const MOST = {
  'variance-columns': 1000,
  'bullet-list': 500,
  bridge: 1000,
  table: 10_000,
  'key-figure': 1000,
  forecast: 1000,
} as const;

/** The warnings of a visual that Power BI sends this data; `hasMore` is its answer when more are asked for. */
function listWarnings(name: keyof typeof MOST, view: powerbi.DataView, hasMore = true) {
  const { host, asked } = fakeHost({ hasMore: () => hasMore });
  new VISUAL_CLASSES[name]({ element: document.createElement('div'), host }).update({
    viewport: { width: 640, height: 360 },
    dataViews: [view],
    type: DATA,
    operationKind: CREATE,
  });
  return asked().filter((one) => one.startsWith('warning'));
}

describe.each(Object.keys(MOST) as (keyof typeof MOST)[])('%s', (name) => {
  test('warns at the most rows that Power BI sends, and not before', () => {
    expect(listWarnings(name, createSampleView(name, MOST[name]))).toEqual(['warning: State_Cut']);
    expect(listWarnings(name, createSampleView(name, 12))).toEqual([]);
  });

  test('warns if Power BI has more rows and sends no more of them', () => {
    const view = createSampleView(name, 12);
    Object.assign(view.metadata, { segment: {} });
    expect(listWarnings(name, view, false)).toEqual(['warning: State_Cut']);
  });
});

test('table warns if the axis of its lines has more places than Power BI sends', () => {
  const createView = (places: number) => {
    const view = createMatrixView(
      'Region',
      [{ name: 'Sales', role: 'lines', format: '#,0' }],
      [{ name: 'North', values: Array.from({ length: places }, (_, i) => i) }],
    );
    const axis = { displayName: 'Day', roles: { axis: true } };
    const children = Array.from({ length: places }, (_, i) => ({ value: i, levelSourceIndex: 0 }));
    Object.assign(view.matrix?.columns ?? {}, {
      levels: [{ sources: [axis] }],
      root: { children },
    });
    return view;
  };
  expect(listWarnings('table', createView(99))).toEqual([]);
  expect(listWarnings('table', createView(100))).toEqual(['warning: State_CutPlaces']);
});
