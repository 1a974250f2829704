import type { JsonObject } from '../json';
import type { Face, Fill, Ink } from './ink';

/** Returns the three text properties under the names that most cards use. */
export function buildText({ family, size, bold }: Face) {
  return { fontFamily: family, fontSize: size, bold };
}

/** Returns the same properties with the size as `textSize`. */
export function buildTextBySize({ family, size, bold }: Face) {
  return { fontFamily: family, textSize: size, bold };
}

/**
 * Builds one item for each state, in the order of VISUAL_STATES. The first item is the `default`
 * state.
 */
export function buildStates<T extends JsonObject>(
  ids: readonly string[],
  always: JsonObject,
  each: readonly T[],
): JsonObject[] {
  return each.map((own, i) => ({ $id: ids[i] ?? 'default', ...always, ...own }));
}

export function buildLegend(ink: Ink, position: string) {
  return {
    show: true,
    position,
    showTitle: false,
    labelColor: ink.second,
    ...buildText(ink.label),
  };
}

/** Builds the labels and title of a chart's axis. */
export function buildBareAxis(ink: Ink) {
  return {
    show: true,
    labelColor: ink.fourth,
    ...buildText(ink.label),
    ...buildAxisTitle(ink, 'title'),
    axisStyle: 'showTitleOnly',
  };
}

/** Builds the labels, title and grid lines of a chart's axis. */
export function buildAxis(ink: Ink, hasGrid: boolean) {
  return {
    ...buildBareAxis(ink),
    gridlineShow: hasGrid,
    gridlineColor: ink.third,
    gridlineStyle: 'dotted',
    gridlineThickness: 1,
    gridlineTransparency: 0,
  };
}

function buildAxisTitle(ink: Ink, prefix: 'title' | 'secTitle') {
  return {
    [prefix === 'title' ? 'showAxisTitle' : 'secShowAxisTitle']: false,
    [`${prefix}Color`]: ink.second,
    [`${prefix}FontFamily`]: ink.label.family,
    [`${prefix}FontSize`]: ink.label.size,
    [`${prefix}Bold`]: ink.label.bold,
  };
}

/** Builds the second value axis. On the first axis's card, `show` is called `secShow`. */
export function buildSecondAxis(ink: Ink) {
  return {
    secLabelColor: ink.fourth,
    secFontFamily: ink.label.family,
    secFontSize: ink.label.size,
    secBold: ink.label.bold,
    secAxisStyle: 'showTitleOnly',
    secLabelDisplayUnits: 0,
    ...buildAxisTitle(ink, 'secTitle'),
  };
}

/**
 * Builds the values beside marks, on the card's colour so that they are readable over anything
 * below.
 */
export function buildDataLabels(ink: Ink, isShown: boolean) {
  return {
    show: isShown,
    color: ink.first,
    ...buildText(ink.label),
    labelDisplayUnits: 0,
    enableBackground: true,
    backgroundColor: ink.card,
    backgroundTransparency: 0,
  };
}

/** Builds a label's second and third line. */
export function buildLabelLines(ink: Ink) {
  return {
    optimizeLabelDisplay: true,
    labelContentLayout: 'SingleLine',
    titleColor: ink.second,
    titleFontFamily: ink.label.family,
    titleFontSize: ink.label.size,
    titleBold: ink.label.bold,
    detailColor: ink.second,
    detailFontFamily: ink.label.family,
    detailFontSize: ink.label.size,
    detailBold: ink.label.bold,
  };
}

/** Builds a line over a chart: trend, constant or ratio. The report decides whether to show it. */
export function buildChartLine(color: Fill, style: 'dashed' | 'dotted' | 'solid', width: number) {
  return { lineColor: color, style, width, transparency: 0 };
}

export function buildReferenceLine(ink: Ink) {
  return {
    ...buildChartLine(ink.second, 'dashed', 1),
    position: 'front',
    dataLabelColor: ink.second,
    shadeColor: ink.secondary,
    shadeTransparency: 50,
  };
}

export function buildSmallMultiples(ink: Ink) {
  return {
    backgroundColor: ink.card,
    backgroundTransparency: 0,
    gridLineShow: true,
    gridLineType: 'inner',
    gridLineColor: ink.third,
    gridLineStyle: 'solid',
    gridLineWidth: 1,
    gridLineTransparency: 0,
    gridPadding: 12,
  };
}

export function buildSmallMultiplesTitle(ink: Ink) {
  return {
    show: true,
    position: 'top',
    alignment: 'left',
    fontColor: ink.second,
    titleWrap: true,
    ...buildText(ink.header),
  };
}

export function buildErrorBars(ink: Ink) {
  return {
    barColor: ink.second,
    barWidth: 1,
    barMatchSeriesColor: false,
    barBorderColor: ink.card,
    barBorderSize: 0,
    markerShape: 'longDash',
    markerSize: 6,
    labelColor: ink.first,
    labelFontFamily: ink.label.family,
    labelFontSize: ink.label.size,
    labelBackground: true,
    labelBackgroundColor: ink.card,
    labelBackgroundTransparency: 0,
  };
}
