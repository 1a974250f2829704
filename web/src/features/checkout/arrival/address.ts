import { sessionIdSchema } from '@flexa/contracts/orders';
import { PLAN_IDS, type PlanId } from '@flexa/contracts/plans';

/** A payment someone comes back from: the address Stripe leads to, and a reload of it. */
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
