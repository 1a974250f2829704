export const TOPICS = ['Colour', 'Charts', 'Tables', 'Theme files'] as const;
export type Topic = (typeof TOPICS)[number];

/** The drawing of a post's cover (ui: features/content/blogs/cover.tsx). */
export type CoverKind = 'arcs' | 'code' | 'plan' | 'table' | 'light-dark';

/** What a list shows of a post; its text lies beside, in {slug}.md. */
export interface Post {
  slug: string;
  title: string;
  lead: string;
  topic: Topic;
  /** Day of publishing, ISO. */
  date: string;
  /** As `minutesToRead` counts them; a test holds them together. */
  minutes: number;
  cover: CoverKind;
}

/** Every post, newest first. */
export const POSTS: readonly Post[] = [
  {
    slug: 'eight-chart-colours-one-family',
    title: 'Eight chart colours that still read as one family',
    lead: 'Start with two ends, step evenly between them, and check lightness before hue.',
    topic: 'Colour',
    date: '2026-11-20',
    minutes: 6,
    cover: 'arcs',
  },
  {
    slug: 'theme-json-line-by-line',
    title: 'A theme.json, line by line',
    lead: 'What each key changes on the page, and the ones worth leaving out.',
    topic: 'Theme files',
    date: '2026-11-18',
    minutes: 5,
    cover: 'code',
  },
  {
    slug: 'plan-and-actual-in-one-chart',
    title: 'Plan and actual in one chart',
    lead: 'Three ways to show both without a second axis, and when to take which.',
    topic: 'Charts',
    date: '2026-11-16',
    minutes: 5,
    cover: 'plan',
  },
  {
    slug: 'tables-that-people-finish-reading',
    title: 'Tables that people finish reading',
    lead: 'Alignment, row height and the case for fewer lines.',
    topic: 'Tables',
    date: '2026-11-12',
    minutes: 5,
    cover: 'table',
  },
  {
    slug: 'one-palette-light-and-dark',
    title: 'One palette, light and dark',
    lead: 'Why a shade that works on white can vanish on black, and what to do about it.',
    topic: 'Colour',
    date: '2026-11-10',
    minutes: 5,
    cover: 'light-dark',
  },
];
