import { assertFails } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  Timestamp,
  where,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { LICENSE_QUERY } from '@flexa/contracts/licenses';
import { ACTORS, expectAccess, RulesTester } from './table';

const DAY = Timestamp.fromDate(new Date('2026-11-20T12:00:00.000Z'));

const createLicense = (userId: string, age: number, deleted = false) => ({
  userId,
  createdAt: new Timestamp(DAY.seconds - age, 0),
  deletedAt: deleted ? DAY : null,
});

const tester = new RulesTester('licenses', {
  'licenses/own-older': createLicense('owner', 60),
  'licenses/own': createLicense('owner', 30),
  'licenses/own-deleted': createLicense('owner', 20, true),
  'licenses/of-stranger': createLicense('stranger', 10),
  'licenses/own-without-deleted-at': { userId: 'owner', createdAt: DAY },
});

expectAccess(
  tester,
  'licenses/own',
  `
            get  list  create  update  delete
  nobody    no   no    no      no      no
  stranger  no   no    no      no      no
  owner     yes  no    no      no      no
  admin     no   no    no      no      no
  `,
);

expectAccess(
  tester,
  'licenses/own-deleted',
  `
            get  update  delete
  nobody    no   no      no
  stranger  no   no      no
  owner     no   no      no
  admin     no   no      no
  `,
);

expectAccess(
  tester,
  'licenses/of-stranger',
  `
            get  update  delete
  nobody    no   no      no
  stranger  yes  no      no
  owner     no   no      no
  admin     no   no      no
  `,
);

expectAccess(
  tester,
  'licenses/own-without-deleted-at',
  `
            get  update  delete
  nobody    no   no      no
  stranger  no   no      no
  owner     no   no      no
  admin     no   no      no
  `,
);

// The constraints of web/src/features/licenses/license-stream.ts, with the same constants.
const filterByOwner = (uid: string) => where(LICENSE_QUERY.owner, '==', uid);
const notDeleted = where(LICENSE_QUERY.deleted, '==', null);
const newestFirst = orderBy(LICENSE_QUERY.order, 'desc');

const createQuery = (db: Firestore, ...constraints: QueryConstraint[]) =>
  query(collection(db, LICENSE_QUERY.collection), ...constraints);

describe('the licence query of the browser', () => {
  test('the licence query returns the owner’s licences that are not deleted, newest first', async () => {
    const db = tester.openAs('owner');
    const results = await getDocsFromServer(
      createQuery(db, filterByOwner('owner'), notDeleted, newestFirst),
    );
    expect(results.docs.map(({ id }) => id)).toEqual(['own', 'own-older']);
  });

  test('the licence query is refused to an admin who asks about someone else', async () => {
    const db = tester.openAs('admin');
    await assertFails(
      getDocsFromServer(createQuery(db, filterByOwner('stranger'), notDeleted, newestFirst)),
    );
  });

  test.each([
    ['the filter on deletedAt', [filterByOwner('owner'), newestFirst]],
    ['the filter on userId', [notDeleted, newestFirst]],
    ['any filter', [newestFirst]],
    ['any filter, even for one document', [limit(1)]],
  ])('a query for licences is refused without %s', async (_name, constraints) => {
    await assertFails(getDocsFromServer(createQuery(tester.openAs('owner'), ...constraints)));
  });

  test.each([
    ["another person's uid", [filterByOwner('stranger'), notDeleted, newestFirst]],
    ['their own uid among others', [where('userId', 'in', ['owner', 'stranger']), notDeleted]],
    ['all uids but one', [where('userId', '!=', 'nobody'), notDeleted]],
    ['the deleted ones', [filterByOwner('owner'), where('deletedAt', '>', new Timestamp(0, 0))]],
    [
      'all but the deleted ones of one day',
      [filterByOwner('owner'), where('deletedAt', '!=', DAY)],
    ],
  ])('a query for licences is refused with %s', async (_name, constraints) => {
    await assertFails(getDocsFromServer(createQuery(tester.openAs('owner'), ...constraints)));
  });

  test('a query for licences is refused to signed-out users', async () => {
    const db = tester.openAs('nobody');
    await assertFails(
      getDocsFromServer(createQuery(db, filterByOwner('owner'), notDeleted, newestFirst)),
    );
  });

  test('a query over the collection group of licences is refused', async () => {
    for (const actor of ACTORS) {
      const everywhere = collectionGroup(tester.openAs(actor), 'licenses');
      await assertFails(getDocsFromServer(query(everywhere, filterByOwner('owner'), notDeleted)));
    }
  });
});

describe('the live list of licences', () => {
  /** Listens as the browser does; `shows` waits until the server has confirmed just these ids. */
  function listen(db: Firestore) {
    let shownIds = '';
    let expectedIds = '';
    let resolve: () => void = () => undefined;
    let reject: (error: Error) => void = () => undefined;
    const compare = () => shownIds === expectedIds && resolve();
    const stop = onSnapshot(
      createQuery(db, filterByOwner('owner'), notDeleted, newestFirst),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache) return;
        shownIds = snapshot.docs.map(({ id }) => id).join(' ');
        compare();
      },
      (error) => reject(error),
    );
    const waitForIds = (...ids: string[]) =>
      new Promise<void>((...settle) => {
        [resolve, reject] = settle;
        expectedIds = ids.join(' ');
        compare();
      });
    return { shows: waitForIds, stop };
  }

  test('the live list shows a new licence and drops a deleted one without being refused', async () => {
    const { shows: waitForIds, stop } = listen(tester.openAs('owner'));
    await waitForIds('own', 'own-older');
    await tester.write({ 'licenses/own-new': createLicense('owner', 5) });
    await waitForIds('own-new', 'own', 'own-older');
    await tester.write({ 'licenses/own': createLicense('owner', 30, true) });
    await waitForIds('own-new', 'own-older');
    stop();
  });

  test('the cache of the live list answers no query that the server refuses', async () => {
    const db = tester.openAs('owner');
    const { shows: waitForIds, stop } = listen(db);
    await waitForIds('own', 'own-older');
    await assertFails(getDocsFromServer(createQuery(db, filterByOwner('owner'), newestFirst)));
    await assertFails(getDocsFromServer(createQuery(db, filterByOwner('stranger'), notDeleted)));
    stop();
  });
});
