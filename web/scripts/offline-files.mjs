/** Chunks that are of no use without a network. */
const NEEDS_NETWORK =
  /node_modules\/(@firebase\/(firestore|database|analytics|app-check)|reactfire)\//;
const ENTRY = 'index.html';
const STUDIO = 'src/pages/flexa-theme.tsx';

/**
 * The built files with which the studio works without a network: the app, its own page, and all that
 * loads when it is wanted, pages of their own apart.
 *
 * @param manifest The build's manifest.
 * @param listSources What a built file was made of.
 * @throws Error where a file that is kept could not start without one that needs a network, and where
 *   none of them needs a network: its sources are then not known.
 */
export function listOfflineFiles(manifest, listSources) {
  const kept = new Set();
  const left = new Set();
  const needsNetwork = (key) =>
    listSources(requireChunk(key).file).some((each) => NEEDS_NETWORK.test(each));
  const requireChunk = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    return chunk;
  };
  const take = (key) => {
    if (kept.has(key)) return;
    kept.add(key);
    const { imports = [], dynamicImports = [] } = requireChunk(key);
    for (const each of imports) {
      if (needsNetwork(each)) throw new Error(`${key} imports ${each}, which needs a network`);
      take(each);
    }
    for (const each of dynamicImports) {
      if (each.startsWith('src/pages/')) continue;
      if (needsNetwork(each)) left.add(each);
      else take(each);
    }
  };
  take(ENTRY);
  take(STUDIO);
  if (left.size === 0)
    throw new Error('No file needs a network. Does the build write source maps?');
  const files = [...kept].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key];
    return [file, ...css, ...assets];
  });
  return [...new Set(files)].sort();
}
