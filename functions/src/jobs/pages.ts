import {
  FieldPath,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { readPages as pagesInOrder } from '../platform/firestore';

/** Documents a job has in its hands at once. */
export const PAGE = 400;

/**
 * Everything a query finds, in pages, in its own order and then that of the ids.
 */
export async function* readPagesById<T extends DocumentData>(
  query: Query<T>,
  size = PAGE,
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  yield* pagesInOrder(query.orderBy(FieldPath.documentId()), size);
}
