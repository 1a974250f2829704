import { buildPlanId, type PlanId } from '@flexa/contracts/plans';
import { AppError, createInvalidField } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import type { createFulfilment } from './fulfil';

/** Creates the function that delivers the licences of the caller's session if it is paid. */
export function createSessionChecker(fulfil: ReturnType<typeof createFulfilment>['fulfil']) {
  /**
   * Returns whether the licences were delivered.
   *
   * @throws AppError not-found, permission-denied; invalid-argument for another plan than the session's.
   */
  return async (
    caller: Caller,
    { sessionId, planId }: { sessionId: string; planId: PlanId },
  ): Promise<{ licensesUpdated: boolean }> => {
    const order = await fulfil(sessionId, {
      check(facts) {
        if (!facts) throw new AppError('not-found', 'There is no such checkout session');
        if (facts.uid !== caller.uid) throw new AppError('permission-denied');
        if (!facts.plan || buildPlanId(facts.plan) !== planId) {
          throw createInvalidField('planId', 'This checkout session is for another plan');
        }
      },
    });
    return { licensesUpdated: order !== undefined && order.fulfilledAt !== null };
  };
}
