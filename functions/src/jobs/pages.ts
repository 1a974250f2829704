import {
  FieldPath,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

/** Documents a job has in its hands at once. */
export const PAGE = 400;

/**
 * Everything a query finds, in pages, in its own order and then that of the ids. The next page is
 * looked for behind the last document, so it does not matter what becomes of those already given.
 */
export async function* pagesOf<T extends DocumentData>(
  query: Query<T>,
  size = PAGE,
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(size);
  let page = (await ordered.get()).docs;
  while (page.length > 0) {
    yield page;
    const last = page[size - 1];
    if (!last) return;
    page = (await ordered.startAfter(last).get()).docs;
  }
}
