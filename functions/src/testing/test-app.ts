import { onTestFinished } from 'vitest';
import { API_PREFIX, isBodyless, listPathParameters } from '@flexa/contracts/operation';
import { type OperationName, operations } from '@flexa/contracts/operations';
import { createApp } from '../http/app';
import type { Platform } from '../platform/platform';
import { createStripeClient } from '../platform/stripe';
import { issueEmailToken } from '../accounts/verification/email-token';
import { startStripe } from '@flexa/emulators/stripe';

import { createTestPortal } from './test-portal';
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
 * Creates the whole HTTPS API in this process, with its own empty project and its own Stripe. For tests that are too
 * much for the Functions emulator, which handles one request at a time.
 */
export async function createTestApp(
  parts: Partial<Platform> = {},
  environment?: Record<string, string>,
) {
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
  const replacements = { stripe: client, clock: () => new Date(), ...parts };
  const portal = createTestPortal(replacements, undefined, undefined, environment);
  const { platform, handlers, auth } = portal;
  const app = createApp(platform, handlers);

  const createTokenFor = (uid: string, email: string, options?: TokenOptions) =>
    createToken(platform.config.projectId, { uid, email }, options);

  return {
    ...portal,
    createToken: createTokenFor,

    /** Adds a person with a profile and a proved address. Returns a token of theirs. */
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
    /** Presses Pay on the pay page. */
    async pay(sessionId: string): Promise<void> {
      const body = new URLSearchParams({ action: 'pay' });
      await fetch(`${stripe.url}/c/pay/${sessionId}`, { method: 'POST', body, redirect: 'manual' });
    },

    emailToken: (email: string) => issueEmailToken(platform, email),

    /** Sends any request. */
    fetch: async (path: string, init?: RequestInit) => app.request(path, init),

    /** Sends any input to an operation, even an invalid one, in the way of the typed client. */
    async ask(
      name: OperationName,
      input: Record<string, unknown>,
      token: string | null,
      headers: Record<string, string> = {},
    ): Promise<Reply> {
      const { method, path } = operations[name];
      const rest = { ...input };
      let url: string = path;
      for (const parameter of listPathParameters(path)) {
        // Through bytes, which replaces lone surrogates: they can't be encoded in a path.
        const text = toText(rest[parameter]);
        url = url.replace(`{${parameter}}`, encodeURIComponent(Buffer.from(text).toString()));
        delete rest[parameter];
      }
      const query = new URLSearchParams();
      if (isBodyless(method)) {
        for (const [field, value] of Object.entries(rest)) {
          if (value !== undefined) query.append(field, toText(value));
        }
      }
      const response = await app.request(`${API_PREFIX}${url}?${query.toString()}`, {
        method: method.toUpperCase(),
        headers: {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(!isBodyless(method) && { body: JSON.stringify(rest) }),
      });
      const text = await response.text();
      return { status: response.status, body: parse(text) };
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Formats a value for a query or a path. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
