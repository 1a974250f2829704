import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { createApi, type Env } from './api';
import { createDevRoutes } from './dev';
import { runDueChanges } from './scheduled-changes';
import { ApiError, createUnknownUrlError } from './errors';
import { newId } from './ids';
import { deserializeState, serializeState } from './saved-state';
import { createPageRoutes } from './pages/routes';
import { StripeAccount } from './account';

export interface StripeOptions {
  /** 0 takes any free port. */
  port: number;
  /** Null keeps events without sending them. */
  webhookUrl: string | null;
  webhookSecret: string;
  clock?: () => Date;
  /** Milliseconds before each new attempt to deliver an event. There is no attempt after the last one. */
  retryDelays?: readonly number[];
  log?: (line: string) => void;
  /** State saved by an earlier run. */
  savedState?: Buffer | null;
}

export interface LocalStripe {
  url: string;
  /** Exports the state for a later start. */
  exportState(): Buffer;
  close(): Promise<void>;
}

const RETRY_DELAYS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600].map(
  (seconds) => seconds * 1000,
);

const SCHEDULE_INTERVAL_MS = 1000;

/** Starts a local Stripe with its state in memory. Rejects if `kept` can't be read. */
export async function startStripe(options: StripeOptions): Promise<LocalStripe> {
  const { log = () => {}, clock = () => new Date(), retryDelays = RETRY_DELAYS } = options;
  const { webhookUrl: url, webhookSecret: secret } = options;
  const account = new StripeAccount(clock, { url, secret, retryDelays, log });
  if (options.savedState) account.state = deserializeState(options.savedState);
  const server = serve({
    fetch: createApplication(account, log).fetch,
    hostname: '127.0.0.1',
    port: options.port,
  }) as Server;
  // Rejects if the port is taken.
  await once(server, 'listening');
  account.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const timer = setInterval(() => runDueChanges(account), SCHEDULE_INTERVAL_MS);
  timer.unref();
  return {
    url: account.url,
    exportState: () => serializeState(account.state),
    async close() {
      clearInterval(timer);
      account.reset();
      const closing = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closing;
    },
  };
}

function createApplication(account: StripeAccount, log: (line: string) => void): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    const id = newId('request');
    c.set('requestId', id);
    c.header('Request-Id', id);
    c.header('Stripe-Version', c.req.header('Stripe-Version') ?? Stripe.API_VERSION);
    runDueChanges(account);
    await next();
  });
  app.route('/', createApi(account));
  app.route('/', createPageRoutes(account));
  app.route('/', createDevRoutes(account));
  app.notFound((c) => c.json(createUnknownUrlError(c.req.method, c.req.path).body, 404));
  app.onError((error, c) => {
    if (error instanceof ApiError) return c.json(error.body, error.status as ContentfulStatusCode);
    log(`stripe: ${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
    const message = 'The local Stripe failed. Its log says why.';
    return c.json(new ApiError(500, { message }, 'api_error').body, 500);
  });
  return app;
}
