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
 * @param sourcesOf What a built file was made of.
 */
export function offlineFiles(manifest, sourcesOf) {
  const keys = new Set();
  const take = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (keys.has(key) || sourcesOf(chunk.file).some((source) => NEEDS_NETWORK.test(source))) return;
    keys.add(key);
    chunk.imports?.forEach(take);
    chunk.dynamicImports?.filter((each) => !each.startsWith('src/pages/')).forEach(take);
  };
  take(ENTRY);
  take(STUDIO);
  const files = [...keys].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key];
    return [file, ...css, ...assets];
  });
  return [...new Set(files)].sort();
}
