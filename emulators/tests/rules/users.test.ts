import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  query,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { expectAccess, RulesTester } from './table';

const createProfile = (uid: string, isAdmin = false) => ({
  id: uid,
  uid,
  name: uid,
  email: `${uid}@flexa.test`,
  isAdmin,
  hasPurchased: false,
  disabled: false,
});

const tester = new RulesTester('users', {
  'users/owner': createProfile('owner'),
  'users/stranger': createProfile('stranger'),
  'users/pretender': createProfile('pretender', true),
  'licenses/of-owner': { userId: 'owner', deletedAt: null },
});

expectAccess(
  tester,
  'users/owner',
  `
            get  list  create  update  delete
  nobody    no   no    no      no      no
  stranger  no   no    no      no      no
  owner     yes  no    no      no      no
  admin     no   no    no      no      no
  `,
);

describe('a person’s own profile', () => {
  test('the owner reads the profile as it is stored', async () => {
    const profile = await getDocFromServer(doc(tester.openAs('owner'), 'users/owner'));
    expect(profile.data()).toEqual(createProfile('owner'));
  });

  test('the owner may not query profiles, even by uid', async () => {
    const users = collection(tester.openAs('owner'), 'users');
    await assertFails(getDocsFromServer(query(users, where('uid', '==', 'owner'))));
  });

  test.each([{ isAdmin: true }, { hasPurchased: true }, { disabled: false }, { name: 'New' }])(
    'the owner may not change the profile past the API: %j',
    async (changes) => {
      await assertFails(updateDoc(doc(tester.openAs('owner'), 'users/owner'), changes));
    },
  );

  test('a new person may read a profile that does not exist yet', async () => {
    const newcomer = tester.openSignedIn('newcomer');
    const profile = await assertSucceeds(getDocFromServer(doc(newcomer, 'users/newcomer')));
    expect(profile.exists()).toBe(false);
  });
});

describe('claims in a token', () => {
  test.each([{ admin: true }, { support: true }, { isAdmin: true, role: 'admin' }])(
    'the claims %j open no document of another person',
    async (claims) => {
      const db = tester.openSignedIn('pretender', claims);
      await assertFails(getDocsFromServer(collection(db, 'users')));
      await assertFails(getDocFromServer(doc(db, 'users/owner')));
      await assertFails(getDocsFromServer(collection(db, 'licenses')));
      await assertFails(getDocFromServer(doc(db, 'licenses/of-owner')));
      await assertFails(updateDoc(doc(db, 'users/owner'), { disabled: true }));
      // The claim doesn't affect the person's own profile.
      await assertSucceeds(getDocFromServer(doc(db, 'users/pretender')));
    },
  );
});
