import type { Plan } from '@flexa/contracts/plans';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Buyer {
  uid: string;
  name: string;
  email: string;
  createdAt: Date;
}

export interface Purchase extends Plan {
  buyer: Buyer;
  quantity: number;
  at: Date;
  refund?: { at: Date; share: 'all' | 'half' };
}

type Item = Plan & { quantity: number };

/**
 * Purchases of the sample customer, by their age in days. Some licences have expired, and one purchase was refunded.
 */
const CUSTOMER: (Item & { age: number; refundedAfter?: number })[] = [
  { visualType: 'designs', month: 3, quantity: 1, age: 150 },
  { visualType: 'designs', month: 6, quantity: 4, age: 120, refundedAfter: 3 },
  { visualType: 'charts', month: 3, quantity: 3, age: 82 },
  { visualType: 'tables', month: 6, quantity: 2, age: 80 },
  { visualType: 'suite', month: 6, quantity: 5, age: 42 },
];

/** Purchases of the other people, in rotation, by days since their sign-up. Renewals follow the end of a term. */
const HABITS: (Item & { after: number })[][] = [
  [],
  [{ visualType: 'charts', month: 12, quantity: 1, after: 0.1 }],
  [
    { visualType: 'suite', month: 3, quantity: 2, after: 1.2 },
    { visualType: 'suite', month: 6, quantity: 3, after: 93 },
    { visualType: 'suite', month: 12, quantity: 3, after: 276 },
  ],
  [],
  [
    { visualType: 'tables', month: 3, quantity: 6, after: 1.1 },
    { visualType: 'tables', month: 6, quantity: 8, after: 91 },
    { visualType: 'tables', month: 12, quantity: 8, after: 272 },
  ],
  [],
  [
    { visualType: 'designs', month: 1, quantity: 1, after: 0.2 },
    { visualType: 'designs', month: 3, quantity: 1, after: 31 },
    { visualType: 'charts', month: 6, quantity: 2, after: 44 },
    { visualType: 'designs', month: 12, quantity: 2, after: 122 },
  ],
  [
    { visualType: 'suite', month: 12, quantity: 4, after: 3.3 },
    { visualType: 'analytics', month: 12, quantity: 1, after: 60 },
    { visualType: 'suite', month: 12, quantity: 6, after: 366 },
  ],
  [],
  [
    { visualType: 'analytics', month: 3, quantity: 2, after: 2.4 },
    { visualType: 'analytics', month: 12, quantity: 3, after: 95 },
    { visualType: 'charts', month: 3, quantity: 3, after: 120 },
  ],
];

/** Out of this many purchases, one is refunded, in full or by half. */
const REFUND_EVERY = 29;

const subtractDays = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
const addDays = (date: Date, days: number) => subtractDays(date, -days);

export function createCustomerPurchases(buyer: Buyer, now: Date): Purchase[] {
  return CUSTOMER.map(({ age, refundedAfter, ...item }) => {
    const at = subtractDays(now, age);
    return {
      ...item,
      buyer,
      at,
      ...(refundedAfter !== undefined && {
        refund: { at: addDays(at, refundedAfter), share: 'all' as const },
      }),
    };
  });
}

/** Creates the purchases of other people until now, the same for the same people. */
export function createPurchases(people: readonly Buyer[], now: Date): Purchase[] {
  return people
    .flatMap((buyer, turn) =>
      (HABITS[turn % HABITS.length] ?? []).map(({ after, ...item }): Purchase => ({
        ...item,
        buyer,
        at: addDays(buyer.createdAt, after),
      })),
    )
    .filter(({ at }) => at < now)
    .map((purchase, index) => {
      const at = addDays(purchase.at, 4);
      if (index % REFUND_EVERY !== 8 || at >= now) return purchase;
      return { ...purchase, refund: { at, share: index % 2 === 0 ? 'all' : 'half' } };
    });
}
