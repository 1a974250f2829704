import type { ReactNode } from 'react';
import { textOn, type ReportVisual } from '@flexa/theme-engine/reports';
import { DEPOTS } from '../data';
import type { Size } from '../draw/frame';
import { azureMap, filledMap } from '../more/maps';
import { textSlicer } from '../more/text-slicer';
import type { ThemeResolver } from '../theme-resolver';
import { barChart } from '../visuals/bars';
import { card, multiRowCard, newCard } from '../visuals/cards';
import { columns } from '../visuals/columns';
import { gauge, kpi } from '../visuals/kpi-and-gauge';
import { areas, lines } from '../visuals/lines';
import { matrix } from '../visuals/matrix';
import { funnel, map, ribbon, scatter } from '../visuals/more-charts';
import { foldedSlicer, listedSlicer, rangeSlicer } from '../visuals/more-controls';
import { donut, pie, treemap } from '../visuals/shares';
import { buttonSlicer, listSlicer, type Choices } from '../visuals/slicers';
import { table } from '../visuals/table';
import { waterfall } from '../visuals/waterfall';
import { BARE_VISUALS, type AroundVisual } from './bare-visuals';
import {
  cardsOf,
  chartOf,
  comboOf,
  longChartOf,
  longSharesOf,
  matrixOf,
  OwnFields,
  ringOf,
  rowsOf,
  tableOf,
} from './own-fields';
import { OUR_VISUALS } from './our-visuals';
import { figureAt, formatOf, membersOf } from './sample-values';

type Draw = (p: ThemeResolver, size: Size, fields: OwnFields) => ReactNode;

const choices = (field: string): Choices =>
  membersOf(field, 5).map((name, i) => [name, i < 2 ? 'on' : 'off']);

const slicer: Draw = (p, size, fields) => {
  const field = fields.names('Values', 'Category')[0] ?? '';
  const mode = textOn(fields.visual, '/visual/objects/data', 'mode') ?? 'Basic';
  if (mode === 'Basic') return listedSlicer(p, size, field, choices(field));
  if (mode === 'Dropdown') return foldedSlicer(p, size, field, 'All');
  return rangeSlicer(p, size, field, ['20', '640']);
};

const tiles: Draw = (p, size, fields) => {
  const [by] = fields.names('Group', 'Category');
  const measures = fields.names('Values');
  const names = by === undefined ? measures : membersOf(by, DEPOTS.length);
  const format = formatOf(measures[0]);
  // With as many members as the sample, they take its places; fewer stand side by side.
  const boxOf = (i: number) =>
    (names.length === DEPOTS.length && DEPOTS[i]?.box) ||
    ([i / names.length, 0, 1 / names.length, 1] as const);
  return treemap(
    p,
    size,
    names.map((name, i) => ({ name, value: format(figureAt(i)), box: boxOf(i) })),
  );
};

const DRAWINGS: Readonly<Record<string, Draw>> = {
  clusteredColumnChart: (p, size, fields) => columns(p, size, chartOf(fields)),
  columnChart: (p, size, fields) => columns(p, size, chartOf(fields, 'stacked'), 'stacked'),
  hundredPercentStackedColumnChart: (p, size, fields) =>
    columns(p, size, chartOf(fields, 'shares'), 'shares'),
  clusteredBarChart: (p, size, fields) => barChart(p, size, chartOf(fields)),
  barChart: (p, size, fields) => barChart(p, size, chartOf(fields, 'stacked'), 'stacked'),
  hundredPercentStackedBarChart: (p, size, fields) =>
    barChart(p, size, chartOf(fields, 'shares'), 'shares'),
  lineChart: (p, size, fields) => {
    const figures = longChartOf(fields);
    const second = comboOf(fields, false).lines.map(({ name }, s) => ({
      name,
      values: figures.categories.map((_, i) => figureAt(i, s + 5)),
    }));
    const series = [...figures.series, ...second];
    return lines(p, size, { ...figures, series, hasLegend: series.length > 1 });
  },
  areaChart: (p, size, fields) => areas(p, size, longChartOf(fields)),
  stackedAreaChart: (p, size, fields) => areas(p, size, longChartOf(fields, 'stacked'), true),
  hundredPercentStackedAreaChart: (p, size, fields) => areas(p, size, longSharesOf(fields), true),
  ribbonChart: (p, size, fields) => ribbon(p, size, chartOf(fields, 'stacked')),
  lineClusteredColumnComboChart: (p, size, fields) => columns(p, size, comboOf(fields, false)),
  lineStackedColumnComboChart: (p, size, fields) =>
    columns(p, size, comboOf(fields, true), 'stacked'),
  donutChart: (p, size, fields) => donut(p, size, ringOf(fields)),
  pieChart: (p, size, fields) => pie(p, size, ringOf(fields)),
  treemap: tiles,
  funnel: (p, size, fields) => {
    const { slices } = ringOf(fields);
    const values = slices.map((_, i) => 100 - 18 * i);
    const stages = slices.map(({ name }, i) => ({ name, value: Math.max(values[i] ?? 0, 8) }));
    const label = formatOf(fields.names('Y')[0]);
    return funnel(p, size, { title: '', stages, label, rate: `${stages.at(-1)?.value ?? 0}%` });
  },
  waterfallChart: (p, size, fields) => {
    const { categories, axisTitles, label } = chartOf(fields);
    const changes = categories.map((name, i) => {
      const value = i % 3 === 2 ? -figureAt(i) / 2 : figureAt(i);
      return { name, value, kind: 'change' as const };
    });
    const total = changes.reduce((all, { value }) => all + value, 0);
    const steps = [...changes, { name: 'Total', value: total, kind: 'total' as const }];
    return waterfall(p, size, {
      title: '',
      steps,
      label,
      axisTitles,
      tick: label,
      ticks: [0, 50, 100, 150, 200, 250],
    });
  },
  scatterChart: (p, size, fields) => {
    const [by] = fields.names('Series');
    return scatter(p, size, {
      names: by === undefined ? [''] : membersOf(by, 3),
      categories: ['0', '100', '200', '300', '400'],
      titles: [fields.names('X').join(), fields.names('Y').join()],
    });
  },
  card: (p, size, fields) => card(p, size, cardsOf(fields)[0]),
  cardVisual: (p, size, fields) => newCard(p, size, cardsOf(fields)),
  multiRowCard: (p, size, fields) => multiRowCard(p, size, rowsOf(fields)),
  kpi: (p, size, fields) => {
    const format = formatOf(fields.names('Indicator')[0]);
    const hasGoal = fields.of('Goal').length > 0;
    return kpi(p, size, {
      title: fields.names('Indicator').join(),
      value: format(62),
      isGood: true,
      goal: hasGoal ? `Goal: ${format(57)}` : '',
      distance: hasGoal ? ' (+8.8%)' : '',
      trend: [35, 44, 48, 57, 62],
    });
  },
  gauge: (p, size, fields) =>
    gauge(p, size, {
      title: '',
      value: 62,
      goal: 73,
      from: 0,
      to: 100,
      format: formatOf(fields.names('Y')[0]),
    }),
  tableEx: (p, size, fields) => table(p, size, tableOf(fields, size)),
  pivotTable: (p, size, fields) => matrix(p, size, matrixOf(fields, size)),
  slicer,
  listSlicer: (p, size, fields) => {
    const field = fields.names('Values', 'Rows')[0] ?? '';
    return listSlicer(p, size, field, choices(field));
  },
  advancedSlicerVisual: (p, size, fields) => {
    const field = fields.names('Values', 'Rows')[0] ?? '';
    return buttonSlicer(p, size, field, membersOf(field, 3));
  },
  textSlicer: (p, size, { visual }) =>
    textSlicer(p, size, textOn(visual, '/visual/objects/inputTextBox', 'placeholder') ?? ''),
  filledMap: (p, size, fields) =>
    filledMap(p, size, membersOf(fields.names('Category')[0] ?? '', 4)),
  map: (p, size, fields) => map(p, size, membersOf(fields.names('Category')[0] ?? '', 4)),
  azureMap: (p, size, fields) =>
    azureMap(
      p,
      size,
      fields.names('Size').slice(0, 1),
      membersOf(fields.names('Category', 'Series')[0] ?? '', 4),
    ),
  ...OUR_VISUALS,
};

/** A visual of a report in its own words; undefined for kinds that have none, and where it has no field yet. */
export function drawOwnWords(
  p: ThemeResolver,
  size: Size,
  visual: ReportVisual,
  around: AroundVisual,
): ReactNode | undefined {
  const bare = Object.hasOwn(BARE_VISUALS, visual.type) ? BARE_VISUALS[visual.type] : undefined;
  if (bare) return bare(p, size, visual, around);
  const draw = Object.hasOwn(DRAWINGS, visual.type) ? DRAWINGS[visual.type] : undefined;
  if (!draw) return undefined;
  const fields = new OwnFields(visual);
  return fields.isEmpty ? undefined : draw(p, size, fields);
}
