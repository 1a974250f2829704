import type { Streamed } from '../platform/handlers';

/**
 * Streams an answer. The first part is read before the status is sent, so that a failure up to then
 * is an ordinary error. A later failure aborts the connection, so nobody mistakes half a file for a
 * whole one.
 *
 * @param onBroken receives the error.
 */
export async function createStream(
  { parts }: Streamed,
  onBroken: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const iterator = parts[Symbol.asyncIterator]();
  let next = await iterator.next();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        if (next.done) return controller.close();
        controller.enqueue(encoder.encode(next.value));
        next = await iterator.next();
      } catch (error) {
        onBroken(error);
        controller.error(error);
      }
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
