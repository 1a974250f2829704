import { listTicksOver, listValues } from '@flexa/visuals/ticks';
import type {
  CardFigure,
  ChartFigures,
  ComboFigures,
  FunnelFigures,
  MatrixFigures,
  RingFigures,
  SeriesFigures,
  TableFigures,
  WaterfallFigures,
} from './visual-figures';
import { formatOf, measured, membersOf, valuesBy } from './amounts';
import { columnOf, type SampleReport, type SampleVisual } from './report';

/** Calculates the figures a visual of a report draws, from the report's tables. */

const well = (visual: SampleVisual, name: string): readonly string[] => {
  const fields = visual.wells?.[name];
  if (!fields || fields.length === 0) throw new Error(`${visual.id} has nothing as its ${name}`);
  return fields;
};
const one = (visual: SampleVisual, name: string): string => well(visual, name)[0] ?? '';

export function nameOfField(report: SampleReport, visual: SampleVisual, field: string): string {
  return visual.names?.[field] ?? columnOf(report, field).name;
}

function series(report: SampleReport, visual: SampleVisual, field: string): SeriesFigures {
  const category = one(visual, 'Category');
  return {
    name: nameOfField(report, visual, field),
    values: membersOf(report, category).map((member) =>
      valuesBy(report, field, [category, member]),
    ),
    ...(visual.colors?.[field] !== undefined && { color: visual.colors[field] }),
    ...(visual.dashed?.includes(field) && { isDashed: true }),
  };
}

/** The lines of the value axis; the project's axis begins and ends at the same numbers. */
export function ticksOf(report: SampleReport, visual: SampleVisual): number[] {
  if (visual.axis) return listValues(...visual.axis);
  const all = well(visual, 'Y').map((field) => series(report, visual, field).values);
  const isStacked = ['columnChart', 'barChart'].includes(visual.type);
  const values = isStacked
    ? (all[0] ?? []).map((_, i) => all.reduce((sum, part) => sum + (part[i] ?? 0), 0))
    : all.flat().map((value) => value ?? 0);
  return listTicksOver(values);
}

export function chartFigures(report: SampleReport, visual: SampleVisual): ChartFigures {
  const [category, fields] = [one(visual, 'Category'), well(visual, 'Y')];
  const format = formatOf(report, fields[0] ?? '');
  return {
    title: visual.title,
    categories: membersOf(report, category),
    series: fields.map((field) => series(report, visual, field)),
    ticks: ticksOf(report, visual),
    tick: format,
    label: format,
    axisTitles: [
      nameOfField(report, visual, category),
      nameOfField(report, visual, fields[0] ?? ''),
    ],
    ...(visual.marked && { marked: visual.marked }),
  };
}

export function comboFigures(report: SampleReport, visual: SampleVisual): ComboFigures {
  const line = one(visual, 'Y2');
  const figures = series(report, visual, line);
  return {
    ...chartFigures(report, visual),
    lines: [figures],
    lineTicks: visual.secondAxis
      ? listValues(...visual.secondAxis)
      : listTicksOver(figures.values.map((value) => value ?? 0)),
    lineTick: formatOf(report, line),
  };
}

export function cardFigures(report: SampleReport, visual: SampleVisual): CardFigure[] {
  return well(visual, 'Data').map((field) => {
    const compared = visual.compared?.[field];
    const label = visual.names?.[field] ?? field.slice(1, -1);
    const { text } = measured(report, field);
    if (!compared) return { label, value: text };
    const change = measured(report, compared.measure);
    const isGood = compared.better === 'less' ? change.value <= 0 : change.value >= 0;
    const mood = compared.better === 'neither' ? 'plain' : isGood ? 'good' : 'bad';
    return { label, value: text, change: { text: change.text, mood, note: compared.note } };
  });
}

export function matrixFigures(report: SampleReport, visual: SampleVisual): MatrixFigures {
  const [row, column, field] = [one(visual, 'Rows'), one(visual, 'Columns'), one(visual, 'Values')];
  const columns = membersOf(report, column);
  return {
    title: visual.title,
    corner: nameOfField(report, visual, row),
    columns,
    rows: membersOf(report, row).map((name) => ({
      name,
      values: columns.map((member) => valuesBy(report, field, [row, name], [column, member])),
      level: 0,
      sign: '',
    })),
    format: formatOf(report, field),
    names: visual.nameShare ?? 0.14,
    isStraight: true,
  };
}

export function ringFigures(report: SampleReport, visual: SampleVisual): RingFigures {
  const field = one(visual, 'Y');
  const { categories, series: all } = chartFigures(report, visual);
  const values = (all[0]?.values ?? []).map((value) => value ?? 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  const format = formatOf(report, field);
  return {
    title: visual.title,
    slices: categories.map((name, i) => ({
      name,
      share: Math.round(((values[i] ?? 0) / total) * 1000) / 10,
      value: format(values[i] ?? 0),
      ...(visual.marked?.[name] !== undefined && { color: visual.marked[name] }),
    })),
  };
}

/** Names on the left, numbers to the right of them, all with the same room. */
export function tableFigures(report: SampleReport, visual: SampleVisual): TableFigures {
  const fields = well(visual, 'Values');
  const key = fields[0] ?? '';
  const share = visual.nameShare ?? 0.4;
  const room = (1 - share) / (fields.length - 1);
  const rows = membersOf(report, key).map((member) =>
    fields.map((field) => {
      if (field === key) return member;
      if (columnOf(report, field).isNumber) return valuesBy(report, field, [key, member]);
      const { table, index } = columnOf(report, field);
      const found = table.rows.find((row) => row[columnOf(report, key).index] === member);
      return String(found?.[index] ?? '');
    }),
  );
  const columns = fields.map((field, i): TableFigures['columns'][number] => {
    const name = nameOfField(report, visual, field);
    const left = i === 0 ? 0 : share + room * (i - 1);
    if (!columnOf(report, field).isNumber) return { name, kind: 'text', at: left };
    const format = formatOf(report, field);
    if (visual.bars?.includes(field)) {
      const most = Math.max(...rows.map((row) => Number(row[i])));
      return { name, kind: 'bar', at: left + room * 0.12, room: room * 0.88, most, format };
    }
    const at = i === fields.length - 1 ? 1 : left + room;
    const isSigned = visual.signed?.includes(field) ?? false;
    return { name, kind: 'number', at, format, isSigned };
  });
  return { title: visual.title, columns, rows, lines: [] };
}

/** Steps that begin at nothing, and the total that Power BI puts behind them. */
export function waterfallFigures(report: SampleReport, visual: SampleVisual): WaterfallFigures {
  const { categories, series: all, axisTitles } = chartFigures(report, visual);
  const format = formatOf(report, one(visual, 'Y'));
  const values = (all[0]?.values ?? []).map((value) => value ?? 0);
  let level = 0;
  const levels = values.map((value) => (level += value));
  return {
    title: visual.title,
    steps: [
      ...categories.map((name, i) => ({ name, value: values[i] ?? 0, kind: 'change' as const })),
      { name: 'Total', value: level, kind: 'total' as const },
    ],
    ticks: visual.axis ? listValues(...visual.axis) : listTicksOver(levels),
    tick: format,
    label: (value) => format(value),
    axisTitles,
  };
}

export function funnelFigures(report: SampleReport, visual: SampleVisual): FunnelFigures {
  const { categories, series: all, label, title } = chartFigures(report, visual);
  const values = (all[0]?.values ?? []).map((value) => value ?? 0);
  const rate = ((values.at(-1) ?? 0) / (values[0] ?? 1)) * 100;
  return {
    title,
    stages: categories.map((name, i) => ({ name, value: values[i] ?? 0 })),
    label,
    rate: `${rate.toFixed(1)}%`,
  };
}
