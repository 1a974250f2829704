import type { ReactNode } from 'react';
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
import { figureAt, membersOf, modelled } from './sample-values';

/** The data of our own visuals, made of the fields that a report gives them and sample figures. */

const PLACES = 12;
const STEPS = 6;

/** Returns the first field in a role; an empty string if the role has no field. */
const one = (fields: OwnFields, role: string): string => fields.names(role)[0] ?? '';

/** A figure of a field for a member; null where there is no such field. */
function figure(field: string, member: number, series = 0): number | null {
  return field === '' ? null : figureAt(member, series) * modelled(field).scale;
}

const figures = (field: string, count: number, series = 0): number[] =>
  Array.from({ length: count }, (_, i) => figure(field, i, series) ?? 0);

const whole = (measure: string) => ({ format: modelled(measure).format, isCut: false });

function varianceOf(fields: OwnFields): VarianceData {
  const [category, actual] = [one(fields, 'category'), one(fields, 'actual')];
  const [plan, previous] = [one(fields, 'plan'), one(fields, 'previous')];
  return {
    names: { category, actual, plan: plan || null, previous: previous || null },
    points: membersOf(category, PLACES).map((label, i) => ({
      label,
      actual: figure(actual, i),
      plan: figure(plan, i, 1),
      previous: figure(previous, i, 2),
    })),
    ...whole(actual),
  };
}

function bulletsOf(fields: OwnFields): BulletData {
  const [category, actual] = [one(fields, 'category'), one(fields, 'actual')];
  const target = one(fields, 'target');
  const ranges = fields.names('ranges');
  return {
    names: { category, actual, target: target || null, ranges },
    points: membersOf(category, STEPS).map((label, i) => ({
      label,
      actual: figure(actual, i),
      target: figure(target, i, 1),
      ranges: ranges.map((name, r) => (30 + 35 * r) * modelled(name).scale),
    })),
    ...whole(actual),
  };
}

function bridgeOf(fields: OwnFields): BridgeData {
  const [category, value] = [one(fields, 'category'), one(fields, 'value')];
  const from = one(fields, 'from');
  return {
    names: { category, value, from: from || null },
    points: membersOf(category, STEPS).map((label, i) => {
      const sign = from === '' && i % 3 === 2 ? -0.5 : 1;
      return {
        label,
        value: (figure(value, i) ?? 0) * sign,
        ...(from !== '' && { from: figure(from, i, 1) }),
      };
    }),
    ...whole(value),
  };
}

function keyFiguresOf(fields: OwnFields): KeyFigureData {
  const axis = one(fields, 'axis');
  const references = fields.names('references');
  const along = axis === '' ? [] : membersOf(axis, PLACES);
  return {
    figures: fields.names('figures').map((name, i) => ({
      name,
      value: figure(name, i),
      format: modelled(name).format,
      reference: figure(references[i] ?? '', i, 1),
      referenceName: references[i] ?? null,
      line: figures(name, along.length, i),
    })),
    axis: axis === '' ? null : { name: axis, first: along[0] ?? '', last: along.at(-1) ?? '' },
  };
}

function tableOf(fields: OwnFields): TableData {
  const rows = one(fields, 'rows');
  const along = fields.names('axis').length === 0 ? 0 : PLACES;
  const columns = (['value', 'bar', 'line'] as const).flatMap((kind) =>
    fields
      .names(`${kind}s`)
      .map((name): TableColumn => ({ name, kind, format: modelled(name).format })),
  );
  const cells = (row: number, times: number) => ({
    values: columns.map(({ name }, c) => (figure(name, row, c) ?? 0) * times),
    lines: columns.map(({ name }, c) => figures(name, along, row + c)),
  });
  const names = membersOf(rows, STEPS);
  return {
    name: rows,
    columns,
    hasMore: false,
    rows: names.map((label, r) => ({
      label,
      level: 0,
      isGroup: false,
      within: [],
      ...cells(r, 1),
    })),
    total: cells(0, names.length),
  };
}

const forecastOf = (fields: OwnFields): ForecastData => ({
  ...FORECAST_SAMPLES[0].data,
  names: { axis: one(fields, 'axis'), value: one(fields, 'value') },
});

type Draw = (p: ThemeResolver, size: Size, fields: OwnFields) => ReactNode;

/** Draws a visual of ours once the roles are filled that it can't do without. */
function drawn<Data>(
  { guid, draw }: FlexaDrawing<Data>,
  needed: readonly string[],
  dataOf: (fields: OwnFields) => Data,
): readonly [string, Draw] {
  return [
    guid,
    (p, size, fields) =>
      needed.every((role) => fields.of(role).length > 0)
        ? draw(p, size, dataOf(fields), '')
        : undefined,
  ];
}

export const OUR_VISUALS: Readonly<Record<string, Draw>> = Object.fromEntries([
  drawn(drawings.VARIANCE_COLUMNS, ['category', 'actual'], varianceOf),
  drawn(drawings.BULLET_LIST, ['category', 'actual'], bulletsOf),
  drawn(drawings.BRIDGE, ['category', 'value'], bridgeOf),
  drawn(drawings.KEY_FIGURES, ['figures'], keyFiguresOf),
  drawn(drawings.TABLE, ['rows'], tableOf),
  drawn(drawings.FORECAST, ['axis', 'value'], forecastOf),
]);
