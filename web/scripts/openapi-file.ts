import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { runFile } from './run-file.ts';

const CONTRACTS = fileURLToPath(
  new URL('../../packages/contracts/src/openapi.ts', import.meta.url),
);

/** Path of the file and its address. Hosting serves files before it rewrites /api/** to the function. */
const FILE = 'api/v1/openapi.json';

/** Writes the OpenAPI document into the build. The dev server creates it for each request. */
export function openApiFile(): Plugin {
  return {
    name: 'flexa-openapi-file',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await makeDocument() });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response, next) => {
        makeDocument().then((document) => {
          response.setHeader('Content-Type', 'application/json; charset=utf-8');
          response.end(document);
        }, next);
      });
    },
  };
}

async function makeDocument(): Promise<string> {
  const { module } = await runFile<{ openApiDocument: () => unknown }>(CONTRACTS);
  return JSON.stringify(module.openApiDocument());
}
