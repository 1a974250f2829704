import type { VisualName } from '../visuals';
import { CATEGORIES } from './bars';
import type { Cards, Ink } from './ink';
import { buildAxis, buildChartLine, buildLegend, buildText } from './parts';

/** Builds the styles of scatter charts and maps. */
export function buildPointStyles(ink: Ink): Partial<Record<VisualName, Cards>> {
  const names = {
    show: false,
    color: ink.first,
    ...buildText(ink.label),
    enableBackground: true,
    backgroundColor: ink.card,
    backgroundTransparency: 0,
  };
  const mapStyles = [
    { mapTheme: ink.d.page === 'dark' ? 'canvasDark' : 'canvasLight', showLabels: true },
  ];
  const mapControls = [{ autoZoom: true, showZoomButtons: true, showLassoButton: true }];
  const mapLegend = [buildLegend(ink, 'Top')];
  return {
    scatterChart: {
      general: [{ responsive: true }],
      legend: [{ ...buildLegend(ink, 'Top'), showGradientLegend: true }],
      categoryAxis: [{ ...buildAxis(ink, true), ...CATEGORIES }],
      valueAxis: [{ ...buildAxis(ink, true), labelDisplayUnits: 0 }],
      categoryLabels: [names],
      dataPoint: [{ defaultColor: ink.accent, showAllDataPoints: false }],
      bubbles: [{ bubbleSize: -10, markerRangeType: 'auto', markerShape: 'circle' }],
      markers: [
        {
          transparency: 15,
          borderShow: true,
          borderColor: ink.card,
          borderColorMatchFill: false,
          borderWidth: 1,
          borderTransparency: 0,
        },
      ],
      fillPoint: [{ style: 'Fill only' }],
      colorBorder: [{ show: false }],
      plotAreaShading: [
        { upperShadingColor: ink.secondary, lowerShadingColor: ink.card, transparency: 30 },
      ],
      ratioLine: [buildChartLine(ink.second, 'dashed', 1)],
    },
    map: {
      legend: mapLegend,
      categoryLabels: [names],
      dataPoint: [{ defaultColor: ink.accent, transparency: 15, showAllDataPoints: false }],
      bubbles: [{ bubbleSize: -10, markerRangeType: 'auto' }],
      heatMap: [
        {
          color0: ink.minimum,
          color50: ink.center,
          color100: ink.maximum,
          transparency: 20,
        },
      ],
      mapStyles,
      mapControls,
    },
    filledMap: {
      legend: mapLegend,
      categoryLabels: [{ show: false }],
      labels: [{ show: false, color: ink.first, labelDisplayUnits: 0 }],
      dataPoint: [{ defaultColor: ink.accent, transparency: 10, showAllDataPoints: false }],
      stroke: [{ show: true, strokeColor: ink.card, strokeWidth: 1 }],
      mapStyles,
      mapControls,
    },
  };
}
