import {
  HttpsError,
  onCall,
  type CallableFunction,
  type FunctionsErrorCode,
} from 'firebase-functions/v2/https';
import { composeHandlers, processServices } from '../compose';
import type { ErrorCode } from '@flexa/contracts/errors';
import type { Operation } from '@flexa/contracts/operation';
import { operations } from '@flexa/contracts/operations';
import type { OperationName } from '@flexa/contracts/routes';
import { CALLABLE } from '../platform/capacity';
import { REGION } from '../platform/config';
import type { Handlers } from '../platform/handlers';
import { getPlatform } from '../platform/platform';
import { secretsOf } from '../platform/secrets';
import { serviceAccountOf } from '../platform/service-accounts';
import { createAuthenticator, credentialsOf } from './authenticate';
import { errorBody } from './error-body';
import { failureWatch, type FailureWatch } from './failures';
import { createGuard, type Guard } from './guard';
import { invoke } from './invoke';
import { isDeeperThan } from './json-depth';
import { sourceOf } from './source';

/** Our codes in the words of the callable protocol; the exact one travels in the details. */
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
  'too-many-invoices': 'failed-precondition',
  'not-startable': 'failed-precondition',
  'nothing-to-refund': 'failed-precondition',
  'withdrawal-over': 'failed-precondition',
  'places-taken': 'failed-precondition',
  'too-many-themes': 'resource-exhausted',
  'theme-changed': 'aborted',
  'ticket-changed': 'aborted',
  'too-many-requests': 'resource-exhausted',
  'payments-busy': 'unavailable',
  'payload-too-large': 'invalid-argument',
  'body-encoded': 'invalid-argument',
  internal: 'internal',
};

/**
 * The token and the input of a call. onCall takes the Authorization header for an ID token and refuses
 * any other, so a token of POST /auth/token travels as the field `token` of the data.
 */
function opened(operation: Operation, data: unknown, header: string | undefined) {
  const sent: Record<string, unknown> = typeof data === 'object' ? { ...data } : { data };
  if (operation.access.kind !== 'email-token') return { authorization: header, input: sent };
  const { token, ...input } = sent;
  return { authorization: typeof token === 'string' ? `Bearer ${token}` : undefined, input };
}

let handlers: Handlers<OperationName> | undefined;
let guard: Guard | undefined;
let authenticate: ReturnType<typeof createAuthenticator> | undefined;
let watch: FailureWatch | undefined;

/** The callable function of an operation: the same input, access, output and errors as its route. */
export function callable(name: OperationName) {
  const operation = operations[name] as Operation;
  const judged = onCall(
    {
      region: REGION,
      invoker: 'public',
      secrets: secretsOf(name),
      serviceAccount: serviceAccountOf(name),
      ...CALLABLE,
    },
    async ({ data, rawRequest }) => {
      const { authorization, input } = opened(operation, data, rawRequest.header('Authorization'));
      const platform = getPlatform();
      handlers ??= composeHandlers(platform, processServices());
      const check = (guard ??= createGuard(platform));
      const identify = (authenticate ??= createAuthenticator(platform));
      const credentials = credentialsOf((name) => rawRequest.header(name));
      const origin = {
        appCheck: rawRequest.header('X-Firebase-AppCheck'),
        botCheck: rawRequest.header('X-Bot-Check'),
        device: rawRequest.header('X-Device'),
        // Not rawRequest.ip: Google's functions framework takes the first entry, which anybody can write.
        ...sourceOf(rawRequest.header('X-Forwarded-For'), false),
      };
      try {
        const answer = await invoke(
          operation,
          handlers,
          () => identify(operation, { ...credentials, authorization }),
          async () => input,
          (caller, input) => check(operation, () => origin, caller, input),
        );
        return answer.value;
      } catch (error) {
        const body = errorBody(error, platform, name);
        await (watch ??= failureWatch(platform))(operation, body.code);
        throw new HttpsError(CALLABLE_CODES[body.code], body.message, body);
      }
    },
  );
  return shallow(judged);
}

/** Deepest data a call may have; those of the operations have a depth of five at most. */
const DEPTH_MAX = 64;

/**
 * Refuses data that is nested so deep that firebase-functions, which reads it by recursion before our
 * code is asked, would run out of stack: a 400 of the caller's in place of a 500 of ours.
 */
function shallow<T extends CallableFunction<unknown, unknown>>(judged: T): T {
  const guarded: (...values: Parameters<T>) => ReturnType<T> | undefined = (request, response) => {
    if (request.rawBody && isDeeperThan(DEPTH_MAX, request.rawBody)) {
      const error = { status: 'INVALID_ARGUMENT', message: 'The data is too deeply nested' };
      response.status(400).json({ error });
      return undefined;
    }
    return judged(request, response) as ReturnType<T>;
  };
  return Object.assign(guarded, judged) as T;
}
