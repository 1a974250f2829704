import type { Example } from './example';

export * from './example';

export const EXAMPLES: readonly Example[] = [
  {
    slug: 'retail-sales-review',
    title: 'Retail sales review',
    line: 'Revenue against plan, by month, market and channel.',
    industry: 'Retail',
    style: 'Light',
    first: '#4338ca',
    last: '#a5e3f9',
    page: '#f3f4fb',
    card: '#ffffff',
    alt: 'Report page in indigo: four key figures, revenue by month against plan, revenue by market as ranked bars, channels by quarter as stacked columns, and a table of products.',
    notes: [
      {
        heading: 'One question per row',
        text: 'The first row answers how much, the second when and where, the third through which channel and with which product. Nobody has to look across the page for the other half of an answer.',
      },
      {
        heading: 'Ranked bars carry the ramp',
        text: 'The bars by market are the one visual with all eight shades. Their order is the order of the shades, so the legend is the axis itself. Every other visual takes one or every second shade.',
      },
      {
        heading: 'The plan is dashed',
        text: 'Revenue is a solid line, the plan a dashed one in a paler shade. September stands highest above it, and no mark has to say so.',
      },
    ],
    visuals: ['Card', 'Line chart', 'Bar chart', 'Stacked column chart', 'Table', 'Slicer'],
  },
  {
    slug: 'profit-and-loss-bridge',
    title: 'Profit and loss bridge',
    line: 'From revenue to profit, with the statement below it.',
    industry: 'Finance',
    style: 'Light',
    first: '#0b4a8f',
    last: '#b9dcf5',
    page: '#edf2f7',
    card: '#ffffff',
    alt: 'Report page in blue with a head in the first shade: a bridge from revenue to operating profit in five steps, three key figures, a statement with plan, actual and effect on profit, and revenue with profit margin by quarter.',
    notes: [
      {
        heading: 'The bridge comes first',
        text: 'A finance page is asked why, not what. So the bridge from revenue to profit takes the largest place, and each of its steps is a line of the statement below it.',
      },
      {
        heading: 'Status colours only for status',
        text: 'Green and red appear in the bridge, in the key figures and in the last column, nowhere else. The total is the first shade of blue, so nobody takes it for a success.',
      },
      {
        heading: 'A statement that reads like one',
        text: 'Figures are aligned right, in thousands, plan before actual. The last column says what each line does to profit: a cost above plan is red, one below it green.',
      },
    ],
    visuals: ['Card', 'Waterfall chart', 'Table', 'Line and column chart', 'Shape'],
  },
  {
    slug: 'operations-control-room',
    title: 'Operations control room',
    line: 'Nine lines at a glance, and the hours in which they stop.',
    industry: 'Operations',
    style: 'Dark',
    first: '#3aa68a',
    last: '#c8f2e3',
    page: '#0a1210',
    card: '#111c18',
    alt: 'Dark report page in green: key figures on the left, output of nine production lines as small charts with one marked, and a heat map of downtime by weekday and hour.',
    notes: [
      {
        heading: 'Dark, because it hangs on a wall',
        text: 'The page runs all day on a screen in a dim hall. The ramp begins with a green that reaches more than 3 to 1 on the dark card, and grows lighter from there.',
      },
      {
        heading: 'Small charts share one axis',
        text: 'Nine lines on one chart would be a knot. Nine small charts with the same scale can be compared in one sweep, and the one that falls is thicker and lighter than the rest.',
      },
      {
        heading: 'The heat map answers when',
        text: 'Weekdays down, hours across, the minutes of downtime as lightness. On a dark page more is lighter, so the eye goes straight to the bad hours.',
      },
    ],
    visuals: ['Card', 'Line chart', 'Matrix with a colour scale', 'Slicer'],
  },
  {
    slug: 'people-and-headcount',
    title: 'People and headcount',
    line: 'Who joins, who leaves, and how teams are made up.',
    industry: 'People',
    style: 'Light',
    first: '#4a1a8c',
    last: '#d5ccf0',
    page: '#f5f1fb',
    card: '#ffffff',
    alt: 'Report page in violet with a band of the first shade down its left edge: four key figures, headcount by quarter and team as stacked columns, contract types as a ring, joiners and leavers by month, and length of service as bars.',
    notes: [
      {
        heading: 'An edge in the first shade',
        text: 'A narrow band in the darkest violet runs down the left. It is in the same place on every page of a report, so a reader knows at once whose report this is.',
      },
      {
        heading: 'Joiners beside leavers',
        text: 'Both are counts of people, so they share one axis from zero. A pale column as tall as the dark one means that as many people left as joined.',
      },
      {
        heading: 'A ring with three parts',
        text: 'Permanent, fixed term and trainees: three parts, one clear winner, each with its share beside it. With five parts it would be bars.',
      },
    ],
    visuals: [
      'Card',
      'Stacked column chart',
      'Donut chart',
      'Clustered column chart',
      'Bar chart',
      'Slicer',
    ],
  },
  {
    slug: 'campaign-funnel',
    title: 'Campaign funnel',
    line: 'From first visit to order, by campaign and week.',
    industry: 'Marketing',
    style: 'Dark',
    first: '#d6498f',
    last: '#f6d3ea',
    page: '#150c15',
    card: '#1e1320',
    alt: 'Dark report page in rose: four key figures, a funnel from visits to orders in five steps, visits by week as an area, orders beside cost for each order by campaign, and a table with data bars of what was spent.',
    notes: [
      {
        heading: 'The funnel shows the loss',
        text: 'Each step is as wide as its count, and the gap between two steps is what was lost. The widest share goes before the basket: that is where the work is.',
      },
      {
        heading: 'Cost beside volume',
        text: 'A campaign with many orders can be the most expensive one. Orders and cost per order are side by side in the same order, so comparing them takes one look.',
      },
      {
        heading: 'Rose on dark',
        text: 'The brand colour was a deep red violet that sank on a dark card. Lifted until it reached more than 3 to 1 it is still recognised, and the light end stayed as it was.',
      },
    ],
    visuals: ['Card', 'Funnel', 'Area chart', 'Bar chart', 'Table with data bars', 'Slicer'],
  },
  {
    slug: 'logistics-on-time',
    title: 'Deliveries on time',
    line: 'How many arrive when promised, on which lanes, and why the rest is late.',
    industry: 'Logistics',
    style: 'Light',
    first: '#0a4f7c',
    last: '#c9cfea',
    page: '#eaf0f4',
    card: '#ffffff',
    alt: 'Report page in deep blue: four key figures, the share of deliveries on time by month, lanes ranked by late deliveries, reasons as a table with data bars, and carriers by quarter as stacked columns.',
    notes: [
      {
        heading: 'The heading says the result',
        text: 'Ninety-one in a hundred arrive when promised. The heading says so in words, and a reader who has ten seconds can leave after the first line.',
      },
      {
        heading: 'Late ones are counted, not averaged',
        text: 'The lanes are ranked by the number of late deliveries and not by their percentage. A lane with two late of four is a footnote; one with 318 late is where a planner begins.',
      },
      {
        heading: 'Reasons have an owner',
        text: 'Each row of the table names who can change it. Weather comes last, although it is not the smallest, since nobody in the room can do anything about it.',
      },
    ],
    visuals: [
      'Card',
      'Line chart',
      'Bar chart',
      'Table with data bars',
      'Stacked column chart',
      'Slicer',
    ],
  },
  {
    slug: 'subscription-metrics',
    title: 'Subscription metrics',
    line: 'Recurring revenue, who stays month after month, and what leaving costs.',
    industry: 'Software',
    style: 'Dark',
    first: '#6d8cff',
    last: '#dbe6ff',
    page: '#0b1020',
    card: '#131a2e',
    alt: 'Dark report page in periwinkle: four key figures, recurring revenue over twelve months as an area, a bridge of what was won and lost, and a heat map of how many customers of each start month are still there.',
    notes: [
      {
        heading: 'Growth in one bridge',
        text: 'What new customers brought, what others added, took back or took with them: the steps end at the growth of the month. They begin at zero, since beside a total of 517 none of them could be seen.',
      },
      {
        heading: 'Cohorts as a triangle',
        text: 'Each row is the month in which customers began, each column a month of their life. On a dark page more is lighter, so a row that fades early is a cohort that left early.',
      },
      {
        heading: 'Numbers stay in the cells',
        text: 'A heat map without figures shows a shape and hides the amount. There is room for two digits in every cell, and the scale ends at a blue on which white words have 4.5 to 1.',
      },
    ],
    visuals: ['Card', 'Area chart', 'Waterfall chart', 'Matrix with a colour scale', 'Slicer'],
  },
  {
    slug: 'energy-use',
    title: 'Energy use of a campus',
    line: 'When the load is high, which building causes it, and what the roof gives back.',
    industry: 'Energy',
    style: 'Light',
    first: '#045c43',
    last: '#b4e5d3',
    page: '#eef6f1',
    card: '#ffffff',
    alt: 'Report page in green: three key figures, a heat map of load by month and hour of the day, sources by quarter as stacked columns, and buildings ranked by use for each square metre.',
    notes: [
      {
        heading: 'A year on one card',
        text: 'Twelve months down, every second hour across: 144 cells hold what a line with 8,760 points would turn into a carpet. The winter mornings stand out before a word is read.',
      },
      {
        heading: 'Per square metre',
        text: 'The largest building always uses the most. Divided by its area, the old library comes first, and that is the building where new windows pay.',
      },
      {
        heading: 'One hue for one resource',
        text: 'Sources are shades of the same green, in the order of how clean they are. Red and yellow would judge each of them before the reader has.',
      },
    ],
    visuals: ['Card', 'Matrix with a colour scale', 'Stacked column chart', 'Bar chart', 'Slicer'],
  },
  {
    slug: 'hospital-wards',
    title: 'Hospital wards today',
    line: 'Free beds by ward, admissions by hour, and how long patients stay.',
    industry: 'Health',
    style: 'Light',
    first: '#0f5f6b',
    last: '#bfe8d8',
    page: '#eef6f6',
    card: '#ffffff',
    alt: 'Report page in teal: four key figures, eight wards as bars of taken and free beds with the two over the limit of 85 percent in the darkest shade, admissions by hour as an area, days in bed by ward as a table, and arrivals by kind as a ring.',
    notes: [
      {
        heading: 'The limit is a shade',
        text: 'Above 85 percent a ward has no bed for an emergency. Those wards are a series of their own in the darkest shade, so the eye finds them before it reads a number.',
      },
      {
        heading: 'Made for a shift of eight hours',
        text: 'The page answers three questions of a handover: where is a bed, who will come, who could go home. Everything about last month is on another page.',
      },
      {
        heading: 'Calm colours, on purpose',
        text: 'People look at this page at four in the morning. Teal on a soft ground leaves red for the one thing that needs action.',
      },
    ],
    visuals: ['Card', 'Stacked bar chart', 'Area chart', 'Table', 'Donut chart', 'Slicer'],
  },
  {
    slug: 'project-portfolio',
    title: 'Project portfolio',
    line: 'Ten projects on one time line, their budgets, and the two that need a decision.',
    industry: 'Operations',
    style: 'Dark',
    first: '#a387f5',
    last: '#e6dcff',
    page: '#120f1d',
    card: '#1b1729',
    alt: 'Dark report page in violet: ten projects as bars on a time line with the finished part lighter, three key figures, budgets against plan as a table, and hours by team as stacked columns.',
    notes: [
      {
        heading: 'A time line of stacked bars',
        text: 'Power BI has no time line of its own, and needs none: the first series moves each bar to its start in the colour of the card. The finished part is the lightest shade, so progress is what stands out.',
      },
      {
        heading: 'Two of ten',
        text: 'The heading and one card say how many projects wait for a decision. A portfolio with a colour for each state asks to be read ten times.',
      },
      {
        heading: 'Money beside time',
        text: 'The table has the same order as the bars. A project that is on time and over budget is a row in which one side is calm and the other is red.',
      },
    ],
    visuals: ['Card', 'Stacked bar chart', 'Table', 'Stacked column chart', 'Slicer'],
  },
];
