import { PARTS, type Part, type Status } from '@flexa/contracts/status';
import { alerting } from '../alerts/alerts';
import { parsedBy } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { historySchema, seen, statusOf, type History } from './history';
import type { Probes } from './probes';

/** An instance answers from memory for so long. */
const CACHED_MS = 30_000;

export type StatusService = ReturnType<typeof statusService>;

export function statusService(platform: Platform, probes: Probes) {
  const { db, clock, log } = platform;
  const current = db
    .collection('status')
    .withConverter(parsedBy<History>(historySchema, ['checkedAt']))
    .doc('current');
  let cached: { until: number; status: Status } | undefined;

  /** A part fails that does so twice in a row: a connection that broke once is no outage. */
  async function fails(part: Part): Promise<boolean> {
    for (const isLast of [false, true]) {
      try {
        await probes[part]();
        return false;
      } catch (error) {
        if (isLast) log.error('part fails', error, { part });
      }
    }
    return true;
  }

  /** Looks at each part and notes what is wrong; the operator is told of each outage once. */
  async function check(): Promise<void> {
    const looked = await Promise.all(
      PARTS.map(async (part) => ({ part, fails: await fails(part) })),
    );
    const failing = looked.filter((each) => each.fails).map(({ part }) => part);
    const history = await db.runTransaction(async (transaction) => {
      const next = seen((await transaction.get(current)).data(), failing, clock());
      transaction.set(current, next);
      return next;
    });
    for (const { part, from, until } of history.outages) {
      if (until !== null) continue;
      const text = `${part} has not been working since ${from}. docs/operations.md says what to do.`;
      await alerting(platform).raise({ kind: 'part-failing', cause: `${part}-${from}`, text });
    }
  }

  /** What the last look saw. */
  async function status(): Promise<Status> {
    const now = clock();
    if (cached && cached.until > now.getTime()) return cached.status;
    const answer = statusOf((await current.get()).data(), now);
    cached = { until: now.getTime() + CACHED_MS, status: answer };
    return answer;
  }

  return { check, status };
}
