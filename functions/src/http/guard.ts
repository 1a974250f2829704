import { limitsOf, type Limit, type Operation } from '@flexa/contracts/operation';
import type { BotVerdict, Proof } from '../platform/bot-check';
import { AppError } from '../platform/errors';
import type { AnyCaller } from '../platform/handlers';
import { mailboxOf } from '../platform/mailbox';
import type { Platform } from '../platform/platform';
import { createLimits } from './limits';
import type { Source } from './source';

/** What a transport knows of a request beside its input and caller. */
export interface Origin extends Proof, Source {}

export type Guard = ReturnType<typeof createGuard>;

/**
 * How many callers may share one address that connects to Google's front end, as all who come through
 * Hosting do: it counts too, so that who passes Hosting by and makes up addresses is limited as well.
 */
const CALLERS_PER_PEER = 20;

/**
 * Bot check and rate limits of an operation, after its input was judged and before it runs: what costs
 * nothing first, what Google charges for last.
 */
export function createGuard(platform: Platform) {
  const count = createLimits(platform);

  function refuseBots(operation: Operation, verdict: BotVerdict): void {
    const { mode } = platform.config.botCheck;
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
    const { botCheck, config } = platform;
    const isChecked = operation.botCheck && config.botCheck.mode !== 'off';
    if (isChecked) refuseBots(operation, await botCheck.isOurSite(origin().appCheck));
    for (const limit of limitsOf(operation)) {
      const key = keyOf(limit, origin(), caller, input);
      await count(operation.name, limit, key);
      const { peer } = origin();
      const shared = keyOf(limit, { ...origin(), address: peer }, caller, input);
      if (shared === key) continue;
      const points = limit.points * CALLERS_PER_PEER;
      await count(`${operation.name} peer`, { ...limit, points }, shared);
    }
    if (isChecked) {
      refuseBots(operation, await botCheck.isPerson(origin().botCheck, operation.name));
    }
  };
}

function keyOf(
  { by }: Limit,
  { address }: Origin,
  caller: AnyCaller | undefined,
  { email }: Record<string, unknown>,
): string {
  const mailbox = mailboxOf(String(email));
  if (by === 'all') return '';
  if (by === 'email') return mailbox;
  if (by === 'email-and-address') return JSON.stringify([mailbox, address]);
  if (by === 'caller' && caller && 'uid' in caller) return caller.uid;
  return address;
}
