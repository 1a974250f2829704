/** A theme file to download: colours, type and the styles of cards, tables and axes. */
export interface Template {
  slug: string;
  name: string;
  line: string;
  /** What the file sets beside colours; each is checked against the file by a test. */
  facts: readonly string[];
  style: 'Light' | 'Dark';
  /** Data colours: eight shades between these two. */
  first: string;
  last: string;
  /** Ground of the page, and of the cards on it. */
  page: string;
  card: string;
  /** Line around a card and between rows; a card without one is told by its ground. */
  line2: string;
  border: boolean;
  /** Corner radius of cards. */
  radius: number;
  /** Points: titles, labels. */
  titleSize: number;
  labelSize: number;
  /** Room in table rows. */
  rowPadding: number;
}

export const TEMPLATES: readonly Template[] = [
  {
    slug: 'clear-day',
    name: 'Clear day',
    line: 'A light page with white cards and hairlines. The all-rounder.',
    facts: [
      'Cards with a hairline, radius 8',
      '12-point titles, 10-point labels',
      'Tables without vertical lines',
    ],
    style: 'Light',
    first: '#4338ca',
    last: '#a5e3f9',
    page: '#f6f7fa',
    card: '#ffffff',
    line2: '#e6e8ed',
    border: true,
    radius: 8,
    titleSize: 12,
    labelSize: 10,
    rowPadding: 4,
  },
  {
    slug: 'night-shift',
    name: 'Night shift',
    line: 'A dark page for screens that hang on a wall all day.',
    facts: [
      'Dark canvas, cards and filter pane',
      'Larger labels: 11 points',
      'Status colours lifted for dark',
    ],
    style: 'Dark',
    first: '#6d70f6',
    last: '#b4eafb',
    page: '#0c0f15',
    card: '#12161e',
    line2: '#222833',
    border: true,
    radius: 8,
    titleSize: 13,
    labelSize: 11,
    rowPadding: 5,
  },
  {
    slug: 'soft-cards',
    name: 'Soft cards',
    line: 'Round cards without a line on a tinted ground.',
    facts: ['Cards without a line, radius 16', 'Tinted page, warm violet ramp', '13-point titles'],
    style: 'Light',
    first: '#4a1a8c',
    last: '#d5ccf0',
    page: '#f3effa',
    card: '#ffffff',
    line2: '#e6dff3',
    border: false,
    radius: 16,
    titleSize: 13,
    labelSize: 10,
    rowPadding: 5,
  },
  {
    slug: 'print',
    name: 'Print',
    line: 'White on white, no cards: for reports that end up as PDF or on paper.',
    facts: [
      'No cards and no ground to print',
      'Shades that differ in greyscale',
      'Tight rows: padding 3',
    ],
    style: 'Light',
    first: '#0b4a8f',
    last: '#b9dcf5',
    page: '#ffffff',
    card: '#ffffff',
    line2: '#d3d7df',
    border: false,
    radius: 0,
    titleSize: 12,
    labelSize: 9,
    rowPadding: 3,
  },
];
