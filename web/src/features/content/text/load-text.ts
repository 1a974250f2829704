import type { MDXContent } from 'mdx/types';

export type LoadText = () => Promise<MDXContent>;

/** What loads when it is read: the same promise each time, as `use` wants it; one that failed is asked for again. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return () => {
    if (!coming) {
      coming = load();
      coming.catch(() => (coming = undefined));
    }
    return coming;
  };
}
