import type { ReactNode } from 'react';
import type { Size } from './draw/frame';
import type { ThemeResolver } from './theme-resolver';
import { barChart } from './visuals/bars';
import { newCard } from './visuals/cards';
import { columns } from './visuals/columns';
import { dropdown } from './visuals/slicers';
import { areas, lines } from './visuals/lines';
import { matrix } from './visuals/matrix';
import { funnel } from './visuals/more-charts';
import { shapeBox } from './visuals/more-controls';
import { donut } from './visuals/shares';
import { table } from './visuals/table';
import { headingBox } from './visuals/text-box';
import { waterfall } from './visuals/waterfall';
import {
  cardFigures,
  chartFigures,
  comboFigures,
  funnelFigures,
  matrixFigures,
  ringFigures,
  tableFigures,
  waterfallFigures,
  type SampleReport,
  type SampleVisual,
  type SampleVisualType,
} from '@flexa/theme-engine/report';

type Draw = (p: ThemeResolver, size: Size, report: SampleReport, visual: SampleVisual) => ReactNode;

/** A visual of the studio's preview with a report's figures. */
const shows =
  <Figures>(
    draw: (p: ThemeResolver, size: Size, figures: Figures) => ReactNode,
    figuresOf: (report: SampleReport, visual: SampleVisual) => Figures,
  ): Draw =>
  (p, size, report, visual) =>
    draw(p, size, figuresOf(report, visual));

const DRAWINGS: Readonly<Record<SampleVisualType, Draw>> = {
  textbox: (p, size, _, { title, note, isOnColor }) =>
    headingBox(p, size, title, note ?? '', isOnColor ?? false),
  shape: (p, size, _, { fill = 0 }) => shapeBox(p, size, fill),
  slicer: (p, size, _, { title }) => dropdown(p, size, title, 'All'),
  cardVisual: shows(
    (p, size, figures) => newCard(p, size, figures, { isMiddle: true, hasOneBar: true }),
    cardFigures,
  ),
  lineChart: shows(lines, chartFigures),
  areaChart: shows(areas, chartFigures),
  clusteredColumnChart: shows(columns, chartFigures),
  columnChart: shows((p, size, figures) => columns(p, size, figures, 'stacked'), chartFigures),
  clusteredBarChart: shows(barChart, chartFigures),
  barChart: shows((p, size, figures) => barChart(p, size, figures, 'stacked'), chartFigures),
  lineClusteredColumnComboChart: shows(columns, comboFigures),
  waterfallChart: shows(waterfall, waterfallFigures),
  donutChart: shows(donut, ringFigures),
  funnel: shows(funnel, funnelFigures),
  tableEx: shows(table, tableFigures),
  pivotTable: shows(matrix, matrixFigures),
};

/** Draws one visual of a report. */
export function drawVisual(
  p: ThemeResolver,
  size: Size,
  report: SampleReport,
  visual: SampleVisual,
): ReactNode {
  return DRAWINGS[visual.type](p, size, report, visual);
}
