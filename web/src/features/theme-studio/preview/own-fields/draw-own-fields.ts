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

type Draw = (resolver: ThemeResolver, size: Size, fields: OwnFields) => ReactNode;

const buildChoices = (field: string): Choices =>
  listMembers(field, 5).map((name, i) => [name, i < 2 ? 'on' : 'off']);

const drawSlicer: Draw = (resolver, size, fields) => {
  const field = fields.selectNames('Values', 'Category')[0] ?? '';
  const mode = readText(fields.visual, '/visual/objects/data', 'mode') ?? 'Basic';
  if (mode === 'Basic') return drawBasicSlicer(resolver, size, field, buildChoices(field));
  if (mode === 'Dropdown') return drawDropdownSlicer(resolver, size, field, 'All');
  return drawRangeSlicer(resolver, size, field, ['20', '640']);
};

const drawTiles: Draw = (resolver, size, fields) => {
  const [by] = fields.selectNames('Group', 'Category');
  const measures = fields.selectNames('Values');
  const names = by === undefined ? measures : listMembers(by, DEPOTS.length);
  const format = chooseFormat(measures[0]);
  // With as many members as the sample, they take its places; fewer stand side by side.
  const computeBox = (i: number) =>
    (names.length === DEPOTS.length && DEPOTS[i]?.box) ||
    ([i / names.length, 0, 1 / names.length, 1] as const);
  return drawTreemap(
    resolver,
    size,
    names.map((name, i) => ({ name, value: format(pickFigure(i)), box: computeBox(i) })),
  );
};

const DRAWINGS: Readonly<Record<string, Draw>> = {
  clusteredColumnChart: (resolver, size, fields) =>
    drawColumnChart(resolver, size, buildChart(fields)),
  columnChart: (resolver, size, fields) =>
    drawColumnChart(resolver, size, buildChart(fields, 'stacked'), 'stacked'),
  hundredPercentStackedColumnChart: (resolver, size, fields) =>
    drawColumnChart(resolver, size, buildChart(fields, 'shares'), 'shares'),
  clusteredBarChart: (resolver, size, fields) => drawBarChart(resolver, size, buildChart(fields)),
  barChart: (resolver, size, fields) =>
    drawBarChart(resolver, size, buildChart(fields, 'stacked'), 'stacked'),
  hundredPercentStackedBarChart: (resolver, size, fields) =>
    drawBarChart(resolver, size, buildChart(fields, 'shares'), 'shares'),
  lineChart: (resolver, size, fields) => {
    const figures = buildLongChart(fields);
    const second = buildCombo(fields, false).lines.map(({ name }, s) => ({
      name,
      values: figures.categories.map((_, i) => pickFigure(i, s + 5)),
    }));
    const series = [...figures.series, ...second];
    return drawLineChart(resolver, size, { ...figures, series, hasLegend: series.length > 1 });
  },
  areaChart: (resolver, size, fields) => drawAreaChart(resolver, size, buildLongChart(fields)),
  stackedAreaChart: (resolver, size, fields) =>
    drawAreaChart(resolver, size, buildLongChart(fields, 'stacked'), true),
  hundredPercentStackedAreaChart: (resolver, size, fields) =>
    drawAreaChart(resolver, size, buildLongShares(fields), true),
  ribbonChart: (resolver, size, fields) =>
    drawRibbonChart(resolver, size, buildChart(fields, 'stacked')),
  lineClusteredColumnComboChart: (resolver, size, fields) =>
    drawColumnChart(resolver, size, buildCombo(fields, false)),
  lineStackedColumnComboChart: (resolver, size, fields) =>
    drawColumnChart(resolver, size, buildCombo(fields, true), 'stacked'),
  donutChart: (resolver, size, fields) => drawDonut(resolver, size, buildRing(fields)),
  pieChart: (resolver, size, fields) => drawPie(resolver, size, buildRing(fields)),
  treemap: drawTiles,
  funnel: (resolver, size, fields) => {
    const { slices } = buildRing(fields);
    const values = slices.map((_, i) => 100 - 18 * i);
    const stages = slices.map(({ name }, i) => ({ name, value: Math.max(values[i] ?? 0, 8) }));
    const label = chooseFormat(fields.selectNames('Y')[0]);
    return drawFunnel(resolver, size, {
      title: '',
      stages,
      label,
      rate: `${stages.at(-1)?.value ?? 0}%`,
    });
  },
  waterfallChart: (resolver, size, fields) => {
    const { categories, axisTitles, label } = buildChart(fields);
    const changes = categories.map((name, i) => {
      const value = i % 3 === 2 ? -pickFigure(i) / 2 : pickFigure(i);
      return { name, value, kind: 'change' as const };
    });
    const total = changes.reduce((all, { value }) => all + value, 0);
    const steps = [...changes, { name: 'Total', value: total, kind: 'total' as const }];
    return drawWaterfall(resolver, size, {
      title: '',
      steps,
      label,
      axisTitles,
      tick: label,
      ticks: [0, 50, 100, 150, 200, 250],
    });
  },
  scatterChart: (resolver, size, fields) => {
    const [by] = fields.selectNames('Series');
    return drawScatterChart(resolver, size, {
      names: by === undefined ? [''] : listMembers(by, 3),
      categories: ['0', '100', '200', '300', '400'],
      titles: [fields.selectNames('X').join(), fields.selectNames('Y').join()],
    });
  },
  card: (resolver, size, fields) => drawCard(resolver, size, buildCards(fields)[0]),
  cardVisual: (resolver, size, fields) => drawNewCard(resolver, size, buildCards(fields)),
  multiRowCard: (resolver, size, fields) => drawMultiRowCard(resolver, size, buildCardRows(fields)),
  kpi: (resolver, size, fields) => {
    const format = chooseFormat(fields.selectNames('Indicator')[0]);
    const hasGoal = fields.selectFields('Goal').length > 0;
    return drawKpi(resolver, size, {
      title: fields.selectNames('Indicator').join(),
      value: format(62),
      isGood: true,
      goal: hasGoal ? `Goal: ${format(57)}` : '',
      distance: hasGoal ? ' (+8.8%)' : '',
      trend: [35, 44, 48, 57, 62],
    });
  },
  gauge: (resolver, size, fields) =>
    drawGauge(resolver, size, {
      title: '',
      value: 62,
      goal: 73,
      from: 0,
      to: 100,
      format: chooseFormat(fields.selectNames('Y')[0]),
    }),
  tableEx: (resolver, size, fields) => drawTable(resolver, size, buildTable(fields, size)),
  pivotTable: (resolver, size, fields) => drawMatrix(resolver, size, buildMatrix(fields, size)),
  slicer: drawSlicer,
  listSlicer: (resolver, size, fields) => {
    const field = fields.selectNames('Values', 'Rows')[0] ?? '';
    return drawListSlicer(resolver, size, field, buildChoices(field));
  },
  advancedSlicerVisual: (resolver, size, fields) => {
    const field = fields.selectNames('Values', 'Rows')[0] ?? '';
    return drawButtonSlicer(resolver, size, field, listMembers(field, 3));
  },
  textSlicer: (resolver, size, { visual }) =>
    drawTextSlicer(
      resolver,
      size,
      readText(visual, '/visual/objects/inputTextBox', 'placeholder') ?? '',
    ),
  filledMap: (resolver, size, fields) =>
    drawFilledMap(resolver, size, listMembers(fields.selectNames('Category')[0] ?? '', 4)),
  map: (resolver, size, fields) =>
    drawBubbleMap(resolver, size, listMembers(fields.selectNames('Category')[0] ?? '', 4)),
  azureMap: (resolver, size, fields) =>
    drawAzureMap(
      resolver,
      size,
      fields.selectNames('Size').slice(0, 1),
      listMembers(fields.selectNames('Category', 'Series')[0] ?? '', 4),
    ),
  ...OUR_VISUALS,
};

/** A visual of a report in its own words; undefined for kinds that have none, and where it has no field yet. */
export function drawOwnWords(
  resolver: ThemeResolver,
  size: Size,
  visual: ReportVisual,
  around: AroundVisual,
): ReactNode | undefined {
  const bare = Object.hasOwn(BARE_VISUALS, visual.type) ? BARE_VISUALS[visual.type] : undefined;
  if (bare) return bare(resolver, size, visual, around);
  const draw = Object.hasOwn(DRAWINGS, visual.type) ? DRAWINGS[visual.type] : undefined;
  if (!draw) return undefined;
  const fields = new OwnFields(visual);
  return fields.isEmpty ? undefined : draw(resolver, size, fields);
}
