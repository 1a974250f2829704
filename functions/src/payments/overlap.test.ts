import { expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';

import { createUnpaidOrder } from './order';
import { createOverlapCheck } from './overlap';

const AT = new Date('2026-11-20T12:00:00.000Z');

const AT_END = new Date('2027-02-20T12:00:00.000Z');

const LICENSE: License = {
  id: 'order-1',
  userId: 'me',
  name: 'Nora Lind',
  licenseType: 'standard',
  visualType: 'charts',
  month: 3,
  quantity: 2,
  source: 'order',
  createdAt: '2026-11-20T12:00:00.000Z',
  deletedAt: null,
  revokedReason: null,
  expiresAt: '2027-02-20T12:00:00.000Z',
};

const REQUEST = {
  uid: 'me',
  visualType: 'charts',
  licenseType: 'standard',
  month: 3,
  quantity: 1,
} as const;

function refuse(changes: Partial<License>): Promise<void> {
  const license = { ...LICENSE, ...changes };
  const check = createOverlapCheck({ listActive: async () => [license] }, { all: async () => [] });
  return check(REQUEST, AT);
}

test.each<[string, Partial<License>, string]>([
  [
    'a licence and what to do instead',
    {},
    'Your Flexa Charts licence runs until 2027-02-20. Renew it or add seats, or choose a separate licence',
  ],
  [
    'a membership',
    { visualType: 'suite', licenseType: 'membership' },
    'Your Flexa Membership runs until 2027-02-20. Renew it or add seats, or choose a separate licence',
  ],
  [
    'a seat, which its holder can’t renew',
    { seatOf: 'order-9', seat: 1 },
    'You have a seat for Flexa Charts until 2027-02-20. Choose a separate licence only for other people',
  ],
])('the message about an overlap names %s', async (_, changes, message) => {
  await expect(refuse(changes)).rejects.toMatchObject({ code: 'already-owned', message });
});

test.each<[string, Partial<License>, string]>([
  [
    'a membership',
    {},
    'Your Flexa Membership runs until 2028-02-20. Renew Flexa Charts only for other people, or to have it afterwards',
  ],
  [
    'a seat',
    { seatOf: 'order-9', seat: 1 },
    'Your seat runs until 2028-02-20. Renew Flexa Charts only for other people, or to have it afterwards',
  ],
])('the refusal of a renewal names %s that runs by then', async (_, changes, message) => {
  const suite: License = {
    ...LICENSE,
    id: 'order-2',
    visualType: 'suite',
    licenseType: 'membership',
    expiresAt: '2028-02-20T12:00:00.000Z',
    ...changes,
  };
  const licenses = { listActive: async () => [LICENSE, suite] };
  const check = createOverlapCheck(licenses, { all: async () => [] });
  const refused = check({ ...REQUEST, renews: 'order-1' }, AT_END);
  await expect(refused).rejects.toMatchObject({ code: 'already-owned', message });
});

test('the refusal of a second invoice names the order whose invoice is unpaid', async () => {
  const order = createUnpaidOrder(
    { visualType: 'charts', month: 3 },
    {
      id: 'in_a1B2c3D4e5F6',
      kind: 'invoice',
      uid: 'me',
      name: 'Nora Lind',
      currency: 'usd',
      lines: [5],
      amount: 30_000,
      createdAt: AT.toISOString(),
      origin: 'portal',
    },
  );
  const orders = { all: async () => [{ ...order, dueAt: AT_END.toISOString() }] };
  const check = createOverlapCheck({ listActive: async () => [] }, orders);
  await expect(check(REQUEST, AT)).rejects.toMatchObject({
    code: 'already-owned',
    message:
      'The invoice of your order FX-C3D4-E5F6 for Flexa Charts isn’t paid yet. Open it under your orders and pay it, or choose a separate licence',
  });
});
