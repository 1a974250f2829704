import { memoizeLoad } from '../text/load-text';

/** Loads the text of the documentation. */
export const loadDocument = memoizeLoad(
  async () => (await import('../texts/document/document.mdx')).default,
);

/** Loads the manifests of the visuals and what the pictures of their options show, for the chapters about them. */
export const loadManifests = memoizeLoad(async () => {
  const [{ MANIFESTS }, { OPTION_PICTURES, OPTION_PICTURE_SIZE }] = await Promise.all([
    import('@flexa/visuals/manifests'),
    import('./option-pictures'),
  ]);
  return { manifests: MANIFESTS, pictures: OPTION_PICTURES, size: OPTION_PICTURE_SIZE };
});

/** Loads the introduction of the API reference. */
export const loadApiText = memoizeLoad(
  async () => (await import('../texts/document/api.mdx')).default,
);

/** Loads every operation of the API. */
export const loadReference = memoizeLoad(
  async () => (await import('virtual:api-reference')).default,
);
