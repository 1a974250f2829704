import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';
import { Failure } from '../stack/failure';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Serves a built web as hosting does where it matters for a measurement: pages without their ending,
 * app.html for the rest. No API: a page that asks for one gets a 404.
 */
export async function serveBuilt(folder: string): Promise<{ server: Server; origin: string }> {
  if (!existsSync(join(folder, 'app.html'))) {
    throw new Failure(`No built web at ${folder}: run "npm run build -w web" first.`);
  }
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    if (path.startsWith('/api/')) {
      response.writeHead(404).end();
      return;
    }
    const asked = join(folder, path);
    const file = [asked, `${asked}.html`, join(asked, 'index.html')].find(isFile);
    const found = file ?? join(folder, 'app.html');
    response.writeHead(200, {
      'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
    });
    createReadStream(found).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}` };
}
