/** A public report, and the template whose theme it takes in the two pictures of the documentation. */
export const RETHEMED = {
  page: 'Main View',
  template: 'soft-cards',
  /** Names of the pictures among those of the templates. */
  before: 'public-report-before',
  after: 'public-report-after',
  /** Settings that the engine changes in it, and its score before and after. */
  changes: 53,
  scores: [72, 92],
  drawnBy:
    'The studio’s own preview drew both pictures, not Power BI, and the fields show sample data.',
} as const;
