import type { FlexaVisualName } from '@flexa/license/flexa';
import type { BridgeData } from '@flexa/visuals/bridge';
import type { BulletData } from '@flexa/visuals/bullet-list';
import type { ForecastData } from '@flexa/visuals/forecast';
import type { KeyFigureData } from '@flexa/visuals/key-figure';
import {
  BRIDGE_SAMPLES,
  BULLET_SAMPLES,
  FORECAST_SAMPLES,
  KEY_FIGURE_SAMPLES,
  TABLE_SAMPLES,
  VARIANCE_SAMPLES,
} from '@flexa/visuals/samples';
import type { TableData } from '@flexa/visuals/table';
import type { VarianceData } from '@flexa/visuals/variance-columns';
import type powerbi from 'powerbi-visuals-api';
import { createDataView, type Measure } from './data-views';
import { createMatrixView, type MatrixRow } from './matrix-views';

type Objects = powerbi.DataViewObjects;

/** Kinds of statement rows, in the order of the numbers that a field holds. */
export const ROW_KINDS = ['value', 'subtotal', 'opening', 'closing', 'inverted', 'ignored'];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Creates a measure with a format, if the model has one. */
const createMeasure = (
  role: string,
  name: string,
  values: Measure['values'],
  format: string | null,
): Measure => ({ role, name, values, ...(format !== null && { format }) });

export function createVarianceView({ names, points, format }: VarianceData, objects?: Objects) {
  const roles = ['actual', 'plan', 'previous', 'forecast'] as const;
  const measures = roles.flatMap((role) => {
    const name = names[role] ?? null;
    if (name === null) return [];
    const values = points.map((point) => point[role] ?? null);
    return [createMeasure(role, name, values, format)];
  });
  const labels = points.map(({ label }) => label);
  return createDataView(labels, measures, objects, { role: 'category', name: names.category });
}

function createBulletView({ names, points, format }: BulletData, objects?: Objects) {
  const actuals = points.map(({ actual }) => actual);
  const targets = points.map(({ target }) => target);
  const measures = [
    createMeasure('actual', names.actual, actuals, format),
    createMeasure('target', names.target ?? '', targets, format),
    ...names.ranges.map((name, i) => {
      const rangeEnds = points.map(({ ranges }) => ranges[i] ?? null);
      return createMeasure('ranges', name, rangeEnds, format);
    }),
  ];
  const labels = points.map(({ label }) => label);
  return createDataView(labels, measures, objects, { role: 'category', name: names.category });
}

export function createBridgeView({ names, points, format }: BridgeData, objects?: Objects) {
  const values = points.map(({ value }) => value);
  const starts = points.map(({ from }) => from ?? null);
  const kinds = points.map(({ kind = 'value' }) => ROW_KINDS.indexOf(kind));
  const measures = [
    ...(names.from === null ? [] : [createMeasure('from', names.from, starts, format)]),
    createMeasure('value', names.value, values, format),
    ...(kinds.some((kind) => kind > 0) ? [createMeasure('subtotal', 'Kind', kinds, '0')] : []),
  ];
  const labels = points.map(({ label }) => label);
  return createDataView(labels, measures, objects, { role: 'category', name: names.category });
}

function createKeyFigureView({ figures, axis }: KeyFigureData, objects?: Objects) {
  const measures = [
    ...figures.map(({ name, line, format }) => createMeasure('figures', name, line, format)),
    ...figures.map(({ line, reference, referenceName, format }) => {
      const values = line.map(() => reference);
      return createMeasure('references', referenceName ?? '', values, format);
    }),
  ];
  return createDataView(MONTHS, measures, objects, { role: 'axis', name: axis?.name ?? '' });
}

function createForecastView(
  { names, points, format, dateFormat }: ForecastData,
  objects?: Objects,
) {
  const dates = points.map(({ date }) => date);
  const values = points.map(({ value }) => value);
  return createDataView(dates, [createMeasure('value', names.value, values, format)], objects, {
    role: 'axis',
    name: names.axis,
    ...(dateFormat !== null && { format: dateFormat }),
  });
}

/** The role of each kind of column. The visual computes differences and shares itself. */
const ROLES = {
  value: 'values',
  difference: 'values',
  share: 'values',
  bar: 'bars',
  line: 'lines',
} as const;

/** Creates groups with leaves. Columns of a leaf contain its line; bars have their value in the first month. */
function createTableView({ name, columns, rows }: TableData, objects?: Objects) {
  const createLeaves = (group: number): MatrixRow[] =>
    rows.flatMap(({ label, values, lines, within }) => {
      if (within.at(-1) !== group) return [];
      const along = lines.find((line) => line.length > 0)?.map((value) => value ?? 0) ?? [];
      const cells = columns.map(({ kind }, column) =>
        kind === 'bar' ? along.map((_, month) => (month === 0 ? (values[column] ?? 0) : 0)) : along,
      );
      return [{ name: label, values: cells }];
    });
  const groups = rows.flatMap(({ label, isGroup }, place): MatrixRow[] =>
    isGroup ? [{ name: label, rows: createLeaves(place) }] : [],
  );
  return createMatrixView(groups, {
    levels: name.split(' / '),
    axis: MONTHS,
    measures: columns.map(({ name: column, kind, format }) => ({
      role: ROLES[kind],
      name: column,
      ...(format !== null && { format }),
    })),
    ...(objects && { objects }),
  });
}

const { data: SALES } = VARIANCE_SAMPLES[0];

/** Half a year of sales against plan. */
export const createSalesView = (objects?: Objects): powerbi.DataView =>
  createVarianceView(
    {
      ...SALES,
      names: { ...SALES.names, previous: null },
      points: SALES.points.slice(0, 6),
    },
    objects,
  );

/** First sample of each visual, as Power BI sends it. */
export const SAMPLE_VIEWS: Record<FlexaVisualName, (objects?: Objects) => powerbi.DataView> = {
  'variance-columns': (objects) => createVarianceView(SALES, objects),
  'bullet-list': (objects) => createBulletView(BULLET_SAMPLES[0].data, objects),
  bridge: (objects) => createBridgeView(BRIDGE_SAMPLES[0].data, objects),
  table: (objects) => createTableView(TABLE_SAMPLES[0].data(), objects),
  'key-figure': (objects) => createKeyFigureView(KEY_FIGURE_SAMPLES[0].data, objects),
  forecast: (objects) => createForecastView(FORECAST_SAMPLES[0].data, objects),
};

/** Text size that is legible when the marketplace shows a picture of 1366 pixels as a thumbnail. */
const TEXT = { fontSize: 14 };

/** Samples with the settings for the pictures of the listings. */
export const LISTING_VIEWS: Record<FlexaVisualName, (objects: Objects) => powerbi.DataView> = {
  'variance-columns': (objects) =>
    createVarianceView(SALES, { ...objects, text: TEXT, variance: { kind: 'both' } }),
  'bullet-list': (objects) =>
    createBulletView(BULLET_SAMPLES[0].data, { ...objects, text: TEXT, rows: { height: 80 } }),
  bridge: (objects) => createBridgeView(BRIDGE_SAMPLES[1].data, { ...objects, text: TEXT }),
  table: (objects) =>
    createTableView(TABLE_SAMPLES[0].data(), {
      ...objects,
      text: TEXT,
      rows: { height: 46 },
      bars: { width: 360 },
      sparklines: { width: 260 },
    }),
  'key-figure': (objects) =>
    createKeyFigureView(KEY_FIGURE_SAMPLES[0].data, {
      ...objects,
      text: TEXT,
      grid: { columns: 2 },
    }),
  forecast: (objects) => createForecastView(FORECAST_SAMPLES[0].data, { ...objects, text: TEXT }),
};

/** Removes all rows, as filters do. */
export function removeRows(view: powerbi.DataView): powerbi.DataView {
  for (const column of [
    ...(view.categorical?.categories ?? []),
    ...(view.categorical?.values ?? []),
  ]) {
    Object.assign(column, { values: [] });
  }
  if (view.matrix) Object.assign(view.matrix.rows.root, { children: [] });
  return view;
}

const LONG = [
  'Grünlandbewirtschaftungsgenossenschaft Nord-Ost, ehemals Landesverband Mitte',
  '🚲🏔️ Mountain bikes & e-bikes 👩‍👩‍👧‍👦',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'مبيعات المنطقة الشمالية والجنوبية',
  '一二三四五六七八九十一二三四五六七八九十',
];

/** Replaces all names by very long ones. */
export function lengthenNames(view: powerbi.DataView): powerbi.DataView {
  const lengthenName = (name: unknown, i: number) =>
    typeof name === 'string' ? (LONG[i % LONG.length] ?? name) : name;
  for (const [i, column] of view.metadata.columns.entries()) {
    Object.assign(column, { displayName: lengthenName(column.displayName, i) });
  }
  for (const column of view.categorical?.categories ?? []) {
    Object.assign(column, { values: column.values.map(lengthenName) });
  }
  const rename = ({ children = [] }: powerbi.DataViewMatrixNode): void => {
    for (const [i, node] of children.entries()) {
      if (node.value !== undefined) {
        const value = lengthenName(node.value, i);
        Object.assign(node, { value, levelValues: [{ value, levelSourceIndex: 0 }] });
      }
      rename(node);
    }
  };
  if (view.matrix) rename(view.matrix.rows.root);
  return view;
}
