import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  orderBy,
  query,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { LICENSE_QUERY } from '@flexa/contracts/licenses';
import { RulesTester } from './table';

/** Second in which the owner ended all sessions. */
const ENDED = 1_800_000_000;

const tester = new RulesTester('revoked', {
  'users/owner': { uid: 'owner', validSince: ENDED },
  'users/stranger': { uid: 'stranger' },
  'users/owner/themes/one': { name: 'Nordic' },
  'licenses/of-owner': { userId: 'owner', createdAt: new Date(0), deletedAt: null },
  'orders/of-owner': { uid: 'owner' },
});

/** Reads of a person's own documents. */
const READS: Record<string, (db: Firestore, uid: string) => Promise<unknown>> = {
  'the profile': (db, uid) => getDocFromServer(doc(db, `users/${uid}`)),
  'a licence': (db, uid) => getDocFromServer(doc(db, `licenses/of-${uid}`)),
  'the live list of licences': (db, uid) =>
    getDocsFromServer(
      query(
        collection(db, LICENSE_QUERY.collection),
        where(LICENSE_QUERY.owner, '==', uid),
        where(LICENSE_QUERY.deleted, '==', null),
        orderBy(LICENSE_QUERY.order, 'desc'),
      ),
    ),
  'an order': (db, uid) => getDocFromServer(doc(db, `orders/of-${uid}`)),
  'the orders': (db, uid) =>
    getDocsFromServer(query(collection(db, 'orders'), where('uid', '==', uid))),
  'the themes': (db, uid) => getDocsFromServer(collection(db, `users/${uid}/themes`)),
};

describe.each(Object.entries(READS))('access after the sessions ended: %s', (_name, read) => {
  const readWithClaims = (claims: Record<string, unknown>) =>
    read(tester.openSignedIn('owner', claims), 'owner');

  test('tokens of ended sessions, recent or old, read nothing', async () => {
    await assertFails(readWithClaims({ auth_time: ENDED - 1 }));
    await assertFails(readWithClaims({ auth_time: 0 }));
  });

  test('a sign-in with a custom token from before the end reads nothing', async () => {
    await assertFails(readWithClaims({ auth_time: ENDED + 60, since: ENDED - 1 }));
    await assertSucceeds(readWithClaims({ auth_time: ENDED + 60, since: ENDED }));
  });

  test('tokens of sign-ins in the second of the end or later can read', async () => {
    await assertSucceeds(readWithClaims({ auth_time: ENDED }));
    await assertSucceeds(readWithClaims({ auth_time: ENDED + 60 }));
  });

  test('tokens with an address that the owner never proved read nothing', async () => {
    const proved = ['owner@flexa.test', 'new@flexa.test'];
    const claims = { auth_time: ENDED, proved };
    await assertSucceeds(readWithClaims({ ...claims, email: 'owner@flexa.test' }));
    await assertSucceeds(readWithClaims({ ...claims, email: 'new@flexa.test' }));
    await assertFails(readWithClaims({ ...claims, email: 'stranger@flexa.test' }));
    await assertFails(readWithClaims(claims));
  });

  test('a Microsoft token of a proved account can read only if the owner connected it', async () => {
    const firebase = {
      sign_in_provider: 'microsoft.com',
      identities: { 'microsoft.com': ['nora-there'] },
    };
    const unproved = { auth_time: ENDED, email: 'owner@flexa.test', firebase };
    const claims = { ...unproved, proved: ['owner@flexa.test'] };
    await assertSucceeds(readWithClaims(unproved));
    await assertSucceeds(readWithClaims({ ...claims, microsoft: 'nora-there' }));
    await assertFails(readWithClaims(claims));
    await assertFails(readWithClaims({ ...claims, microsoft: 'another' }));
  });
});

test('people who never ended their sessions read the profile with any token', async () => {
  await assertSucceeds(
    READS['the profile']!(tester.openSignedIn('stranger', { auth_time: 1 }), 'stranger'),
  );
});

test('people without a profile may look for it and for licences', async () => {
  const newcomer = tester.openSignedIn('newcomer', { auth_time: 1 });
  await assertSucceeds(READS['the profile']!(newcomer, 'newcomer'));
  await assertSucceeds(READS['the live list of licences']!(newcomer, 'newcomer'));
});

test('the claim of a demoted admin opens no documents of others, however fresh', async () => {
  const demoted = tester.openSignedIn('stranger', { admin: true, auth_time: ENDED });
  for (const name of ['users', 'licenses', 'orders']) {
    await assertFails(getDocsFromServer(collection(demoted, name)));
  }
  for (const read of Object.values(READS)) await assertFails(read(demoted, 'owner'));
});
