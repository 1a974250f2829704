import { assertFails } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  getDocsFromServer,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { ACTORS, expectAccess, RulesTester } from './table';

const tester = new RulesTester('offers', {
  'offers/launch': { userCount: 100, createdAt: 1, expiryDate: 2 },
  'offers/launch/places/0': { n: 0, uid: 'owner' },
  'offers/launch/places/1': { n: 1, uid: null },
  'offers/launch/claims/key-of-owner': { takenAt: 1 },
  'offers/launch/holders/owner': { claim: 'key-of-owner' },
});

expectAccess(
  tester,
  'offers/launch',
  `
            get  list  create  update  delete
  nobody    yes  yes   no      no      no
  stranger  yes  yes   no      no      no
  owner     yes  yes   no      no      no
  admin     yes  yes   no      no      no
  `,
);

// A place names the person who took it. With access, people could take a free one without the API.
for (const place of ['offers/launch/places/0', 'offers/launch/places/1']) {
  expectAccess(
    tester,
    place,
    `
              get  list  create  update  delete
    nobody    no   no    no      no      no
    stranger  no   no    no      no      no
    owner     no   no    no      no      no
    admin     no   no    no      no      no
    `,
  );
}

// A claim shows that someone took a place, and a holder shows the account. A person who could delete their own could take
// a second place.
for (const entry of ['offers/launch/claims/key-of-owner', 'offers/launch/holders/owner']) {
  expectAccess(
    tester,
    entry,
    `
              get  list  create  update  delete
    nobody    no   no    no      no      no
    stranger  no   no    no      no      no
    owner     no   no    no      no      no
    admin     no   no    no      no      no
    `,
  );
}

describe('queries for the free offer', () => {
  test('anyone may query the offers by their end', async () => {
    const offers = collection(tester.openAs('nobody'), 'offers');
    const results = await getDocsFromServer(query(offers, orderBy('expiryDate', 'desc')));
    expect(results.docs.map(({ id }) => id)).toEqual(['launch']);
  });

  test.each(['places', 'claims', 'holders'])(
    'a query by uid over all %s of offers is refused',
    async (name) => {
      for (const actor of ACTORS) {
        const everywhere = collectionGroup(tester.openAs(actor), name);
        await assertFails(getDocsFromServer(query(everywhere, where('uid', '==', 'owner'))));
      }
    },
  );
});
