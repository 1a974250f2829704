import { found } from '@flexa/theme-engine/search';
import type { ApiGroup } from './reference';

/** The groups with the operations that have all words of a search; all of them without one. */
export function findOperations(groups: readonly ApiGroup[], search: string): readonly ApiGroup[] {
  if (search.trim() === '') return groups;
  return found(search, (matches) =>
    groups
      .map(({ tag, operations }) => ({
        tag,
        operations: operations.filter(({ method, path, name, title, summary }) =>
          matches(`${tag} ${method} ${path} ${name} ${title} ${summary}`),
        ),
      }))
      .filter(({ operations }) => operations.length > 0),
  );
}
