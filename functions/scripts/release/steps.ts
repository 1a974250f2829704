interface Step {
  title: string;
  /** firebase-tools' --only. */
  only: string;
  /** Work that must finish before the next step. */
  after?: 'indexes';
}

/**
 * Ordered so that no page lacks its function and no function its index. Rules come first: they only ever restrict,
 * because all writes go through the API. Indexes that this commit no longer defines stay until someone deletes them, so
 * that the previous functions keep working, also after a rollback.
 */
export const STEPS: readonly Step[] = [
  { title: 'Security rules', only: 'firestore:rules' },
  { title: 'Indexes', only: 'firestore:indexes', after: 'indexes' },
  { title: 'Functions', only: 'functions' },
  { title: 'Pages', only: 'hosting' },
];
