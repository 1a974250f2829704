import type { DecisionKey } from '../model/decisions';
import type { Theme } from '../model/document';
import { contrast, SHAPE_CONTRAST, TEXT_CONTRAST } from '../model/contrast';
import type { Json } from '../model/json';
import { valueAt, type Pointer } from '../model/pointer';
import { parseColor, resolveColor } from '../model/theme-colors';
import { SLICER_STATE_IDS } from '../model/visuals';
import { cardGround, groundAt, pageGround, placesOf } from './grounds';

/** A text of the theme and what it stands on. */
export interface Pair {
  readonly id: string;
  readonly label: string;
  /** Possible paths of the text colour. The first one the theme has is used. */
  readonly words: (theme: Theme) => readonly Pointer[];
  readonly ground: (theme: Theme, grounds: Grounds) => string;
  /** Contrast that WCAG 2 asks of these words, by their size in the theme. */
  readonly needed: (theme: Theme) => number;
  /** The decision the words follow from, unless they were set by hand; none where they follow from their ground. */
  readonly decision?: DecisionKey;
}

/** Backgrounds of a theme, resolved once. */
export interface Grounds {
  readonly page: string;
  readonly card: string;
}

export function groundsOf(theme: Theme): Grounds {
  return { page: pageGround(theme), card: cardGround(theme) };
}

const FIRST = ['/firstLevelElements', '/foreground'];
const SECOND = ['/secondLevelElements', '/foregroundNeutralSecondary'];
/** Legends, axes and the words of buttons: their own class, else the second level of words. */
const LIGHT = ['/textClasses/lightLabel/color', ...SECOND];
const FOURTH = ['/fourthLevelElements', '/foregroundNeutralTertiary'];

function words(
  visual: string,
  card: string,
  property: string,
  others: readonly Pointer[],
  id?: string,
) {
  return (theme: Theme) => [...placesOf(theme, [visual, '*'], card, property, id), ...others];
}

const onCard = (_: Theme, { card }: Grounds) => card;
const onPage = (_: Theme, { page }: Grounds) => page;

/** The ground a card of a visual gives its own words, over the visual's card. */
function onOwn(visual: string, card: string, property: string, id?: string) {
  return (theme: Theme, grounds: Grounds) =>
    groundAt(theme, visual, card, property, grounds.card, id);
}

/** Buttons have no card: their ground lies on the page. */
function onButton(visual: string, id: string) {
  return (theme: Theme, grounds: Grounds) =>
    groundAt(theme, visual, 'fill', 'fillColor', grounds.page, id);
}

const onPane = (theme: Theme, { page }: Grounds) =>
  groundAt(theme, 'page', 'outspacePane', 'backgroundColor', page);

function onFilter(id: string) {
  return (theme: Theme, grounds: Grounds) =>
    groundAt(theme, 'page', 'filterCard', 'backgroundColor', onPane(theme, grounds), id);
}

/** The data colour a treemap's words are read worst on. */
function onData(theme: Theme, { card }: Grounds): string {
  const [place = ''] = treemapWords(theme);
  const own = resolveColor(theme, valueAt(theme, place))?.hex ?? '#ffffff';
  const colors = (Array.isArray(theme.dataColors) ? (theme.dataColors as readonly Json[]) : [])
    .slice(0, 8)
    .flatMap((value) => parseColor(value)?.hex ?? []);
  return colors.reduce(
    (worst, color) => (contrast(own, color) < contrast(own, worst) ? color : worst),
    colors[0] ?? card,
  );
}

const treemapWords = words('treemap', 'categoryLabels', 'color', []);
const treemapSize = words('treemap', 'categoryLabels', 'fontSize', []);
const treemapBold = words('treemap', 'categoryLabels', 'bold', []);

/** Points from which text counts as large in WCAG 2.2 (1.4.3): 18, or 14 when bold. */
const LARGE = 18;
const LARGE_BOLD = 14;

function treemapContrast(theme: Theme): number {
  const [sizeAt = ''] = treemapSize(theme);
  const [boldAt = ''] = treemapBold(theme);
  const size = Number(valueAt(theme, sizeAt) ?? 0);
  const isLarge = size >= (valueAt(theme, boldAt) === true ? LARGE_BOLD : LARGE);
  return isLarge ? SHAPE_CONTRAST : TEXT_CONTRAST;
}

const SELECTED = SLICER_STATE_IDS[2];

function text(
  id: string,
  label: string,
  decision: DecisionKey | undefined,
  wordsOf: Pair['words'],
  ground: Pair['ground'],
  needed: Pair['needed'] = () => TEXT_CONTRAST,
): Pair {
  return { id, label, words: wordsOf, ground, needed, ...(decision && { decision }) };
}

function status(id: 'good' | 'neutral' | 'bad', label: string): Pair {
  // KPI and waterfall say it large or as a shape.
  const own = words('kpi', 'status', `${id}Color`, [`/${id}`]);
  return text(`${id}-on-card`, `${label} on card`, id, own, onCard, () => SHAPE_CONTRAST);
}

// prettier-ignore
export const PAIRS: readonly Pair[] = [
  text('titles-on-card', 'Titles on card', 'firstLevel', words('*', 'title', 'fontColor', ['/textClasses/title/color', ...FIRST]), onCard),
  text('labels-on-card', 'Labels on card', 'secondLevel', words('clusteredColumnChart', 'legend', 'labelColor', LIGHT), onCard),
  text('axis-on-card', 'Hints and axis on card', 'fourthLevel', words('clusteredColumnChart', 'categoryAxis', 'labelColor', LIGHT), onCard),
  text('values-on-card', 'Values on card', 'firstLevel', words('card', 'labels', 'color', ['/textClasses/callout/color', ...FIRST]), onCard),
  text('data-labels', 'Data labels', 'firstLevel', words('clusteredBarChart', 'labels', 'color', SECOND), onLabels),
  text('words-on-data', 'Text on colours', undefined, treemapWords, onData, treemapContrast),
  text('titles-on-page', 'Titles on page', 'firstLevel', words('textbox', 'text', 'color', FIRST), onPage),
  text('labels-on-page', 'Labels on page', 'secondLevel', () => SECOND, onPage),
  text('hints-on-page', 'Hints on page', 'fourthLevel', () => FOURTH, onPage),
  text('button', 'Button', undefined, words('actionButton', 'text', 'fontColor', LIGHT, 'default'), onButton('actionButton', 'default')),
  text('hovered-button', 'Button, hover', undefined, words('actionButton', 'text', 'fontColor', LIGHT, 'hover'), onButton('actionButton', 'hover')),
  text('selected-button', 'Selected button', undefined, words('pageNavigator', 'text', 'fontColor', FIRST, 'selected'), onButton('pageNavigator', 'selected')),
  text('selected-tile', 'Selected slicer button', undefined, words('advancedSlicerVisual', 'value', 'fontColor', FIRST, SELECTED), onOwn('advancedSlicerVisual', 'background', 'color', SELECTED)),
  text('slicer-items', 'Slicer items', 'firstLevel', words('slicer', 'items', 'fontColor', FIRST), onOwn('slicer', 'items', 'background')),
  text('slicer-header', 'Slicer header', 'secondLevel', words('slicer', 'header', 'fontColor', FIRST), onOwn('slicer', 'header', 'background')),
  text('table-header', 'Table header', 'firstLevel', words('tableEx', 'columnHeaders', 'fontColor', SECOND), onOwn('tableEx', 'columnHeaders', 'backColor')),
  text('table-band', 'Table rows', 'firstLevel', words('tableEx', 'values', 'fontColorSecondary', FIRST), onOwn('tableEx', 'values', 'backColorSecondary')),
  text('pane-text', 'Filter pane text', 'firstLevel', words('page', 'outspacePane', 'foregroundColor', []), onPane),
  text('filter-in-use', 'Filter card, applied', 'firstLevel', words('page', 'filterCard', 'foregroundColor', [], 'Applied'), onFilter('Applied')),
  text('tooltip', 'Tooltip', 'background', words('*', 'visualTooltip', 'valueFontColor', []), onOwn('*', 'visualTooltip', 'background')),
  text('link-on-card', 'Link on card', 'accent', () => ['/hyperlink'], onCard),
  status('good', 'Good'),
  status('neutral', 'Neutral'),
  status('bad', 'Bad'),
];

function onLabels(theme: Theme, { card }: Grounds): string {
  const [item = ''] = placesOf(theme, ['clusteredBarChart', '*'], 'labels', 'enableBackground');
  if (valueAt(theme, item) !== true) return card;
  const at = item.replace('enableBackground', '');
  const color = parseColor(valueAt(theme, `${at}backgroundColor/solid/color`));
  const faint = Number(valueAt(theme, `${at}backgroundTransparency`) ?? 0);
  return color && faint === 0 ? color.hex : card;
}
