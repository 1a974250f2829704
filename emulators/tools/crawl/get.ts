import { WAIT_MS } from '../../tests/browser/fixtures/wait';

/** The body is read whole, so that its connection is free for the next. */
export async function get(address: string): Promise<{ status: number; bytes: Buffer }> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  } catch (cause) {
    throw new Error(`${address} did not answer`, { cause });
  }
}
