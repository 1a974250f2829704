import { HttpsError, onCall, type FunctionsErrorCode } from 'firebase-functions/v2/https';
import { composeHandlers } from '../compose';
import type { ErrorCode } from '../contracts/errors';
import type { Operation } from '../contracts/operation';
import { operations } from '../contracts/operations';
import type { OperationName } from '../contracts/routes';
import { REGION } from '../platform/config';
import type { Handlers } from '../platform/handlers';
import { getPlatform } from '../platform/platform';
import { callerOf } from './caller';
import { errorBody } from './error-body';
import { invoke } from './invoke';

/** Our codes in the words of the callable protocol; the exact one travels in the details. */
const CALLABLE_CODES: Record<ErrorCode, FunctionsErrorCode> = {
  'invalid-argument': 'invalid-argument',
  unauthenticated: 'unauthenticated',
  'permission-denied': 'permission-denied',
  'recent-sign-in-required': 'permission-denied',
  'not-found': 'not-found',
  'offer-over': 'failed-precondition',
  'no-places-left': 'resource-exhausted',
  'already-claimed': 'already-exists',
  'last-admin': 'failed-precondition',
  'payload-too-large': 'invalid-argument',
  internal: 'internal',
};

let handlers: Handlers<OperationName> | undefined;

/** The callable function of an operation: the same input, access, output and errors as its route. */
export function callable(name: OperationName) {
  const operation = operations[name] as Operation;
  return onCall({ region: REGION, invoker: 'public' }, async ({ data, rawRequest }) => {
    const sent: unknown = data;
    const platform = getPlatform();
    handlers ??= composeHandlers(platform);
    try {
      const answer = await invoke(
        operation,
        handlers,
        () => callerOf(platform, rawRequest.header('Authorization')),
        async () => (typeof sent === 'object' ? { ...sent } : { data: sent }),
      );
      return answer.value;
    } catch (error) {
      const body = errorBody(error, platform, name);
      throw new HttpsError(CALLABLE_CODES[body.code], body.message, body);
    }
  });
}
