import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { limitBodies } from './body-limit';
import { serve } from './test-server';

const MAX = 1000;
const HEAD = { 'Content-Type': 'application/json' };

limitBodies(MAX);

/** Starts a function behind Google's framework, and records what it receives. */
async function setUp() {
  const handler = vi.fn((sent: { body: unknown }, answer: { json(value: unknown): void }) =>
    answer.json(sent.body),
  );
  return { handler, port: await serve('limited', handler) };
}

interface Answer {
  status: number | undefined;
  text: string;
}

/** Sends a body in chunks, without a size unless a header states it. */
function send(
  port: number,
  headers: Record<string, string>,
  pieces: (string | Buffer)[],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method: 'POST', headers }, (answer) => {
      void readText(answer).then((text) => resolve({ status: answer.statusCode, text }));
    });
    // The server closes the connection after its answer, which fails the rest of the upload.
    sent.on('error', reject);
    for (const piece of pieces) sent.write(piece);
    sent.end();
  });
}

async function readText(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return text;
}

const large = '{"a":"'.padEnd(MAX, 'x') + '"}';
const right = '{"a":"'.padEnd(MAX - 2, 'x') + '"}';

test('a body up to the limit arrives complete, with its size or in chunks', async () => {
  const { port } = await setUp();
  const sized = await send(port, { ...HEAD, 'Content-Length': String(MAX) }, [right]);
  expect(sized).toEqual({ status: 200, text: right });
  const chunked = await send(port, HEAD, [right.slice(0, 10), right.slice(10)]);
  expect(chunked).toEqual({ status: 200, text: right });
});

test('a larger body is refused like in the API, and never reaches the function', async () => {
  const { handler, port } = await setUp();
  for (const headers of [{ ...HEAD, 'Content-Length': String(large.length) }, HEAD]) {
    const { status, text } = await send(port, headers, [large]);
    expect(status).toBe(413);
    expect(JSON.parse(text)).toEqual({
      code: 'payload-too-large',
      message: 'The request is too large',
    });
  }
  expect(handler).not.toHaveBeenCalled();
});

test.each([
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['Identity, GZIP', gzipSync],
])(
  'a compressed body (%s) is refused, since it could decompress to a gigabyte',
  async (encoding, pack) => {
    const { handler, port } = await setUp();
    const small = pack(`{"a":"${'x'.repeat(100 * MAX)}"}`);
    expect(small.length).toBeLessThan(MAX);
    const { status, text } = await send(port, { ...HEAD, 'Content-Encoding': encoding }, [small]);
    expect(status).toBe(415);
    expect(JSON.parse(text)).toMatchObject({ code: 'body-encoded' });
    expect(handler).not.toHaveBeenCalled();
    const plain = { ...HEAD, 'Content-Encoding': 'identity' };
    expect(await send(port, plain, ['{}'])).toEqual({ status: 200, text: '{}' });
  },
);

test('an announced gigabyte is refused without waiting for it', async () => {
  const { handler, port } = await setUp();
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => (text += String(data)));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
        'Content-Length: 1073741824\r\n\r\n{"a":',
    );
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(handler).not.toHaveBeenCalled();
});

test('the server keeps answering after a refused body', async () => {
  const { port } = await setUp();
  await send(port, HEAD, [large]);
  expect(await send(port, HEAD, ['{}'])).toEqual({ status: 200, text: '{}' });
});
