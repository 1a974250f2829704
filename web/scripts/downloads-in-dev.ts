import type { Plugin } from 'vite';

interface Downloads {
  downloadFiles: readonly { file: string; make: () => string | Uint8Array }[];
}

interface SearchIndex {
  createSearchIndex: () => Promise<unknown>;
}

const TYPES: Record<string, string> = { zip: 'application/zip', svg: 'image/svg+xml' };

/** Serves the files of /downloads and search.json in development; the build writes them. */
export function downloadsInDev(): Plugin {
  return {
    name: 'flexa:downloads',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/search.json', (_request, response, next) => {
        server
          .ssrLoadModule('/src/app/prerendering/search-index.ts')
          .then(async (module) => {
            const index = await (module as SearchIndex).createSearchIndex();
            response.setHeader('Content-Type', 'application/json');
            response.end(JSON.stringify(index));
          })
          .catch(next);
      });
      server.middlewares.use('/downloads', (request, response, next) => {
        const file = `downloads${request.url?.split('?')[0] ?? ''}`;
        server
          .ssrLoadModule('/src/features/content/downloads/downloads.ts')
          .then((module) => {
            const found = (module as Downloads).downloadFiles.find((one) => one.file === file);
            if (!found) return next();
            response.setHeader('Content-Type', TYPES[file.split('.').pop() ?? ''] ?? '');
            response.end(found.make());
          })
          .catch(next);
      });
    },
  };
}
