import { createServer, type Server } from 'node:http';
import { openApiDocument } from '@flexa/contracts/openapi';
import { createServer as createViteServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { openApiFile } from './openapi-file';

const described = JSON.parse(JSON.stringify(openApiDocument())) as unknown;

test('the build holds the OpenAPI document at the address of the API', async () => {
  const files: { fileName: string; source: string }[] = [];
  const { generateBundle } = openApiFile() as unknown as {
    generateBundle: (this: { emitFile: (file: (typeof files)[number]) => void }) => Promise<void>;
  };
  await generateBundle.call({ emitFile: (file) => files.push(file) });
  expect(files.map(({ fileName }) => fileName)).toEqual(['api/v1/openapi.json']);
  expect(JSON.parse(files[0]?.source ?? '')).toEqual(described);
});

test('the dev server answers with the document instead of asking the API', async () => {
  const api = createServer((_request, response) => response.end('the API'));
  const target = await listen(api);
  onTestFinished(() => void api.close());
  const vite = await createViteServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [openApiFile()],
    server: { middlewareMode: true, ws: false, watch: null, proxy: { '/api': target } },
  });
  onTestFinished(() => vite.close());
  const web = createServer(vite.middlewares);
  const address = await listen(web);
  onTestFinished(() => void web.close());
  const answer = await fetch(`${address}/api/v1/openapi.json`);
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(await answer.json()).toEqual(described);
  expect(await (await fetch(`${address}/api/v1/health`)).text()).toBe('the API');
});

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('No port');
      resolve(`http://127.0.0.1:${address.port}`);
    });
  });
}
