import type { Json, JsonObject } from '../../model/json';
import { membersOf } from '../../report/amounts';
import { comboFigures, ticksOf, waterfallFigures } from '../../report/figures';
import {
  columnOf,
  measureName,
  measureOf,
  PAGE,
  type SampleReport,
  type SampleVisual,
} from '../../report/report';
import { HEADING } from '../../preview/visuals/text-box';
import type { KnownField, Placed, ReportDesign, VisualDesign } from './design';
import {
  card,
  columnCard,
  dataColor,
  expression,
  gradientOf,
  literal,
  literalText,
  onTheme,
  queryRef,
  whole,
} from './expressions';
import { digest } from './ids';
import { MEASURE_TABLE, modelOf } from './report-model';

/** Colours of a theme that a report says itself, where Power BI has no word for them. */
interface Moods {
  good: string;
  bad: string;
}

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
    ownOf(report, visual, field, moods),
  );
  const isHeading = type === 'textbox';
  return {
    id,
    type,
    alt: title,
    ...(!UNTITLED.includes(type) && { title }),
    ...(note !== undefined && { subTitle: note }),
    ...(isHeading && { titleSize: HEADING }),
    ...(BARE.includes(type) && { isBare: true }),
    ...(isHeading && visual.isOnColor && { container: onColor() }),
    ...fields,
    ...(order !== undefined && { sort: { by: field(order), direction: 'Ascending' as const } }),
    ...(Object.keys(objects).length > 0 && { objects }),
  };
}

type Cards = Record<string, Json[]>;

function merged(...all: readonly Cards[]): JsonObject {
  const result: Cards = {};
  for (const cards of all) {
    for (const [name, items] of Object.entries(cards)) {
      result[name] = [...(result[name] ?? []), ...items];
    }
  }
  return result;
}

/** What the visual sets over the theme; the new card keeps its settings by state. */
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

/** What a kind of visual has beside its wells. */
function ownOf(
  report: SampleReport,
  visual: SampleVisual,
  field: (name: string) => KnownField,
  moods: Moods,
): Cards {
  const { type, title, wells = {}, fill } = visual;
  const values = wells['Values'] ?? [];
  switch (type) {
    case 'shape':
      return {
        shape: [card({ tileShape: literal('rectangle') })],
        fill: [card({ show: literal(true), fillColor: dataColor((fill ?? 0) + 1) }, 'default')],
        outline: [card({ show: literal(false) })],
      };
    case 'slicer':
      return {
        data: [card({ mode: literal('Dropdown') })],
        header: [card({ show: literal(true), text: literal(title) })],
      };
    case 'cardVisual':
      return cardOf(visual, field, moods);
    case 'pivotTable':
      return {
        values: values.map((name) => gradientOf(field(name))),
        subTotals: [card({ rowSubtotals: literal(false), columnSubtotals: literal(false) })],
        columnHeaders: [card({ columnAdjustment: literal('growToFit') })],
        grid: [card({ rowPadding: whole(rowPadding(visual, rowsOf(report, wells['Rows']))) })],
      };
    case 'tableEx':
      return {
        ...tableOf(visual, field, moods),
        grid: [card({ rowPadding: whole(rowPadding(visual, rowsOf(report, values))) })],
      };
    default:
      return {};
  }
}

/** How many rows there are of the members of the first field. */
function rowsOf(report: SampleReport, [first = '']: readonly string[] = []): number {
  return membersOf(report, first).length;
}

/** Pixels above and below the words of a row, so that the rows fill the visual as in the picture. */
function rowPadding({ box }: SampleVisual, rows: number): number {
  const [TITLE, LINE] = [50, 17];
  const room = (box[3] - TITLE) / (rows + 1);
  return Math.min(Math.max(Math.floor((room - LINE) / 2), 2), 20);
}

/** Bars behind numbers, colours of signs, no row of totals. */
function tableOf(
  { bars = [], signed = [] }: SampleVisual,
  field: (name: string) => KnownField,
  moods: Moods,
): Cards {
  return {
    total: [card({ totals: literal(false) })],
    columnHeaders: [card({ columnAdjustment: literal('growToFit') })],
    ...(signed.length > 0 && {
      values: signed.map((name) => ({
        properties: { fontColor: bySign(field(name), moods.good, moods.bad) },
        selector: {
          data: [{ dataViewWildcard: { matchingOption: 1 } }],
          metadata: queryRef(field(name)),
        },
      })),
    }),
    ...(bars.length > 0 && {
      columnFormatting: bars.map((name) =>
        columnCard(field(name), {
          dataBars: {
            positiveColor: dataColor(6),
            negativeColor: dataColor(4),
            axisColor: dataColor(8),
            reverseDirection: literal(false),
            hideText: literal(false),
          },
        }),
      ),
    }),
  };
}

/** Figures side by side, each with the measure it is compared with below it. */
function cardOf(
  { id, wells, compared = {} }: SampleVisual,
  field: (name: string) => KnownField,
  { good, bad }: Moods,
): Cards {
  const data = wells?.['Data'] ?? [];
  const references = data.flatMap((name) => {
    const one = compared[name];
    if (!one) return [];
    const label = `field-${digest(`${id} ${name}`).slice(0, 20)}`;
    const [metadata, measure] = [queryRef(field(name)), field(one.measure)];
    const [above, below] = one.better === 'less' ? [bad, good] : [good, bad];
    return [{ label, metadata, measure, one, above, below }];
  });
  return {
    layout: [card({ orientation: literal(0), columnCount: whole(data.length) })],
    value: [card({ labelDisplayUnits: literal(1) }, 'default')],
    ...(references.length > 0 && {
      referenceLabel: references.map(({ label, metadata, measure }) => ({
        properties: { value: { expr: expression(measure) } },
        selector: {
          data: [{ dataViewWildcard: { matchingOption: 0 } }],
          metadata,
          id: label,
          order: 0,
        },
      })),
      referenceLabelTitle: references.map(({ label, metadata, one }) => ({
        properties: {
          show: literal(true),
          titleContentType: literal('custom'),
          titleText: literal(one.note),
        },
        selector: { metadata, id: label },
      })),
      referenceLabelValue: references.map(({ label, metadata, measure, one, above, below }) => ({
        properties: {
          ...(one.better !== 'neither' && { valueFontColor: bySign(measure, above, below) }),
          valueDisplayUnits: literal(1),
        },
        selector: { metadata, id: label },
      })),
    }),
  };
}

/** One colour above zero, another below, the theme's own at zero. */
function bySign(field: KnownField, above: string, below: string): JsonObject {
  const when = (kind: number, color: string) => ({
    Condition: {
      Comparison: {
        ComparisonKind: kind,
        Left: expression(field),
        Right: { Literal: { Value: '0D' } },
      },
    },
    Value: { Literal: { Value: literalText(color) } },
  });
  const [GREATER, LESS] = [1, 3];
  return {
    solid: {
      color: { expr: { Conditional: { Cases: [when(GREATER, above), when(LESS, below)] } } },
    },
  };
}

/** Words on a shape of the first data colour: the colour of the cards. */
function onColor(): JsonObject {
  return {
    title: [card({ fontColor: onTheme(0) })],
    subTitle: [card({ fontColor: onTheme(0) })],
  };
}
