import { loadedOnce } from '../text/load-text';

/** The text of the documentation; it loads when it is read. */
export const loadDocument = loadedOnce(
  async () => (await import('../../../../content/document/document.mdx')).default,
);
