export const TOPICS = [
  'Colour',
  'Layout',
  'Charts',
  'Tables',
  'Theme files',
  'Performance',
] as const;
export type Topic = (typeof TOPICS)[number];

/** The drawing of a post's cover (ui: features/content/blogs/cover.tsx). */
export type CoverKind =
  | 'arcs'
  | 'code'
  | 'plan'
  | 'table'
  | 'ring'
  | 'light-dark'
  | 'multiples'
  | 'grid'
  | 'steps'
  | 'queue';

/** A post as lists show it; its text is in {slug}.mdx beside this file. */
export interface Post {
  slug: string;
  title: string;
  lead: string;
  topic: Topic;
  /** Further subjects, used by the search and for related posts. */
  tags: readonly string[];
  /** Day of publishing, ISO. */
  date: string;
  /** Reading time; a test compares it with `estimateReadingTime`. */
  minutes: number;
  cover: CoverKind;
}

/** Every post, newest first. */
export const POSTS: readonly Post[] = [
  {
    slug: 'palettes-everyone-can-read',
    title: 'Palettes everyone can read',
    lead: 'What colour blindness does to a legend, measured, and what each further colour costs.',
    topic: 'Colour',
    tags: ['accessibility', 'colour blindness', 'palettes', 'contrast', 'status colours'],
    date: '2026-11-21',
    minutes: 7,
    cover: 'ring',
  },
  {
    slug: 'a-page-layout-you-can-defend',
    title: 'A page layout you can defend',
    lead: 'A grid in whole pixels, an order of sizes, and three skeletons that cover most pages.',
    topic: 'Layout',
    tags: ['grid', 'whitespace', 'mobile'],
    date: '2026-11-21',
    minutes: 7,
    cover: 'grid',
  },
  {
    slug: 'eight-chart-colours-one-family',
    title: 'Eight chart colours that still read as one family',
    lead: 'Start with two ends, step evenly between them, and check lightness before hue.',
    topic: 'Colour',
    tags: ['palettes', 'contrast', 'theme.json'],
    date: '2026-11-20',
    minutes: 6,
    cover: 'arcs',
  },
  {
    slug: 'slicers-that-get-out-of-the-way',
    title: 'Slicers that get out of the way',
    lead: 'Which filters deserve a place, what form they take, and buttons that respond to the pointer.',
    topic: 'Layout',
    tags: ['slicers', 'navigation', 'buttons', 'visual styles'],
    date: '2026-11-19',
    minutes: 7,
    cover: 'multiples',
  },
  {
    slug: 'theme-json-line-by-line',
    title: 'A theme.json, line by line',
    lead: 'What each key changes on the page, and the ones worth leaving out.',
    topic: 'Theme files',
    tags: ['theme.json', 'visual styles', 'fonts'],
    date: '2026-11-18',
    minutes: 6,
    cover: 'code',
  },
  {
    slug: 'what-a-visual-costs',
    title: 'What a visual costs',
    lead: 'Queries, marks and background pictures: the part of speed that a designer decides, measured.',
    topic: 'Performance',
    tags: ['speed', 'slicers', 'matrix', 'grid'],
    date: '2026-11-17',
    minutes: 7,
    cover: 'queue',
  },
  {
    slug: 'plan-and-actual-in-one-chart',
    title: 'Plan and actual in one chart',
    lead: 'Three ways to show both without a second axis, and when to take which.',
    topic: 'Charts',
    tags: ['variance', 'finance', 'status colours'],
    date: '2026-11-16',
    minutes: 5,
    cover: 'plan',
  },
  {
    slug: 'from-logo-to-theme',
    title: 'From a logo to a theme',
    lead: 'Two brand colours, a dozen places that need one, and the numbers that decide.',
    topic: 'Colour',
    tags: ['brand', 'palettes', 'contrast', 'theme.json'],
    date: '2026-11-14',
    minutes: 6,
    cover: 'steps',
  },
  {
    slug: 'tables-that-people-finish-reading',
    title: 'Tables that people finish reading',
    lead: 'Alignment, row height and the case for fewer lines.',
    topic: 'Tables',
    tags: ['matrix', 'conditional formatting', 'theme.json'],
    date: '2026-11-12',
    minutes: 5,
    cover: 'table',
  },
  {
    slug: 'one-palette-light-and-dark',
    title: 'One palette, light and dark',
    lead: 'Why a shade that works on white can vanish on black, and what to do about it.',
    topic: 'Colour',
    tags: ['dark reports', 'palettes', 'contrast'],
    date: '2026-11-10',
    minutes: 5,
    cover: 'light-dark',
  },
];
