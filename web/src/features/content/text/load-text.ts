import type { MDXContent } from 'mdx/types';

export type LoadText = () => Promise<MDXContent>;

/**
 * Loads a value once: `use` needs the same promise at each render. A failed load is repeated at the
 * next call.
 */
export function memoizeLoad<T>(load: () => Promise<T>): () => Promise<T> {
  let request: Promise<T> | undefined;
  return () => {
    if (!request) {
      request = load();
      request.catch(() => (request = undefined));
    }
    return request;
  };
}
