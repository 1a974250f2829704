import type { JsonObject } from '@flexa/theme-engine/model';

const FILL = { solid: { color: 'data1' } };

/**
 * Power BI's defaults for properties that neither the theme nor its base theme sets. Colours are
 * names of the theme's colours or positions in its data colours (`data1` is the first). States are
 * items with `$id`, as in a theme. Settings of the sample report itself are here too.
 */
export const SYSTEM: Readonly<Record<string, JsonObject>> = {
  '*': {
    background: { color: 'background' },
    border: { show: false, color: 'backgroundLight', radius: 0, width: 1 },
    dropShadow: {
      show: false,
      color: '#000000',
      transparency: 70,
      position: 'Outer',
      preset: 'BottomRight',
      shadowBlur: 10,
      shadowSpread: 3,
      shadowDistance: 4,
      angle: 45,
    },
    title: { show: true, alignment: 'left' },
    subTitle: { show: false },
    legend: { show: true, position: 'Top', showTitle: false },
    categoryAxis: {
      show: true,
      showAxisTitle: false,
      innerPadding: 20,
      gridlineShow: false,
      gridlineStyle: 'dotted',
      gridlineColor: 'backgroundLight',
      gridlineThickness: 1,
    },
    valueAxis: {
      show: true,
      showAxisTitle: false,
      gridlineShow: true,
      gridlineStyle: 'dotted',
      gridlineColor: 'backgroundLight',
      gridlineThickness: 1,
    },
    labels: { show: false },
    dataPoint: { fillTransparency: 0, borderShow: false, borderSize: 1 },
    lineStyles: {
      lineStyle: 'solid',
      showMarker: false,
      markerShape: 'circle',
      markerSize: 5,
      strokeShow: true,
    },
    layout: { cellPadding: 8 },
    outline: { show: true, lineColor: 'backgroundNeutral', weight: 1 },
    text: { show: true },
    fill: { show: true, transparency: 0 },
    fillCustom: { show: true, transparency: 0 },
    icon: { show: false },
    selectionIcon: { show: true },
    shapeCustomRectangle: { tileShape: 'rectangleRoundedByPixel', rectangleRoundedCurve: 4 },
    accentBar: { show: false, color: 'data1', width: 4, position: 'Left', transparency: 0 },
  },
  clusteredBarChart: {
    labels: { show: true },
    legend: { show: false },
    valueAxis: { show: false, gridlineShow: false },
  },
  waterfallChart: {
    labels: { show: true },
    valueAxis: { show: false, gridlineShow: false },
    sentimentColors: {
      increaseFill: 'good',
      decreaseFill: 'bad',
      totalFill: 'data1',
      otherFill: 'neutral',
    },
  },
  lineChart: { labels: { show: true } },
  donutChart: {
    legend: { show: false },
    labels: { show: true, labelStyle: 'Category, percent of total' },
    slices: { innerRadiusRatio: 60 },
  },
  pieChart: {
    legend: { show: false },
    labels: { show: true, labelStyle: 'Category, percent of total' },
  },
  treemap: { legend: { show: false }, labels: { show: true }, categoryLabels: { show: true } },
  funnel: { labels: { show: true }, categoryAxis: { show: true }, percentBarLabel: { show: true } },
  gauge: {
    labels: { show: true },
    target: { show: true },
    calloutValue: { show: true },
    dataPoint: { fill: 'data1', target: 'foreground' },
  },
  kpi: {
    indicator: { showIcon: true },
    goals: { showGoal: true, showDistance: true },
    trendline: { show: true, transparency: 20 },
    status: { goodColor: 'good', neutralColor: 'neutral', badColor: 'bad', direction: 'Positive' },
  },
  card: { categoryLabels: { show: true } },
  cardVisual: {
    accentBar: { show: true },
    outline: { show: false },
    divider: { show: false },
    layout: { maxTiles: 4, cellPadding: 12 },
    label: { show: true, position: 'aboveValue' },
    value: { show: true },
  },
  multiRowCard: {
    card: {
      barShow: true,
      barColor: 'foregroundNeutralTertiary',
      barWeight: 2,
      cardPadding: 8,
      outlineWeight: 1,
      outlineColor: 'backgroundLight',
      outlineStyle: 0,
    },
    categoryLabels: { show: true },
  },
  tableEx: createTableDefaults(),
  pivotTable: {
    ...createTableDefaults(),
    rowHeaders: {
      showExpandCollapseButtons: true,
      fontColor: 'foreground',
      steppedLayoutIndentation: 10,
    },
    subTotals: [
      { $id: 'Row', rowSubtotals: true },
      { $id: 'Column', columnSubtotals: true },
    ],
    rowTotal: { fontColor: 'foreground', bold: true },
    columnTotal: { fontColor: 'foreground', bold: true },
  },
  slicer: {
    header: { show: true, fontColor: 'foreground' },
    items: { fontColor: 'foreground', padding: 4 },
    slider: {
      show: true,
      color: 'data1',
      handleFillColor: 'background',
      handleBorderColor: 'foregroundNeutralSecondary',
    },
    selection: { selectAllCheckboxEnabled: true },
    searchBox: { background: 'background', borderColor: 'backgroundNeutral' },
  },
  listSlicer: {
    fillCustom: [
      { $id: 'default', show: false, fillColor: 'background' },
      { $id: 'hover', show: true, fillColor: 'backgroundLight' },
    ],
    outline: { show: false },
    selectionIcon: { show: true, color: 'data1', size: 12 },
  },
  advancedSlicerVisual: {
    fillCustom: [
      { $id: 'default', fillColor: 'background' },
      { $id: 'hover', fillColor: 'backgroundLight' },
      { $id: 'selected', fillColor: 'data1' },
      { $id: 'disabled', fillColor: 'background' },
    ],
    value: [
      { $id: 'selected', fontColor: 'onSelected' },
      { $id: 'disabled', fontColor: 'foregroundNeutralTertiary' },
    ],
    outline: { show: true, lineColor: 'backgroundNeutral', weight: 1 },
    selectionIcon: { show: false },
  },
  actionButton: createButtonDefaults(),
  pageNavigator: createButtonDefaults(),
  bookmarkNavigator: createButtonDefaults(),
  shape: {
    background: { show: false },
    fill: { show: true, fillColor: 'data1' },
    outline: { show: false, lineColor: 'foregroundNeutralSecondary' },
    title: { show: false },
    shape: { rectangleRoundedCurve: 6 },
    text: { show: true },
  },
  image: { title: { show: false }, background: { show: false } },
  textbox: { background: { show: false }, border: { show: false }, title: { show: false } },
  page: {
    // None of a theme's structural colours reaches the page and the filter pane.
    background: { color: '#ffffff' },
    outspacePane: {
      foregroundColor: '#252423',
      inputBoxColor: '#ffffff',
      checkboxAndApplyColor: '#252423',
    },
    filterCard: [
      {
        $id: 'Applied',
        backgroundColor: '#f3f2f1',
        borderColor: '#c8c6c4',
        inputBoxColor: '#ffffff',
      },
      {
        $id: 'Available',
        backgroundColor: '#ffffff',
        borderColor: '#c8c6c4',
        inputBoxColor: '#ffffff',
      },
    ],
  },
};

function createTableDefaults(): JsonObject {
  return {
    grid: {
      gridHorizontal: true,
      gridHorizontalColor: 'backgroundLight',
      gridHorizontalWeight: 1,
      gridVertical: false,
      gridVerticalColor: 'backgroundLight',
      gridVerticalWeight: 1,
      outlineColor: 'tableAccent',
      outlineWeight: 1,
      rowPadding: 3,
    },
    columnHeaders: {
      fontColor: 'foregroundNeutralSecondary',
      outlineColor: 'tableAccent',
      outlineWeight: 2,
    },
    values: { fontColorPrimary: 'foreground', fontColorSecondary: 'foreground' },
    total: {
      totals: true,
      fontColor: 'foreground',
      bold: true,
      outlineColor: 'foregroundNeutralTertiary',
      outlineWeight: 1,
    },
  };
}

/** Buttons and navigators: outlined at rest, filled where chosen. */
function createButtonDefaults(): JsonObject {
  return {
    background: { show: false },
    border: { show: false },
    title: { show: false },
    fill: [
      { $id: 'default', show: true, fillColor: 'background' },
      { $id: 'hover', fillColor: 'backgroundLight' },
      { $id: 'selected', fillColor: FILL },
      { $id: 'disabled', fillColor: 'backgroundLight' },
    ],
    text: [
      { $id: 'default', show: true, fontColor: 'foreground' },
      { $id: 'selected', fontColor: 'onSelected' },
      { $id: 'disabled', fontColor: 'foregroundNeutralTertiary' },
    ],
    outline: [
      { $id: 'default', show: true, lineColor: 'backgroundNeutral', weight: 1 },
      { $id: 'disabled', lineColor: 'backgroundLight' },
    ],
    shape: { tileShape: 'rectangleRoundedByPixel', rectangleRoundedCurve: 4 },
  };
}

/** Power BI's map, by day and by night: sea, land, shore. No theme reaches them. */
export const MAP_COLORS = {
  light: ['#cfe3ee', '#eef0e8', '#d3d8cd'],
  dark: ['#1d2733', '#34414f', '#465465'],
} as const;
