import type { ReactNode } from 'react';
import { formatStoreName } from '@flexa/license/flexa';
import type { BridgeData } from '@flexa/visuals/bridge';
import type { BulletData } from '@flexa/visuals/bullet-list';
import type { ForecastData } from '@flexa/visuals/forecast';
import type { KeyFigureData } from '@flexa/visuals/key-figure';
import { FORECAST_SAMPLES } from '@flexa/visuals/samples';
import type { TableColumn, TableData } from '@flexa/visuals/table';
import type { VarianceData } from '@flexa/visuals/variance-columns';
import type { Size } from '../draw/frame';
import * as drawings from '../packs/drawings';
import type { FlexaDrawing } from '../packs/flexa-drawing';
import type { ThemeResolver } from '../theme-resolver';
import type { OwnFields } from './own-fields';
import { pickFigure, listMembers, chooseModelFormat } from './sample-values';

/** The data of our own visuals, made of the fields that a report gives them and sample figures. */

const PLACES = 12;
const STEPS = 6;

/** Returns the first field in a role; an empty string if the role has no field. */
const findFieldName = (fields: OwnFields, role: string): string =>
  fields.selectNames(role)[0] ?? '';

/** A figure of a field for a member; null where there is no such field. */
function scaleFigure(field: string, member: number, series = 0): number | null {
  return field === '' ? null : pickFigure(member, series) * chooseModelFormat(field).scale;
}

const scaleFigures = (field: string, count: number, series = 0): number[] =>
  Array.from({ length: count }, (_, i) => scaleFigure(field, i, series) ?? 0);

const buildFormat = (measure: string) => ({
  format: chooseModelFormat(measure).format,
  isCut: false,
});

function buildVariance(fields: OwnFields): VarianceData {
  const [category, actual] = [findFieldName(fields, 'category'), findFieldName(fields, 'actual')];
  const [plan, previous] = [findFieldName(fields, 'plan'), findFieldName(fields, 'previous')];
  return {
    names: { category, actual, plan: plan || null, previous: previous || null },
    points: listMembers(category, PLACES).map((label, i) => ({
      label,
      actual: scaleFigure(actual, i),
      plan: scaleFigure(plan, i, 1),
      previous: scaleFigure(previous, i, 2),
    })),
    ...buildFormat(actual),
  };
}

function buildBullets(fields: OwnFields): BulletData {
  const [category, actual] = [findFieldName(fields, 'category'), findFieldName(fields, 'actual')];
  const target = findFieldName(fields, 'target');
  const ranges = fields.selectNames('ranges');
  return {
    names: { category, actual, target: target || null, ranges },
    points: listMembers(category, STEPS).map((label, i) => ({
      label,
      actual: scaleFigure(actual, i),
      target: scaleFigure(target, i, 1),
      ranges: ranges.map((name, r) => (30 + 35 * r) * chooseModelFormat(name).scale),
    })),
    ...buildFormat(actual),
  };
}

function buildBridge(fields: OwnFields): BridgeData {
  const [category, value] = [findFieldName(fields, 'category'), findFieldName(fields, 'value')];
  const from = findFieldName(fields, 'from');
  return {
    names: { category, value, from: from || null },
    points: listMembers(category, STEPS).map((label, i) => {
      const sign = from === '' && i % 3 === 2 ? -0.5 : 1;
      return {
        label,
        value: (scaleFigure(value, i) ?? 0) * sign,
        ...(from !== '' && { from: scaleFigure(from, i, 1) }),
      };
    }),
    ...buildFormat(value),
  };
}

function buildKeyFigures(fields: OwnFields): KeyFigureData {
  const axis = findFieldName(fields, 'axis');
  const references = fields.selectNames('references');
  const along = axis === '' ? [] : listMembers(axis, PLACES);
  return {
    figures: fields.selectNames('figures').map((name, i) => ({
      name,
      value: scaleFigure(name, i),
      format: chooseModelFormat(name).format,
      reference: scaleFigure(references[i] ?? '', i, 1),
      referenceName: references[i] ?? null,
      line: scaleFigures(name, along.length, i),
    })),
    axis: axis === '' ? null : { name: axis, first: along[0] ?? '', last: along.at(-1) ?? '' },
  };
}

function buildTableData(fields: OwnFields): TableData {
  const rows = findFieldName(fields, 'rows');
  const along = fields.selectNames('axis').length === 0 ? 0 : PLACES;
  const columns = (['value', 'bar', 'line'] as const).flatMap((kind) =>
    fields
      .selectNames(`${kind}s`)
      .map((name): TableColumn => ({ name, kind, format: chooseModelFormat(name).format })),
  );
  const buildCells = (row: number, times: number) => ({
    values: columns.map(({ name }, c) => (scaleFigure(name, row, c) ?? 0) * times),
    lines: columns.map(({ name }, c) => scaleFigures(name, along, row + c)),
  });
  const names = listMembers(rows, STEPS);
  return {
    name: rows,
    columns,
    hasMore: false,
    rows: names.map((label, r) => ({
      label,
      level: 0,
      isGroup: false,
      within: [],
      ...buildCells(r, 1),
    })),
    total: buildCells(0, names.length),
  };
}

const buildForecast = (fields: OwnFields): ForecastData => ({
  ...FORECAST_SAMPLES[0].data,
  names: { axis: findFieldName(fields, 'axis'), value: findFieldName(fields, 'value') },
});

type Draw = (resolver: ThemeResolver, size: Size, fields: OwnFields) => ReactNode;

/** Draws a visual of ours once the roles are filled that it can't do without. */
function createDrawEntry<Data>(
  { guid, draw }: FlexaDrawing<Data>,
  needed: readonly string[],
  buildData: (fields: OwnFields) => Data,
): readonly [string, Draw] {
  return [
    guid,
    (resolver, size, fields) =>
      needed.every((role) => fields.selectFields(role).length > 0)
        ? draw(resolver, size, buildData(fields), '')
        : undefined,
  ];
}

const DRAWINGS = [
  createDrawEntry(drawings.VARIANCE_COLUMNS, ['category', 'actual'], buildVariance),
  createDrawEntry(drawings.BULLET_LIST, ['category', 'actual'], buildBullets),
  createDrawEntry(drawings.BRIDGE, ['category', 'value'], buildBridge),
  createDrawEntry(drawings.KEY_FIGURES, ['figures'], buildKeyFigures),
  createDrawEntry(drawings.TABLE, ['rows'], buildTableData),
  createDrawEntry(drawings.FORECAST, ['axis', 'value'], buildForecast),
];

/** Our visuals by both of their names: from a file, and from an organisation's store. */
export const OUR_VISUALS: Readonly<Record<string, Draw>> = Object.fromEntries(
  DRAWINGS.flatMap(([guid, draw]) => [
    [guid, draw],
    [formatStoreName(guid), draw],
  ]),
);
