import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@flexa/contracts/users';
import { useLicenses } from '@/features/licenses';
import { now } from '@/lib/clock';
import { ordersQuery } from '../orders-query';
import type { Arrival } from './address';
import { determinePurchaseState } from './purchase-state';
import { useCheckedSession } from './use-checked-session';

/** Derives the id of an order's first licence. */
function deriveLicenseId(sessionId: string): string {
  return `order-${sessionId}`;
}

/** Keeps the state of the buyer's payment up to date. */
export function usePurchase(arrival: Arrival, user: User) {
  const { sessionId } = arrival;
  const live = useLicenses((state) => state.licenses);
  // Prefer the live list; the profile's list replaces it if it can't be loaded.
  const id = deriveLicenseId(sessionId);
  const license = [...(live ?? []), ...user.props.licenses].find(
    (candidate) => candidate.id === id,
  );

  const orders = useQuery(ordersQuery(user.uid));
  const order = orders.data?.data.find((candidate) => candidate.id === sessionId);
  const [isOver, setOver] = useState(false);
  const session = useCheckedSession(arrival, user.uid, isOver);
  const state = determinePurchaseState({
    license,
    licensesUpdated: session.licensesUpdated,
    hasFailed: session.hasFailed,
    order,
    isOrderFresh: orders.isError || orders.dataUpdatedAt >= session.checkedAt,
    now: now(),
  });
  const isKnown = state !== 'checking' && state !== 'pending' && state !== 'making';
  if (isKnown !== isOver) setOver(isKnown);

  return { state, license, order, ...session };
}

export type Purchase = ReturnType<typeof usePurchase>;
