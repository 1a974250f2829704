import type { VisualName } from '../visuals';
import { CATEGORIES } from './bars';
import type { Cards, Ink } from './ink';
import { buildAxis, buildBareAxis, buildDataLabels, buildLegend, buildText } from './parts';

/**
 * Smallest bold size that counts as large text in WCAG. It needs only 3 to 1, which text on every
 * data colour can reach.
 */
const LARGE_BOLD = 14;

/** Builds the styles of pie, donut, treemap, funnel and waterfall charts. */
export function buildPartsOfWholeStyles(ink: Ink): Partial<Record<VisualName, Cards>> {
  const pie: Cards = {
    legend: [{ ...buildLegend(ink, 'Top'), show: false }],
    labels: [
      {
        show: true,
        color: ink.first,
        ...buildText(ink.label),
        position: 'outside',
        labelStyle: 'Category, percent of total',
        labelDisplayUnits: 0,
        percentageLabelPrecision: 0,
        overflow: true,
        background: 'off',
      },
    ],
    dataPoint: [
      {
        defaultColor: ink.accent,
        fillTransparency: 0,
        borderShow: true,
        borderColor: ink.card,
        borderColorMatchFill: false,
        borderSize: 1,
        borderTransparency: 0,
      },
    ],
  };
  return {
    pieChart: { ...pie, slices: [{ startAngle: 0 }] },
    donutChart: { ...pie, slices: [{ startAngle: 0, innerRadiusRatio: 62 }] },
    treemap: {
      legend: [{ ...buildLegend(ink, 'Top'), show: false }],
      categoryLabels: [
        {
          show: true,
          color: ink.onData,
          ...buildText(ink.title),
          fontSize: Math.max(LARGE_BOLD, ink.title.size),
          bold: true,
        },
      ],
      labels: [
        {
          show: false,
          color: ink.onData,
          ...buildText(ink.title),
          fontSize: Math.max(LARGE_BOLD, ink.title.size),
          bold: true,
          labelDisplayUnits: 0,
        },
      ],
      layout: [{ innerPadding: 1, outerPadding: 0, tilingMethod: 'stableSquarified' }],
    },
    funnel: {
      categoryAxis: [{ show: true, color: ink.second, ...buildText(ink.label) }],
      labels: [
        {
          ...buildDataLabels(ink, true),
          labelPosition: 'OutsideEnd',
          funnelLabelStyle: 'Data',
          percentageLabelPrecision: 0,
        },
      ],
      percentBarLabel: [{ show: true, color: ink.fourth, ...buildText(ink.label) }],
      dataPoint: [{ defaultColor: ink.accent, showAllDataPoints: false }],
    },
    waterfallChart: {
      general: [{ responsive: true }],
      legend: [buildLegend(ink, 'Top')],
      categoryAxis: [{ ...buildBareAxis(ink), ...CATEGORIES }],
      valueAxis: [{ ...buildAxis(ink, true), labelDisplayUnits: 0 }],
      labels: [{ ...buildDataLabels(ink, true), labelPosition: 'OutsideEnd' }],
      sentimentColors: [
        {
          increaseFill: ink.good,
          decreaseFill: ink.bad,
          totalFill: ink.accent,
          otherFill: ink.neutral,
        },
      ],
    },
  };
}
