import { assertFails } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  getDocsFromServer,
  orderBy,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { ACTORS, expectAccess, RulesTester, type Actor } from './table';

const createOrder = (uid: string | null, createdAt: number) => ({ uid, createdAt, state: 'paid' });

const tester = new RulesTester('orders', {
  'orders/cs_own': createOrder('owner', 2),
  'orders/cs_own_older': createOrder('owner', 1),
  'orders/cs_of_stranger': createOrder('stranger', 3),
  'orders/cs_of_nobody': createOrder(null, 4),
  'orders/cs_without': { createdAt: 5 },
});

expectAccess(
  tester,
  'orders/cs_own',
  `
            get  list  create  update  delete
  nobody    no   no    no      no      no
  stranger  no   no    no      no      no
  owner     yes  no    no      no      no
  admin     no   no    no      no      no
  `,
);

// An order without an account belongs to nobody, and not to signed-out people.
for (const path of ['orders/cs_of_nobody', 'orders/cs_without']) {
  expectAccess(
    tester,
    path,
    `
              get  update  delete
    nobody    no   no      no
    stranger  no   no      no
    owner     no   no      no
    admin     no   no      no
    `,
  );
}

describe('queries for orders', () => {
  const queryOrders = async (actor: Actor, ...constraints: QueryConstraint[]) => {
    const results = await getDocsFromServer(
      query(collection(tester.openAs(actor), 'orders'), ...constraints),
    );
    return results.docs.map(({ id }) => id);
  };
  const filterByUser = (uid: string | null) => where('uid', '==', uid);

  test('a query by one’s own uid returns the person’s orders', async () => {
    const results = await queryOrders('owner', filterByUser('owner'), orderBy('createdAt', 'desc'));
    expect(results).toEqual(['cs_own', 'cs_own_older']);
  });

  test.each(['nobody', 'stranger', 'admin'] as const)(
    'a query for another person’s orders is refused to %s',
    async (actor) => {
      await assertFails(queryOrders(actor, filterByUser('owner')));
      await assertFails(queryOrders(actor, filterByUser(null)));
      await assertFails(queryOrders(actor, where('uid', 'in', [actor, 'owner'])));
    },
  );

  test('a query without the uid is refused to the owner, even if all results are theirs', async () => {
    await assertFails(queryOrders('owner', where('createdAt', '<', 3)));
  });

  test('a query over the collection group of orders is refused', async () => {
    for (const actor of ACTORS) {
      const everywhere = collectionGroup(tester.openAs(actor), 'orders');
      await assertFails(getDocsFromServer(query(everywhere, filterByUser('owner'))));
    }
  });
});
