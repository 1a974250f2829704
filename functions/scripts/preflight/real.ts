import { resolveTxt } from 'node:dns/promises';
import { applicationDefault } from 'firebase-admin/app';
import { readPath, Refused, type Answers } from './finding';

/** @throws Refused */
export async function sendRequest(url: string, token: string | undefined, init: RequestInit = {}) {
  const answer = await fetch(url, {
    ...init,
    headers: {
      ...init.headers,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    signal: AbortSignal.timeout(20_000),
  });
  if (answer.status === 404) return undefined;
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return body;
  const reason = readPath(body, 'error', 'message');
  const { hostname } = new URL(url);
  throw new Refused(hostname, answer.status, typeof reason === 'string' ? reason : undefined);
}

/** Answers of Google (application default credentials) and Stripe (STRIPE_SECRET_KEY, which is only read with). */
export function createRealAnswers(projectId: string, stripeKey: string | undefined): Answers {
  const credential = applicationDefault();

  async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
    const isStripe = url.startsWith('https://api.stripe.com/');
    if (isStripe && !stripeKey) throw new Error('STRIPE_SECRET_KEY is not set');
    const token = isStripe ? stripeKey : (await credential.getAccessToken()).access_token;
    return sendRequest(url, token ?? undefined, {
      ...init,
      ...(!isStripe && { headers: { 'X-Goog-User-Project': projectId } }),
    });
  }

  return {
    get: (url) => ask(url),
    post: (url, body) => ask(url, { method: 'POST', body: JSON.stringify(body) }),
    txt: async (name) => {
      try {
        return (await resolveTxt(name)).map((parts) => parts.join(''));
      } catch {
        return [];
      }
    },
  };
}
