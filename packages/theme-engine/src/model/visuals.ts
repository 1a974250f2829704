/** The visuals that our themes style: Power BI's names with their labels. */
export const VISUALS = {
  columnChart: 'Stacked column',
  clusteredColumnChart: 'Clustered column',
  hundredPercentStackedColumnChart: '100% stacked column',
  barChart: 'Stacked bar',
  clusteredBarChart: 'Clustered bar',
  hundredPercentStackedBarChart: '100% stacked bar',
  lineChart: 'Line',
  areaChart: 'Area',
  stackedAreaChart: 'Stacked area',
  lineClusteredColumnComboChart: 'Line and clustered column',
  lineStackedColumnComboChart: 'Line and stacked column',
  ribbonChart: 'Ribbon',
  waterfallChart: 'Waterfall',
  funnel: 'Funnel',
  scatterChart: 'Scatter',
  pieChart: 'Pie',
  donutChart: 'Donut',
  treemap: 'Treemap',
  map: 'Map',
  filledMap: 'Filled map',
  gauge: 'Gauge',
  kpi: 'KPI',
  card: 'Card',
  cardVisual: 'Card (new)',
  multiRowCard: 'Multi-row card',
  tableEx: 'Table',
  pivotTable: 'Matrix',
  slicer: 'Slicer',
  listSlicer: 'List slicer',
  advancedSlicerVisual: 'Button slicer',
  actionButton: 'Button',
  pageNavigator: 'Page navigator',
  bookmarkNavigator: 'Bookmark navigator',
  textbox: 'Text box',
  shape: 'Shape',
  image: 'Image',
} as const;
export type VisualName = keyof typeof VISUALS;
export const VISUAL_NAMES = Object.keys(VISUALS) as VisualName[];

/** Less common visuals. Our themes don't style them, but overrides can. */
export const MORE_VISUALS = {
  hundredPercentStackedAreaChart: '100% stacked area',
  shapeMap: 'Shape map',
  azureMap: 'Azure map',
  esriVisual: 'ArcGIS map',
  decompositionTreeVisual: 'Decomposition tree',
  keyDriversVisual: 'Key influencers',
  qnaVisual: 'Q&A',
  aiNarratives: 'Narrative',
  scorecard: 'Scorecard',
  rdlVisual: 'Paginated report',
  scriptVisual: 'R visual',
  pythonVisual: 'Python visual',
  textSlicer: 'Text slicer',
} as const;
export type MoreVisual = keyof typeof MORE_VISUALS;

/** States of interactive elements, the `$id` of a card's items. */
export const VISUAL_STATES = ['default', 'hover', 'selected', 'disabled'] as const;
export type VisualState = (typeof VISUAL_STATES)[number];

/** The names of these states in the list and button slicers, without the last. */
export const SLICER_STATE_IDS = ['default', 'interaction:hover', 'selection:selected'] as const;

const BUTTONS: readonly VisualName[] = ['actionButton', 'pageNavigator', 'bookmarkNavigator'];
const TILE_SLICERS: readonly VisualName[] = ['listSlicer', 'advancedSlicerVisual'];

/** Returns the `$id` of a visual's state in a theme; null if Power BI has no such state. */
export function findStateId(visual: VisualName, state: VisualState): string | null {
  if (BUTTONS.includes(visual)) return state;
  if (TILE_SLICERS.includes(visual)) return SLICER_STATE_IDS[VISUAL_STATES.indexOf(state)] ?? null;
  return state === 'default' ? 'default' : null;
}
