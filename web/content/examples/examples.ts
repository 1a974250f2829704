export const INDUSTRIES = ['Retail', 'Finance', 'Operations', 'People', 'Marketing'] as const;
export type Industry = (typeof INDUSTRIES)[number];
export const STYLES = ['Light', 'Dark'] as const;
export type Style = (typeof STYLES)[number];

/** A designed report page: what it is about, and the two colours its theme is made of. */
export interface Example {
  slug: string;
  title: string;
  line: string;
  industry: Industry;
  style: Style;
  /** Data colours: eight shades between these two. */
  first: string;
  last: string;
  /** What is on the page, for who can't see the picture. */
  alt: string;
  /** Why the page is as it is: each a heading and a paragraph. */
  notes: readonly { heading: string; text: string }[];
  visuals: readonly string[];
}

export const EXAMPLES: readonly Example[] = [
  {
    slug: 'retail-sales-review',
    title: 'Retail sales review',
    line: 'Revenue against plan, by month, market and channel.',
    industry: 'Retail',
    style: 'Light',
    first: '#4338ca',
    last: '#a5e3f9',
    alt: 'Report page in indigo: four key figures, revenue by month against plan, revenue by market as ranked bars, channels by quarter as stacked columns, and a table of products.',
    notes: [
      {
        heading: 'One question a row',
        text: 'The first row answers how much, the second when and where, the third through which channel and with which product. Nobody has to look across the page for the other half of an answer.',
      },
      {
        heading: 'Ranked bars carry the ramp',
        text: 'The bars by market are the one visual with all eight shades. Their order is the order of the shades, so the legend is the axis itself. Every other visual takes one or every second shade.',
      },
      {
        heading: 'One yellow point',
        text: 'September, the best month against plan, is marked on the line. It is the only thing on the page that is not indigo, green or red.',
      },
    ],
    visuals: ['Card', 'Line chart', 'Bar chart', 'Stacked column chart', 'Table', 'Slicer'],
  },
  {
    slug: 'profit-and-loss-bridge',
    title: 'Profit and loss bridge',
    line: 'From planned to actual profit, with the statement beside it.',
    industry: 'Finance',
    style: 'Light',
    first: '#0b4a8f',
    last: '#b9dcf5',
    alt: 'Report page in blue: three key figures, a bridge from planned to actual profit in five steps, a profit and loss statement with variances, and margin by quarter.',
    notes: [
      {
        heading: 'The bridge is the title',
        text: 'A finance page is asked why, not what. So the bridge from plan to actual takes the largest place, and each of its steps is a line of the statement below it.',
      },
      {
        heading: 'Status colours only for status',
        text: 'Green and red appear in the bridge and in the variance column, nowhere else. Totals are the first shade of blue, so nobody takes a total for a success.',
      },
      {
        heading: 'A statement that reads like one',
        text: 'Subtotals have a line above them and heavier type. Figures are aligned right, in thousands, with one column for the difference and one for its share.',
      },
    ],
    visuals: ['Card', 'Waterfall chart', 'Matrix', 'Column chart'],
  },
  {
    slug: 'operations-control-room',
    title: 'Operations control room',
    line: 'Nine lines at a glance, and the hours in which they stop.',
    industry: 'Operations',
    style: 'Dark',
    first: '#3aa68a',
    last: '#c8f2e3',
    alt: 'Dark report page in green: key figures on the left, output of nine production lines as small charts with one marked, and a heat map of downtime by weekday and hour.',
    notes: [
      {
        heading: 'Dark, because it hangs on a wall',
        text: 'The page runs all day on a screen in a dim hall. The ramp begins with a green that reaches more than 3 to 1 on the dark card, and grows lighter from there.',
      },
      {
        heading: 'Small multiples share one axis',
        text: 'Nine lines on one chart would be a knot. Nine small charts with the same scale can be compared in one sweep, and the one that falls is seen before its name is read.',
      },
      {
        heading: 'The heat map answers when',
        text: 'Weekdays down, hours across, the minutes of downtime as lightness. On a dark page more is lighter, so the eye goes to the bad hours by itself.',
      },
    ],
    visuals: ['Card', 'Small multiples', 'Line chart', 'Matrix with a colour scale'],
  },
  {
    slug: 'people-and-headcount',
    title: 'People and headcount',
    line: 'Who joins, who leaves, and how teams are made up.',
    industry: 'People',
    style: 'Light',
    first: '#4a1a8c',
    last: '#d5ccf0',
    alt: 'Report page in violet with a navigation rail: four key figures, headcount by quarter and team as stacked columns, contract types as a ring, joiners and leavers by month, and length of service as bars.',
    notes: [
      {
        heading: 'A rail in the first shade',
        text: 'Navigation stands on the left in the darkest violet. It is on every page of the report in the same place, so the page itself needs no title bar.',
      },
      {
        heading: 'Joiners up, leavers down',
        text: 'Both are counts of people, so they share one axis with zero in the middle. The difference between the two heights is the month, and no third series is needed for it.',
      },
      {
        heading: 'A ring with three parts',
        text: 'Permanent, fixed term and trainees: three parts, one clear winner, the share in the middle. With five parts it would be bars.',
      },
    ],
    visuals: ['Card', 'Stacked column chart', 'Donut chart', 'Clustered column chart', 'Bar chart'],
  },
  {
    slug: 'campaign-funnel',
    title: 'Campaign funnel',
    line: 'From first visit to order, by campaign and week.',
    industry: 'Marketing',
    style: 'Dark',
    first: '#d6498f',
    last: '#f6d3ea',
    alt: 'Dark report page in rose: a funnel from visits to orders in five steps, visits by week as an area, and orders beside cost for each order by campaign.',
    notes: [
      {
        heading: 'The funnel shows the loss',
        text: 'Each step has its count and the share that stayed. The largest loss is the only figure set in the text colour and not in the quiet one: that is where the work is.',
      },
      {
        heading: 'Cost beside volume',
        text: 'A campaign with many orders can be the most expensive one. Orders and cost for each stand side by side in the same order, so the comparison costs one look.',
      },
      {
        heading: 'Rose on dark',
        text: 'The brand colour was a deep red violet that sank on a dark card. Lifted until it reached more than 3 to 1 it is still recognised, and the light end stayed as it was.',
      },
    ],
    visuals: ['Funnel', 'Area chart', 'Bar chart', 'Table with data bars'],
  },
];
