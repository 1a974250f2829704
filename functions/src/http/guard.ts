import type { Limit, Operation } from '@flexa/contracts/operation';
import type { Proof } from '../platform/bot-check';
import { AppError } from '../platform/errors';
import type { AnyCaller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createLimits } from './limits';

/** What a transport knows of a request beside its input and caller. */
export interface Origin extends Proof {
  /** The network address it came from. */
  address: string;
}

export type Guard = ReturnType<typeof createGuard>;

/** Bot check and rate limits of an operation, after its input was judged and before it runs. */
export function createGuard(platform: Platform) {
  const count = createLimits(platform);

  async function checkBot(operation: Operation, proof: Proof): Promise<void> {
    const { mode } = platform.config.botCheck;
    if (mode === 'off') return;
    const verdict = await platform.botCheck.verify(proof, operation.name);
    if (verdict === 'passed' || (verdict === 'missing' && mode === 'monitor')) return;
    platform.log.info('bot check failed', { operation: operation.name, verdict });
    throw new AppError('bot-check-failed');
  }

  /**
   * @param origin asked only where it matters: to look at headers takes longer than most of the rest.
   * @throws AppError bot-check-failed, too-many-requests
   */
  return async function guard(
    operation: Operation,
    origin: () => Origin,
    caller: AnyCaller | undefined,
    input: Record<string, unknown>,
  ): Promise<void> {
    if (operation.botCheck) await checkBot(operation, origin());
    for (const limit of [operation.limit ?? []].flat()) {
      await count(operation.name, limit, keyOf(limit, origin(), caller, input));
    }
  };
}

function keyOf(
  { by }: Limit,
  { address }: Origin,
  caller: AnyCaller | undefined,
  { email }: Record<string, unknown>,
): string {
  const typed = String(email).toLowerCase();
  if (by === 'all') return '';
  if (by === 'email') return typed;
  if (by === 'email-and-address') return JSON.stringify([typed, address]);
  if (by === 'caller' && caller && 'uid' in caller) return caller.uid;
  return address;
}
