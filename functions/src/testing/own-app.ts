import { onTestFinished } from 'vitest';
import { API_PREFIX, isBodyless, listPathParameters } from '@flexa/contracts/operation';
import { type OperationName, operations } from '@flexa/contracts/operations';
import { createApp } from '../http/app';
import type { Platform } from '../platform/platform';
import { createStripeClient } from '../platform/stripe';
import { issueEmailToken } from '../accounts/verification/email-token';
import { startStripe } from '@flexa/emulators/stripe';

import { ownPortal } from './own-portal';
import { createToken, type TokenOptions } from './accounts';

interface Person {
  uid: string;
  token: string;
}

export interface Reply {
  status: number;
  /** Parsed JSON, or the text if it isn't JSON. */
  body: unknown;
}

/**
 * The whole HTTPS API in this process, over an empty project of its own and a Stripe of its own:
 * for tests that ask too much of the Functions emulator, which answers one request at a time.
 */
export async function ownApp(parts: Partial<Platform> = {}, environment?: Record<string, string>) {
  const stripe = await startStripe({ port: 0, webhookUrl: null, webhookSecret: 'whsec_test' });
  onTestFinished(() => stripe.close());
  const client = createStripeClient({
    secretKey: 'sk_test_local',
    webhookSecret: 'whsec_test',
    apiBase: new URL(stripe.url),
    automaticTax: false,
    accountTaxIds: [],
  });
  // Tokens are made now, so the API's clock is the real one.
  const own = { stripe: client, clock: () => new Date(), ...parts };
  const portal = ownPortal(own, undefined, undefined, environment);
  const { platform, handlers, auth } = portal;
  const app = createApp(platform, handlers);

  const createTokenFor = (uid: string, email: string, options?: TokenOptions) =>
    createToken(platform.config.projectId, { uid, email }, options);

  return {
    ...portal,
    createToken: createTokenFor,

    /** Someone with a profile and a proved address, and a token of theirs. */
    async person(uid: string, isAdmin = false, isSupport = false): Promise<Person> {
      const email = `${uid}@flexa.test`;
      await auth.createUser({ uid, email, emailVerified: true });
      const role = { ...(isAdmin && { admin: true }), ...(isSupport && { support: true }) };
      await auth.setCustomUserClaims(uid, { proved: [email], ...role });
      const caller = portal.caller(uid, { email, isAdmin, isSupport });
      await portal.get('createUser', caller, { name: uid });
      return { uid, token: createTokenFor(uid, email) };
    },

    stripe: client,
    /** The button Pay of the pay page. */
    async pay(sessionId: string): Promise<void> {
      const sent = { method: 'POST', body: new URLSearchParams({ action: 'pay' }) };
      await fetch(`${stripe.url}/c/pay/${sessionId}`, { ...sent, redirect: 'manual' });
    },

    emailToken: (email: string) => issueEmailToken(platform, email),

    /** Any request at all. */
    fetch: async (path: string, init?: RequestInit) => app.request(path, init),

    /** Sends any input to an operation, as the typed client would a right one. */
    async ask(
      name: OperationName,
      input: Record<string, unknown>,
      token: string | null,
      headers: Record<string, string> = {},
    ): Promise<Reply> {
      const { method, path } = operations[name];
      const rest = { ...input };
      let address: string = path;
      for (const parameter of listPathParameters(path)) {
        // Through bytes, which have no half surrogate pair: that could not travel in a path.
        const text = toText(rest[parameter]);
        address = address.replace(
          `{${parameter}}`,
          encodeURIComponent(Buffer.from(text).toString()),
        );
        delete rest[parameter];
      }
      const query = new URLSearchParams();
      if (isBodyless(method)) {
        for (const [field, value] of Object.entries(rest)) {
          if (value !== undefined) query.append(field, toText(value));
        }
      }
      const answer = await app.request(`${API_PREFIX}${address}?${query.toString()}`, {
        method: method.toUpperCase(),
        headers: {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(!isBodyless(method) && { body: JSON.stringify(rest) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: parse(text) };
    },
  };
}

export type OwnApp = Awaited<ReturnType<typeof ownApp>>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** As a query or a path has it: an object has no text of its own. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
