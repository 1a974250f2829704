import { memoizeLoad } from '../text/load-text';

/** The text of the documentation; it loads when it is read. */
export const loadDocument = memoizeLoad(
  async () => (await import('../texts/document/document.mdx')).default,
);

/** Loads the manifests of the visuals, for the chapters about them. */
export const loadManifests = memoizeLoad(
  async () => (await import('@flexa/visuals/manifests')).MANIFESTS,
);

/** Loads the introduction of the API reference. */
export const loadApiText = memoizeLoad(
  async () => (await import('../texts/document/api.mdx')).default,
);

/** Every operation of the API. */
export const loadReference = memoizeLoad(
  async () => (await import('virtual:api-reference')).default,
);
