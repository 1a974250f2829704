import type { ReactNode } from 'react';
import type { Size } from './draw/frame';
import type { ThemeResolver } from './theme-resolver';
import { drawBarChart } from './visuals/bars';
import { drawNewCard } from './visuals/cards';
import { drawColumnChart } from './visuals/columns';
import { drawDropdown } from './visuals/slicers';
import { drawAreaChart, drawLineChart } from './visuals/lines';
import { drawMatrix } from './visuals/matrix';
import { drawFunnel } from './visuals/more-charts';
import { drawShapeBox } from './visuals/more-controls';
import { drawDonut } from './visuals/shares';
import { drawTable } from './visuals/table';
import { drawHeadingBox } from './visuals/text-box';
import { drawWaterfall } from './visuals/waterfall';
import {
  computeCardFigures,
  computeChartFigures,
  computeComboFigures,
  computeFunnelFigures,
  computeMatrixFigures,
  computeRingFigures,
  computeTableFigures,
  computeWaterfallFigures,
  type SampleReport,
  type SampleVisual,
  type SampleVisualType,
} from '@flexa/theme-engine/report';

type Draw = (
  resolver: ThemeResolver,
  size: Size,
  report: SampleReport,
  visual: SampleVisual,
) => ReactNode;

/** A visual of the studio's preview with a report's figures. */
const bindReportFigures =
  <Figures>(
    draw: (resolver: ThemeResolver, size: Size, figures: Figures) => ReactNode,
    readFigures: (report: SampleReport, visual: SampleVisual) => Figures,
  ): Draw =>
  (resolver, size, report, visual) =>
    draw(resolver, size, readFigures(report, visual));

const DRAWINGS: Readonly<Record<SampleVisualType, Draw>> = {
  textbox: (resolver, size, _, { title, note, isOnColor }) =>
    drawHeadingBox(resolver, size, title, note ?? '', isOnColor ?? false),
  shape: (resolver, size, _, { fill = 0 }) => drawShapeBox(resolver, size, fill),
  slicer: (resolver, size, _, { title }) => drawDropdown(resolver, size, title, 'All'),
  cardVisual: bindReportFigures(
    (resolver, size, figures) =>
      drawNewCard(resolver, size, figures, { isMiddle: true, hasOneBar: true }),
    computeCardFigures,
  ),
  lineChart: bindReportFigures(drawLineChart, computeChartFigures),
  areaChart: bindReportFigures(drawAreaChart, computeChartFigures),
  clusteredColumnChart: bindReportFigures(drawColumnChart, computeChartFigures),
  columnChart: bindReportFigures(
    (resolver, size, figures) => drawColumnChart(resolver, size, figures, 'stacked'),
    computeChartFigures,
  ),
  clusteredBarChart: bindReportFigures(drawBarChart, computeChartFigures),
  barChart: bindReportFigures(
    (resolver, size, figures) => drawBarChart(resolver, size, figures, 'stacked'),
    computeChartFigures,
  ),
  lineClusteredColumnComboChart: bindReportFigures(drawColumnChart, computeComboFigures),
  waterfallChart: bindReportFigures(drawWaterfall, computeWaterfallFigures),
  donutChart: bindReportFigures(drawDonut, computeRingFigures),
  funnel: bindReportFigures(drawFunnel, computeFunnelFigures),
  tableEx: bindReportFigures(drawTable, computeTableFigures),
  pivotTable: bindReportFigures(drawMatrix, computeMatrixFigures),
};

/** Draws one visual of a report. */
export function drawVisual(
  resolver: ThemeResolver,
  size: Size,
  report: SampleReport,
  visual: SampleVisual,
): ReactNode {
  return DRAWINGS[visual.type](resolver, size, report, visual);
}
