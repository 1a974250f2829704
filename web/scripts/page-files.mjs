/** Returns the files that the browser loads for a page: the app's entry, the page, the parts named, and what they import. */
export function listPageFiles(manifest, page, parts = []) {
  const keys = collectChunks(manifest, 'index.html');
  for (const key of [page, ...parts]) {
    if (!manifest[key]) throw new Error(`The build has no ${key}`);
    collectChunks(manifest, key, keys);
  }
  const chunks = [...keys].map((key) => manifest[key]);
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: [...styles].map((file) => `/${file}`),
  };
}

/** Collects a chunk and all its imports. */
function collectChunks(manifest, key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) collectChunks(manifest, imported, found);
  return found;
}
