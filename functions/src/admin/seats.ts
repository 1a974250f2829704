import type { Query } from 'firebase-admin/firestore';

/** Of licences those that are seats of others: they are never counted as sales. */
export function seatsAmong(licenses: Query): Query {
  return licenses.where('held', '==', true);
}
