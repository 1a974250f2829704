/** What the browser loads for a page: the app's entry and what both import, without what may come later. */
export function filesOf(manifest, page) {
  if (!manifest[page]) throw new Error(`The build has no ${page}`);
  const app = closureOf(manifest, 'index.html');
  const all = closureOf(manifest, page, new Set(app));
  const filesIn = (keys) => keys.map((key) => `/${manifest[key].file}`);
  return {
    /** The app's entry after all that it imports. */
    app: filesIn([...app].reverse()),
    /** What the page adds. */
    parts: filesIn([...all].slice(app.size)),
    styles: [
      ...new Set([...all].flatMap((key) => (manifest[key].css ?? []).map((file) => `/${file}`))),
    ],
  };
}

/** A chunk and all that it imports. */
function closureOf(manifest, key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) closureOf(manifest, imported, found);
  return found;
}
