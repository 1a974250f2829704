import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';
import { listAddresses, readPorts } from '../stack/addresses';
import { buildWeb } from '../stack/builds';
import { CACHE } from '../stack/paths';
import { Commands } from '../stack/commands';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Builds the web for a benchmark, unless it is built already, and returns its folder. */
export async function buildWebOnce(): Promise<string> {
  const commands = new Commands();
  const dir = join(CACHE, 'bench');
  await mkdir(dir, { recursive: true });
  try {
    await buildWeb(commands, dir, listAddresses(readPorts({})));
  } finally {
    await commands.end(0);
  }
  return join(dir, 'web');
}

/**
 * Serves a built web as Hosting does: pages without .html in their path, app.html for all other paths. It has no API
 * and answers 404 below /api.
 */
export async function serveBuiltWeb(folder: string): Promise<{ server: Server; origin: string }> {
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    if (path.startsWith('/api/')) {
      response.writeHead(404).end();
      return;
    }
    const requestedFile = join(folder, path);
    const file = [requestedFile, `${requestedFile}.html`, join(requestedFile, 'index.html')].find(
      isFile,
    );
    const servedFile = file ?? join(folder, 'app.html');
    response.writeHead(200, {
      'content-type': TYPES[extname(servedFile)] ?? 'application/octet-stream',
    });
    createReadStream(servedFile).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}` };
}
