import { resolveTxt } from 'node:dns/promises';
import { applicationDefault } from 'firebase-admin/app';
import type { Answers } from './finding';

/** Answers of Google (application default credentials) and Stripe (STRIPE_SECRET_KEY, one that may only read). */
export function realAnswers(projectId: string, stripeKey: string | undefined): Answers {
  const credential = applicationDefault();

  async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
    const isStripe = url.startsWith('https://api.stripe.com/');
    if (isStripe && !stripeKey) throw new Error('STRIPE_SECRET_KEY is not set');
    const token = isStripe ? stripeKey : (await credential.getAccessToken()).access_token;
    const answer = await fetch(url, {
      ...init,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(!isStripe && { 'X-Goog-User-Project': projectId }),
      },
      signal: AbortSignal.timeout(20_000),
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${new URL(url).hostname} answers ${answer.status}`);
    return answer.json();
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
