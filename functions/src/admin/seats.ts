import type { Query } from 'firebase-admin/firestore';

/** Narrows licences to seats held by someone else. They never count as sales. */
export function seatsAmong(licenses: Query): Query {
  return licenses.where('held', '==', true);
}
