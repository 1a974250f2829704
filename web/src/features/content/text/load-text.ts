import type { MDXContent } from 'mdx/types';

export type LoadText = () => Promise<MDXContent>;

/** A text that loads when it is read: the same promise each time, as `use` wants it; one that failed is asked for again. */
export function loadedOnce(load: LoadText): LoadText {
  let coming: Promise<MDXContent> | undefined;
  return () => {
    if (!coming) {
      coming = load();
      coming.catch(() => (coming = undefined));
    }
    return coming;
  };
}
