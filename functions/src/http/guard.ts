import { listLimits, type Limit, type Operation } from '@flexa/contracts/operation';
import { createKnownDevices } from '../accounts/sign-in/known-device';
import type { BotVerdict, Proof } from '../platform/bot-check';
import { AppError } from '../platform/errors';
import type { AnyCaller } from '../platform/handlers';
import { normalizeMailbox } from '../platform/mailbox';
import type { Platform } from '../platform/platform';
import { createLimits, type Count } from '../platform/limits';
import { readBlock, type Source } from './source';

/** Origin of a request: everything a transport knows besides the input and the caller. */
export interface Origin extends Proof, Source {
  /** Random id that the browser keeps (identity/sessions.ts). */
  device?: string | undefined;
}

export type Guard = ReturnType<typeof createGuard>;

/**
 * Callers that may share one address connecting to Google's front end, as all who come through Hosting do. Counting
 * it also limits callers who bypass Hosting and make up addresses.
 */
const CALLERS_PER_PEER = 20;

/**
 * Callers of an IPv6 /56 block that get the limit of an address together. A block has 256 networks: a provider
 * that gives it to one customer gives away 256 addresses, and a mobile network puts strangers into it.
 */
const CALLERS_PER_BLOCK = 4;

/**
 * Failed bot checks allowed per call of a shared limit. Without a proof nobody uses up what others share, and
 * Google isn't paid for endless attempts.
 */
const TRIES_PER_CALL = 20;

/** Device lookups per source: checking a device costs two reads. */
const LOOK_UPS: Limit = { points: 30, seconds: 60, by: 'address' };

/** Limits of one caller come before shared ones, so that a flood by one uses up nothing of others. */
const ORDER: Record<Limit['by'], number> = {
  address: 0,
  caller: 1,
  'email-and-address': 2,
  email: 3,
  all: 4,
};

/**
 * Checks bots and rate limits of an operation after its input was validated and before it runs: free checks first,
 * the one that Google charges for last.
 */
export function createGuard(platform: Platform) {
  const { count, countAll } = createLimits(platform);
  const isKnown = createKnownDevices(platform);

  function refuseBots(operation: Operation, verdict: BotVerdict): void {
    const { mode } = platform.config.botCheck;
    if (verdict === 'passed' || (verdict === 'missing' && mode === 'monitor')) return;
    platform.log.info('bot check failed', { operation: operation.name, verdict });
    throw new AppError('bot-check-failed');
  }

  /**
   * Tells whether a limited mail is requested from a browser that has signed in to the mailbox's
   * account before. Such requests have their own counter, so strangers can't use up the owner's
   * limit.
   */
  async function isAtHome(limits: readonly Limit[], { device, address }: Origin, email: unknown) {
    const isMailed = limits.some(({ by }) => by === 'email-and-address');
    if (!isMailed || device === undefined || typeof email !== 'string') return false;
    try {
      await count('known device', LOOK_UPS, address);
      return await isKnown(email, device);
    } catch (error) {
      if (!(error instanceof AppError)) platform.log.error('device not looked up', error);
      return false;
    }
  }

  /**
   * @param origin read only if needed, because parsing headers takes longer than most other checks.
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
    const counts: Count[] = [];
    const afterCheck: Count[] = [];
    const limits = [...listLimits(operation)].sort((a, b) => ORDER[a.by] - ORDER[b.by]);
    const atHome = await isAtHome(limits, origin(), input['email']);
    for (const limit of limits) {
      if (atHome) {
        const key = JSON.stringify([normalizeMailbox(String(input['email'])), origin().device]);
        counts.push({ operation: `${operation.name} at home`, limit, key });
        continue;
      }
      const key = buildKey(limit, origin(), caller, input);
      const own = { operation: operation.name, limit, key };
      if (isChecked && isShared(limit)) {
        const points = limit.points * TRIES_PER_CALL;
        counts.push({ operation: `${operation.name} tries`, limit: { ...limit, points }, key });
        afterCheck.push(own);
        continue;
      }
      counts.push(own);
      for (const { name, address, callers } of listWiderSources(origin())) {
        const wider = buildKey(limit, { ...origin(), address }, caller, input);
        // The limit counts no addresses.
        if (wider === key) continue;
        const points = limit.points * callers;
        counts.push({
          operation: `${operation.name} ${name}`,
          limit: { ...limit, points },
          key: wider,
        });
      }
    }
    const ofMailbox = limits.find(({ by }) => by === 'email');
    if (atHome && ofMailbox) {
      // A mailbox can have many known browsers: together, over all operations, they get the same limit as strangers.
      const key = normalizeMailbox(String(input['email']));
      counts.push({ operation: 'at home', limit: ofMailbox, key });
    }
    await countAll(counts);
    if (isChecked) {
      refuseBots(operation, await botCheck.isPerson(origin().botCheck, operation.name));
    }
    await countAll(afterCheck);
  };
}

/** Lists the sources that a caller shares with others, each with the number of callers its limit is for. */
function listWiderSources({ address, peer }: Source) {
  const sources = [{ name: 'block', address: readBlock(address), callers: CALLERS_PER_BLOCK }];
  if (peer !== address) {
    const callers = CALLERS_PER_PEER * CALLERS_PER_BLOCK;
    sources.push(
      { name: 'peer', address: peer, callers: CALLERS_PER_PEER },
      { name: 'peer block', address: readBlock(peer), callers },
    );
  }
  // The block of an IPv4 address is that address.
  const isCounted = new Set([address]);
  return sources.filter((source) => {
    if (isCounted.has(source.address)) return false;
    isCounted.add(source.address);
    return true;
  });
}

/** True for limits that strangers share: those per mailbox and those across all people. */
function isShared({ by }: Limit): boolean {
  return by === 'email' || by === 'all';
}

function buildKey(
  { by }: Limit,
  { address }: Origin,
  caller: AnyCaller | undefined,
  { email }: Record<string, unknown>,
): string {
  const mailbox = normalizeMailbox(String(email));
  if (by === 'all') return '';
  if (by === 'email') return mailbox;
  if (by === 'email-and-address') return JSON.stringify([mailbox, address]);
  if (by === 'caller' && caller && 'uid' in caller) return caller.uid;
  return address;
}
