import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import type { Limit } from '@flexa/contracts/operation';
import { AppError } from './errors';
import { createConverter } from './firestore';
import type { Platform } from './platform';

/** A document of rateLimits/{hash}: number of calls in the window that ends at `expireAt`. */
const windowSchema = z.object({ points: z.int().min(1), expireAt: instantSchema });

/** A limit of an operation, with the key of its counter. */
export interface Count {
  operation: string;
  limit: Limit;
  /** Stored only as a keyed hash, since it may be an address. */
  key: string;
}

/**
 * Creates the rate limits. They count calls in the memory of this instance, which costs nothing. For `lasting` limits
 * they also count across all instances, in a Firestore transaction.
 */
export function createLimits({ db, clock, config }: Platform) {
  const windows = db
    .collection('rateLimits')
    .withConverter(createConverter(windowSchema, ['expireAt']));
  const inMemory = new Map<string, RateLimiterMemory>();

  function ensureLimiter(name: string, { points, seconds }: Limit): RateLimiterMemory {
    const known = inMemory.get(name);
    if (known) return known;
    const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    inMemory.set(name, limiter);
    return limiter;
  }

  // An operation may have several limits.
  const buildCounterName = ({ operation, limit: { by, seconds } }: Count) =>
    `${operation} ${by} ${seconds}`;

  /** Refuses a call if its points are used up in the memory of this instance. Takes no point. */
  async function refuseUsedUp(count: Count): Promise<void> {
    const { limit, key } = count;
    const used = await ensureLimiter(buildCounterName(count), limit).get(key);
    if (used && used.remainingPoints <= 0)
      throw createTooManyRequests(used.msBeforeNext, limit.message);
  }

  /** Takes a point in the memory of this instance. */
  async function countHere(count: Count): Promise<void> {
    const { limit, key } = count;
    await ensureLimiter(buildCounterName(count), limit)
      .consume(key)
      .catch((reason: unknown) => {
        if (reason instanceof RateLimiterRes)
          throw createTooManyRequests(reason.msBeforeNext, limit.message);
        throw reason;
      });
  }

  /** Takes a point that all instances share. */
  async function countEverywhere(count: Count): Promise<void> {
    const { points, seconds, message } = count.limit;
    const id = createHmac('sha256', config.codeHmacKey)
      .update(`${buildCounterName(count)} ${count.key}`)
      .digest('hex');
    const document = windows.doc(id);
    await db.runTransaction(async (transaction) => {
      const now = clock();
      const stored = (await transaction.get(document)).data();
      const isRunning = stored && new Date(stored.expireAt) > now;
      if (isRunning && stored.points >= points) {
        throw createTooManyRequests(new Date(stored.expireAt).getTime() - now.getTime(), message);
      }
      transaction.set(document, {
        points: isRunning ? stored.points + 1 : 1,
        expireAt: isRunning
          ? stored.expireAt
          : new Date(now.getTime() + seconds * 1000).toISOString(),
      });
    });
  }

  /**
   * Takes a point from each limit. A call refused in memory costs no write, and takes no point from limits that it
   * shares with others, such as all callers behind one proxy.
   *
   * @throws AppError too-many-requests
   */
  async function countAll(counts: readonly Count[]): Promise<void> {
    for (const count of counts) await refuseUsedUp(count);
    for (const count of counts) await countHere(count);
    for (const count of counts) if (count.limit.lasting) await countEverywhere(count);
  }

  return {
    countAll,
    count: (operation: string, limit: Limit, key: string) => countAll([{ operation, limit, key }]),
  };
}

function createTooManyRequests(milliseconds: number, message?: Limit['message']): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AppError('too-many-requests', message?.(seconds), undefined, seconds);
}
