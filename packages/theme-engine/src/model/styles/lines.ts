import type { VisualName } from '../visuals';
import { CATEGORIES, buildTotalLabels } from './bars';
import type { Cards, Ink } from './ink';
import { buildAxis, buildDataLabels, buildLabelLines, buildLegend, buildSecondAxis } from './parts';

/** Builds the styles of line, area and combo charts. */
export function buildLineStyles(ink: Ink): Partial<Record<VisualName, Cards>> {
  const shared = buildSharedCards(ink);
  const { innerPadding, ...categories } = CATEGORIES;
  const categoryAxis = { ...buildAxis(ink, false), ...categories, concatenateLabels: false };
  const valueAxis = { ...buildAxis(ink, true), labelDisplayUnits: 0 };
  const labels = {
    ...buildDataLabels(ink, false),
    ...buildLabelLines(ink),
    labelPosition: 'Above',
  };
  const leaders = { leaderLines: true, minimumOffset: 4, maximumOffset: 24 };
  const secondValueAxis = [{ show: true, ...buildSecondAxis(ink) }];

  const line: Cards = {
    ...shared,
    categoryAxis: [categoryAxis],
    valueAxis: [valueAxis],
    y2Axis: secondValueAxis,
    dataPoint: [{ defaultColor: ink.accent, transparency: 60 }],
    labels: [{ ...labels, ...leaders, leaderLineColor: ink.third, leaderLineWidth: 1 }],
    lineStyles: [buildMarks(ink, false)],
  };
  const area: Cards = { ...line, lineStyles: [buildMarks(ink, true)] };
  const combo: Cards = {
    ...shared,
    categoryAxis: [{ ...categoryAxis, innerPadding }],
    valueAxis: [{ ...valueAxis, secShow: true, alignZeros: true, ...buildSecondAxis(ink) }],
    dataPoint: [
      {
        defaultColor: ink.accent,
        fillTransparency: 0,
        transparency: 60,
        borderShow: false,
        borderColor: ink.card,
        borderColorMatchFill: false,
        borderSize: 1,
        borderTransparency: 0,
      },
    ],
    labels: [{ ...labels, labelPosition: 'Auto' }],
    lineStyles: [{ ...buildMarks(ink, false), showMarker: true }],
  };
  return {
    lineChart: { ...line, error: [buildErrorBand(ink)], ...buildOutlook(ink) },
    areaChart: area,
    stackedAreaChart: {
      ...area,
      labels: [{ ...labels, ...leaders }],
      totals: [buildTotalLabels(ink)],
    },
    lineClusteredColumnComboChart: {
      ...combo,
      layout: [{ clusteredGapSize: 10, clusteredGapOverlaps: false, seriesOrderSorted: false }],
    },
    lineStackedColumnComboChart: {
      ...combo,
      layout: [{ stackedGapSize: 0, seriesOrderSorted: false }],
      totals: [buildTotalLabels(ink)],
    },
  };
}

function buildSharedCards(ink: Ink): Cards {
  return {
    general: [{ responsive: true }],
    legend: [
      {
        ...buildLegend(ink, 'Top'),
        legendMarkerRendering: 'markerCircleDefault',
        matchLineColor: false,
      },
    ],
    markers: [
      {
        borderShow: true,
        borderColor: ink.card,
        borderColorMatchFill: false,
        borderWidth: 1,
        borderTransparency: 0,
        transparency: 0,
        rotation: 0,
      },
    ],
    seriesLabels: [
      {
        show: false,
        seriesPosition: 'Right',
        seriesMatchColor: false,
        seriesColor: ink.second,
        seriesFontFamily: ink.label.family,
        textSize: ink.label.size,
        bold: ink.label.bold,
        enableBackground: true,
        backgroundColor: ink.card,
        backgroundMatchColor: false,
        backgroundTransparency: 0,
        leaderLines: true,
        leaderLineColor: ink.third,
        leaderLineWidth: 1,
      },
    ],
  };
}

function buildMarks(ink: Ink, isArea: boolean) {
  return {
    strokeShow: true,
    strokeWidth: 2,
    strokeTransparency: 0,
    strokeLineJoin: 'round',
    lineStyle: 'solid',
    lineChartType: 'linear',
    areaShow: isArea,
    areaMatchStrokeColor: true,
    areaColor: ink.accent,
    showMarker: false,
    markerShape: 'circle',
    markerSize: 5,
  };
}

function buildErrorBand(ink: Ink) {
  return {
    shadeShow: true,
    shadeBandStyle: 'fill',
    shadeColor: ink.secondary,
    shadeMatchSeriesColor: true,
    shadeTransparency: 75,
  };
}

/** Styles of forecasts and anomalies in line charts. */
function buildOutlook(ink: Ink): Cards {
  return {
    forecast: [
      {
        lineColor: ink.second,
        style: 'dashed',
        width: 2,
        strokeTransparency: 0,
        bandAreaShow: true,
        bandAreaMatchColor: false,
        bandAreaColor: ink.secondary,
        bandAreaTransparency: 40,
        bandLineShow: false,
        bandLineMatchColor: false,
        bandLineColor: ink.third,
        bandLinePattern: 'solid',
        bandLineWidth: 1,
      },
    ],
    anomalyDetection: [
      {
        markerShow: true,
        markerShape: 'circle',
        markerShapeSize: 8,
        markerColor: ink.bad,
        markerTransparency: 0,
        markerBorderShow: true,
        markerBorderColor: ink.card,
        markerBorderWidth: 1,
        confidenceBandShow: true,
        confidenceBandStyle: 'fill',
        confidenceBandColor: ink.secondary,
        transparency: 40,
      },
    ],
  };
}
