import { API_TIMEOUT_MS } from '@flexa/contracts/constants';

/** Returns true if a request timed out, and false if its caller aborted it. */
export const isTimeout = (error: unknown): boolean =>
  (error as Partial<Error> | undefined)?.name === 'TimeoutError';

/**
 * Fetches once, and gives up after API_TIMEOUT_MS or with the caller's signal. The timeout includes the body:
 * the answer is returned once all of it has arrived. ofetch's own timeout ignores calls with a signal and ends
 * with the headers. AbortSignal.any would do the same from Safari 17.4 on.
 */
export async function fetchWithTimeout(
  request: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const { signal: caller } = init;
  const controller = new AbortController();
  const abort = () => controller.abort(caller?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The server took too long', 'TimeoutError')),
    API_TIMEOUT_MS,
  );
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  try {
    const response = await fetch(request, { ...init, signal: controller.signal });
    const { status, statusText, headers } = response;
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abort);
  }
}
