/** Size of the pictures in CSS pixels, and what each shows. Written by npm run option-pictures. */
export const OPTION_PICTURE_SIZE = { width: 692, height: 240 } as const;

export const OPTION_PICTURES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'variance-columns': {
    columns: 'Left, as it begins; right, with Colour another one, Space between 10, Values off',
    plan: 'Left, as it begins; right, with Show off',
    previous: 'Left, as it begins; right, with Show off',
    forecast: 'Left, as it begins; right, with Colour another one',
    notation: 'Left, as it begins; right, with Scenarios Solid, light, outlined, hatched',
    variance:
      'Left, as it begins; right, with Difference Percent, Compared with Previous year, Share of the height 50',
    scale: 'Left, as it begins; right, with Maximum, shared by visuals 200000000',
    panels: 'Left, as it begins; right, with Side by side 1, Scale One each',
    axis: 'Left, as it begins; right, with Show off',
    legend: 'Left, as it begins; right, with Show off',
    comments: 'Left, as it begins; right, with List Off, Colour another one',
    text: 'Left, as it begins; right, with Size 12, Colour another one, Display units Thousands, Decimals 0',
  },
  'bullet-list': {
    bars: 'Left, as it begins; right, with Colour another one, Height in the row 80',
    target: 'Left, as it begins; right, with Colour another one',
    ranges: 'Left, as it begins; right, with Show off',
    values: 'Left, as it begins; right, with Show Difference from target',
    rows: 'Left, as it begins; right, with Order Best against target first, Height 36, Space for names 15',
    scale: 'Left, as it begins; right, with Maximum, shared by visuals 20000000',
    panels: 'Left, as it begins; right, with Side by side 1, Scale One each',
    comments: 'Left, as it begins; right, with List Off, Colour another one',
    text: 'Left, as it begins; right, with Size 12, Colour another one, Display units Thousands, Decimals 0',
  },
  bridge: {
    bars: 'Left, as it begins; right, with Direction Top to bottom, Totals another one, Space between 10',
    connectors: 'Left, as it begins; right, with Show off',
    rest: 'Left, as it begins; right, with Steps that stay 3',
    notation:
      'Left, as it begins; right, with Start Outlined (plan), End and subtotals Hatched (forecast)',
    difference: 'Left, as it begins; right, with Show on',
    scale: 'Left, as it begins; right, with Axis break Auto',
    panels: 'Left, as it begins; right, with Side by side 1, Scale One each',
    axis: 'Left, as it begins; right, with Show off',
    comments: 'Left, as it begins; right, with List Off, Colour another one',
    text: 'Left, as it begins; right, with Size 12, Colour another one, Display units Thousands, Decimals 0',
  },
  'key-figure': {
    figure:
      'Left, as it begins; right, with With a line, show its Sum, Card Large, Colour another one',
    change: 'Left, as it begins; right, with Change Absolute and percent, Good is Less',
    line: 'Left, as it begins; right, with Show off',
    grid: 'Left, as it begins; right, with Cards in a row 1, Space between 4, Frame off',
    text: 'Left, as it begins; right, with Size 12, Colour another one, Display units Thousands, Decimals 0',
  },
  table: {
    rows: 'Left, as it begins; right, with Height 22, Lines between off, Groups begin folded on',
    header: 'Left, as it begins; right, with Colour another one',
    total: 'Left, as it begins; right, with Place Above the rows',
    variance: 'Left, as it begins; right, with Show as Amount',
    bars: 'Left, as it begins; right, with Width 90, Good is Less, Values off',
    sparklines: 'Left, as it begins; right, with Width 60, Colour another one',
    colors:
      'Left, as it begins; right, with Colour the Background, Rules Net sales > 8000000: #cde8d5',
    comments: 'Left, as it begins; right, with List Off, Colour another one',
    text: 'Left, as it begins; right, with Size 12, Colour another one, Display units Thousands, Decimals 0',
  },
  forecast: {
    line: 'Left, as it begins; right, with Colour another one, Values off',
    forecast:
      'Left, as it begins; right, with Periods ahead 24, Widest range, percent 80, Range of 50% off',
    outliers:
      'Left, as it begins; right, with Colour another one, Mark values that come once in 20 times',
    axis: 'Left, as it begins; right, with Start at zero on',
    text: 'Left, as it begins; right, with Size 12, Colour another one, Display units Thousands, Decimals 0',
  },
};
