import { addMonths } from '@flexa/contracts/calendar';
import type { License } from '@flexa/contracts/licenses';
import type { Buyer } from './purchases';

const DAY_MS = 24 * 60 * 60 * 1000;

type Free = Pick<License, 'visualType' | 'month'> & {
  /** Days since it began. */
  age: number;
};

const CUSTOMER: Free[] = [
  { visualType: 'analytics', month: 3, age: 30 },
  { visualType: 'charts', month: 1, age: 260 },
];

/** What is free: two of the customer's, and now and then one of someone else, for a month. */
export function freeLicenses(customer: Buyer, others: readonly Buyer[], now: Date): License[] {
  const begun = (age: number) => new Date(now.getTime() - age * DAY_MS);
  const theirs = others.filter((_, turn) => turn % 10 === 5);
  return [
    ...CUSTOMER.map(({ age, ...free }, n) => freeLicense(customer, free, begun(age), n)),
    ...theirs.map((other) =>
      freeLicense(other, { visualType: 'charts', month: 1 }, other.createdAt, 0),
    ),
  ];
}

function freeLicense(
  { uid, name }: Buyer,
  free: Omit<Free, 'age'>,
  createdAt: Date,
  index: number,
): License {
  return {
    ...free,
    id: `seed-${uid}-${index + 1}`,
    userId: uid,
    name,
    licenseType: 'free',
    quantity: 1,
    source: 'free-offer',
    createdAt: createdAt.toISOString(),
    expiresAt: addMonths(createdAt, free.month).toISOString(),
    deletedAt: null,
    revokedReason: null,
    keyIssuedAt: createdAt.toISOString(),
  };
}
