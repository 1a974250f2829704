import { expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import type { Order, OrderState } from '@flexa/contracts/orders';
import { purchaseState, type Known } from './purchase-state';

const now = new Date('2026-03-01T12:00:00Z');
const license = (expiresAt: string) => ({ id: 'order-cs_1', expiresAt }) as License;
const order = (state: OrderState) => ({ id: 'cs_1', state }) as Order;

function stateOf(known: Partial<Known>) {
  return purchaseState({
    license: undefined,
    licensesUpdated: undefined,
    hasFailed: false,
    order: undefined,
    isOrderFresh: true,
    now,
    ...known,
  });
}

test.each<[string, Partial<Known>, ReturnType<typeof stateOf>]>([
  ['nothing is known', {}, 'checking'],
  ['only an order that is not paid yet is known', { order: order('open') }, 'checking'],
  ['the licence is seen, before any answer', { license: license('2026-04-01') }, 'ready'],
  [
    'the licence is seen, though the check failed',
    { license: license('2026-04-01'), hasFailed: true },
    'ready',
  ],
  ['the licence has run out', { license: license('2026-02-01'), licensesUpdated: true }, 'over'],
  [
    'the licence begins later',
    { license: { ...license('2027-04-01'), startsAt: '2026-04-01', deletedAt: null } },
    'ahead',
  ],
  ['granted, the licence not seen yet', { licensesUpdated: true, order: order('paid') }, 'making'],
  ['granted, the order not read', { licensesUpdated: true, isOrderFresh: false }, 'making'],
  ['granted once, refunded', { licensesUpdated: true, order: order('refunded') }, 'taken-back'],
  ['granted once, disputed', { licensesUpdated: true, order: order('disputed') }, 'taken-back'],
  ['the bank is asked', { licensesUpdated: false, order: order('processing') }, 'pending'],
  [
    'the bank is asked, the order is being read',
    { licensesUpdated: false, order: order('processing'), isOrderFresh: false },
    'pending',
  ],
  [
    'not granted, the order may have changed',
    { licensesUpdated: false, order: order('open'), isOrderFresh: false },
    'checking',
  ],
  ['not granted, the order can not be read', { licensesUpdated: false }, 'pending'],
  ['not paid at all', { licensesUpdated: false, order: order('open') }, 'unpaid'],
  ['expired', { licensesUpdated: false, order: order('expired') }, 'unpaid'],
  ['the bank refused', { licensesUpdated: false, order: order('failed') }, 'refused'],
  ['the check failed', { hasFailed: true }, 'failed'],
])('%s', (_what, known, state) => {
  expect(stateOf(known)).toBe(state);
});
