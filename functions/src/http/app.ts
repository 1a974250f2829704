import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ERROR_CATALOGUE } from '@flexa/contracts/errors';
import { API_PREFIX, type Operation } from '@flexa/contracts/operation';
import { operationList, type OperationName } from '@flexa/contracts/operations';
import { AppError } from '../platform/errors';
import { Streamed, type Handlers } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createAuthenticator, readCredentials } from './authenticate';
import { buildErrorBody } from './error-body';
import { createFailureWatch } from './failures';
import { createGuard, type Origin } from './guard';
import { invoke } from './invoke';
import { readInput } from './read-input';
import { parseSource } from './source';
import { createStream } from './stream';

/** Answers are personal, and GET /discount/decrement changes state: nothing may keep them. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

const buildHeaders = ({ keptFor }: Operation) => ({
  ...HEADERS,
  ...(keptFor !== undefined && { 'Cache-Control': `public, max-age=${keptFor}` }),
});

/** Serves every operation of the table under /api/v1. */
export function createApp(platform: Platform, handlers: Handlers<OperationName>): Hono {
  const app = new Hono();
  const guard = createGuard(platform);
  const authenticate = createAuthenticator(platform);
  const watch = createFailureWatch(platform);

  async function answerError(context: Context, error: unknown, operation?: Operation) {
    const body = buildErrorBody(error, platform, operation?.name ?? 'none');
    await watch(operation, body.code);
    const retryAfter = error instanceof AppError ? error.retryAfter : undefined;
    return context.json(body, ERROR_CATALOGUE[body.code].status as ContentfulStatusCode, {
      ...HEADERS,
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    });
  }

  // A mail program without an unsubscribe button opens the address it would post to.
  app.get(`${API_PREFIX}/mails/:person/:code/stop`, (context) => {
    const search = new URLSearchParams(context.req.param());
    return context.redirect(`${platform.config.portalUrl}/unsubscribe?${search.toString()}`);
  });

  for (const operation of operationList) {
    const path = `${API_PREFIX}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
    // Only publicly cacheable answers are compressed: the length of a compressed secret would
    // reveal something about it.
    if (operation.keptFor !== undefined) app.use(path, compress());
    app.on(operation.method.toUpperCase(), path, async (context) => {
      try {
        const { isNew, value } = await invoke(
          operation,
          handlers,
          () =>
            authenticate(
              operation,
              readCredentials((name) => context.req.header(name)),
            ),
          () => readInput(operation, context),
          (caller, input) => guard(operation, () => readOrigin(context), caller, input),
        );
        if (operation.contentType) {
          const logStreamError = (error: unknown) =>
            void buildErrorBody(error, platform, operation.name);
          const body =
            value instanceof Streamed
              ? await createStream(value, logStreamError)
              : (value as string);
          return context.body(body, 200, {
            ...HEADERS,
            'Content-Type': `${operation.contentType}; charset=utf-8`,
          });
        }
        return context.json(value as object, isNew ? 201 : 200, buildHeaders(operation));
      } catch (error) {
        return answerError(context, error, operation);
      }
    });
  }

  app.notFound((context) =>
    answerError(
      context,
      new AppError('not-found', `There is no ${context.req.method} ${context.req.path}`),
    ),
  );
  app.onError((error, context) => answerError(context, error));
  return app;
}

function readOrigin(context: Context): Origin {
  return {
    appCheck: context.req.header('X-Firebase-AppCheck'),
    botCheck: context.req.header('X-Bot-Check'),
    device: context.req.header('X-Device'),
    ...parseSource(context.req.header('X-Forwarded-For'), true),
  };
}
