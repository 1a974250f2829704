import { findMatches } from '@flexa/theme-engine/search';
import type { ApiTag } from './reference';

/** Returns the tags with the operations that have every word of a search; without words, all of them. */
export function findOperations(tags: readonly ApiTag[], search: string): readonly ApiTag[] {
  if (search.trim() === '') return tags;
  return findMatches(search, (matches) =>
    tags
      .map(({ tag, operations }) => ({
        tag,
        operations: operations.filter(({ method, path, name, title, summary }) =>
          matches(`${tag} ${method} ${path} ${name} ${title} ${summary}`),
        ),
      }))
      .filter(({ operations }) => operations.length > 0),
  );
}
