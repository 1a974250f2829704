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

/** The second in which all sign-ins of the owner were ended. */
const ENDED = 1_800_000_000;

const tester = new RulesTester('revoked', {
  'users/owner': { uid: 'owner', validSince: ENDED },
  'users/stranger': { uid: 'stranger' },
  'users/owner/themes/one': { name: 'Nordic' },
  'licenses/of-owner': { userId: 'owner', createdAt: new Date(0), deletedAt: null },
  'orders/of-owner': { uid: 'owner' },
});

/** Everything that a person reads of their own. */
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

describe.each(Object.entries(READS))('%s', (_what, read) => {
  const as = (claims: Record<string, unknown>) => read(tester.signedIn('owner', claims), 'owner');

  test('is not read with a token of a sign-in that was ended, a second before or long ago', async () => {
    await assertFails(as({ auth_time: ENDED - 1 }));
    await assertFails(as({ auth_time: 0 }));
  });

  test('is not read by a sign-in with a token that was made before and kept', async () => {
    await assertFails(as({ auth_time: ENDED + 60, since: ENDED - 1 }));
    await assertSucceeds(as({ auth_time: ENDED + 60, since: ENDED }));
  });

  test('is read with a token of a sign-in of that second or later', async () => {
    await assertSucceeds(as({ auth_time: ENDED }));
    await assertSucceeds(as({ auth_time: ENDED + 60 }));
  });

  test('is not read with a token whose address the owner never proved', async () => {
    const proved = ['owner@flexa.test', 'new@flexa.test'];
    const claims = { auth_time: ENDED, proved };
    await assertSucceeds(as({ ...claims, email: 'owner@flexa.test' }));
    await assertSucceeds(as({ ...claims, email: 'new@flexa.test' }));
    await assertFails(as({ ...claims, email: 'stranger@flexa.test' }));
    await assertFails(as(claims));
  });

  test('is read with a Microsoft token of a proved account only where the owner connected it', async () => {
    const firebase = {
      sign_in_provider: 'microsoft.com',
      identities: { 'microsoft.com': ['nora-there'] },
    };
    const unproved = { auth_time: ENDED, email: 'owner@flexa.test', firebase };
    const claims = { ...unproved, proved: ['owner@flexa.test'] };
    await assertSucceeds(as(unproved));
    await assertSucceeds(as({ ...claims, microsoft: 'nora-there' }));
    await assertFails(as(claims));
    await assertFails(as({ ...claims, microsoft: 'another' }));
  });
});

test('who never ended a sign-in reads the profile with any token', async () => {
  await assertSucceeds(
    READS['the profile']!(tester.signedIn('stranger', { auth_time: 1 }), 'stranger'),
  );
});

test('who has no profile yet may look for it and for licences', async () => {
  const newcomer = tester.signedIn('newcomer', { auth_time: 1 });
  await assertSucceeds(READS['the profile']!(newcomer, 'newcomer'));
  await assertSucceeds(READS['the live list of licences']!(newcomer, 'newcomer'));
});

test('a token that an admin got before being demoted opens nothing of others, however fresh', async () => {
  const demoted = tester.signedIn('stranger', { admin: true, auth_time: ENDED });
  for (const name of ['users', 'licenses', 'orders']) {
    await assertFails(getDocsFromServer(collection(demoted, name)));
  }
  for (const read of Object.values(READS)) await assertFails(read(demoted, 'owner'));
});
