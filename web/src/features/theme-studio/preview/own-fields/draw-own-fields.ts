import type { ReactNode } from 'react';
import { readText, type ReportVisual } from '@flexa/theme-engine/reports';
import { DEPOTS } from '../data';
import type { Size } from '../draw/frame';
import { drawAzureMap, drawFilledMap } from '../more/maps';
import { drawTextSlicer } from '../more/text-slicer';
import type { ThemeResolver } from '../theme-resolver';
import { drawBarChart } from '../visuals/bars';
import { drawCard, drawMultiRowCard, drawNewCard } from '../visuals/cards';
import { drawColumnChart } from '../visuals/columns';
import { drawGauge, drawKpi } from '../visuals/kpi-and-gauge';
import { drawAreaChart, drawLineChart } from '../visuals/lines';
import { drawMatrix } from '../visuals/matrix';
import {
  drawFunnel,
  drawBubbleMap,
  drawRibbonChart,
  drawScatterChart,
} from '../visuals/more-charts';
import { drawDropdownSlicer, drawBasicSlicer, drawRangeSlicer } from '../visuals/more-controls';
import { drawDonut, drawPie, drawTreemap } from '../visuals/shares';
import { drawButtonSlicer, drawListSlicer, type Choices } from '../visuals/slicers';
import { drawTable } from '../visuals/table';
import { drawWaterfall } from '../visuals/waterfall';
import { BARE_VISUALS, type AroundVisual } from './bare-visuals';
import {
  buildCards,
  buildChart,
  buildCombo,
  buildLongChart,
  buildLongShares,
  buildMatrix,
  OwnFields,
  buildRing,
  buildCardRows,
  buildTable,
} from './own-fields';
import { OUR_VISUALS } from './our-visuals';
import { pickFigure, chooseFormat, listMembers } from './sample-values';

type Draw = (p: ThemeResolver, size: Size, fields: OwnFields) => ReactNode;

const buildChoices = (field: string): Choices =>
  listMembers(field, 5).map((name, i) => [name, i < 2 ? 'on' : 'off']);

const drawSlicer: Draw = (p, size, fields) => {
  const field = fields.selectNames('Values', 'Category')[0] ?? '';
  const mode = readText(fields.visual, '/visual/objects/data', 'mode') ?? 'Basic';
  if (mode === 'Basic') return drawBasicSlicer(p, size, field, buildChoices(field));
  if (mode === 'Dropdown') return drawDropdownSlicer(p, size, field, 'All');
  return drawRangeSlicer(p, size, field, ['20', '640']);
};

const drawTiles: Draw = (p, size, fields) => {
  const [by] = fields.selectNames('Group', 'Category');
  const measures = fields.selectNames('Values');
  const names = by === undefined ? measures : listMembers(by, DEPOTS.length);
  const format = chooseFormat(measures[0]);
  // With as many members as the sample, they take its places; fewer stand side by side.
  const computeBox = (i: number) =>
    (names.length === DEPOTS.length && DEPOTS[i]?.box) ||
    ([i / names.length, 0, 1 / names.length, 1] as const);
  return drawTreemap(
    p,
    size,
    names.map((name, i) => ({ name, value: format(pickFigure(i)), box: computeBox(i) })),
  );
};

const DRAWINGS: Readonly<Record<string, Draw>> = {
  clusteredColumnChart: (p, size, fields) => drawColumnChart(p, size, buildChart(fields)),
  columnChart: (p, size, fields) =>
    drawColumnChart(p, size, buildChart(fields, 'stacked'), 'stacked'),
  hundredPercentStackedColumnChart: (p, size, fields) =>
    drawColumnChart(p, size, buildChart(fields, 'shares'), 'shares'),
  clusteredBarChart: (p, size, fields) => drawBarChart(p, size, buildChart(fields)),
  barChart: (p, size, fields) => drawBarChart(p, size, buildChart(fields, 'stacked'), 'stacked'),
  hundredPercentStackedBarChart: (p, size, fields) =>
    drawBarChart(p, size, buildChart(fields, 'shares'), 'shares'),
  lineChart: (p, size, fields) => {
    const figures = buildLongChart(fields);
    const second = buildCombo(fields, false).lines.map(({ name }, s) => ({
      name,
      values: figures.categories.map((_, i) => pickFigure(i, s + 5)),
    }));
    const series = [...figures.series, ...second];
    return drawLineChart(p, size, { ...figures, series, hasLegend: series.length > 1 });
  },
  areaChart: (p, size, fields) => drawAreaChart(p, size, buildLongChart(fields)),
  stackedAreaChart: (p, size, fields) =>
    drawAreaChart(p, size, buildLongChart(fields, 'stacked'), true),
  hundredPercentStackedAreaChart: (p, size, fields) =>
    drawAreaChart(p, size, buildLongShares(fields), true),
  ribbonChart: (p, size, fields) => drawRibbonChart(p, size, buildChart(fields, 'stacked')),
  lineClusteredColumnComboChart: (p, size, fields) =>
    drawColumnChart(p, size, buildCombo(fields, false)),
  lineStackedColumnComboChart: (p, size, fields) =>
    drawColumnChart(p, size, buildCombo(fields, true), 'stacked'),
  donutChart: (p, size, fields) => drawDonut(p, size, buildRing(fields)),
  pieChart: (p, size, fields) => drawPie(p, size, buildRing(fields)),
  treemap: drawTiles,
  funnel: (p, size, fields) => {
    const { slices } = buildRing(fields);
    const values = slices.map((_, i) => 100 - 18 * i);
    const stages = slices.map(({ name }, i) => ({ name, value: Math.max(values[i] ?? 0, 8) }));
    const label = chooseFormat(fields.selectNames('Y')[0]);
    return drawFunnel(p, size, { title: '', stages, label, rate: `${stages.at(-1)?.value ?? 0}%` });
  },
  waterfallChart: (p, size, fields) => {
    const { categories, axisTitles, label } = buildChart(fields);
    const changes = categories.map((name, i) => {
      const value = i % 3 === 2 ? -pickFigure(i) / 2 : pickFigure(i);
      return { name, value, kind: 'change' as const };
    });
    const total = changes.reduce((all, { value }) => all + value, 0);
    const steps = [...changes, { name: 'Total', value: total, kind: 'total' as const }];
    return drawWaterfall(p, size, {
      title: '',
      steps,
      label,
      axisTitles,
      tick: label,
      ticks: [0, 50, 100, 150, 200, 250],
    });
  },
  scatterChart: (p, size, fields) => {
    const [by] = fields.selectNames('Series');
    return drawScatterChart(p, size, {
      names: by === undefined ? [''] : listMembers(by, 3),
      categories: ['0', '100', '200', '300', '400'],
      titles: [fields.selectNames('X').join(), fields.selectNames('Y').join()],
    });
  },
  card: (p, size, fields) => drawCard(p, size, buildCards(fields)[0]),
  cardVisual: (p, size, fields) => drawNewCard(p, size, buildCards(fields)),
  multiRowCard: (p, size, fields) => drawMultiRowCard(p, size, buildCardRows(fields)),
  kpi: (p, size, fields) => {
    const format = chooseFormat(fields.selectNames('Indicator')[0]);
    const hasGoal = fields.selectFields('Goal').length > 0;
    return drawKpi(p, size, {
      title: fields.selectNames('Indicator').join(),
      value: format(62),
      isGood: true,
      goal: hasGoal ? `Goal: ${format(57)}` : '',
      distance: hasGoal ? ' (+8.8%)' : '',
      trend: [35, 44, 48, 57, 62],
    });
  },
  gauge: (p, size, fields) =>
    drawGauge(p, size, {
      title: '',
      value: 62,
      goal: 73,
      from: 0,
      to: 100,
      format: chooseFormat(fields.selectNames('Y')[0]),
    }),
  tableEx: (p, size, fields) => drawTable(p, size, buildTable(fields, size)),
  pivotTable: (p, size, fields) => drawMatrix(p, size, buildMatrix(fields, size)),
  slicer: drawSlicer,
  listSlicer: (p, size, fields) => {
    const field = fields.selectNames('Values', 'Rows')[0] ?? '';
    return drawListSlicer(p, size, field, buildChoices(field));
  },
  advancedSlicerVisual: (p, size, fields) => {
    const field = fields.selectNames('Values', 'Rows')[0] ?? '';
    return drawButtonSlicer(p, size, field, listMembers(field, 3));
  },
  textSlicer: (p, size, { visual }) =>
    drawTextSlicer(p, size, readText(visual, '/visual/objects/inputTextBox', 'placeholder') ?? ''),
  filledMap: (p, size, fields) =>
    drawFilledMap(p, size, listMembers(fields.selectNames('Category')[0] ?? '', 4)),
  map: (p, size, fields) =>
    drawBubbleMap(p, size, listMembers(fields.selectNames('Category')[0] ?? '', 4)),
  azureMap: (p, size, fields) =>
    drawAzureMap(
      p,
      size,
      fields.selectNames('Size').slice(0, 1),
      listMembers(fields.selectNames('Category', 'Series')[0] ?? '', 4),
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
