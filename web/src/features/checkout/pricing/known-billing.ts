import type { BillingInput } from '@flexa/contracts/orders';
import { isUnverified, useSession } from '@/features/auth';
import { call } from '@/lib/api';

/**
 * Returns the billing details of the owner's team, or else company and address of the last invoice
 * to a company.
 */
export async function fetchKnownBilling(uid: string): Promise<BillingInput> {
  // The server refuses the list to people without a confirmed address, who have no team.
  const teams = isUnverified(useSession.getState()) ? [] : (await call('listTeams', {})).data;
  const teamBilling = teams.find(({ id }) => id === uid)?.billing;
  if (teamBilling && Object.keys(teamBilling).length > 0) return teamBilling;
  const { data } = await call('listOrders', { uid });
  const last = data.find(({ billing }) => billing?.company !== undefined)?.billing;
  return {
    ...(last?.company !== undefined && { company: last.company }),
    ...(last?.email !== undefined && { email: last.email }),
  };
}
