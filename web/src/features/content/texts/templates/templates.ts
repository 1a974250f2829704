import type { DesignName } from '@/features/theme-studio';
import { TEMPLATE_DECISIONS } from './decisions';
import { TEMPLATE_LINKS } from './links';

/** A report to start from: a Power BI project, and its theme as a file. */
export interface Template {
  slug: string;
  name: string;
  line: string;
  /** Special features; a test checks figures in them against the theme. */
  facts: readonly string[];
  style: 'Light' | 'Dark';
  /** Intended use. */
  use: string;
  /** Description of the first page for readers who can't see the picture. */
  alt: string;
  design: DesignName;
  /** Decisions that differ from Meridian, and all colours. */
  decisions: (typeof TEMPLATE_DECISIONS)[Slug];
  /** Hash that opens the whole theme in the studio. */
  hash: string;
}

type Slug = keyof typeof TEMPLATE_DECISIONS;

function createTemplate(slug: Slug, rest: Omit<Template, 'slug' | 'decisions' | 'hash'>): Template {
  return { slug, ...rest, decisions: TEMPLATE_DECISIONS[slug], hash: TEMPLATE_LINKS[slug] };
}

export const TEMPLATES: readonly Template[] = [
  createTemplate('clear-day', {
    name: 'Clear day',
    line: 'A light page with white cards and hairlines. The all-rounder.',
    facts: [
      'Two pages: executive summary and detail',
      'Cards with a hairline, radius 8',
      '12-point titles, 10-point labels',
    ],
    style: 'Light',
    use: 'Executive summary',
    alt: 'Light report page: key figures and net sales against goal above, revenue by month, units and margin and a ring of categories in the middle, ranked products, a matrix of regions and a revenue bridge below.',
    design: 'executive',
  }),
  createTemplate('night-shift', {
    name: 'Night shift',
    line: 'A dark page for screens that hang on a wall all day.',
    facts: [
      'One page with nothing to press',
      'Dark canvas, cards and filter pane',
      'Larger labels: 11 points',
    ],
    style: 'Dark',
    use: 'Wall screen',
    alt: 'Dark report page: four key figures in the title row, net sales against goal, a gauge of on-time delivery and orders by channel in the middle, sessions, stock and ranked products below.',
    design: 'wall',
  }),
  createTemplate('soft-cards', {
    name: 'Soft cards',
    line: 'Round cards without a line on a tinted ground.',
    facts: [
      'Two pages: scorecard and detail',
      'Cards with a shadow and no line, radius 16',
      'Tinted page, 13-point titles',
    ],
    style: 'Light',
    use: 'Scorecard',
    alt: 'Light violet report page: net sales against goal, on-time delivery, growth and categories in a row of round cards, a table of products and two charts below.',
    design: 'scorecard',
  }),
  createTemplate('print', {
    name: 'Print',
    line: 'White on white, no cards: for reports that end up as PDF or on paper.',
    facts: [
      'An A4 sheet, read from top to bottom',
      'No cards and no ground to print',
      'Small type: 9-point labels',
    ],
    style: 'Light',
    use: 'Paper and PDF',
    alt: 'White A4 report page: a title, four key figures, four charts, a matrix of regions and a table of products under each other.',
    design: 'print',
  }),
  createTemplate('plain-sight', {
    name: 'Plain sight',
    line: 'High contrast and large type, for readers who need both.',
    facts: [
      'Two pages: this year and the last, detail',
      'Every data colour at 7 : 1 or more on its card',
      '12-point labels, bold titles',
    ],
    style: 'Light',
    use: 'High contrast',
    alt: 'Black and white report page with strong colours: revenue of two years by month, a bridge from last year to this one, products and regions of both years, and a table of growth.',
    design: 'comparison',
  }),
  createTemplate('ledger', {
    name: 'Ledger',
    line: 'Dense tables with slicers down the side, for people who read figures.',
    facts: [
      'One page of tables with slicers beside them',
      'Tight type: 9-point labels, 10-point titles',
      'Square corners, radius 2',
    ],
    style: 'Light',
    use: 'Detail tables',
    alt: 'Light green report page: two lists of slicers on the left, key figures, a table of products with bars and a shaded matrix of regions on the right.',
    design: 'tables',
  }),
  createTemplate('podium', {
    name: 'Podium',
    line: 'Three numbers and one chart in deep blue, readable from the last row.',
    facts: [
      'Two pages: how the year went, what drove it',
      '44-point figures, 14-point labels',
      'Bright colours on navy',
    ],
    style: 'Dark',
    use: 'Presentation',
    alt: 'Navy report page: a large title, net sales against goal, revenue and on-time delivery in three large cards, and revenue by month of two years over the whole width.',
    design: 'presentation',
  }),
  createTemplate('atlas', {
    name: 'Atlas',
    line: 'Earth colours and a serif, for markets and regions.',
    facts: [
      'Two pages: markets and detail',
      'Georgia throughout, bold titles',
      'Warm cards on sand, radius 6',
    ],
    style: 'Light',
    use: 'Markets',
    alt: 'Sand-coloured report page: countries as a treemap, the ranks of regions by quarter and a list of regions above, a matrix, margin against returns and channels by region below.',
    design: 'markets',
  }),
];
