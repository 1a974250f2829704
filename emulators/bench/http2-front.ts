import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request as sendRequest } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Headers of a connection, which HTTP/2 forbids (RFC 9113, section 8.2.2). */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/**
 * Serves over HTTP/2 what the server at `origin` answers over HTTP/1.1. Firebase Hosting uses HTTP/2 and its emulator
 * doesn't; with many small files the difference exceeds that of most changes to a page. Needs `openssl`.
 *
 * @returns the address of the front, which has a self-signed certificate
 */
export async function serveByHttp2(origin: string, port: number) {
  const front: Http2SecureServer = createSecureServer(await createCertificate());
  front.on('request', (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
    );
    const { host } = new URL(origin);
    const forwarded = sendRequest(
      origin + request.url,
      { method: request.method, headers: { ...headers, host } },
      (answer) => {
        response.writeHead(
          answer.statusCode ?? 502,
          Object.fromEntries(
            Object.entries(answer.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name)),
          ),
        );
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.writeHead(502).end());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
  return { address: `https://localhost:${port}`, close: () => front.close() };
}

async function createCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
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
