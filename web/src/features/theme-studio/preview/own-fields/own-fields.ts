import type {
  CardFigure,
  ChartFigures,
  ComboFigures,
  MatrixFigures,
  RingFigures,
  TableFigures,
} from '@flexa/theme-engine/report';
import { listTicksOver } from '@flexa/visuals/ticks';
import {
  listFields,
  readText,
  type ReportVisual,
  type VisualField,
} from '@flexa/theme-engine/reports';
import { computeTotals, type Pile } from '../draw/bars';
import type { Size } from '../draw/frame';
import { pickFigure, chooseFormat, listMembers } from './sample-values';

/** The fields of a visual, by role. */
export class OwnFields {
  readonly #roles: ReadonlyMap<string, readonly VisualField[]>;

  constructor(readonly visual: ReportVisual) {
    this.#roles = listFields(visual);
  }

  get isEmpty(): boolean {
    return this.#roles.size === 0;
  }

  /** The fields of some roles, in the order of the roles. */
  selectFields(...roles: readonly string[]): readonly VisualField[] {
    return roles.flatMap((role) => this.#roles.get(role) ?? []);
  }

  selectNames(...roles: readonly string[]): string[] {
    return this.selectFields(...roles).map(({ name }) => name);
  }
}

const CATEGORIES = 5;
const SERIES = 3;

/** Members of what a chart is broken down by; without such a field there is one. */
function listCategories(fields: OwnFields, count: number): string[] {
  const last = fields.selectNames('Category', 'Group').at(-1);
  return last === undefined ? [''] : listMembers(last, count);
}

/** Series by a field where there is one, else a series for each measure. */
function buildSeries(fields: OwnFields, measures: readonly string[], count: number) {
  const [by] = fields.selectNames('Series', 'Gradient');
  const names = by === undefined ? measures : listMembers(by, SERIES);
  return names.map((name, s) => ({
    name,
    values: Array.from({ length: count }, (_, i) => pickFigure(i, s)),
  }));
}

export function buildChart(
  fields: OwnFields,
  pile: Pile = 'beside',
  most = CATEGORIES,
): ChartFigures {
  const measures = fields.selectNames('Y', 'Size', 'Values');
  const categories = listCategories(fields, most);
  const series = buildSeries(fields, measures, categories.length);
  const format = chooseFormat(pile === 'shares' ? '%' : measures[0]);
  const values =
    pile === 'stacked'
      ? computeTotals({ categories, series })
      : series.flatMap((one) => one.values);
  const readTitle = (card: string) =>
    readText(fields.visual, `/visual/objects/${card}`, 'titleText');
  return {
    title: '',
    categories,
    series,
    ticks: pile === 'shares' ? [0, 50, 100] : listTicksOver(values),
    tick: format,
    label: format,
    axisTitles: [
      readTitle('categoryAxis') ?? fields.selectNames('Category', 'Group').join(', '),
      readTitle('valueAxis') ?? measures.join(', '),
    ],
    // A field that a chart is broken down by has a legend, also where it has one value only.
    hasLegend: fields.selectFields('Series').length > 0 || series.length > 1,
  };
}

/** Lines and areas have a year of months, or as many of what they go along. */
export const buildLongChart = (fields: OwnFields, pile?: Pile): ChartFigures =>
  buildChart(fields, pile, 12);

/** A long chart whose series fill each category to a hundred per cent. */
export function buildLongShares(fields: OwnFields): ChartFigures {
  const figures = buildLongChart(fields, 'shares');
  const totals = computeTotals(figures);
  const series = figures.series.map((one) => ({
    ...one,
    values: one.values.map((value, i) => ((value ?? 0) / (totals[i] || 1)) * 100),
  }));
  return { ...figures, series };
}

export function buildCombo(fields: OwnFields, isStacked: boolean): ComboFigures {
  const figures = buildChart(fields, isStacked ? 'stacked' : 'beside', 8);
  const lines = fields.selectNames('Y2').map((name, s) => ({
    name,
    values: figures.categories.map((_, i) => pickFigure(i, s + 5)),
  }));
  return {
    ...figures,
    lines,
    lineTick: chooseFormat(lines[0]?.name),
    lineTicks: listTicksOver(lines.flatMap(({ values }) => values)),
  };
}

/** Slices a ring by the members of a field, or by its measures if it has no such field. */
export function buildRing(fields: OwnFields): RingFigures {
  const measures = fields.selectNames('Y', 'Values');
  const [by] = fields.selectNames('Category', 'Legend', 'Group');
  const names = by === undefined ? measures : listMembers(by, CATEGORIES);
  const values = names.map((_, i) => pickFigure(i));
  const total = values.reduce((all, value) => all + value, 0);
  const format = chooseFormat(measures[0]);
  return {
    title: '',
    slices: names.map((name, i) => ({
      name,
      share: Math.round(((values[i] ?? 0) / total) * 100),
      value: format(values[i] ?? 0),
    })),
  };
}

export function buildCards(fields: OwnFields): CardFigure[] {
  return fields.selectNames('Data', 'Values').map((label, i) => ({
    label,
    value: chooseFormat(label)(pickFigure(i)),
  }));
}

/** A row for each member, with the figures of the measures. */
export function buildCardRows(fields: OwnFields): { name: string; figures: CardFigure[] }[] {
  const all = fields.selectFields('Values');
  const by = all.find(({ isMeasured }) => !isMeasured);
  const shown = all.filter((field) => field !== by);
  const names = by === undefined ? [''] : listMembers(by.name, 4);
  return names.map((name, i) => ({
    name,
    figures: shown.map((field, s) => ({ label: field.name, value: formatCell(field, i, s) })),
  }));
}

const formatCell = ({ name, isMeasured }: VisualField, row: number, column: number): string =>
  isMeasured
    ? chooseFormat(name)(pickFigure(row, column))
    : (listMembers(name, row + 1)[row] ?? '');

/** As many rows as a box has room for. */
const countRows = ({ h }: Size, most: number) =>
  Math.min(Math.max(Math.floor(h / 17) - 2, 2), most);

export function buildTable(fields: OwnFields, size: Size): TableFigures {
  const columns = fields.selectFields('Values');
  const width = 1 / columns.length;
  const rows = Array.from({ length: countRows(size, 20) }, (_, r) =>
    columns.map((field, c) => formatCell(field, r, c)),
  );
  const hasTotals = columns.some(({ isMeasured }) => isMeasured);
  return {
    title: '',
    columns: columns.map(({ name, isMeasured }, i) => ({
      name,
      width,
      kind: isMeasured ? 'number' : 'text',
      at: isMeasured ? (i + 1) * width : i * width,
    })),
    rows,
    ...(hasTotals && {
      totals: columns.map(({ name, isMeasured }, c) =>
        isMeasured
          ? chooseFormat(name)(sum(rows.map((_, r) => pickFigure(r, c))))
          : c === 0
            ? 'Total'
            : '',
      ),
    }),
    lines: columns.slice(1).map((_, i) => [(i + 1) * width, 0]),
  };
}

export function buildMatrix(fields: OwnFields, size: Size): MatrixFigures {
  const [rows, by, values] = [
    fields.selectNames('Rows'),
    fields.selectNames('Columns'),
    fields.selectNames('Values'),
  ];
  // Under each member of a column stand the values: with several of them their names are the head.
  const columns = values.length > 1 || !by[0] ? values : listMembers(by[0], 4);
  const names =
    rows[0] === undefined ? values.slice(0, 1) : listMembers(rows[0], countRows(size, 12));
  const figures = names.map((_, r) => columns.map((_, c) => pickFigure(r, c)));
  return {
    title: '',
    corner: rows[0] ?? '',
    columns,
    rows: names.map((name, r) => ({
      name,
      values: figures[r] ?? [],
      level: 0,
      sign: rows.length > 1 ? '+' : '',
    })),
    format: chooseFormat(values[0]),
    totals: {
      columns: columns.map((_, c) => sum(figures.map((row) => row[c] ?? 0))),
      all: sum(figures.flat()),
    },
    names: columns.length > 6 ? 0.16 : 0.28,
    isPlain: true,
  };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
