import type { Streamed } from '../platform/handlers';

/**
 * The bytes of an answer in parts. The first part is read before there is an answer at all, so that what
 * fails until then is an error like any other. What fails later breaks the connection off: nobody takes
 * half a file for a whole one.
 *
 * @param onBroken is told why.
 */
export async function streamOf(
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
