import type { JsonObject } from '../json';
import type { VisualName } from '../visuals';
import type { Cards, Ink } from './ink';
import {
  buildAxis,
  buildBareAxis,
  buildChartLine,
  buildErrorBars,
  buildLegend,
  buildReferenceLine,
  buildSmallMultiples,
  buildSmallMultiplesTitle,
  buildText,
} from './parts';

/** Builds the styles of all visuals, also those that have no style of their own here. */
export function buildEveryVisual(ink: Ink): Cards {
  const { d } = ink;
  return {
    '*': [{ wordWrap: true }],
    title: [
      {
        show: true,
        fontColor: ink.first,
        ...buildText(ink.title),
        alignment: 'left',
        heading: 'Heading3',
        titleWrap: true,
      },
    ],
    subTitle: [
      {
        show: false,
        fontColor: ink.second,
        ...buildText(ink.label),
        alignment: 'left',
        heading: 'Normal',
        titleWrap: true,
      },
    ],
    divider: [{ show: false, color: ink.third, style: 'solid', width: 1, ignorePadding: false }],
    spacing: [
      {
        customizeSpacing: true,
        spaceBelowTitle: 4,
        spaceBelowSubTitle: 4,
        spaceBelowTitleArea: 4,
      },
    ],
    padding: [{ top: 12, right: 12, bottom: 12, left: 12 }],
    background: [{ show: true, color: ink.card, transparency: 0 }],
    border: [{ show: d.hasBorder, color: ink.third, radius: d.corners, width: 1 }],
    dropShadow: [
      {
        show: d.hasShadow,
        color: ink.d.page === 'dark' ? BLACK : ink.first,
        position: 'Outer',
        preset: 'Custom',
        angle: 90,
        shadowDistance: 2,
        shadowBlur: 8,
        shadowSpread: 0,
        transparency: d.page === 'dark' ? 50 : 85,
      },
    ],
    visualHeader: [
      {
        show: true,
        background: ink.card,
        border: ink.third,
        foreground: ink.second,
        transparency: 0,
      },
    ],
    visualTooltip: [
      {
        show: true,
        type: 'Default',
        background: ink.first,
        themedBackground: ink.first,
        transparency: 0,
        titleFontColor: ink.card,
        themedTitleFontColor: ink.card,
        valueFontColor: ink.card,
        themedValueFontColor: ink.card,
        actionFontColor: ink.card,
        ...buildText(ink.label),
      },
    ],
    visualHeaderTooltip: [
      {
        type: 'Default',
        background: ink.first,
        themedBackground: ink.first,
        transparency: 0,
        titleFontColor: ink.card,
        themedTitleFontColor: ink.card,
        ...buildText(ink.label),
      },
    ],
    legend: [buildLegend(ink, 'Top')],
    categoryAxis: [buildBareAxis(ink)],
    valueAxis: [buildAxis(ink, true)],
    ...buildChartExtras(ink),
  };
}

/** Builds the styles of optional chart elements, which look the same in every chart. */
function buildChartExtras(ink: Ink): Cards {
  return {
    plotArea: [{ transparency: 0 }],
    error: [buildErrorBars(ink)],
    trend: [{ ...buildChartLine(ink.second, 'dashed', 1), combineSeries: true }],
    referenceLine: [buildReferenceLine(ink)],
    xAxisReferenceLine: [buildReferenceLine(ink)],
    y1AxisReferenceLine: [buildReferenceLine(ink)],
    smallMultiplesLayout: [buildSmallMultiples(ink)],
    subheader: [buildSmallMultiplesTitle(ink)],
    zoom: [{ show: false, showLabels: false, showTooltip: true }],
  };
}

const BLACK = { solid: { color: '#000000' } } as const;

/** Builds the styles of the page, the filter pane and groups. */
export function buildPageStyles(ink: Ink): Record<'page' | 'group', Cards> {
  const pane = {
    backgroundColor: ink.card,
    transparency: 0,
    foregroundColor: ink.first,
    border: true,
    borderColor: ink.third,
    inputBoxColor: ink.card,
    fontFamily: ink.label.family,
  };
  return {
    page: {
      background: [{ color: ink.page, transparency: 0 }],
      outspace: [{ color: ink.outspace, transparency: 0 }],
      displayArea: [{ verticalAlignment: 'Top' }],
      outspacePane: [
        {
          ...pane,
          checkboxAndApplyColor: ink.accentFill,
          titleSize: Math.round(ink.title.size),
          headerSize: Math.round(ink.header.size),
          searchTextSize: Math.round(ink.label.size),
        },
      ],
      filterCard: [
        { $id: 'Available', ...buildFilterCard(pane, ink, ink.card) },
        { $id: 'Applied', ...buildFilterCard(pane, ink, ink.secondary) },
      ],
    },
    group: {
      background: [{ show: false, color: ink.card, transparency: 0 }],
    },
  };
}

function buildFilterCard(pane: JsonObject, ink: Ink, ground: Ink['card']): JsonObject {
  return { ...pane, backgroundColor: ground, textSize: Math.round(ink.label.size) };
}

/** Builds the styles of text boxes, shapes and pictures, which lie on the page without a card. */
export function buildElementStyles(ink: Ink): Partial<Record<VisualName, Cards>> {
  const bare: Cards = {
    background: [{ show: false }],
    border: [{ show: false }],
    dropShadow: [{ show: false }],
    title: [{ show: false }],
    visualHeader: [{ show: false }],
  };
  return {
    textbox: {
      ...bare,
      text: [{ color: ink.first, fontFamily: ink.title.family, fontSize: ink.title.size }],
    },
    shape: {
      ...bare,
      fill: [{ show: true, fillColor: ink.secondary, transparency: 0 }],
      outline: [{ show: false, lineColor: ink.third, weight: 1, transparency: 0 }],
      text: [
        {
          show: false,
          fontColor: ink.first,
          ...buildText(ink.header),
          horizontalAlignment: 'center',
          verticalAlignment: 'middle',
        },
      ],
      shadow: [{ show: false, color: ink.first, shadowBlur: 4, transparency: 85 }],
      glow: [{ show: false, color: ink.accent, shadowBlur: 4, transparency: 60 }],
      shape: [{ tileShape: 'rectangleRoundedByPixel', rectangleRoundedCurve: ink.radius }],
    },
    image: {
      ...bare,
      padding: [{ top: 0, right: 0, bottom: 0, left: 0 }],
      imageScaling: [{ imageScalingType: 'Fit' }],
      image: [
        {
          backgroundEnabled: false,
          backgroundColor: ink.card,
          strokeShow: false,
          strokeColor: ink.third,
          strokePattern: 'solid',
          strokeWidth: 1,
          cornerRadius: ink.radius,
        },
      ],
    },
  };
}
