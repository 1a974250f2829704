import {
  FieldPath,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { readPages as pagesInOrder } from '../platform/firestore';

/** Documents that a job reads at once. */
export const PAGE = 400;

/** Streams the results of a query in pages, in its own order and then by id. */
export async function* readPagesById<T extends DocumentData>(
  query: Query<T>,
  size = PAGE,
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  yield* pagesInOrder(query.orderBy(FieldPath.documentId()), size);
}
