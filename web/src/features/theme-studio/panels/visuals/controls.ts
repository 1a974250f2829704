import type { PropertyType } from '@flexa/theme-engine/format';
import { VISUAL_NAMES, type VisualName } from '@flexa/theme-engine/model';
import type { StyledVisual } from '../../store/styled-visuals';

/** Setting shown directly for some visuals. A search finds all others. */
export interface VisualControl {
  label: string;
  card: string;
  property: string;
  type: PropertyType;
  /** Unit of a number. */
  unit?: string;
  /** Switch of the same card. While it is off, this setting has no effect and is hidden. */
  needs?: string;
  visuals: readonly StyledVisual[];
}

type Options = Extract<PropertyType, { kind: 'choice' }>['options'];

const ON: PropertyType = { kind: 'boolean' };
const COLOR: PropertyType = { kind: 'color' };
const createRange = (min: number, max: number): PropertyType => ({ kind: 'number', min, max });
const createWholeRange = (min: number, max: number): PropertyType => ({
  kind: 'number',
  min,
  max,
  isInteger: true,
});
const createChoice = (options: Options): PropertyType => ({ kind: 'choice', options });
/** Values that are words for people already, once they begin with a capital. */
const createNamedChoice = (...values: string[]): PropertyType =>
  createChoice(
    values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
  );

const LINE_STYLES = createNamedChoice('solid', 'dashed', 'dotted');
const ALIGNMENTS = createNamedChoice('left', 'center', 'right');
const FONT_SIZE = createRange(8, 60);
const SHARE = createWholeRange(0, 100);

const LEGEND_PLACES = createChoice([
  { value: 'Top', label: 'Top left' },
  { value: 'TopCenter', label: 'Top centre' },
  { value: 'TopRight', label: 'Top right' },
  { value: 'Left', label: 'Left, stacked' },
  { value: 'LeftCenter', label: 'Left, centre' },
  { value: 'Right', label: 'Right, stacked' },
  { value: 'RightCenter', label: 'Right, centre' },
  { value: 'Bottom', label: 'Bottom left' },
  { value: 'BottomCenter', label: 'Bottom centre' },
  { value: 'BottomRight', label: 'Bottom right' },
]);

const LABEL_PLACES = createChoice([
  { value: 'Auto', label: 'Automatic' },
  { value: 'InsideEnd', label: 'Inside, end' },
  { value: 'InsideCenter', label: 'Inside, centre' },
  { value: 'InsideBase', label: 'Inside, base' },
  { value: 'OutsideEnd', label: 'Outside, end' },
]);

const CLUSTERED: readonly VisualName[] = ['clusteredColumnChart', 'clusteredBarChart'];
const STACKED: readonly VisualName[] = [
  'columnChart',
  'hundredPercentStackedColumnChart',
  'barChart',
  'hundredPercentStackedBarChart',
];
const COMBO: readonly VisualName[] = [
  'lineClusteredColumnComboChart',
  'lineStackedColumnComboChart',
];
const BARS = [...CLUSTERED, ...STACKED];
const LINES: readonly VisualName[] = ['lineChart', 'areaChart', 'stackedAreaChart', ...COMBO];
const ROUND: readonly VisualName[] = ['pieChart', 'donutChart'];
const AXES: readonly VisualName[] = [
  ...BARS,
  ...LINES,
  'ribbonChart',
  'waterfallChart',
  'scatterChart',
];
const LEGENDS: readonly VisualName[] = [...AXES, ...ROUND, 'treemap', 'map', 'filledMap'];
const TABLES: readonly VisualName[] = ['tableEx', 'pivotTable'];
const TILES: readonly VisualName[] = ['listSlicer', 'advancedSlicerVisual'];
const NAVIGATORS: readonly VisualName[] = ['pageNavigator', 'bookmarkNavigator'];
const BUTTONS: readonly VisualName[] = ['actionButton', ...NAVIGATORS];
const PLAIN: readonly VisualName[] = [...BUTTONS, 'textbox', 'shape', 'image'];
const TITLED = VISUAL_NAMES.filter((name) => !PLAIN.includes(name));

/** In the order they are shown in. */
export const VISUAL_CONTROLS: readonly VisualControl[] = [
  { label: 'Title', card: 'title', property: 'show', type: ON, visuals: TITLED },
  { label: 'Title position', card: 'title', property: 'alignment', needs: 'show', type: ALIGNMENTS, visuals: TITLED },
  { label: 'Legend', card: 'legend', property: 'show', type: ON, visuals: LEGENDS },
  { label: 'Legend position', card: 'legend', property: 'position', needs: 'show', type: LEGEND_PLACES, visuals: LEGENDS },
  { label: 'Data labels', card: 'labels', property: 'show', type: ON, visuals: [...BARS, ...LINES, ...ROUND, 'ribbonChart', 'waterfallChart', 'funnel', 'treemap', 'filledMap', 'gauge'] },
  { label: 'Label position', card: 'labels', property: 'labelPosition', needs: 'show', type: LABEL_PLACES, visuals: BARS },
  { label: 'Label content', card: 'labels', property: 'labelStyle', needs: 'show', type: createChoice([
    { value: 'Category', label: 'Category' },
    { value: 'Data', label: 'Value' },
    { value: 'Percent of total', label: 'Share' },
    { value: 'Both', label: 'Category, value' },
    { value: 'Category, percent of total', label: 'Category, share' },
    { value: 'Data value, percent of total', label: 'Value, share' },
    { value: 'Category, data value, percent of total', label: 'All' },
  ]), visuals: ROUND },
  { label: 'Label size', card: 'labels', property: 'fontSize', needs: 'show', type: FONT_SIZE, unit: 'pt', visuals: [...BARS, ...LINES, ...ROUND, 'waterfallChart', 'funnel', 'treemap'] },
  { label: 'Grid lines', card: 'valueAxis', property: 'gridlineShow', type: ON, visuals: AXES },
  { label: 'Grid style', card: 'valueAxis', property: 'gridlineStyle', needs: 'gridlineShow', type: LINE_STYLES, visuals: AXES },
  { label: 'Grid width', card: 'valueAxis', property: 'gridlineThickness', needs: 'gridlineShow', type: createRange(1, 5), unit: 'px', visuals: AXES },
  { label: 'Value axis', card: 'valueAxis', property: 'show', type: ON, visuals: AXES },
  { label: 'Axis titles', card: 'categoryAxis', property: 'showAxisTitle', type: ON, visuals: AXES },
  { label: 'Gap', card: 'categoryAxis', property: 'innerPadding', type: SHARE, unit: '%', visuals: [...BARS, ...COMBO, 'ribbonChart', 'waterfallChart'] },
  { label: 'Cluster gap', card: 'layout', property: 'clusteredGapSize', type: SHARE, unit: '%', visuals: CLUSTERED },
  { label: 'Bar borders', card: 'dataPoint', property: 'borderShow', type: ON, visuals: BARS },
  { label: 'Line width', card: 'lineStyles', property: 'strokeWidth', type: createRange(1, 8), unit: 'px', visuals: LINES },
  { label: 'Line shape', card: 'lineStyles', property: 'lineChartType', type: createChoice([
    { value: 'linear', label: 'Straight' },
    { value: 'smooth', label: 'Smooth' },
    { value: 'step', label: 'Steps' },
  ]), visuals: LINES },
  { label: 'Line style', card: 'lineStyles', property: 'lineStyle', type: LINE_STYLES, visuals: LINES },
  { label: 'Markers', card: 'lineStyles', property: 'showMarker', type: ON, visuals: LINES },
  { label: 'Marker size', card: 'lineStyles', property: 'markerSize', needs: 'showMarker', type: createRange(1, 12), unit: 'px', visuals: LINES },
  { label: 'Inner radius', card: 'slices', property: 'innerRadiusRatio', type: SHARE, unit: '%', visuals: ['donutChart'] },
  { label: 'Bubble size', card: 'bubbles', property: 'bubbleSize', type: createWholeRange(-30, 30), visuals: ['scatterChart', 'map'] },
  { label: 'Names', card: 'categoryLabels', property: 'show', type: ON, visuals: ['scatterChart', 'treemap', 'map', 'filledMap', 'card', 'multiRowCard'] },
  { label: 'Increase', card: 'sentimentColors', property: 'increaseFill', type: COLOR, visuals: ['waterfallChart'] },
  { label: 'Decrease', card: 'sentimentColors', property: 'decreaseFill', type: COLOR, visuals: ['waterfallChart'] },
  { label: 'Total', card: 'sentimentColors', property: 'totalFill', type: COLOR, visuals: ['waterfallChart'] },
  { label: 'Conversion rate', card: 'percentBarLabel', property: 'show', type: ON, visuals: ['funnel'] },
  { label: 'Node gap', card: 'layout', property: 'innerPadding', type: createRange(0, 20), unit: 'px', visuals: ['treemap'] },
  { label: 'Group gap', card: 'layout', property: 'outerPadding', type: createRange(0, 20), unit: 'px', visuals: ['treemap'] },
  { label: 'Ribbons', card: 'ribbonBands', property: 'show', type: ON, visuals: ['ribbonChart'] },
  { label: 'Transparency', card: 'ribbonBands', property: 'fillTransparency', needs: 'show', type: SHARE, unit: '%', visuals: ['ribbonChart'] },
  { label: 'Map style', card: 'mapStyles', property: 'mapTheme', type: createChoice([
    { value: 'road', label: 'Road' },
    { value: 'canvasLight', label: 'Light' },
    { value: 'canvasDark', label: 'Dark' },
    { value: 'grayscale', label: 'Grey' },
    { value: 'aerial', label: 'Aerial' },
  ]), visuals: ['map', 'filledMap'] },
  { label: 'Outlines', card: 'stroke', property: 'show', type: ON, visuals: ['filledMap'] },
  { label: 'Fill', card: 'dataPoint', property: 'fill', type: COLOR, visuals: ['gauge'] },
  { label: 'Target', card: 'dataPoint', property: 'target', type: COLOR, visuals: ['gauge'] },
  { label: 'Target value', card: 'target', property: 'show', type: ON, visuals: ['gauge'] },
  { label: 'Value', card: 'calloutValue', property: 'show', type: ON, visuals: ['gauge'] },
  { label: 'Trend', card: 'trendline', property: 'show', type: ON, visuals: ['kpi'] },
  { label: 'Goal', card: 'goals', property: 'showGoal', type: ON, visuals: ['kpi'] },
  { label: 'Distance', card: 'goals', property: 'showDistance', type: ON, visuals: ['kpi'] },
  { label: 'Icon', card: 'indicator', property: 'showIcon', type: ON, visuals: ['kpi'] },
  { label: 'Value size', card: 'indicator', property: 'fontSize', type: FONT_SIZE, unit: 'pt', visuals: ['kpi'] },
  { label: 'Value size', card: 'labels', property: 'fontSize', type: FONT_SIZE, unit: 'pt', visuals: ['card'] },
  { label: 'Value size', card: 'value', property: 'fontSize', type: FONT_SIZE, unit: 'pt', visuals: ['cardVisual'] },
  { label: 'Value size', card: 'dataLabels', property: 'fontSize', type: FONT_SIZE, unit: 'pt', visuals: ['multiRowCard'] },
  { label: 'Value', card: 'labels', property: 'color', type: COLOR, visuals: ['card'] },
  { label: 'Value', card: 'value', property: 'fontColor', type: COLOR, visuals: ['cardVisual'] },
  { label: 'Label', card: 'label', property: 'show', type: ON, visuals: ['cardVisual'] },
  { label: 'Label position', card: 'label', property: 'position', needs: 'show', type: createChoice([
    { value: 'aboveValue', label: 'Above' },
    { value: 'belowValue', label: 'Below' },
  ]), visuals: ['cardVisual'] },
  { label: 'Accent bar', card: 'accentBar', property: 'show', type: ON, visuals: ['cardVisual', ...TILES] },
  { label: 'Accent', card: 'accentBar', property: 'color', needs: 'show', type: COLOR, visuals: ['cardVisual'] },
  { label: 'Card gap', card: 'layout', property: 'cellPadding', type: createWholeRange(0, 40), unit: 'px', visuals: ['cardVisual'] },
  { label: 'Bar', card: 'card', property: 'barShow', type: ON, visuals: ['multiRowCard'] },
  { label: 'Bar colour', card: 'card', property: 'barColor', needs: 'barShow', type: COLOR, visuals: ['multiRowCard'] },
  { label: 'Row padding', card: 'grid', property: 'rowPadding', type: createRange(0, 20), unit: 'px', visuals: TABLES },
  { label: 'Horizontal grid', card: 'grid', property: 'gridHorizontal', type: ON, visuals: TABLES },
  { label: 'Vertical grid', card: 'grid', property: 'gridVertical', type: ON, visuals: TABLES },
  { label: 'Header', card: 'columnHeaders', property: 'backColor', type: COLOR, visuals: TABLES },
  { label: 'Header text', card: 'columnHeaders', property: 'fontColor', type: COLOR, visuals: TABLES },
  { label: 'Header bold', card: 'columnHeaders', property: 'bold', type: ON, visuals: TABLES },
  { label: 'Rows', card: 'values', property: 'backColorPrimary', type: COLOR, visuals: TABLES },
  { label: 'Banding', card: 'values', property: 'backColorSecondary', type: COLOR, visuals: TABLES },
  { label: 'Text size', card: 'values', property: 'fontSize', type: FONT_SIZE, unit: 'pt', visuals: TABLES },
  { label: 'Totals', card: 'total', property: 'totals', type: ON, visuals: ['tableEx'] },
  { label: 'Total', card: 'total', property: 'backColor', type: COLOR, visuals: ['tableEx'] },
  { label: 'Stepped layout', card: 'rowHeaders', property: 'stepped', type: ON, visuals: ['pivotTable'] },
  { label: 'Indentation', card: 'rowHeaders', property: 'steppedLayoutIndentation', needs: 'stepped', type: createRange(0, 40), unit: 'px', visuals: ['pivotTable'] },
  { label: '+/− buttons', card: 'rowHeaders', property: 'showExpandCollapseButtons', type: ON, visuals: ['pivotTable'] },
  { label: 'Kind', card: 'data', property: 'mode', type: createChoice([
    { value: 'Basic', label: 'List' },
    { value: 'Dropdown', label: 'Dropdown' },
    { value: 'HorizontalList', label: 'Tiles' },
    { value: 'Between', label: 'Between' },
  ]), visuals: ['slicer'] },
  { label: 'Header', card: 'header', property: 'show', type: ON, visuals: ['slicer'] },
  { label: 'Header text', card: 'header', property: 'fontColor', needs: 'show', type: COLOR, visuals: ['slicer'] },
  { label: 'Items', card: 'items', property: 'fontColor', type: COLOR, visuals: ['slicer'] },
  { label: 'Item background', card: 'items', property: 'background', type: COLOR, visuals: ['slicer'] },
  { label: 'Item padding', card: 'items', property: 'padding', type: createRange(0, 24), unit: 'px', visuals: ['slicer'] },
  { label: 'Select all', card: 'selection', property: 'selectAllCheckboxEnabled', type: ON, visuals: ['slicer', 'listSlicer'] },
  { label: 'Corners', card: 'shapeCustomRectangle', property: 'rectangleRoundedCurve', type: createWholeRange(0, 50), unit: 'px', visuals: TILES },
  { label: 'Tile gap', card: 'layout', property: 'cellPadding', type: createWholeRange(0, 40), unit: 'px', visuals: ['advancedSlicerVisual'] },
  { label: 'Button gap', card: 'layout', property: 'cellPadding', type: createWholeRange(0, 40), unit: 'px', visuals: NAVIGATORS },
  { label: 'Fill', card: 'fill', property: 'show', type: ON, visuals: ['shape'] },
  { label: 'Fill colour', card: 'fill', property: 'fillColor', needs: 'show', type: COLOR, visuals: ['shape'] },
  { label: 'Outline', card: 'outline', property: 'show', type: ON, visuals: ['shape'] },
  { label: 'Outline colour', card: 'outline', property: 'lineColor', needs: 'show', type: COLOR, visuals: ['shape'] },
  { label: 'Outline width', card: 'outline', property: 'weight', needs: 'show', type: createRange(0, 12), unit: 'px', visuals: ['shape'] },
  { label: 'Scaling', card: 'imageScaling', property: 'imageScalingType', type: createChoice([
    { value: 'Normal', label: 'Fit' },
    { value: 'Fit', label: 'Stretch' },
    { value: 'Fill', label: 'Fill' },
  ]), visuals: ['image'] },
  { label: 'Background', card: 'background', property: 'show', type: ON, visuals: VISUAL_NAMES },
  { label: 'Background colour', card: 'background', property: 'color', needs: 'show', type: COLOR, visuals: VISUAL_NAMES },
  { label: 'Border', card: 'border', property: 'show', type: ON, visuals: VISUAL_NAMES },
  { label: 'Shadow', card: 'dropShadow', property: 'show', type: ON, visuals: VISUAL_NAMES },
]; // oxfmt-ignore

/** Returns the controls of a visual. */
export function listControls(visual: StyledVisual): VisualControl[] {
  return VISUAL_CONTROLS.filter(({ visuals }) => visuals.includes(visual));
}
