/** What the browser loads for a page: the app's entry and what both import, without what may come later. */
export function filesOf(manifest, page) {
  if (!manifest[page]) throw new Error(`The build has no ${page}`);
  const keys = closureOf(manifest, page, closureOf(manifest, 'index.html'));
  const chunks = [...keys].map((key) => manifest[key]);
  return {
    /** The app's entry first. */
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))],
  };
}

/** A chunk and all that it imports. */
function closureOf(manifest, key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) closureOf(manifest, imported, found);
  return found;
}
