import { addMonths } from '../../../functions/src/contracts/calendar';
import type { License } from '../../../functions/src/contracts/licenses';

const DAY_MS = 24 * 60 * 60 * 1000;

type Given = Pick<License, 'visualType' | 'licenseType' | 'month' | 'quantity'> & {
  /** Days since it began. */
  age: number;
  revoked?: { after: number; reason: string };
};

/** The customer's licences: one or more in every state a licence can be in. */
const CUSTOMER: Given[] = [
  { visualType: 'suite', licenseType: 'membership', month: 6, quantity: 5, age: 42 },
  { visualType: 'tables', licenseType: 'standard', month: 6, quantity: 2, age: 80 },
  { visualType: 'analytics', licenseType: 'free', month: 3, quantity: 1, age: 30 },
  { visualType: 'charts', licenseType: 'standard', month: 3, quantity: 3, age: 82 },
  { visualType: 'designs', licenseType: 'standard', month: 3, quantity: 1, age: 150 },
  { visualType: 'charts', licenseType: 'free', month: 1, quantity: 1, age: 260 },
  {
    visualType: 'designs',
    licenseType: 'standard',
    month: 6,
    quantity: 4,
    age: 120,
    revoked: { after: 3, reason: 'refunded in full' },
  },
];

/** What some of the others have, by turns. */
const OTHERS: (Given | undefined)[] = [
  undefined,
  { visualType: 'charts', licenseType: 'standard', month: 12, quantity: 1, age: 20 },
  undefined,
  { visualType: 'tables', licenseType: 'standard', month: 3, quantity: 10, age: 12 },
  { visualType: 'suite', licenseType: 'membership', month: 12, quantity: 25, age: 5 },
];

function license(uid: string, name: string, given: Given, index: number, now: Date): License {
  const createdAt = new Date(now.getTime() - given.age * DAY_MS);
  const { revoked } = given;
  return {
    id: `seed-${uid}-${index + 1}`,
    userId: uid,
    name,
    licenseType: given.licenseType,
    visualType: given.visualType,
    month: given.month,
    quantity: given.quantity,
    source: given.licenseType === 'free' ? 'free-offer' : 'order',
    createdAt: createdAt.toISOString(),
    expiresAt: addMonths(createdAt, given.month).toISOString(),
    deletedAt: revoked
      ? new Date(createdAt.getTime() + revoked.after * DAY_MS).toISOString()
      : null,
    revokedReason: revoked?.reason ?? null,
  };
}

export function customerLicenses(uid: string, name: string, now: Date): License[] {
  return CUSTOMER.map((given, index) => license(uid, name, given, index, now));
}

export function licensesOf(uid: string, name: string, turn: number, now: Date): License[] {
  const given = OTHERS[turn % OTHERS.length];
  return given ? [license(uid, name, given, 0, now)] : [];
}
