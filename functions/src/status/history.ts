import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import {
  CHECK_STALE_MS,
  OUTAGE_DAYS,
  outageSchema,
  PARTS,
  type Outage,
  type Part,
  type Status,
} from '@flexa/contracts/status';

/** The document status/current. */
export const historySchema = z.object({
  checkedAt: instantSchema,
  /** Newest first. */
  outages: z.array(outageSchema),
});
export type History = z.infer<typeof historySchema>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than a month of a part that fails and works by turns needs. */
const OUTAGES_MAX = 100;

/** What is known after a look at each part. */
export function seen(before: History | undefined, failing: readonly Part[], now: Date): History {
  const at = now.toISOString();
  const kept = new Date(now.getTime() - OUTAGE_DAYS * DAY_MS).toISOString();
  const known = before?.outages ?? [];
  const lasting = known.map((outage) =>
    outage.until === null && !failing.includes(outage.part) ? { ...outage, until: at } : outage,
  );
  const isNew = (part: Part) => !known.some((each) => each.part === part && each.until === null);
  const begun = failing.filter(isNew).map((part): Outage => ({ part, from: at, until: null }));
  const outages = [...begun, ...lasting].filter(({ until }) => until === null || until >= kept);
  return { checkedAt: at, outages: outages.slice(0, OUTAGES_MAX) };
}

/** What people are told. */
export function statusOf(history: History | undefined, now: Date): Status {
  if (!history) {
    const parts = PARTS.map((part) => ({ part, state: 'unknown' as const }));
    return { checkedAt: null, parts, outages: [] };
  }
  const { checkedAt, outages } = history;
  const isStale = now.getTime() - new Date(checkedAt).getTime() > CHECK_STALE_MS;
  const isFailing = (part: Part) =>
    outages.some((outage) => outage.part === part && outage.until === null);
  const parts = PARTS.map((part) => ({
    part,
    state: isStale
      ? ('unknown' as const)
      : isFailing(part)
        ? ('failing' as const)
        : ('working' as const),
  }));
  return { checkedAt, parts, outages };
}
