import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What HTTP/2 forbids: it says the same in frames of its own. */
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/**
 * Answers by HTTP/2 what the server at `origin` answers by HTTP/1.1: Firebase Hosting speaks it, the
 * emulator does not, and with many small files the difference is larger than that of most changes to a page.
 *
 * @returns the address of the front, whose certificate nobody signed; needs `openssl`
 */
export async function serveByHttp2(origin: string, port: number) {
  const front: Http2SecureServer = createSecureServer(await selfSigned());
  front.on('request', (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
    );
    const { host } = new URL(origin);
    const asked = ask(
      origin + request.url,
      { method: request.method, headers: { ...headers, host } },
      (answer) => {
        response.writeHead(
          answer.statusCode ?? 502,
          Object.fromEntries(
            Object.entries(answer.headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name)),
          ),
        );
        answer.pipe(response);
      },
    );
    asked.on('error', () => response.writeHead(502).end());
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
  return { address: `https://localhost:${port}`, close: () => front.close() };
}

async function selfSigned(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'flexa-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    await promisify(execFile)('openssl', [
      ...['req', '-x509', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-keyout', key, '-out', cert],
    ]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
