interface Step {
  what: string;
  /** firebase-tools' --only. */
  only: string;
  /** Work that must finish before the next step. */
  after?: 'indexes';
}

/**
 * In an order that never leaves a page without its function, or a function without its index. Rules come
 * first: they only ever take away, since all writes go through the API. Indexes that the commit no longer has
 * stay until someone deletes them, so that the functions before it go on working, also after a rollback.
 */
export const STEPS: readonly Step[] = [
  { what: 'Security rules', only: 'firestore:rules' },
  { what: 'Indexes', only: 'firestore:indexes', after: 'indexes' },
  { what: 'Functions', only: 'functions' },
  { what: 'Pages', only: 'hosting' },
];
