import { resolveTxt } from 'node:dns/promises';
import { applicationDefault } from 'firebase-admin/app';
import { readPath, Refused, type Answers } from './finding';

/** @throws Refused */
export async function sendRequest(url: string, token: string | undefined, init: RequestInit = {}) {
  const response = await fetch(url, {
    ...init,
    headers: {
      ...init.headers,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    signal: AbortSignal.timeout(20_000),
  });
  if (response.status === 404) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const reason = readPath(body, 'error', 'message');
  const { hostname } = new URL(url);
  throw new Refused(hostname, response.status, typeof reason === 'string' ? reason : undefined);
}

/** Reads Google with application default credentials, and Stripe with STRIPE_SECRET_KEY. Changes nothing. */
export function createRealAnswers(projectId: string, stripeKey: string | undefined): Answers {
  const credential = applicationDefault();

  async function request(url: string, init: RequestInit = {}): Promise<unknown> {
    const isStripe = url.startsWith('https://api.stripe.com/');
    if (isStripe && !stripeKey) throw new Error('STRIPE_SECRET_KEY is not set');
    const token = isStripe ? stripeKey : (await credential.getAccessToken()).access_token;
    return sendRequest(url, token ?? undefined, {
      ...init,
      ...(!isStripe && { headers: { 'X-Goog-User-Project': projectId } }),
    });
  }

  return {
    get: (url) => request(url),
    post: (url, body) => request(url, { method: 'POST', body: JSON.stringify(body) }),
    txt: async (name) => {
      try {
        return (await resolveTxt(name)).map((parts) => parts.join(''));
      } catch {
        return [];
      }
    },
  };
}
