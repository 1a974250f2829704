import type { JsonObject } from '../model/json';
import { computeComboFigures, computeTicks, computeWaterfallFigures } from '../report/figures';
import {
  findColumn,
  parseMeasureName,
  findMeasure,
  PAGE,
  type SampleReport,
  type SampleVisual,
} from '../report/report';
import { HEADING_SIZE } from '../report/report';
import type { Placed, ReportDesign, VisualDesign } from './design';
import type { KnownField } from './field';
import {
  createCard,
  createDataColor,
  createExpression,
  createLiteral,
  formatLiteral,
  createThemeColor,
  formatQueryRef,
} from './expressions';
import { MEASURE_TABLE, buildModel } from './report-model';
import { buildOwnCards, type Cards, type Moods } from './report-visuals';

/** Converts a report to a design for the exporter, with the same visuals in the same places. */
export function createDesign(report: SampleReport, moods: Moods): ReportDesign {
  return {
    pages: [
      {
        id: report.id,
        title: report.title,
        ...PAGE,
        visuals: report.visuals.map((visual) => placeVisual(report, visual, moods)),
      },
    ],
    model: buildModel(report),
  };
}

function placeVisual(report: SampleReport, visual: SampleVisual, moods: Moods): Placed {
  const [x, y, width, height] = visual.box;
  return { visual: createVisualDesign(report, visual, moods), x, y, width, height };
}

/** Converts a field of a well: a measure, a text column or an aggregated number column. */
function resolveField(report: SampleReport, visual: SampleVisual, field: string): KnownField {
  const shownAs = visual.names?.[field];
  const measure = parseMeasureName(field);
  if (measure !== undefined) {
    findMeasure(report, measure);
    return { table: MEASURE_TABLE, name: measure, kind: 'measure', ...(shownAs && { shownAs }) };
  }
  const { tableName, name, isNumber, column } = findColumn(report, field);
  return {
    table: tableName,
    name,
    kind: 'column',
    ...(isNumber && {
      aggregate: column.isAverage ? ('Avg' as const) : ('Sum' as const),
      shownAs: shownAs ?? name,
    }),
    ...(!isNumber && shownAs && { shownAs }),
  };
}

/** Visuals that draw their title inside or have none. */
const UNTITLED: readonly SampleVisual['type'][] = ['shape', 'slicer', 'cardVisual'];
/** Visuals without a card behind them. */
const BARE: readonly SampleVisual['type'][] = ['textbox', 'shape', 'slicer'];

function createVisualDesign(
  report: SampleReport,
  visual: SampleVisual,
  moods: Moods,
): VisualDesign {
  const { id, type, title, note, wells } = visual;
  const lookUpField = (name: string) => resolveField(report, visual, name);
  const fields = wells && {
    fields: Object.fromEntries(
      Object.entries(wells).map(([name, all]) => [name, all.map(lookUpField)] as const),
    ),
  };
  const order =
    wells?.['Category']?.[0] ?? (type === 'tableEx' ? wells?.['Values']?.[0] : undefined);
  const objects = mergeCards(
    buildSettings(visual),
    buildAxes(report, visual),
    buildColors(visual, lookUpField),
    buildOwnCards(report, visual, lookUpField, moods),
  );
  const isHeading = type === 'textbox';
  return {
    id,
    type,
    alt: title,
    ...(!UNTITLED.includes(type) && { title }),
    ...(note !== undefined && { subTitle: note }),
    ...(isHeading && { titleSize: HEADING_SIZE }),
    ...(BARE.includes(type) && { isBare: true }),
    ...(isHeading && visual.isOnColor && { container: buildOnColor() }),
    ...fields,
    ...(order !== undefined && {
      sort: { by: lookUpField(order), direction: 'Ascending' as const },
    }),
    ...(Object.keys(objects).length > 0 && { objects }),
  };
}

function mergeCards(...all: readonly Cards[]): JsonObject {
  const result: Cards = {};
  for (const cards of all) {
    for (const [name, items] of Object.entries(cards)) {
      result[name] = [...(result[name] ?? []), ...items];
    }
  }
  return result;
}

/** Converts settings that override the theme. The new card stores them by state. */
function buildSettings({ type, settings = {} }: SampleVisual): Cards {
  const id = type === 'cardVisual' ? 'default' : undefined;
  return Object.fromEntries(
    Object.entries(settings).map(([name, items]) => [
      name,
      [
        createCard(
          Object.fromEntries(
            Object.entries(items).map(([key, value]) => [key, createLiteral(value)]),
          ),
          id,
        ),
      ],
    ]),
  );
}

/** Shows numbers in the model's format and gives axes the same range as in the picture. */
function buildAxes(report: SampleReport, visual: SampleVisual): Cards {
  const asIs = { labelDisplayUnits: createLiteral(1) };
  if (visual.type === 'waterfallChart') {
    return {
      valueAxis: [
        createCard({ ...asIs, ...createAxisRange(computeWaterfallFigures(report, visual).ticks) }),
      ],
      labels: [createCard(asIs)],
    };
  }
  if (!visual.wells?.['Category'] || !visual.wells['Y']) return {};
  if (visual.type === 'funnel' || visual.type === 'donutChart')
    return { labels: [createCard(asIs)] };
  const second =
    visual.type === 'lineClusteredColumnComboChart'
      ? createAxisRange(computeComboFigures(report, visual).lineTicks, 'secStart', 'secEnd')
      : {};
  return {
    valueAxis: [
      createCard({ ...asIs, ...createAxisRange(computeTicks(report, visual)), ...second }),
    ],
    labels: [createCard(asIs)],
  };
}

function createAxisRange(ticks: readonly number[], start = 'start', end = 'end'): JsonObject {
  return { [start]: createLiteral(ticks[0] ?? 0), [end]: createLiteral(ticks.at(-1) ?? 1) };
}

/** Converts the data colours of series and members, given as positions in the theme. */
function buildColors(
  { colors = {}, marked = {}, dashed = [], wells }: SampleVisual,
  field: (name: string) => KnownField,
): Cards {
  const category = wells?.['Category']?.[0];
  const series = Object.entries(colors).map(([name, color]) => ({
    properties: { fill: color === 'ground' ? createThemeColor(0) : createDataColor(color + 1) },
    selector: { metadata: formatQueryRef(field(name)) },
  }));
  const members = Object.entries(marked).map(([member, color]) => ({
    properties: { fill: createDataColor(color + 1) },
    selector: {
      data: [
        {
          scopeId: {
            Comparison: {
              ComparisonKind: 0,
              Left: category ? createExpression(field(category)) : {},
              Right: { Literal: { Value: formatLiteral(member) } },
            },
          },
        },
      ],
    },
  }));
  const lines = dashed.map((name) => ({
    properties: { lineStyle: createLiteral('dashed') },
    selector: { metadata: formatQueryRef(field(name)) },
  }));
  return {
    ...(series.length + members.length > 0 && { dataPoint: [...series, ...members] }),
    ...(lines.length > 0 && { lineStyles: lines }),
  };
}

/** Colours text on a shape of the first data colour like the cards. */
function buildOnColor(): JsonObject {
  return {
    title: [createCard({ fontColor: createThemeColor(0) })],
    subTitle: [createCard({ fontColor: createThemeColor(0) })],
  };
}
