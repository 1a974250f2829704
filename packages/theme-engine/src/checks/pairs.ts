import type { DecisionKey } from '../model/decisions';
import type { Theme } from '../model/document';
import { computeContrast, SHAPE_CONTRAST, TEXT_CONTRAST } from '../model/contrast';
import type { Json } from '../model/json';
import { resolvePointer, type Pointer } from '../model/pointer';
import { parseColor, resolveColor } from '../model/theme-colors';
import { SLICER_STATE_IDS } from '../model/visuals';
import { resolveCardGround, resolveGround, resolvePageGround, listSettingPaths } from './grounds';

/** A text of the theme and its background. */
export interface Pair {
  readonly id: string;
  readonly label: string;
  /** Possible paths of the text colour. The first one in the theme counts. */
  readonly words: (theme: Theme) => readonly Pointer[];
  readonly ground: (theme: Theme, grounds: Grounds) => string;
  /** Contrast that WCAG 2 requires for the text size in the theme. */
  readonly needed: (theme: Theme) => number;
  /**
   * The decision that determines the text colour unless it is overridden; none if it follows from
   * the background.
   */
  readonly decision?: DecisionKey;
}

/** Backgrounds of a theme, resolved once. */
export interface Grounds {
  readonly page: string;
  readonly card: string;
}

export function resolveGrounds(theme: Theme): Grounds {
  return { page: resolvePageGround(theme), card: resolveCardGround(theme) };
}

const FIRST = ['/firstLevelElements', '/foreground'];
const SECOND = ['/secondLevelElements', '/foregroundNeutralSecondary'];
/** Paths for legends, axes and button text: their own class, else the second text level. */
const LIGHT = ['/textClasses/lightLabel/color', ...SECOND];
const FOURTH = ['/fourthLevelElements', '/foregroundNeutralTertiary'];

function createWordsLocator(
  visual: string,
  card: string,
  property: string,
  others: readonly Pointer[],
  id?: string,
) {
  return (theme: Theme) => [
    ...listSettingPaths(theme, [visual, '*'], card, property, id),
    ...others,
  ];
}

const pickCardGround = (_: Theme, { card }: Grounds) => card;
const pickPageGround = (_: Theme, { page }: Grounds) => page;

/** Resolves the background that a card gives its own text, over the visual's card. */
function createOwnGround(visual: string, card: string, property: string, id?: string) {
  return (theme: Theme, grounds: Grounds) =>
    resolveGround(theme, visual, card, property, grounds.card, id);
}

/** Resolves a button's fill. Buttons have no card, so it lies on the page. */
function createButtonGround(visual: string, id: string) {
  return (theme: Theme, grounds: Grounds) =>
    resolveGround(theme, visual, 'fill', 'fillColor', grounds.page, id);
}

const resolvePaneGround = (theme: Theme, { page }: Grounds) =>
  resolveGround(theme, 'page', 'outspacePane', 'backgroundColor', page);

function createFilterGround(id: string) {
  return (theme: Theme, grounds: Grounds) =>
    resolveGround(
      theme,
      'page',
      'filterCard',
      'backgroundColor',
      resolvePaneGround(theme, grounds),
      id,
    );
}

/** Returns the data colour on which treemap labels have the lowest contrast. */
function resolveDataGround(theme: Theme, { card }: Grounds): string {
  const [place = ''] = treemapWords(theme);
  const own = resolveColor(theme, resolvePointer(theme, place))?.hex ?? '#ffffff';
  const colors = (Array.isArray(theme.dataColors) ? (theme.dataColors as readonly Json[]) : [])
    .slice(0, 8)
    .flatMap((value) => parseColor(value)?.hex ?? []);
  return colors.reduce(
    (worst, color) => (computeContrast(own, color) < computeContrast(own, worst) ? color : worst),
    colors[0] ?? card,
  );
}

const treemapWords = createWordsLocator('treemap', 'categoryLabels', 'color', []);
const treemapSize = createWordsLocator('treemap', 'categoryLabels', 'fontSize', []);
const treemapBold = createWordsLocator('treemap', 'categoryLabels', 'bold', []);

/** Points from which text counts as large in WCAG 2.2 (1.4.3): 18, or 14 when bold. */
const LARGE = 18;
const LARGE_BOLD = 14;

function chooseTreemapContrast(theme: Theme): number {
  const [sizeAt = ''] = treemapSize(theme);
  const [boldAt = ''] = treemapBold(theme);
  const size = Number(resolvePointer(theme, sizeAt) ?? 0);
  const isLarge = size >= (resolvePointer(theme, boldAt) === true ? LARGE_BOLD : LARGE);
  return isLarge ? SHAPE_CONTRAST : TEXT_CONTRAST;
}

const SELECTED = SLICER_STATE_IDS[2];

function createTextPair(
  id: string,
  label: string,
  decision: DecisionKey | undefined,
  words: Pair['words'],
  ground: Pair['ground'],
  needed: Pair['needed'] = () => TEXT_CONTRAST,
): Pair {
  return { id, label, words, ground, needed, ...(decision && { decision }) };
}

function createStatusPair(id: 'good' | 'neutral' | 'bad', label: string): Pair {
  // KPI and waterfall show it as large text or as a shape.
  const own = createWordsLocator('kpi', 'status', `${id}Color`, [`/${id}`]);
  return createTextPair(
    `${id}-on-card`,
    `${label} on card`,
    id,
    own,
    pickCardGround,
    () => SHAPE_CONTRAST,
  );
}

// oxfmt-ignore
export const PAIRS: readonly Pair[] = [
  createTextPair('titles-on-card', 'Titles on card', 'firstLevel', createWordsLocator('*', 'title', 'fontColor', ['/textClasses/title/color', ...FIRST]), pickCardGround),
  createTextPair('labels-on-card', 'Labels on card', 'secondLevel', createWordsLocator('clusteredColumnChart', 'legend', 'labelColor', LIGHT), pickCardGround),
  createTextPair('axis-on-card', 'Hints and axis on card', 'fourthLevel', createWordsLocator('clusteredColumnChart', 'categoryAxis', 'labelColor', LIGHT), pickCardGround),
  createTextPair('values-on-card', 'Values on card', 'firstLevel', createWordsLocator('card', 'labels', 'color', ['/textClasses/callout/color', ...FIRST]), pickCardGround),
  createTextPair('data-labels', 'Data labels', 'firstLevel', createWordsLocator('clusteredBarChart', 'labels', 'color', SECOND), resolveLabelGround),
  createTextPair('words-on-data', 'Text on colours', undefined, treemapWords, resolveDataGround, chooseTreemapContrast),
  createTextPair('titles-on-page', 'Titles on page', 'firstLevel', createWordsLocator('textbox', 'text', 'color', FIRST), pickPageGround),
  createTextPair('labels-on-page', 'Labels on page', 'secondLevel', () => SECOND, pickPageGround),
  createTextPair('hints-on-page', 'Hints on page', 'fourthLevel', () => FOURTH, pickPageGround),
  createTextPair('button', 'Button', undefined, createWordsLocator('actionButton', 'text', 'fontColor', LIGHT, 'default'), createButtonGround('actionButton', 'default')),
  createTextPair('hovered-button', 'Button, hover', undefined, createWordsLocator('actionButton', 'text', 'fontColor', LIGHT, 'hover'), createButtonGround('actionButton', 'hover')),
  createTextPair('selected-button', 'Selected button', undefined, createWordsLocator('pageNavigator', 'text', 'fontColor', FIRST, 'selected'), createButtonGround('pageNavigator', 'selected')),
  createTextPair('selected-tile', 'Selected slicer button', undefined, createWordsLocator('advancedSlicerVisual', 'value', 'fontColor', FIRST, SELECTED), createOwnGround('advancedSlicerVisual', 'fillCustom', 'fillColor', SELECTED)),
  createTextPair('slicer-items', 'Slicer items', 'firstLevel', createWordsLocator('slicer', 'items', 'fontColor', FIRST), createOwnGround('slicer', 'items', 'background')),
  createTextPair('slicer-header', 'Slicer header', 'secondLevel', createWordsLocator('slicer', 'header', 'fontColor', FIRST), createOwnGround('slicer', 'header', 'background')),
  createTextPair('table-header', 'Table header', 'firstLevel', createWordsLocator('tableEx', 'columnHeaders', 'fontColor', SECOND), createOwnGround('tableEx', 'columnHeaders', 'backColor')),
  createTextPair('table-band', 'Table rows', 'firstLevel', createWordsLocator('tableEx', 'values', 'fontColorSecondary', FIRST), createOwnGround('tableEx', 'values', 'backColorSecondary')),
  createTextPair('pane-text', 'Filter pane text', 'firstLevel', createWordsLocator('page', 'outspacePane', 'foregroundColor', []), resolvePaneGround),
  createTextPair('filter-in-use', 'Filter card, applied', 'firstLevel', createWordsLocator('page', 'filterCard', 'foregroundColor', [], 'Applied'), createFilterGround('Applied')),
  createTextPair('tooltip', 'Tooltip', 'background', createWordsLocator('*', 'visualTooltip', 'valueFontColor', []), createOwnGround('*', 'visualTooltip', 'background')),
  createTextPair('link-on-card', 'Link on card', 'accent', () => ['/hyperlink'], pickCardGround),
  createStatusPair('good', 'Good'),
  createStatusPair('neutral', 'Neutral'),
  createStatusPair('bad', 'Bad'),
];

function resolveLabelGround(theme: Theme, { card }: Grounds): string {
  const [item = ''] = listSettingPaths(
    theme,
    ['clusteredBarChart', '*'],
    'labels',
    'enableBackground',
  );
  if (resolvePointer(theme, item) !== true) return card;
  const at = item.replace('enableBackground', '');
  const color = parseColor(resolvePointer(theme, `${at}backgroundColor/solid/color`));
  const faint = Number(resolvePointer(theme, `${at}backgroundTransparency`) ?? 0);
  return color && faint === 0 ? color.hex : card;
}
