import type { VisualName } from '../visuals';
import type { Cards, Ink } from './ink';
import { buildAxis, buildDataLabels, buildLabelLines, buildLegend } from './parts';

/** Builds the styles of column, bar and ribbon charts. */
export function buildBarStyles(ink: Ink): Partial<Record<VisualName, Cards>> {
  const shared = buildSharedCards(ink);
  const categoryAxis = { ...buildAxis(ink, false), ...CATEGORIES, concatenateLabels: false };
  const valueAxis = { ...buildAxis(ink, true), labelDisplayUnits: 0 };
  const labels = { ...buildDataLabels(ink, false), ...buildLabelLines(ink), labelOverflow: true };

  const clustered: Cards = {
    ...shared,
    categoryAxis: [categoryAxis],
    valueAxis: [valueAxis],
    labels: [{ ...labels, labelPosition: 'OutsideEnd' }],
    layout: [{ clusteredGapSize: 10, clusteredGapOverlaps: false, seriesOrderSorted: false }],
  };
  const stacked: Cards = {
    ...shared,
    categoryAxis: [categoryAxis],
    valueAxis: [valueAxis],
    labels: [{ ...labels, labelPosition: 'InsideCenter' }],
    layout: [{ stackedGapSize: 0, ribbonGapSize: 2, seriesOrderSorted: false }],
    ribbonBands: [buildRibbons(ink, false)],
    totals: [{ ...buildTotalLabels(ink), showPositiveAndNegative: false }],
  };
  // The label at the end of a bar gives its value, so the axis and grid would repeat it.
  const bars: Cards = {
    ...clustered,
    labels: [{ ...labels, show: true, labelPosition: 'OutsideEnd' }],
    valueAxis: [{ ...valueAxis, show: false, gridlineShow: false }],
  };
  return {
    columnChart: stacked,
    clusteredColumnChart: clustered,
    hundredPercentStackedColumnChart: stacked,
    barChart: stacked,
    clusteredBarChart: bars,
    hundredPercentStackedBarChart: stacked,
    ribbonChart: {
      ...stacked,
      ribbonBands: [buildRibbons(ink, true)],
      layout: [{ stackedGapSize: 2, ribbonGapSize: 2, seriesOrderSorted: true }],
      valueAxis: [{ ...valueAxis, show: false, gridlineShow: false }],
    },
  };
}

/** Builds the gap and label widths of a category axis. */
export const CATEGORIES = {
  innerPadding: 30,
  preferredCategoryWidth: 20,
  maxMarginFactor: 25,
} as const;

/** Builds the total labels of stacked marks. */
export function buildTotalLabels(ink: Ink) {
  return buildDataLabels({ ...ink, label: ink.header }, false);
}

function buildSharedCards(ink: Ink): Cards {
  return {
    general: [{ responsive: true }],
    legend: [{ ...buildLegend(ink, 'Top'), showGradientLegend: true }],
    dataPoint: [
      {
        defaultColor: ink.accent,
        fillTransparency: 0,
        borderShow: false,
        borderColor: ink.card,
        borderColorMatchFill: false,
        borderSize: 1,
        borderTransparency: 0,
      },
    ],
  };
}

function buildRibbons(ink: Ink, isShown: boolean) {
  return {
    show: isShown,
    fillMatchColor: true,
    fillColor: ink.secondary,
    fillTransparency: 60,
    borderShow: false,
    borderColor: ink.third,
    borderColorMatchFill: false,
    borderSize: 1,
    borderTransparency: 0,
  };
}
