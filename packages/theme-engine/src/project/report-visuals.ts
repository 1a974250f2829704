import type { Json, JsonObject } from '../model/json';
import { listMembers } from '../report/amounts';
import type { SampleReport, SampleVisual } from '../report/report';
import type { KnownField } from './field';
import {
  createCard,
  createColumnCard,
  createDataColor,
  createExpression,
  createGradientCard,
  createLiteral,
  formatLiteral,
  formatQueryRef,
  createInteger,
} from './expressions';
import { hashText } from './ids';

/** Formatting of a visual: cards by name, each for the whole visual or for a selector. */
export type Cards = Record<string, Json[]>;

/** Theme colours that a report sets as literals, because Power BI has no name for them. */
export interface Moods {
  good: string;
  bad: string;
}

/** Properties of a visual type besides its fields. */
export function buildOwnCards(
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
        shape: [createCard({ tileShape: createLiteral('rectangle') })],
        fill: [
          createCard(
            { show: createLiteral(true), fillColor: createDataColor((fill ?? 0) + 1) },
            'default',
          ),
        ],
        outline: [createCard({ show: createLiteral(false) })],
      };
    case 'slicer':
      return {
        data: [createCard({ mode: createLiteral('Dropdown') })],
        header: [createCard({ show: createLiteral(true), text: createLiteral(title) })],
      };
    case 'cardVisual':
      return buildCard(visual, field, moods);
    case 'pivotTable':
      return {
        values: values.map((name) => createGradientCard(field(name))),
        subTotals: [
          createCard({ rowSubtotals: createLiteral(false), columnSubtotals: createLiteral(false) }),
        ],
        columnHeaders: [createCard({ columnAdjustment: createLiteral('growToFit') })],
        grid: [
          createCard({
            rowPadding: createInteger(computeRowPadding(visual, countRows(report, wells['Rows']))),
          }),
        ],
      };
    case 'tableEx':
      return {
        ...buildTable(visual, field, moods),
        grid: [
          createCard({
            rowPadding: createInteger(computeRowPadding(visual, countRows(report, values))),
          }),
        ],
      };
    default:
      return {};
  }
}

/** Counts the rows for the members of the first field. */
function countRows(report: SampleReport, [first = '']: readonly string[] = []): number {
  return listMembers(report, first).length;
}

/**
 * Returns the padding of table rows in pixels, so that the rows fill the visual as in the picture.
 */
function computeRowPadding({ box }: SampleVisual, rows: number): number {
  const [TITLE, LINE] = [50, 17];
  const room = (box[3] - TITLE) / (rows + 1);
  return Math.min(Math.max(Math.floor((room - LINE) / 2), 2), 20);
}

/** Builds a table with bars, colours by sign and no totals row. */
function buildTable(
  { bars = [], signed = [] }: SampleVisual,
  field: (name: string) => KnownField,
  moods: Moods,
): Cards {
  return {
    total: [createCard({ totals: createLiteral(false) })],
    columnHeaders: [createCard({ columnAdjustment: createLiteral('growToFit') })],
    ...(signed.length > 0 && {
      values: signed.map((name) => ({
        properties: { fontColor: createSignColor(field(name), moods.good, moods.bad) },
        selector: {
          data: [{ dataViewWildcard: { matchingOption: 1 } }],
          metadata: formatQueryRef(field(name)),
        },
      })),
    }),
    ...(bars.length > 0 && {
      columnFormatting: bars.map((name) =>
        createColumnCard(field(name), {
          dataBars: {
            positiveColor: createDataColor(6),
            negativeColor: createDataColor(4),
            axisColor: createDataColor(8),
            reverseDirection: createLiteral(false),
            hideText: createLiteral(false),
          },
        }),
      ),
    }),
  };
}

/** Builds several figures side by side with their comparisons below. */
function buildCard(
  { id, wells, compared = {} }: SampleVisual,
  field: (name: string) => KnownField,
  { good, bad }: Moods,
): Cards {
  const data = wells?.['Data'] ?? [];
  const references = data.flatMap((name) => {
    const one = compared[name];
    if (!one) return [];
    const label = `field-${hashText(`${id} ${name}`).slice(0, 20)}`;
    const [metadata, measure] = [formatQueryRef(field(name)), field(one.measure)];
    const [above, below] = one.better === 'less' ? [bad, good] : [good, bad];
    return [{ label, metadata, measure, one, above, below }];
  });
  return {
    layout: [
      createCard({ orientation: createLiteral(0), columnCount: createInteger(data.length) }),
    ],
    value: [createCard({ labelDisplayUnits: createLiteral(1) }, 'default')],
    ...(references.length > 0 && {
      referenceLabel: references.map(({ label, metadata, measure }) => ({
        properties: { value: { expr: createExpression(measure) } },
        selector: {
          data: [{ dataViewWildcard: { matchingOption: 0 } }],
          metadata,
          id: label,
          order: 0,
        },
      })),
      referenceLabelTitle: references.map(({ label, metadata, one }) => ({
        properties: {
          show: createLiteral(true),
          titleContentType: createLiteral('custom'),
          titleText: createLiteral(one.note),
        },
        selector: { metadata, id: label },
      })),
      referenceLabelValue: references.map(({ label, metadata, measure, one, above, below }) => ({
        properties: {
          ...(one.better !== 'neither' && {
            valueFontColor: createSignColor(measure, above, below),
          }),
          valueDisplayUnits: createLiteral(1),
        },
        selector: { metadata, id: label },
      })),
    }),
  };
}

/** Builds a colour rule with one colour above zero, another below, and the theme's own at zero. */
function createSignColor(field: KnownField, above: string, below: string): JsonObject {
  const createCase = (kind: number, color: string) => ({
    Condition: {
      Comparison: {
        ComparisonKind: kind,
        Left: createExpression(field),
        Right: { Literal: { Value: '0D' } },
      },
    },
    Value: { Literal: { Value: formatLiteral(color) } },
  });
  const [GREATER, LESS] = [1, 3];
  return {
    solid: {
      color: {
        expr: { Conditional: { Cases: [createCase(GREATER, above), createCase(LESS, below)] } },
      },
    },
  };
}
