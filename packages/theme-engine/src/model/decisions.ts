import { SHAPE_CONTRAST, TEXT_CONTRAST } from './contrast';
import type { Pointer } from './pointer';

/** Weight and size of one of a theme's four text classes. */
export type TextStyle = {
  readonly weight: 'regular' | 'semibold' | 'bold';
  /** Points; see `TEXT_SIZE`. */
  readonly size: number;
};

/**
 * Points that every version of Power BI accepts: versions up to 2.152 allow at most 45, later ones
 * at least 8.
 */
export const TEXT_SIZE = { min: 8, max: 45 } as const;

/** Returns the nearest accepted size. */
export function clampTextSize(points: number): number {
  return Math.min(TEXT_SIZE.max, Math.max(TEXT_SIZE.min, points));
}

/** Power BI itself saves themes with hundreds of data colours. */
export const MAX_DATA_COLORS = 1000;

/** Values of each kind of decision. Colours are six-digit hex with #, lower case. */
type DecisionValues = {
  page: 'light' | 'dark';
  /** Eight colours or more. With fewer, Power BI keeps the rest of the previous theme. */
  colors: readonly string[];
  color: string;
  optionalColor: string | null;
  font: string;
  text: TextStyle;
  pixels: number;
  switch: boolean;
};
type Kind = keyof DecisionValues;

/** Decisions that the studio's panels show together. */
export type DecisionGroup =
  | 'data'
  | 'surfaces'
  | 'accents'
  | 'levels'
  | 'type'
  | 'shape'
  | 'status'
  | 'scale'
  | 'missing';

interface Row<K extends Kind> {
  readonly kind: K;
  /** Value in Meridian, the theme that the studio opens with. */
  readonly initial: DecisionValues[K];
  /** Value that share links leave out, if `initial` has changed since the row was added. */
  readonly initialInLinks?: DecisionValues[K];
  /** Name in the studio's panels. */
  readonly label: string;
  /** Explanation for people who write recipes, in the command line and for assistants. */
  readonly description: string;
  /** Short name in share links. Links that were sent hold it, so it is never changed or reused. */
  readonly code: string;
  /**
   * Settings of a theme that contain the value: the one we write, then Power BI's alternative
   * names.
   */
  readonly sets: readonly Pointer[];
  /** Settings that `recognise` reads, if different from `sets`. The first one present counts. */
  readonly readFrom?: readonly Pointer[];
  /** Decision to use for a theme without these settings, if the theme has that decision. */
  readonly follows?: string;
  /** Path in a file of design tokens. Decisions without one go into the file's extension. */
  readonly token?: string;
  /** Name of the CSS custom property without dashes. List entries add their number. */
  readonly variable?: string;
  /** Setting that the CSS variable reads, if different from the first in `sets`. */
  readonly variableFrom?: Pointer;
  readonly group?: DecisionGroup;
  /** Label in the settings search, if different from `label`. Decisions may share one. */
  readonly entry?: string;
  /** Further words that find the entry. */
  readonly words?: string;
}

interface ColorRow<K extends 'color' | 'optionalColor'> extends Row<K> {
  /** Contrast that the picker shows, and that panels may warn about. */
  readonly contrast?: {
    readonly against: 'card' | 'titles' | 'white';
    readonly needed: number;
    readonly warns?: boolean;
  };
  /** Conversion to the other kind of page, see `convertToPage`. Colours without one stay. */
  readonly turn?: Turn;
}

/**
 * Surfaces behind cards keep their order (`behind`, `card`). Surfaces on cards, lines and text swap
 * light and dark. Text on fills and marks only change until they are visible on the new card.
 */
export type Turn = 'behind' | 'card' | 'onCard' | 'scaleEnd' | 'line' | 'words' | 'text' | 'mark';

interface PixelRow extends Row<'pixels'> {
  /** Maximum; the minimum is 0. */
  readonly max: number;
}

type AnyRow =
  | ColorRow<'color'>
  | ColorRow<'optionalColor'>
  | PixelRow
  | { [K in 'page' | 'colors' | 'font' | 'text' | 'switch']: Row<K> }[
      | 'page'
      | 'colors'
      | 'font'
      | 'text'
      | 'switch'];

const EVERY = '/visualStyles/*/*';
const PAGE = '/visualStyles/page/*';

/**
 * A designer's decisions, from which `buildTheme` derives everything else. This table is the only
 * list of them: type, parser, defaults, share links, recognition, tokens, panels, search and the
 * command line derive from it. To add a decision, add a row and use it in `styles/`.
 */
export const DECISIONS = {
  page: {
    kind: 'page',
    initial: 'light',
    label: 'Page kind',
    description: 'Kind of page: "light" or "dark"',
    code: 'p',
    sets: [],
  },
  dataColors: {
    kind: 'colors',
    initial: [
      '#2563c9',
      '#217b69',
      '#ac6a00',
      '#c12b4b',
      '#602da2',
      '#408bc6',
      '#839b56',
      '#293c5a',
    ],
    label: 'Data colours',
    description: 'Colours of series, at least eight',
    code: 'd',
    sets: ['/dataColors'],
    token: 'color.dataColors',
    variable: 'data-colour',
    group: 'data',
    words: 'palette series',
  },
  accent: {
    kind: 'color',
    initial: '#2563c9',
    label: 'Accent',
    description: 'Colour of marks where a visual has one colour, and of what is selected',
    code: 'a',
    sets: ['/accent', '/hyperlink'],
    readFrom: ['/accent'],
    follows: 'dataColors',
    token: 'color.accent',
    variable: 'links',
    variableFrom: '/hyperlink',
    group: 'accents',
    words: 'colour selected brand',
    turn: 'text',
  },
  accentFill: {
    kind: 'color',
    initial: '#2563c9',
    label: 'Accent fill',
    description: 'Ground of buttons and selected items',
    code: 'af',
    sets: [],
    readFrom: [`${PAGE}/outspacePane/0/checkboxAndApplyColor`],
    follows: 'accent',
    token: 'color.accentFill',
    group: 'accents',
    words: 'button selected ground',
    contrast: { against: 'white', needed: TEXT_CONTRAST },
  },
  tableAccent: {
    kind: 'color',
    initial: '#2563c9',
    label: 'Table accent',
    description: 'Accent of tables',
    code: 't',
    sets: ['/tableAccent'],
    follows: 'accent',
    token: 'color.tableAccent',
    variable: 'table-accent',
    group: 'accents',
    words: 'matrix header line',
    turn: 'mark',
  },
  pageBackground: {
    kind: 'color',
    initial: '#eef2f7',
    label: 'Page',
    description: 'Report page',
    code: 'pb',
    sets: [`${PAGE}/background/0/color`],
    follows: 'background',
    token: 'color.pageBackground',
    group: 'surfaces',
    words: 'background canvas',
    contrast: { against: 'titles', needed: TEXT_CONTRAST },
    turn: 'behind',
  },
  background: {
    kind: 'color',
    initial: '#ffffff',
    label: 'Visual',
    description: 'Cards of the visuals',
    code: 'b',
    sets: ['/background', `${EVERY}/background/0/color`],
    token: 'color.background',
    variable: 'background',
    group: 'surfaces',
    words: 'card background',
    contrast: { against: 'titles', needed: TEXT_CONTRAST },
    turn: 'card',
  },
  secondaryBackground: {
    kind: 'color',
    initial: '#e9edf3',
    label: 'Secondary',
    description: 'Headers, bands and inputs',
    code: 'sb',
    sets: ['/secondaryBackground', '/backgroundNeutral'],
    token: 'color.secondaryBackground',
    variable: 'secondary-background',
    group: 'surfaces',
    words: 'background band header',
    contrast: { against: 'titles', needed: TEXT_CONTRAST },
    turn: 'onCard',
  },
  outspace: {
    kind: 'color',
    initial: '#e3e8ef',
    label: 'Around the page',
    description: 'Wallpaper around the page',
    code: 'o',
    sets: [`${PAGE}/outspace/0/color`],
    follows: 'pageBackground',
    token: 'color.outspace',
    group: 'surfaces',
    words: 'wallpaper outspace',
    contrast: { against: 'titles', needed: TEXT_CONTRAST },
    turn: 'behind',
  },
  firstLevel: {
    kind: 'color',
    initial: '#1b2433',
    label: 'First',
    description: 'Titles and values',
    code: '1',
    sets: ['/firstLevelElements', '/foreground'],
    token: 'color.firstLevel',
    variable: 'titles-and-values',
    group: 'levels',
    entry: 'Text levels',
    words: 'first level foreground',
    contrast: { against: 'card', needed: TEXT_CONTRAST, warns: true },
    turn: 'words',
  },
  secondLevel: {
    kind: 'color',
    initial: '#4d5a6e',
    label: 'Second',
    description: 'Labels and legends',
    code: '2',
    sets: ['/secondLevelElements', '/foregroundNeutralSecondary'],
    token: 'color.secondLevel',
    variable: 'labels-and-legends',
    group: 'levels',
    entry: 'Text levels',
    words: 'second',
    contrast: { against: 'card', needed: TEXT_CONTRAST, warns: true },
    turn: 'words',
  },
  thirdLevel: {
    kind: 'color',
    initial: '#e9edf3',
    label: 'Third',
    description: 'Grid lines and dividers',
    code: '3',
    sets: ['/thirdLevelElements', '/backgroundLight'],
    token: 'color.thirdLevel',
    variable: 'grid-lines-and-dividers',
    group: 'levels',
    entry: 'Text levels',
    words: 'third',
    contrast: { against: 'card', needed: SHAPE_CONTRAST },
    turn: 'line',
  },
  fourthLevel: {
    kind: 'color',
    initial: '#646d7d',
    label: 'Fourth',
    description: 'Hints and axes',
    code: '4',
    sets: ['/fourthLevelElements', '/foregroundNeutralTertiary'],
    token: 'color.fourthLevel',
    variable: 'hints-and-axes',
    group: 'levels',
    entry: 'Text levels',
    words: 'fourth',
    contrast: { against: 'card', needed: TEXT_CONTRAST, warns: true },
    turn: 'words',
  },
  good: {
    kind: 'color',
    initial: '#0e8253',
    label: 'Good',
    description: 'Status: good',
    code: 'g',
    sets: ['/good'],
    token: 'color.good',
    variable: 'good',
    group: 'status',
    entry: 'Good, neutral and bad',
    words: 'status kpi sentiment',
    contrast: { against: 'card', needed: SHAPE_CONTRAST, warns: true },
    turn: 'text',
  },
  neutral: {
    kind: 'color',
    initial: '#b07400',
    label: 'Neutral',
    description: 'Status: neutral',
    code: 'n',
    sets: ['/neutral'],
    token: 'color.neutral',
    variable: 'neutral',
    group: 'status',
    entry: 'Good, neutral and bad',
    contrast: { against: 'card', needed: SHAPE_CONTRAST, warns: true },
    turn: 'mark',
  },
  bad: {
    kind: 'color',
    initial: '#d33a45',
    label: 'Bad',
    description: 'Status: bad',
    code: 'x',
    sets: ['/bad'],
    token: 'color.bad',
    variable: 'bad',
    group: 'status',
    entry: 'Good, neutral and bad',
    contrast: { against: 'card', needed: SHAPE_CONTRAST, warns: true },
    turn: 'text',
  },
  minimum: {
    kind: 'color',
    initial: '#ffffff',
    label: 'Minimum',
    description: 'Lowest end of colour scales',
    code: 'mi',
    sets: ['/minimum'],
    token: 'color.minimum',
    variable: 'minimum',
    group: 'scale',
    entry: 'Minimum, centre and maximum',
    words: 'gradient conditional scale',
    turn: 'scaleEnd',
  },
  center: {
    kind: 'optionalColor',
    initial: '#dbe7fb',
    label: 'Centre',
    description: 'Middle of colour scales, or null for a scale without one',
    code: 'ce',
    sets: ['/center'],
    token: 'color.center',
    variable: 'centre',
    group: 'scale',
    entry: 'Minimum, centre and maximum',
    turn: 'onCard',
  },
  maximum: {
    kind: 'color',
    initial: '#2563c9',
    label: 'Maximum',
    description: 'Highest end of colour scales',
    code: 'ma',
    sets: ['/maximum'],
    follows: 'accent',
    token: 'color.maximum',
    variable: 'maximum',
    group: 'scale',
    entry: 'Minimum, centre and maximum',
    turn: 'mark',
  },
  missing: {
    kind: 'color',
    initial: '#c9d1dc',
    label: 'No data',
    description: 'Cells without a value in a colour scale',
    code: 'ms',
    sets: ['/null'],
    token: 'color.missing',
    variable: 'missing-values',
    group: 'missing',
    entry: 'Missing values',
    words: 'null blank no data',
    turn: 'onCard',
  },
  font: {
    kind: 'font',
    initial: 'Segoe UI',
    label: 'Font',
    description: 'Font of all text',
    code: 'f',
    sets: [
      '/textClasses/title/fontFace',
      '/textClasses/callout/fontFace',
      '/textClasses/header/fontFace',
      '/textClasses/label/fontFace',
    ],
    token: 'font',
    group: 'type',
    words: 'type typeface family',
  },
  title: {
    kind: 'text',
    initial: { weight: 'semibold', size: 14 },
    label: 'Title',
    description: 'Titles: { "weight": "regular" | "semibold" | "bold", "size": 8 to 45 points }',
    code: 'tt',
    sets: ['/textClasses/title/fontSize', '/textClasses/title/fontFace'],
    token: 'text.title',
    group: 'type',
    entry: 'Title, callout, header and label',
    words: 'text size weight class',
  },
  callout: {
    kind: 'text',
    initial: { weight: 'semibold', size: 28 },
    label: 'Callout',
    description: 'Large values, as title',
    code: 'tc',
    sets: ['/textClasses/callout/fontSize', '/textClasses/callout/fontFace'],
    token: 'text.callout',
    group: 'type',
    entry: 'Title, callout, header and label',
  },
  header: {
    kind: 'text',
    initial: { weight: 'semibold', size: 10 },
    label: 'Header',
    description: 'Headers, as title',
    code: 'th',
    sets: ['/textClasses/header/fontSize', '/textClasses/header/fontFace'],
    token: 'text.header',
    group: 'type',
    entry: 'Title, callout, header and label',
  },
  label: {
    kind: 'text',
    initial: { weight: 'regular', size: 10 },
    label: 'Label',
    description: 'Labels, as title',
    code: 'tl',
    sets: ['/textClasses/label/fontSize', '/textClasses/label/fontFace'],
    token: 'text.label',
    group: 'type',
    entry: 'Title, callout, header and label',
  },
  corners: {
    kind: 'pixels',
    initial: 8,
    max: 24,
    label: 'Corners',
    description: 'Corner radius of visuals, 0 to 24 pixels',
    code: 'r',
    sets: [`${EVERY}/border/0/radius`],
    token: 'corners',
    group: 'shape',
    words: 'radius rounded',
  },
  hasBorder: {
    kind: 'switch',
    initial: true,
    label: 'Border',
    description: 'Visuals have a border',
    code: 'hb',
    sets: [`${EVERY}/border/0/show`],
    group: 'shape',
    words: 'outline visual',
  },
  hasShadow: {
    kind: 'switch',
    initial: false,
    label: 'Shadow',
    description: 'Visuals have a shadow',
    code: 'hs',
    sets: [`${EVERY}/dropShadow/0/show`],
    group: 'shape',
    words: 'drop visual',
  },
} as const satisfies Readonly<Record<string, AnyRow>>;

export type DecisionKey = keyof typeof DECISIONS;

export type Decisions = {
  readonly [K in DecisionKey]: DecisionValues[(typeof DECISIONS)[K]['kind']];
};

/** A row of the table with its key. */
export type Decision = AnyRow & { readonly key: DecisionKey; readonly follows?: DecisionKey };

export const DECISION_LIST: readonly Decision[] = (Object.keys(DECISIONS) as DecisionKey[]).map(
  findDecision,
);

export function listGroupDecisions(group: DecisionGroup): readonly Decision[] {
  return DECISION_LIST.filter((decision) => decision.group === group);
}

export function findDecision(key: DecisionKey): Decision {
  return { ...DECISIONS[key], key };
}

export type ColorDecision = {
  [K in DecisionKey]: (typeof DECISIONS)[K]['kind'] extends 'color' | 'optionalColor' ? K : never;
}[DecisionKey];

export function isColorDecision(
  decision: Decision,
): decision is Decision & { readonly key: ColorDecision } & (
    | ColorRow<'color'>
    | ColorRow<'optionalColor'>
  ) {
  return decision.kind === 'color' || decision.kind === 'optionalColor';
}

/** The studio's initial decisions. */
export const DEFAULT_DECISIONS = collectValues(({ initial }) => initial);

/**
 * Values that share links leave out. They never change, so links already sent keep their meaning
 * when the studio's defaults change.
 */
export const LINK_DEFAULTS = collectValues(
  ({ initial, initialInLinks = initial }) => initialInLinks,
);

function collectValues(read: (decision: Decision) => Decisions[DecisionKey]): Decisions {
  return Object.fromEntries(DECISION_LIST.map((one) => [one.key, read(one)])) as Decisions;
}
