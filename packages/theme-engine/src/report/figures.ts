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
import { findFormat, computeMeasure, listMembers, readValueBy } from './amounts';
import { findColumn, type SampleReport, type SampleVisual } from './report';

/** Calculates the figures that a visual draws, from the report's tables. */

const readWell = (visual: SampleVisual, name: string): readonly string[] => {
  const fields = visual.wells?.[name];
  if (!fields || fields.length === 0) throw new Error(`${visual.id} has no field for ${name}`);
  return fields;
};
const readFirstField = (visual: SampleVisual, name: string): string =>
  readWell(visual, name)[0] ?? '';

export function nameField(report: SampleReport, visual: SampleVisual, field: string): string {
  return visual.names?.[field] ?? findColumn(report, field).name;
}

function computeSeries(report: SampleReport, visual: SampleVisual, field: string): SeriesFigures {
  const category = readFirstField(visual, 'Category');
  return {
    name: nameField(report, visual, field),
    values: listMembers(report, category).map((member) =>
      readValueBy(report, field, [category, member]),
    ),
    ...(visual.colors?.[field] !== undefined && { color: visual.colors[field] }),
    ...(visual.dashed?.includes(field) && { isDashed: true }),
  };
}

/** Returns the lines of the value axis. The exported axis has the same start and end. */
export function computeTicks(report: SampleReport, visual: SampleVisual): number[] {
  if (visual.axis) return listValues(...visual.axis);
  const all = readWell(visual, 'Y').map((field) => computeSeries(report, visual, field).values);
  const isStacked = ['columnChart', 'barChart'].includes(visual.type);
  const values = isStacked
    ? (all[0] ?? []).map((_, i) => all.reduce((sum, part) => sum + (part[i] ?? 0), 0))
    : all.flat().map((value) => value ?? 0);
  return listTicksOver(values);
}

export function computeChartFigures(report: SampleReport, visual: SampleVisual): ChartFigures {
  const [category, fields] = [readFirstField(visual, 'Category'), readWell(visual, 'Y')];
  const format = findFormat(report, fields[0] ?? '');
  return {
    title: visual.title,
    categories: listMembers(report, category),
    series: fields.map((field) => computeSeries(report, visual, field)),
    ticks: computeTicks(report, visual),
    tick: format,
    label: format,
    axisTitles: [nameField(report, visual, category), nameField(report, visual, fields[0] ?? '')],
    ...(visual.marked && { marked: visual.marked }),
  };
}

export function computeComboFigures(report: SampleReport, visual: SampleVisual): ComboFigures {
  const line = readFirstField(visual, 'Y2');
  const figures = computeSeries(report, visual, line);
  return {
    ...computeChartFigures(report, visual),
    lines: [figures],
    lineTicks: visual.secondAxis
      ? listValues(...visual.secondAxis)
      : listTicksOver(figures.values.map((value) => value ?? 0)),
    lineTick: findFormat(report, line),
  };
}

export function computeCardFigures(report: SampleReport, visual: SampleVisual): CardFigure[] {
  return readWell(visual, 'Data').map((field) => {
    const compared = visual.compared?.[field];
    const label = visual.names?.[field] ?? field.slice(1, -1);
    const { text } = computeMeasure(report, field);
    if (!compared) return { label, value: text };
    const change = computeMeasure(report, compared.measure);
    const isGood = compared.better === 'less' ? change.value <= 0 : change.value >= 0;
    const mood = compared.better === 'neither' ? 'plain' : isGood ? 'good' : 'bad';
    return { label, value: text, change: { text: change.text, mood, note: compared.note } };
  });
}

export function computeMatrixFigures(report: SampleReport, visual: SampleVisual): MatrixFigures {
  const [row, column, field] = [
    readFirstField(visual, 'Rows'),
    readFirstField(visual, 'Columns'),
    readFirstField(visual, 'Values'),
  ];
  const columns = listMembers(report, column);
  return {
    title: visual.title,
    corner: nameField(report, visual, row),
    columns,
    rows: listMembers(report, row).map((name) => ({
      name,
      values: columns.map((member) => readValueBy(report, field, [row, name], [column, member])),
      level: 0,
      sign: '',
    })),
    format: findFormat(report, field),
    names: visual.nameShare ?? 0.14,
    isTwoColor: true,
  };
}

export function computeRingFigures(report: SampleReport, visual: SampleVisual): RingFigures {
  const field = readFirstField(visual, 'Y');
  const { categories, series: all } = computeChartFigures(report, visual);
  const values = (all[0]?.values ?? []).map((value) => value ?? 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  const format = findFormat(report, field);
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

/** Sizes of columns: names on the left, then equally wide numbers. */
export function computeTableFigures(report: SampleReport, visual: SampleVisual): TableFigures {
  const fields = readWell(visual, 'Values');
  const key = fields[0] ?? '';
  const share = visual.nameShare ?? 0.4;
  const room = (1 - share) / (fields.length - 1);
  const rows = listMembers(report, key).map((member) =>
    fields.map((field) => {
      if (field === key) return member;
      if (findColumn(report, field).isNumber) return readValueBy(report, field, [key, member]);
      const { table, index } = findColumn(report, field);
      const found = table.rows.find((row) => row[findColumn(report, key).index] === member);
      return String(found?.[index] ?? '');
    }),
  );
  const columns = fields.map((field, i): TableFigures['columns'][number] => {
    const name = nameField(report, visual, field);
    const left = i === 0 ? 0 : share + room * (i - 1);
    if (!findColumn(report, field).isNumber) return { name, kind: 'text', at: left };
    const format = findFormat(report, field);
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

/** Returns steps that start at zero, followed by the total that Power BI adds. */
export function computeWaterfallFigures(
  report: SampleReport,
  visual: SampleVisual,
): WaterfallFigures {
  const { categories, series: all, axisTitles } = computeChartFigures(report, visual);
  const format = findFormat(report, readFirstField(visual, 'Y'));
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

export function computeFunnelFigures(report: SampleReport, visual: SampleVisual): FunnelFigures {
  const { categories, series: all, label, title } = computeChartFigures(report, visual);
  const values = (all[0]?.values ?? []).map((value) => value ?? 0);
  const rate = ((values.at(-1) ?? 0) / (values[0] ?? 1)) * 100;
  return {
    title,
    stages: categories.map((name, i) => ({ name, value: values[i] ?? 0 })),
    label,
    rate: `${rate.toFixed(1)}%`,
  };
}
