import { expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import type { Order, OrderState } from '@flexa/contracts/orders';
import { determinePurchaseState, type PurchaseFacts } from './purchase-state';

const now = new Date('2026-03-01T12:00:00Z');
const buildLicense = (expiresAt: string) => ({ id: 'order-cs_1', expiresAt }) as License;
const buildOrder = (state: OrderState) => ({ id: 'cs_1', state }) as Order;

function determineState(known: Partial<PurchaseFacts>) {
  return determinePurchaseState({
    license: undefined,
    licensesUpdated: undefined,
    hasFailed: false,
    order: undefined,
    isOrderFresh: true,
    now,
    ...known,
  });
}

test.each<[string, Partial<PurchaseFacts>, ReturnType<typeof determineState>]>([
  ['nothing is known', {}, 'checking'],
  ['only an order that is not paid yet is known', { order: buildOrder('open') }, 'checking'],
  ['the licence is seen, before any answer', { license: buildLicense('2026-04-01') }, 'ready'],
  [
    'the licence is seen, though the check failed',
    { license: buildLicense('2026-04-01'), hasFailed: true },
    'ready',
  ],
  [
    'the licence has run out',
    { license: buildLicense('2026-02-01'), licensesUpdated: true },
    'over',
  ],
  [
    'the licence begins later',
    { license: { ...buildLicense('2027-04-01'), startsAt: '2026-04-01', deletedAt: null } },
    'ahead',
  ],
  [
    'granted, the licence not seen yet',
    { licensesUpdated: true, order: buildOrder('paid') },
    'making',
  ],
  ['granted, the order not read', { licensesUpdated: true, isOrderFresh: false }, 'making'],
  [
    'granted once, refunded',
    { licensesUpdated: true, order: buildOrder('refunded') },
    'taken-back',
  ],
  [
    'granted once, disputed',
    { licensesUpdated: true, order: buildOrder('disputed') },
    'taken-back',
  ],
  ['the bank is asked', { licensesUpdated: false, order: buildOrder('processing') }, 'pending'],
  [
    'the bank is asked, the order is being read',
    { licensesUpdated: false, order: buildOrder('processing'), isOrderFresh: false },
    'pending',
  ],
  [
    'not granted, the order may have changed',
    { licensesUpdated: false, order: buildOrder('open'), isOrderFresh: false },
    'checking',
  ],
  ['not granted, the order can not be read', { licensesUpdated: false }, 'pending'],
  ['not paid at all', { licensesUpdated: false, order: buildOrder('open') }, 'unpaid'],
  ['expired', { licensesUpdated: false, order: buildOrder('expired') }, 'unpaid'],
  ['the bank refused', { licensesUpdated: false, order: buildOrder('failed') }, 'refused'],
  ['the check failed', { hasFailed: true }, 'failed'],
])('determinePurchaseState: %s', (_name, known, state) => {
  expect(determineState(known)).toBe(state);
});
