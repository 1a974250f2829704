import { addMonths } from '@flexa/contracts/calendar';
import type { License } from '@flexa/contracts/licenses';
import type { Buyer } from './purchases';

const DAY_MS = 24 * 60 * 60 * 1000;

type FreeLicense = Pick<License, 'visualType' | 'month'> & {
  /** Days since the licence began. */
  age: number;
};

const CUSTOMER: FreeLicense[] = [
  { visualType: 'analytics', month: 3, age: 30 },
  { visualType: 'charts', month: 1, age: 260 },
];

/** Creates two free licences of the sample customer, and one of a month for every tenth other person. */
export function createFreeLicenses(
  customer: Buyer,
  others: readonly Buyer[],
  now: Date,
): License[] {
  const subtractDays = (age: number) => new Date(now.getTime() - age * DAY_MS);
  const holders = others.filter((_, turn) => turn % 10 === 5);
  return [
    ...CUSTOMER.map(({ age, ...free }, n) =>
      createFreeLicense(customer, free, subtractDays(age), n),
    ),
    ...holders.map((other) =>
      createFreeLicense(other, { visualType: 'charts', month: 1 }, other.createdAt, 0),
    ),
  ];
}

function createFreeLicense(
  { uid, name }: Buyer,
  free: Omit<FreeLicense, 'age'>,
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
