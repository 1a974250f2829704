import { getRequestListener } from '@hono/node-server';
import { expect, test, vi } from 'vitest';
import { Streamed } from '../platform/handlers';
import { createStream } from './stream';
import { serve } from './test-server';

const failAfter = async function* (after: number) {
  for (let n = 0; n < after; n += 1) yield `row ${n}\n`;
  throw new Error('Firestore is down');
};

test('a streamed answer is read no faster than the client receives it', async () => {
  let read = 0;
  const generateRows = async function* () {
    for (; read < 100; read += 1) yield `row ${read}\n`;
  };
  const stream = await createStream(new Streamed(generateRows()), vi.fn());
  const reader = stream.getReader();
  await reader.read();
  expect(read).toBeLessThan(5);
  await reader.cancel();
});

test('a failure before the first part of a stream is an ordinary error', async () => {
  const broken = vi.fn();
  await expect(createStream(new Streamed(failAfter(0)), broken)).rejects.toThrow(
    'Firestore is down',
  );
  expect(broken).not.toHaveBeenCalled();
});

test('a later failure of a stream aborts the connection and is reported', async () => {
  const broken = vi.fn();
  const answer = getRequestListener(async () => {
    return new Response(await createStream(new Streamed(failAfter(3)), broken));
  });
  const port = await serve('stream', answer);
  const file = await fetch(`http://127.0.0.1:${port}/`);
  await expect(file.text()).rejects.toThrow();
  expect(broken).toHaveBeenCalledWith(expect.objectContaining({ message: 'Firestore is down' }));
});
