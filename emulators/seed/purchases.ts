import type { Plan } from '@flexa/contracts/plans';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who buys. */
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
  /** All of it was given back, or half. */
  refund?: { at: Date; share: 'all' | 'half' };
}

type Bought = Plan & { quantity: number };

/** The customer's, with the days since: of some the licence is over, one was refunded. */
const CUSTOMER: (Bought & { age: number; refundedAfter?: number })[] = [
  { visualType: 'designs', month: 3, quantity: 1, age: 150 },
  { visualType: 'designs', month: 6, quantity: 4, age: 120, refundedAfter: 3 },
  { visualType: 'charts', month: 3, quantity: 3, age: 82 },
  { visualType: 'tables', month: 6, quantity: 2, age: 80 },
  { visualType: 'suite', month: 6, quantity: 5, age: 42 },
];

/** How others buy, by turns: days after they signed up, and again once a term has ended. */
const HABITS: (Bought & { after: number })[][] = [
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

/** Of so many purchases one is regretted, in whole or in part. */
const REGRET = 29;

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
const later = (date: Date, days: number) => before(date, -days);

export function customerPurchases(buyer: Buyer, now: Date): Purchase[] {
  return CUSTOMER.map(({ age, refundedAfter, ...bought }) => {
    const at = before(now, age);
    return {
      ...bought,
      buyer,
      at,
      ...(refundedAfter !== undefined && {
        refund: { at: later(at, refundedAfter), share: 'all' as const },
      }),
    };
  });
}

/** What people have bought until now, always the same. */
export function purchasesOf(people: readonly Buyer[], now: Date): Purchase[] {
  return people
    .flatMap((buyer, turn) =>
      (HABITS[turn % HABITS.length] ?? []).map(({ after, ...bought }): Purchase => ({
        ...bought,
        buyer,
        at: later(buyer.createdAt, after),
      })),
    )
    .filter(({ at }) => at < now)
    .map((purchase, index) => {
      const at = later(purchase.at, 4);
      if (index % REGRET !== 8 || at >= now) return purchase;
      return { ...purchase, refund: { at, share: index % 2 === 0 ? 'all' : 'half' } };
    });
}
