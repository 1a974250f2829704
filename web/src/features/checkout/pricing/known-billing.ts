import type { BillingWish } from '@flexa/contracts/orders';
import { call } from '@/lib/api';

/** What the owner has kept for their team, or else company and address of the last invoice that had a company. */
export async function knownBilling(uid: string): Promise<BillingWish> {
  // Who has proved no address has no team.
  const teams = await call('listTeams', {}).catch(() => ({ data: [] }));
  const kept = teams.data.find(({ id }) => id === uid)?.billing;
  if (kept && Object.keys(kept).length > 0) return kept;
  const { data } = await call('listOrders', { uid });
  const last = data.find(({ billing }) => billing?.company !== undefined)?.billing;
  return {
    ...(last?.company !== undefined && { company: last.company }),
    ...(last?.email !== undefined && { email: last.email }),
  };
}
