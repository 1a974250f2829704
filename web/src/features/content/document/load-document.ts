import { memoizeLoad } from '../text/load-text';

/** Loads the text of the documentation. */
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

/** Loads every operation of the API. */
export const loadReference = memoizeLoad(
  async () => (await import('virtual:api-reference')).default,
);
