import type { Operation } from '@flexa/contracts/operation';
import type { AnyCaller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { emailCallerOf } from '../verification/email-token';
import { callerOf } from './caller';

/**
 * Who calls, by the kind of token that the operation asks for.
 *
 * @throws AppError unauthenticated
 */
export function authenticate(
  platform: Platform,
  operation: Operation,
  authorization: string | undefined,
): Promise<AnyCaller> {
  return operation.access.kind === 'email-token'
    ? emailCallerOf(platform, authorization)
    : callerOf(platform, authorization);
}
