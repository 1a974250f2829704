/** Chunks that are useless without a network. */
const NEEDS_NETWORK =
  /node_modules\/(@firebase\/(firestore|database|analytics|app-check)|reactfire)\//;
const ENTRY = 'index.html';
const STUDIO = 'src/pages/flexa-theme.tsx';

/**
 * Lists the built files that the studio needs without a network: the app, its page, and everything it
 * loads on demand, except other pages.
 *
 * @param manifest The build's manifest.
 * @param listSources Returns the sources of a built file.
 * @throws Error if a listed file imports one that needs a network, and if no file needs a network, because
 *   the sources are then unknown.
 */
export function listOfflineFiles(manifest, listSources) {
  const offlineFiles = new Set();
  const otherFiles = new Set();
  const needsNetwork = (key) =>
    listSources(requireChunk(key).file).some((each) => NEEDS_NETWORK.test(each));
  const requireChunk = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    return chunk;
  };
  const take = (key) => {
    if (offlineFiles.has(key)) return;
    offlineFiles.add(key);
    const { imports = [], dynamicImports = [] } = requireChunk(key);
    for (const each of imports) {
      if (needsNetwork(each)) throw new Error(`${key} imports ${each}, which needs a network`);
      take(each);
    }
    for (const each of dynamicImports) {
      if (each.startsWith('src/pages/')) continue;
      if (needsNetwork(each)) otherFiles.add(each);
      else take(each);
    }
  };
  take(ENTRY);
  take(STUDIO);
  if (otherFiles.size === 0)
    throw new Error('No file needs a network. Does the build write source maps?');
  const files = [...offlineFiles].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key];
    return [file, ...css, ...assets];
  });
  return [...new Set(files)].sort();
}
