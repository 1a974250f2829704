interface Measure {
  /** What was measured, as the README's table of figures names it; a test holds the two together. */
  row: string;
  /** The same for who thinks of using a visual. */
  what: string;
  figure: string;
}

export const MEASURED_BY = 'npm run bench:visuals';

export const MEASURES: readonly Measure[] = [
  {
    row: 'a licence key checked in a visual, processor slowed four times: first, again',
    what: 'A licence key checked, on a processor slowed four times: first; again',
    figure: '71 ms; 0.3 ms',
  },
  {
    row: 'ten visuals on a page, each update of 100 rows, p95 of the main thread',
    what: 'Ten visuals on a page, each update of 100 rows',
    figure: '8 ms',
  },
  {
    row: 'an update of 100 rows, p95 of the main thread: columns, bullets, bridge, table',
    what: 'An update of 100 rows: columns, bullets, bridge, table',
    figure: '9, 14, 4 and 6 ms; key figure 3 ms, forecast 15 ms',
  },
  {
    row: 'the same of 1,000, 500, 1,000 and 10,000 rows, as many as Power BI sends',
    what: 'The same of 1,000, 500, 1,000 and 10,000 rows, as many as Power BI sends',
    figure: '59, 43, 5 and 36 ms; 1,000 rows: key figure 6 ms, forecast 55 ms',
  },
  { row: 'a packaged visual', what: 'The file of a visual', figure: '32 to 37 kB' },
];
