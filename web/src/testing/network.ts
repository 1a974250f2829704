import { vi } from 'vitest';
import { API_PREFIX } from '@flexa/contracts/operation';

// Loads the request code first, because it would never load under a fake clock.
await import('@/lib/api-request');

export interface RecordedRequest {
  headers: Headers;
  /** Query string with its question mark, or empty. */
  query: string;
  body: unknown;
}

type Answer =
  | { status?: number; headers?: Record<string, string>; body: unknown }
  | Error
  /** No answer before the client's timeout. */
  | 'timeout';

/**
 * Fakes a network that answers by method and path ('POST /users/check-session') and records the requests under
 * the same key, until vi.unstubAllGlobals().
 */
export function fakeNetwork(answers: Record<string, (times: number) => Answer | Promise<Answer>>) {
  const requests: Record<string, RecordedRequest[]> = {};
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const path = address.replace(API_PREFIX, '').replace(/\?.*/, '');
    const key = `${init.method?.toUpperCase() ?? 'GET'} ${path}`;
    const calls = (requests[key] ??= []);
    calls.push({
      headers: new Headers(init.headers),
      query: /\?.*/.exec(address)?.[0] ?? '',
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    });
    const answer = await answers[key]?.(calls.length);
    if (!answer) throw new Error(`Nothing answers ${key}`);
    if (answer instanceof Error) throw answer;
    if (answer === 'timeout') throw new DOMException('Too slow', 'TimeoutError');
    return new Response(JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: { 'Content-Type': 'application/json', ...answer.headers },
    });
  });
  return { requests, times: (key: string) => requests[key]?.length ?? 0 };
}
