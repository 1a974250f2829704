import { sessionIdSchema } from '@flexa/contracts/orders';
import { PLAN_IDS, type PlanId } from '@flexa/contracts/plans';

/** Payment in the address that Stripe redirects the buyer to. */
export interface Arrival {
  sessionId: string;
  planId: PlanId;
}

export function readArrival(search: string): Arrival | null {
  const parameters = new URLSearchParams(search);
  const sessionId = sessionIdSchema.safeParse(parameters.get('session_id'));
  const planId = PLAN_IDS.find((id) => id === parameters.get('plan'));
  return sessionId.success && planId ? { sessionId: sessionId.data, planId } : null;
}
