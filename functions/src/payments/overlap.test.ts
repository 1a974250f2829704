import { expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';

import { createOverlapCheck } from './overlap';

const AT = new Date('2026-11-20T12:00:00.000Z');

function refuse(changes: Partial<License>): Promise<void> {
  const license: License = {
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
    ...changes,
  };
  const check = createOverlapCheck({ listActive: async () => [license] });
  const request = { uid: 'me', visualType: 'charts', month: 3, quantity: 1 } as const;
  return check({ ...request, licenseType: 'standard' }, AT);
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
