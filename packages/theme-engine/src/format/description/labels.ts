import { VISUALS } from '../../model/visuals';
import { ANY, type Option } from './any';

/** Names of other parts that a theme can style besides the studio's visuals. */
const MORE_VISUALS: Readonly<Record<string, string>> = {
  [ANY]: 'All visuals',
  page: 'Page',
  report: 'Report',
  filter: 'Filter',
  group: 'Group',
  hundredPercentStackedAreaChart: '100% stacked area',
  shapeMap: 'Shape map',
  azureMap: 'Azure map',
  scriptVisual: 'R visual',
  pythonVisual: 'Python visual',
  keyDriversVisual: 'Key influencers',
  decompositionTreeVisual: 'Decomposition tree',
  qnaVisual: 'Q&A',
  aiNarratives: 'Narrative',
  scorecard: 'Scorecard',
  rdlVisual: 'Paginated report',
  textSlicer: 'Text slicer',
};

/** Labels of cards whose key is not their usual name. */
const CARD_NAMES: Readonly<Record<string, string>> = {
  [ANY]: 'All cards',
  anomalyDetection: 'Anomalies',
  autoFilter: 'Auto-apply filters',
  axis: 'Gauge axis',
  bubbleLayer: 'Bubble layer',
  cardCalloutArea: 'Callout area',
  cardImage: 'Image area',
  categoryAxis: 'X axis',
  colorByCategory: 'Colour by category',
  columnFormatting: 'Column formatting',
  columnTotal: 'Column total',
  dataPoint: 'Data colours',
  displayArea: 'Page alignment',
  dropShadow: 'Shadow',
  error: 'Error bars',
  fillCustom: 'Fill',
  filterCard: 'Filter card',
  glowCustom: 'Glow',
  labels: 'Data labels',
  lastDate: 'Date',
  lineStyles: 'Lines',
  lockAspect: 'Lock aspect',
  outspace: 'Wallpaper',
  outspacePane: 'Filter pane',
  overFlow: 'Overflow',
  referenceLabel: 'Reference label',
  rowTotal: 'Row total',
  section: 'Section',
  shadowCustom: 'Shadow',
  shapeCustomRectangle: 'Shape',
  smallMultiplesLayout: 'Small multiples',
  smallMultiplesOverFlow: 'Small multiples overflow',
  stylePreset: 'Style preset',
  subheader: 'Small multiples title',
  subTitle: 'Subtitle',
  subTotals: 'Subtotals',
  trend: 'Trend line',
  valueAxis: 'Y axis',
  visualHeader: 'Header icons',
  visualHeaderTooltip: 'Header tooltip',
  visualLink: 'Action',
  visualTooltip: 'Tooltip',
  wordWrap: 'Word wrap',
  xAxisReferenceLine: 'Constant line',
  y1AxisReferenceLine: 'Y axis constant line',
  y2Axis: 'Second Y axis',
};

/** Axes of horizontal charts. */
const LYING_CARDS: Readonly<Record<string, string>> = {
  categoryAxis: 'Y axis',
  valueAxis: 'X axis',
};
const LYING = new Set(['barChart', 'clusteredBarChart', 'hundredPercentStackedBarChart']);

/** Labels of properties whose key is not readable. */
const PROPERTY_NAMES: Readonly<Record<string, string>> = {
  $id: 'state',
  backColor: 'alternate background colour',
  backColorPrimary: 'background colour',
  backColorSecondary: 'alternate background colour',
  fontColorPrimary: 'font colour',
  fontColorSecondary: 'alternate font colour',
  gridHorizontal: 'horizontal lines',
  gridHorizontalColor: 'horizontal line colour',
  gridHorizontalWeight: 'horizontal line width',
  gridVertical: 'vertical lines',
  gridVerticalColor: 'vertical line colour',
  gridVerticalWeight: 'vertical line width',
  imageUrl: 'image URL',
  labelDisplayUnits: 'display units',
  labelPrecision: 'decimal places',
  keepLayerOrder: 'maintain layer order',
  rectangleRoundedCurve: 'rounded corners',
  secLabelColor: 'second axis label colour',
  themedBackground: 'background colour',
  themedTitleFontColor: 'label colour',
  themedValueFontColor: 'value colour',
  topOuterMargin: 'top padding',
  bottomOuterMargin: 'bottom padding',
  leftOuterMargin: 'left padding',
  rightOuterMargin: 'right padding',
  totalsEnabled: 'show total',
  wrapContent: 'hug content',
};

const WORDS: Readonly<Record<string, string>> = {
  ai: 'AI',
  back: 'background',
  center: 'centre',
  color: 'colour',
  colors: 'colours',
  csv: 'CSV',
  customize: 'customise',
  dash: 'dash',
  font: 'font',
  gray: 'grey',
  grayscale: 'greyscale',
  id: 'ID',
  kpi: 'KPI',
  max: 'maximum',
  min: 'minimum',
  pdf: 'PDF',
  personalize: 'personalise',
  pptx: 'PowerPoint',
  qna: 'Q&A',
  sec: 'second axis',
  tms: 'TMS',
  url: 'URL',
  visualization: 'visualisation',
  x: 'X',
  xml: 'XML',
  y: 'Y',
};

const wordsByKey = new Map<string, string>();

/** Turns a key into words: `gridlineColor` becomes "gridline colour". */
function spellKey(key: string): string {
  const known = wordsByKey.get(key) ?? splitKey(key);
  wordsByKey.set(key, known);
  return known;
}

function splitKey(key: string): string {
  return key
    .replaceAll('_', ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/\s+/)
    .map((word) => WORDS[word.toLowerCase()] ?? word.toLowerCase())
    .join(' ');
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats a name within a label: "Show legend", but "Show X axis". */
export function lowerFirst(text: string): string {
  return /^[A-Z](?:[A-Z&]|\s|$)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function labelVisual(visual: string): string {
  const known = VISUALS as Readonly<Record<string, string>>;
  if (Object.hasOwn(known, visual)) return known[visual] ?? visual;
  return Object.hasOwn(MORE_VISUALS, visual) ? (MORE_VISUALS[visual] ?? visual) : visual;
}

export function labelCard(card: string, visual: string): string {
  const lying = LYING.has(visual) ? LYING_CARDS[card] : undefined;
  return lying ?? CARD_NAMES[card] ?? capitalize(spellKey(card));
}

/** Labels a property with its card: "Legend position", "Show legend". */
export function labelProperty(name: string, card: string, visual: string): string {
  const own = PROPERTY_NAMES[name] ?? spellKey(name);
  if (card === ANY) return capitalize(own);
  return joinWithCard(name, own, labelCard(card, visual));
}

/** Joins the words of a card and a property. */
export function joinWithCard(name: string, own: string, head: string): string {
  if (name === 'show') return `Show ${lowerFirst(head)}`;
  return `${head} ${removeRepeat(own, head)}`;
}

/** Merges repeated words: "Data labels" and "label position" become "Data labels position". */
function removeRepeat(own: string, head: string): string {
  const stemWord = (word = '') => word.toLowerCase().replace(/s$/, '');
  const words = own.split(' ');
  const headWords = head.split(' ').map(stemWord);
  let repeated = 0;
  while (repeated < words.length - 1 && headWords.includes(stemWord(words[repeated]))) repeated++;
  return words.slice(repeated).join(' ');
}

export function labelOption(option: Option): string {
  return option.label ?? capitalize(spellKey(String(option.value)));
}
