import { HttpsError, onCall, type FunctionsErrorCode } from 'firebase-functions/v2/https';
import { composeHandlers, processServices } from '../compose';
import type { ErrorCode } from '@flexa/contracts/errors';
import type { Operation } from '@flexa/contracts/operation';
import { operations } from '@flexa/contracts/operations';
import type { OperationName } from '@flexa/contracts/routes';
import { REGION, SECRETS } from '../platform/config';
import type { Handlers } from '../platform/handlers';
import { getPlatform } from '../platform/platform';
import { authenticate } from './authenticate';
import { errorBody } from './error-body';
import { createGuard, type Guard } from './guard';
import { invoke } from './invoke';

/** Our codes in the words of the callable protocol; the exact one travels in the details. */
const CALLABLE_CODES: Record<ErrorCode, FunctionsErrorCode> = {
  'invalid-argument': 'invalid-argument',
  unauthenticated: 'unauthenticated',
  'sign-in-again': 'unauthenticated',
  'permission-denied': 'permission-denied',
  'recent-sign-in-required': 'permission-denied',
  'not-found': 'not-found',
  'offer-over': 'failed-precondition',
  'no-places-left': 'resource-exhausted',
  'already-claimed': 'already-exists',
  'last-admin': 'failed-precondition',
  'admin-unverified': 'failed-precondition',
  'payload-refused': 'invalid-argument',
  'link-refused': 'invalid-argument',
  'code-refused': 'invalid-argument',
  'account-disabled': 'permission-denied',
  'bot-check-failed': 'permission-denied',
  'license-not-active': 'failed-precondition',
  'nothing-to-refund': 'failed-precondition',
  'places-taken': 'failed-precondition',
  'too-many-themes': 'resource-exhausted',
  'theme-changed': 'aborted',
  'too-many-requests': 'resource-exhausted',
  'payload-too-large': 'invalid-argument',
  internal: 'internal',
};

let handlers: Handlers<OperationName> | undefined;
let guard: Guard | undefined;

/** The callable function of an operation: the same input, access, output and errors as its route. */
export function callable(name: OperationName) {
  const operation = operations[name] as Operation;
  return onCall(
    { region: REGION, invoker: 'public', secrets: [...SECRETS] },
    async ({ data, rawRequest }) => {
      const sent: unknown = data;
      const platform = getPlatform();
      handlers ??= composeHandlers(platform, processServices());
      const check = (guard ??= createGuard(platform));
      const origin = {
        appCheck: rawRequest.header('X-Firebase-AppCheck'),
        botCheck: rawRequest.header('X-Bot-Check'),
        address: rawRequest.ip ?? '',
      };
      try {
        const answer = await invoke(
          operation,
          handlers,
          () => authenticate(platform, operation, rawRequest.header('Authorization')),
          async () => (typeof sent === 'object' ? { ...sent } : { data: sent }),
          (caller, input) => check(operation, () => origin, caller, input),
        );
        return answer.value;
      } catch (error) {
        const body = errorBody(error, platform, name);
        throw new HttpsError(CALLABLE_CODES[body.code], body.message, body);
      }
    },
  );
}
