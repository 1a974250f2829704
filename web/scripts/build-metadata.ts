import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes the build's id into index.html, and its id and time into build.json, which open tabs request
 * (src/app/latest-build.ts). The id is derived from the files' names, which contain content hashes, so
 * building the same sources again is no new version.
 */
export function buildMetadata(): Plugin {
  let id = '';
  return {
    name: 'flexa-build-metadata',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const names = Object.keys(bundle).sort();
        id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      // Runs after index.html is written.
      order: 'post',
      handler() {
        const source = JSON.stringify({ id, builtAt: new Date().toISOString() });
        this.emitFile({ type: 'asset', fileName: 'build.json', source });
      },
    },
  };
}
