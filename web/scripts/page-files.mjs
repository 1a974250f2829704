/** What the browser loads for a page: the app's entry, the page, and what both import. */
export function filesOf(manifest, page) {
  if (!manifest[page]) throw new Error(`The build has no ${page}`);
  const chunks = [...closureOf(manifest, page, closureOf(manifest, 'index.html'))].map(
    (key) => manifest[key],
  );
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: [...styles].map((file) => `/${file}`),
  };
}

/** A chunk and all that it imports. */
function closureOf(manifest, key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) closureOf(manifest, imported, found);
  return found;
}
