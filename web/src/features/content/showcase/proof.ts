import type { FlexaVisualName } from '@flexa/license/flexa';

export const MEASURED_BY = 'npm run bench:visuals';

interface UpdateTime {
  /** Most rows that Power BI sends to the visual. */
  mostRows: number;
  /** Milliseconds that 95 of 100 updates stay within: of 100 rows, and of most rows. */
  few: number;
  most: number;
}

/** As the README's table of figures has them; a test holds the two together. */
export const UPDATE_TIMES: Readonly<Record<FlexaVisualName, UpdateTime>> = {
  'variance-columns': { mostRows: 1_000, few: 9, most: 59 },
  'bullet-list': { mostRows: 500, few: 14, most: 43 },
  bridge: { mostRows: 1_000, few: 4, most: 5 },
  table: { mostRows: 10_000, few: 6, most: 36 },
  'key-figure': { mostRows: 1_000, few: 3, most: 6 },
  forecast: { mostRows: 1_000, few: 15, most: 55 },
};

interface Measure {
  /** The row of the README, whose figures these are. */
  row: string;
  figures: readonly { what: string; figure: string }[];
}

export const MEASURES: readonly Measure[] = [
  {
    row: 'ten visuals on a page, each update of 100 rows, p95 of the main thread',
    figures: [{ what: '95 of 100 updates of 100 rows, ten visuals on a page', figure: '8 ms' }],
  },
  {
    row: 'a licence key checked in a visual, processor slowed four times: first, again',
    figures: [
      { what: 'First check of a licence key, on a processor slowed four times', figure: '71 ms' },
      { what: 'Each check after it', figure: '0.3 ms' },
    ],
  },
  {
    row: 'a packaged visual',
    figures: [{ what: 'Size of a visual’s file', figure: '32 to 37 kB' }],
  },
];
