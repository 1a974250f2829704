import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ERROR_CATALOGUE } from '../contracts/errors';
import { operationList } from '../contracts/operations';
import { API_PREFIX, type OperationName } from '../contracts/routes';
import { AppError } from '../platform/errors';
import type { Handlers } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { callerOf } from './caller';
import { errorBody } from './error-body';
import { invoke } from './invoke';
import { openApiDocument } from './openapi';
import { readInput } from './read-input';

/** The HTTPS API: every operation of the table, and the document that describes it. */
export function createApp(platform: Platform, handlers: Handlers<OperationName>): Hono {
  const app = new Hono();

  function answerError(context: Context, error: unknown, operation: string) {
    const body = errorBody(error, platform, operation);
    return context.json(body, ERROR_CATALOGUE[body.code].status as ContentfulStatusCode);
  }

  app.use(async (context, next) => {
    await next();
    // Answers are personal, and GET /discount/decrement changes state: nothing may keep them.
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
  });

  app.get(`${API_PREFIX}/openapi.json`, (context) => context.json(openApiDocument()));

  for (const operation of operationList) {
    const path = `${API_PREFIX}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
    app.on(operation.method.toUpperCase(), path, async (context) => {
      try {
        const { isNew, value } = await invoke(
          operation,
          handlers,
          () => callerOf(platform, context.req.header('Authorization')),
          () => readInput(operation, context),
        );
        return context.json(value as object, isNew ? 201 : 200);
      } catch (error) {
        return answerError(context, error, operation.name);
      }
    });
  }

  app.notFound((context) =>
    answerError(
      context,
      new AppError('not-found', `There is no ${context.req.method} ${context.req.path}`),
      'none',
    ),
  );
  app.onError((error, context) => answerError(context, error, 'none'));
  return app;
}
