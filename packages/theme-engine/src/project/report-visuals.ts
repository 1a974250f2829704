import type { Json, JsonObject } from '../model/json';
import { membersOf } from '../report/amounts';
import type { SampleReport, SampleVisual } from '../report/report';
import type { KnownField } from './field';
import {
  card,
  columnCard,
  dataColor,
  expression,
  gradientOf,
  literal,
  literalText,
  queryRef,
  whole,
} from './expressions';
import { digest } from './ids';

/** Formatting of a visual: cards by their names, each for all of it or for what a selector says. */
export type Cards = Record<string, Json[]>;

/** Colours of a theme that a report says itself, where Power BI has no word for them. */
export interface Moods {
  good: string;
  bad: string;
}

/** Properties of a visual type besides its field wells. */
export function ownCards(
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
