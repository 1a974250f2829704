import type { DecisionKey } from '../model/decisions';
import type { Theme } from '../model/document';
import { computeContrast, SHAPE_CONTRAST, TEXT_CONTRAST } from '../model/contrast';
import type { Json } from '../model/json';
import { resolvePointer, type Pointer } from '../model/pointer';
import { parseColor, resolveColor } from '../model/theme-colors';
import { SLICER_STATE_IDS } from '../model/visuals';
import {
  resolveCardBackground,
  resolveBackground,
  resolvePageBackground,
  listSettingPaths,
} from './backgrounds';

/** A text of the theme and its background. */
export interface Pair {
  readonly id: string;
  readonly label: string;
  /** Possible paths of the text colour. The first one in the theme counts. */
  readonly words: (theme: Theme) => readonly Pointer[];
  readonly background: (theme: Theme, backgrounds: Backgrounds) => string;
  /** Contrast that WCAG 2 requires for the text size in the theme. */
  readonly needed: (theme: Theme) => number;
  /**
   * The decision that determines the text colour unless it is overridden; none if it follows from
   * the background.
   */
  readonly decision?: DecisionKey;
}

/** Backgrounds of a theme, resolved once. */
export interface Backgrounds {
  readonly page: string;
  readonly card: string;
}

export function resolveBackgrounds(theme: Theme): Backgrounds {
  return { page: resolvePageBackground(theme), card: resolveCardBackground(theme) };
}

const FIRST = ['/firstLevelElements', '/foreground'];
const SECOND = ['/secondLevelElements', '/foregroundNeutralSecondary'];
/** Paths for legends, axes and button text: their own class, else the second text level. */
const LIGHT = ['/textClasses/lightLabel/color', ...SECOND];
const FOURTH = ['/fourthLevelElements', '/foregroundNeutralTertiary'];

function createTextLocator(
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

const pickCardBackground = (_: Theme, { card }: Backgrounds) => card;
const pickPageBackground = (_: Theme, { page }: Backgrounds) => page;

/** Resolves the background that a card gives its own text, over the visual's card. */
function createOwnBackground(visual: string, card: string, property: string, id?: string) {
  return (theme: Theme, backgrounds: Backgrounds) =>
    resolveBackground(theme, visual, card, property, backgrounds.card, id);
}

/** Resolves a button's fill. Buttons have no card, so it lies on the page. */
function createButtonBackground(visual: string, id: string) {
  return (theme: Theme, backgrounds: Backgrounds) =>
    resolveBackground(theme, visual, 'fill', 'fillColor', backgrounds.page, id);
}

const resolvePaneBackground = (theme: Theme, { page }: Backgrounds) =>
  resolveBackground(theme, 'page', 'outspacePane', 'backgroundColor', page);

function createFilterBackground(id: string) {
  return (theme: Theme, backgrounds: Backgrounds) =>
    resolveBackground(
      theme,
      'page',
      'filterCard',
      'backgroundColor',
      resolvePaneBackground(theme, backgrounds),
      id,
    );
}

/** Returns the data colour on which treemap labels have the lowest contrast. */
function resolveDataBackground(theme: Theme, { card }: Backgrounds): string {
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

const treemapWords = createTextLocator('treemap', 'categoryLabels', 'color', []);
const treemapSize = createTextLocator('treemap', 'categoryLabels', 'fontSize', []);
const treemapBold = createTextLocator('treemap', 'categoryLabels', 'bold', []);

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
  background: Pair['background'],
  needed: Pair['needed'] = () => TEXT_CONTRAST,
): Pair {
  return { id, label, words, background, needed, ...(decision && { decision }) };
}

function createStatusPair(id: 'good' | 'neutral' | 'bad', label: string): Pair {
  // KPI and waterfall show it as large text or as a shape.
  const own = createTextLocator('kpi', 'status', `${id}Color`, [`/${id}`]);
  return createTextPair(
    `${id}-on-card`,
    `${label} on card`,
    id,
    own,
    pickCardBackground,
    () => SHAPE_CONTRAST,
  );
}

// oxfmt-ignore
export const PAIRS: readonly Pair[] = [
  createTextPair('titles-on-card', 'Titles on card', 'firstLevel', createTextLocator('*', 'title', 'fontColor', ['/textClasses/title/color', ...FIRST]), pickCardBackground),
  createTextPair('labels-on-card', 'Labels on card', 'secondLevel', createTextLocator('clusteredColumnChart', 'legend', 'labelColor', LIGHT), pickCardBackground),
  createTextPair('axis-on-card', 'Hints and axis on card', 'fourthLevel', createTextLocator('clusteredColumnChart', 'categoryAxis', 'labelColor', LIGHT), pickCardBackground),
  createTextPair('values-on-card', 'Values on card', 'firstLevel', createTextLocator('card', 'labels', 'color', ['/textClasses/callout/color', ...FIRST]), pickCardBackground),
  createTextPair('data-labels', 'Data labels', 'firstLevel', createTextLocator('clusteredBarChart', 'labels', 'color', SECOND), resolveLabelBackground),
  createTextPair('words-on-data', 'Text on colours', undefined, treemapWords, resolveDataBackground, chooseTreemapContrast),
  createTextPair('titles-on-page', 'Titles on page', 'firstLevel', createTextLocator('textbox', 'text', 'color', FIRST), pickPageBackground),
  createTextPair('labels-on-page', 'Labels on page', 'secondLevel', () => SECOND, pickPageBackground),
  createTextPair('hints-on-page', 'Hints on page', 'fourthLevel', () => FOURTH, pickPageBackground),
  createTextPair('button', 'Button', undefined, createTextLocator('actionButton', 'text', 'fontColor', LIGHT, 'default'), createButtonBackground('actionButton', 'default')),
  createTextPair('hovered-button', 'Button, hover', undefined, createTextLocator('actionButton', 'text', 'fontColor', LIGHT, 'hover'), createButtonBackground('actionButton', 'hover')),
  createTextPair('selected-button', 'Selected button', undefined, createTextLocator('pageNavigator', 'text', 'fontColor', FIRST, 'selected'), createButtonBackground('pageNavigator', 'selected')),
  createTextPair('selected-tile', 'Selected slicer button', undefined, createTextLocator('advancedSlicerVisual', 'value', 'fontColor', FIRST, SELECTED), createOwnBackground('advancedSlicerVisual', 'fillCustom', 'fillColor', SELECTED)),
  createTextPair('slicer-items', 'Slicer items', 'firstLevel', createTextLocator('slicer', 'items', 'fontColor', FIRST), createOwnBackground('slicer', 'items', 'background')),
  createTextPair('slicer-header', 'Slicer header', 'secondLevel', createTextLocator('slicer', 'header', 'fontColor', FIRST), createOwnBackground('slicer', 'header', 'background')),
  createTextPair('table-header', 'Table header', 'firstLevel', createTextLocator('tableEx', 'columnHeaders', 'fontColor', SECOND), createOwnBackground('tableEx', 'columnHeaders', 'backColor')),
  createTextPair('table-band', 'Table rows', 'firstLevel', createTextLocator('tableEx', 'values', 'fontColorSecondary', FIRST), createOwnBackground('tableEx', 'values', 'backColorSecondary')),
  createTextPair('pane-text', 'Filter pane text', 'firstLevel', createTextLocator('page', 'outspacePane', 'foregroundColor', []), resolvePaneBackground),
  createTextPair('filter-in-use', 'Filter card, applied', 'firstLevel', createTextLocator('page', 'filterCard', 'foregroundColor', [], 'Applied'), createFilterBackground('Applied')),
  createTextPair('tooltip', 'Tooltip', 'background', createTextLocator('*', 'visualTooltip', 'valueFontColor', []), createOwnBackground('*', 'visualTooltip', 'background')),
  createTextPair('link-on-card', 'Link on card', 'accent', () => ['/hyperlink'], pickCardBackground),
  createStatusPair('good', 'Good'),
  createStatusPair('neutral', 'Neutral'),
  createStatusPair('bad', 'Bad'),
];

function resolveLabelBackground(theme: Theme, { card }: Backgrounds): string {
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
