import { sessionIdSchema } from '@contracts/orders';
import { PLAN_IDS, type PlanId } from '@contracts/plans';

/** How somebody comes back from the pay page, by the address Stripe leads to. */
export type Arrival =
  { kind: 'cancelled' } | { kind: 'paid'; sessionId: string; planId: PlanId } | null;

const PARAMETERS = ['session_id', 'plan', 'checkout'] as const;

export function readArrival(search: URLSearchParams): Arrival {
  const sessionId = sessionIdSchema.safeParse(search.get('session_id'));
  const planId = PLAN_IDS.find((id) => id === search.get('plan'));
  if (sessionId.success && planId) return { kind: 'paid', sessionId: sessionId.data, planId };
  return search.get('checkout') === 'cancelled' ? { kind: 'cancelled' } : null;
}

/** The rest of a query once an arrival was dealt with. */
export function withoutArrival(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const parameter of PARAMETERS) rest.delete(parameter);
  return rest;
}
