import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Says which build this is: its id in index.html, and id and time in build.json beside it, which an
 * open tab asks for (src/app/latest-build.ts). The id is made of the files' names, which carry the
 * hashes of their contents: building the same again is no new version.
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
      // After index.html is made.
      order: 'post',
      handler() {
        const source = JSON.stringify({ id, builtAt: new Date().toISOString() });
        this.emitFile({ type: 'asset', fileName: 'build.json', source });
      },
    },
  };
}
