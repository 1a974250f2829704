import type { JsonObject } from '../model/json';
import { comboFigures, ticksOf, waterfallFigures } from '../report/figures';
import {
  columnOf,
  measureName,
  measureOf,
  PAGE,
  type SampleReport,
  type SampleVisual,
} from '../report/report';
import { HEADING_SIZE } from '../report/report';
import type { Placed, ReportDesign, VisualDesign } from './design';
import type { KnownField } from './field';
import {
  card,
  dataColor,
  expression,
  literal,
  literalText,
  onTheme,
  queryRef,
} from './expressions';
import { MEASURE_TABLE, modelOf } from './report-model';
import { ownCards, type Cards, type Moods } from './report-visuals';

/** A report as what the exporter makes a project of: the same visuals at the same places. */
export function designOf(report: SampleReport, moods: Moods): ReportDesign {
  return {
    pages: [
      {
        id: report.id,
        title: report.title,
        ...PAGE,
        visuals: report.visuals.map((visual) => placedVisual(report, visual, moods)),
      },
    ],
    model: modelOf(report),
  };
}

function placedVisual(report: SampleReport, visual: SampleVisual, moods: Moods): Placed {
  const [x, y, width, height] = visual.box;
  return { visual: designOfVisual(report, visual, moods), x, y, width, height };
}

/** A field of a well: a measure, a column of words, or numbers put together. */
function known(report: SampleReport, visual: SampleVisual, field: string): KnownField {
  const shownAs = visual.names?.[field];
  const measure = measureName(field);
  if (measure !== undefined) {
    measureOf(report, measure);
    return { table: MEASURE_TABLE, name: measure, kind: 'measure', ...(shownAs && { shownAs }) };
  }
  const { tableName, name, isNumber, column } = columnOf(report, field);
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

/** Visuals that draw their title inside of them, or have none. */
const UNTITLED: readonly SampleVisual['type'][] = ['shape', 'slicer', 'cardVisual'];
/** Visuals without a card behind them. */
const BARE: readonly SampleVisual['type'][] = ['textbox', 'shape', 'slicer'];

function designOfVisual(report: SampleReport, visual: SampleVisual, moods: Moods): VisualDesign {
  const { id, type, title, note, wells } = visual;
  const field = (name: string) => known(report, visual, name);
  const fields = wells && {
    fields: Object.fromEntries(
      Object.entries(wells).map(([name, all]) => [name, all.map(field)] as const),
    ),
  };
  const order =
    wells?.['Category']?.[0] ?? (type === 'tableEx' ? wells?.['Values']?.[0] : undefined);
  const objects = merged(
    settingsOf(visual),
    axesOf(report, visual),
    colorsOf(visual, field),
    ownCards(report, visual, field, moods),
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
    ...(isHeading && visual.isOnColor && { container: onColor() }),
    ...fields,
    ...(order !== undefined && { sort: { by: field(order), direction: 'Ascending' as const } }),
    ...(Object.keys(objects).length > 0 && { objects }),
  };
}

function merged(...all: readonly Cards[]): JsonObject {
  const result: Cards = {};
  for (const cards of all) {
    for (const [name, items] of Object.entries(cards)) {
      result[name] = [...(result[name] ?? []), ...items];
    }
  }
  return result;
}

/** Settings of the visual that override the theme. The new card stores them by state. */
function settingsOf({ type, settings = {} }: SampleVisual): Cards {
  const id = type === 'cardVisual' ? 'default' : undefined;
  return Object.fromEntries(
    Object.entries(settings).map(([name, items]) => [
      name,
      [
        card(
          Object.fromEntries(Object.entries(items).map(([key, value]) => [key, literal(value)])),
          id,
        ),
      ],
    ]),
  );
}

/** Numbers stand as the model writes them, and scales begin and end where the picture's do. */
function axesOf(report: SampleReport, visual: SampleVisual): Cards {
  const asIs = { labelDisplayUnits: literal(1) };
  if (visual.type === 'waterfallChart') {
    return {
      valueAxis: [card({ ...asIs, ...ends(waterfallFigures(report, visual).ticks) })],
      labels: [card(asIs)],
    };
  }
  if (!visual.wells?.['Category'] || !visual.wells['Y']) return {};
  if (visual.type === 'funnel' || visual.type === 'donutChart') return { labels: [card(asIs)] };
  const second =
    visual.type === 'lineClusteredColumnComboChart'
      ? ends(comboFigures(report, visual).lineTicks, 'secStart', 'secEnd')
      : {};
  return {
    valueAxis: [card({ ...asIs, ...ends(ticksOf(report, visual)), ...second })],
    labels: [card(asIs)],
  };
}

function ends(ticks: readonly number[], start = 'start', end = 'end'): JsonObject {
  return { [start]: literal(ticks[0] ?? 0), [end]: literal(ticks.at(-1) ?? 1) };
}

/** Data colours of series and of members, as positions in the theme. */
function colorsOf(
  { colors = {}, marked = {}, dashed = [], wells }: SampleVisual,
  field: (name: string) => KnownField,
): Cards {
  const category = wells?.['Category']?.[0];
  const series = Object.entries(colors).map(([name, color]) => ({
    properties: { fill: color === 'ground' ? onTheme(0) : dataColor(color + 1) },
    selector: { metadata: queryRef(field(name)) },
  }));
  const members = Object.entries(marked).map(([member, color]) => ({
    properties: { fill: dataColor(color + 1) },
    selector: {
      data: [
        {
          scopeId: {
            Comparison: {
              ComparisonKind: 0,
              Left: category ? expression(field(category)) : {},
              Right: { Literal: { Value: literalText(member) } },
            },
          },
        },
      ],
    },
  }));
  const lines = dashed.map((name) => ({
    properties: { lineStyle: literal('dashed') },
    selector: { metadata: queryRef(field(name)) },
  }));
  return {
    ...(series.length + members.length > 0 && { dataPoint: [...series, ...members] }),
    ...(lines.length > 0 && { lineStyles: lines }),
  };
}

/** Words on a shape of the first data colour: the colour of the cards. */
function onColor(): JsonObject {
  return {
    title: [card({ fontColor: onTheme(0) })],
    subTitle: [card({ fontColor: onTheme(0) })],
  };
}
