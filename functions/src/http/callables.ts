import {
  HttpsError,
  onCall,
  type CallableFunction,
  type FunctionsErrorCode,
  type Request,
} from 'firebase-functions/v2/https';
import { composeHandlers, processServices } from '../compose';
import type { ErrorCode } from '@flexa/contracts/errors';
import { CALLABLES, type CallableName, type Operation } from '@flexa/contracts/operation';
import { listCallable, type OperationName } from '@flexa/contracts/operations';
import { getDeployOptions } from '../platform/functions';
import { createInvalidField } from '../platform/errors';
import type { Handlers } from '../platform/handlers';
import { getPlatform, type Platform } from '../platform/platform';
import { createAuthenticator, readCredentials } from './authenticate';
import { buildErrorBody } from './error-body';
import { createFailureWatch, type FailureWatch } from './failures';
import { createGuard, type Guard } from './guard';
import { invoke } from './invoke';
import { isDeeperThan } from './json-depth';
import { parseSource } from './source';

/** Our error codes translated to the callable protocol; the details carry the exact code. */
const CALLABLE_CODES: Record<ErrorCode, FunctionsErrorCode> = {
  'invalid-argument': 'invalid-argument',
  unauthenticated: 'unauthenticated',
  'sign-in-again': 'unauthenticated',
  'account-changing': 'aborted',
  'permission-denied': 'permission-denied',
  'email-not-verified': 'permission-denied',
  'recent-sign-in-required': 'permission-denied',
  'step-up-required': 'permission-denied',
  'not-found': 'not-found',
  'offer-over': 'failed-precondition',
  'no-places-left': 'resource-exhausted',
  'already-claimed': 'already-exists',
  'last-admin': 'failed-precondition',
  'admin-unverified': 'failed-precondition',
  'payload-refused': 'invalid-argument',
  'link-refused': 'invalid-argument',
  'passkey-refused': 'invalid-argument',
  'too-many-passkeys': 'resource-exhausted',
  'last-passkey': 'failed-precondition',
  'address-taken': 'already-exists',
  'code-refused': 'invalid-argument',
  'account-disabled': 'permission-denied',
  'bot-check-failed': 'permission-denied',
  'license-not-active': 'failed-precondition',
  'not-invited': 'permission-denied',
  'seats-full': 'resource-exhausted',
  'moved-too-often': 'resource-exhausted',
  'team-in-use': 'failed-precondition',
  'not-a-member': 'failed-precondition',
  'cannot-own-team': 'failed-precondition',
  'too-many-managers': 'resource-exhausted',
  'price-changed': 'failed-precondition',
  'already-owned': 'failed-precondition',
  'too-many-invoices': 'failed-precondition',
  'not-startable': 'failed-precondition',
  'nothing-to-refund': 'failed-precondition',
  'withdrawal-over': 'failed-precondition',
  'places-taken': 'failed-precondition',
  'too-many-themes': 'resource-exhausted',
  'too-many-team-themes': 'resource-exhausted',
  'theme-changed': 'aborted',
  'ticket-changed': 'aborted',
  'too-many-requests': 'resource-exhausted',
  'payments-busy': 'unavailable',
  'payload-too-large': 'invalid-argument',
  'body-encoded': 'invalid-argument',
  internal: 'internal',
};

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the input of a call.
 *
 * @throws AppError invalid-argument for anything beside `operation` and an object as `input`, which may
 * be missing.
 */
function readInput({ operation: _, input, ...others }: Fields): Fields {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw createInvalidField(unknown, 'Unknown field');
  const sent = input ?? {};
  if (!isObject(sent)) throw createInvalidField('input', 'Must be an object');
  return sent;
}

/**
 * Splits the e-mail token from the input. onCall takes the Authorization header for an ID token and
 * refuses any other, so a token of POST /auth/token travels as the field `token` of the input.
 */
function splitToken(input: unknown): { authorization: string | undefined; rest: unknown } {
  if (!isObject(input)) return { authorization: undefined, rest: input };
  const { token, ...rest } = input;
  return { authorization: typeof token === 'string' ? `Bearer ${token}` : undefined, rest };
}

let handlers: Handlers<OperationName> | undefined;
let guard: Guard | undefined;
let authenticate: ReturnType<typeof createAuthenticator> | undefined;
let watch: FailureWatch | undefined;

/** Creates a callable function. */
function makeCallable(name: CallableName) {
  const served = new Map(
    listCallable(name).map((operation) => [operation.name as unknown, operation]),
  );
  const judged = onCall(
    {
      invoker: 'public',
      ...getDeployOptions(name),
    },
    async ({ data, rawRequest }) => {
      const platform = getPlatform();
      const call = isObject(data) ? data : {};
      const operation = served.get(call['operation']);
      try {
        if (!operation) {
          throw createInvalidField('operation', `Must be one of ${[...served.keys()].join(', ')}`);
        }
        return await runOperation(operation, call, rawRequest, platform);
      } catch (error) {
        const body = buildErrorBody(error, platform, operation?.name ?? name);
        await (watch ??= createFailureWatch(platform))(operation, body.code);
        throw new HttpsError(CALLABLE_CODES[body.code], body.message, body);
      }
    },
  );
  return refuseDeepData(judged);
}

async function runOperation(
  operation: Operation,
  call: Fields,
  request: Request,
  platform: Platform,
) {
  handlers ??= composeHandlers(platform, processServices());
  const check = (guard ??= createGuard(platform));
  const identify = (authenticate ??= createAuthenticator(platform));
  const takesToken = operation.access.kind === 'email-token';
  const { authorization, rest } = takesToken
    ? splitToken(call['input'])
    : { authorization: request.header('Authorization'), rest: call['input'] };
  const credentials = { ...readCredentials((name) => request.header(name)), authorization };
  const origin = {
    appCheck: request.header('X-Firebase-AppCheck'),
    botCheck: request.header('X-Bot-Check'),
    device: request.header('X-Device'),
    // Not request.ip, because Google's functions framework takes the first entry, which anyone can write.
    ...parseSource(request.header('X-Forwarded-For'), false),
  };
  const answer = await invoke(
    operation,
    handlers,
    () => identify(operation, credentials),
    async () => readInput({ ...call, input: rest }),
    (caller, input) => check(operation, () => origin, caller, input),
  );
  return answer.value;
}

/** Deepest nesting of a call's data; our operations need five levels at most. */
const DEPTH_MAX = 64;

/**
 * Refuses deeply nested data, on which firebase-functions would overflow the stack before our code runs: a 400 for
 * the caller instead of a 500 of ours.
 */
function refuseDeepData<T extends CallableFunction<unknown, unknown>>(judged: T): T {
  const guardDepth: (...values: Parameters<T>) => ReturnType<T> | undefined = (
    request,
    response,
  ) => {
    if (request.rawBody && isDeeperThan(DEPTH_MAX, request.rawBody)) {
      const error = { status: 'INVALID_ARGUMENT', message: 'The data is too deeply nested' };
      response.status(400).json({ error });
      return undefined;
    }
    return judged(request, response) as ReturnType<T>;
  };
  return Object.assign(guardDepth, judged) as T;
}

/**
 * Every callable function. It takes `{operation, input}` and gives an operation the access,
 * limits, output and errors of its route.
 */
export const callables = Object.fromEntries(
  CALLABLES.map((name) => [name, makeCallable(name)]),
) as Record<CallableName, ReturnType<typeof makeCallable>>;
