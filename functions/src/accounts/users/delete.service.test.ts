import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { runs } from '@flexa/testing/sample';
import { PACKS } from '@flexa/contracts/plans';
import { LICENSE_QUERY } from '@flexa/contracts/licenses';
import {
  auth,
  call,
  db,
  newAdmin,
  newForeignAccount,
  newUser,
  newVerifiedUser,
  openFreeOffer,
  signUp,
  tokenFor,
} from '../../testing/shared-project';
import { newWord } from '../../testing/accounts';
import { listNamedFields } from '../../testing/requests';
import { aTimestamp } from '../../testing/matchers';
import { DAY, createTestPortal } from '../../testing/test-portal';

/** Number of attempts for each race. */
const TURNS = runs(5, 2);

beforeAll(() => openFreeOffer());

const deleteUser = (token: string, path: string) => call('DELETE', `/users/${path}`, { token });

const TOO_OLD = {
  code: 'recent-sign-in-required',
  message: 'For your safety, sign in again before you delete your account',
};

/** Creates a person with every kind of stored data, whose name and address are unique words. */
async function createUserWithEverything() {
  const name = newWord();
  const account = await newVerifiedUser(`Zoë ${name}`);
  const { uid, token } = account;
  const claim = await call('POST', `/users/license-free/${uid}`, {
    token,
    body: { month: 3, visualType: 'charts', name: `Zoë ${name}` },
  });
  expect(claim.status).toBe(201);
  await db.doc(`users/${uid}/themes/one`).set({ name: `Theme of ${name}`, theme: '{}' });
  await db.doc(`users/${uid}/themes/one/versions/1`).set({ theme: '{}' });
  const license = `licenses/${String(claim.body['id'])}`;
  return { ...account, name, license };
}

/** Lists all documents whose path or values contain the word. */
async function findEverywhere(word: string): Promise<string[]> {
  const below = ['themes', 'versions', 'themeSlots', 'places', 'claims', 'older'].map((id) =>
    db.collectionGroup(id),
  );
  const collections = [...(await db.listCollections()), ...below];
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  return snapshots
    .flatMap(({ docs }) => docs)
    .filter((document) => `${document.ref.path} ${JSON.stringify(document.data())}`.includes(word))
    .map((document) => document.ref.path);
}

describe('DELETE /users of your own account', () => {
  test('deleting your own account removes profile, themes, name and sign-in, and ends the licences', async () => {
    const { uid, token, email, name, license } = await createUserWithEverything();
    const mailbox = email.split('@')[0] ?? '';
    expect(await findEverywhere(name)).toContain(`users/${uid}/themes/one`);
    expect(await findEverywhere(mailbox)).toContain(`users/${uid}`);
    const answer = await deleteUser(token, uid);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ deleted: true });

    expect((await db.doc(`users/${uid}`).get()).exists).toBe(false);
    expect((await db.doc(`users/${uid}/themes/one`).get()).exists).toBe(false);
    expect((await db.doc(`users/${uid}/themes/one/versions/1`).get()).exists).toBe(false);
    await expect(auth.getUser(uid)).rejects.toThrow('no user record');

    const ended = (await db.doc(license).get()).data();
    expect(ended).toMatchObject({ userId: uid, name: null, deletedAt: aTimestamp });
    const active = db
      .collection(LICENSE_QUERY.collection)
      .where(LICENSE_QUERY.owner, '==', uid)
      .where(LICENSE_QUERY.deleted, '==', null);
    expect((await active.get()).size).toBe(0);

    expect(await findEverywhere(name)).toEqual([]);
    // The mail about the deletion remains until it is sent.
    expect(await findEverywhere(mailbox)).toEqual([`mail/account-deleted-${uid}`]);
  });

  test('deleting your own account makes the token useless, even to create a new profile', async () => {
    const { uid, token } = await newUser();
    await deleteUser(token, uid);
    expect((await call('GET', `/users/${uid}`, { token })).status).toBe(401);
    expect((await call('POST', '/users', { token, body: { name: 'Back' } })).status).toBe(401);
    expect((await deleteUser(token, uid)).status).toBe(401);
    expect((await db.doc(`users/${uid}`).get()).exists).toBe(false);
  });

  test('deleting your own account leaves other people unchanged', async () => {
    const [me, other] = [await createUserWithEverything(), await createUserWithEverything()];
    await deleteUser(me.token, me.uid);
    const read = await call('GET', `/users/${other.uid}`, { token: other.token });
    expect(read.body).toMatchObject({ uid: other.uid, props: { licenses: [{ deletedAt: null }] } });
    expect((await db.doc(`users/${other.uid}/themes/one`).get()).exists).toBe(true);
  });

  test('a person who never created a profile can delete their account', async () => {
    const { uid, token } = await signUp();
    expect((await deleteUser(token, uid)).status).toBe(200);
    await expect(auth.getUser(uid)).rejects.toThrow('no user record');
  });

  test('deleting your own account keeps the end of a licence that had already ended', async () => {
    const { uid, token, license } = await createUserWithEverything();
    const revokedAt = Timestamp.fromDate(new Date('2026-01-02T03:04:05.678Z'));
    await db.doc(license).update({ deletedAt: revokedAt });
    await deleteUser(token, uid);
    expect((await db.doc(license).get()).data()).toMatchObject({
      deletedAt: revokedAt,
      name: null,
    });
  });
});

describe('DELETE /users of your own account after an old sign-in', () => {
  test('deleting your own account after an old sign-in is refused with a request to sign in again, and removes nothing', async () => {
    const account = await newForeignAccount();
    const old = tokenFor(account, { signedInAgo: 5 * 60 + 30 });
    await call('POST', '/users', { token: old, body: { name: 'Nora' } });
    const answer = await deleteUser(old, account.uid);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual(TOO_OLD);
    expect((await call('GET', `/users/${account.uid}`, { token: old })).status).toBe(200);

    // A token refreshed a second ago still belongs to the old sign-in; a new sign-in does not.
    expect((await deleteUser(tokenFor(account), account.uid)).status).toBe(200);
  });

  test('an admin with an old sign-in can’t delete their own account either', async () => {
    const account = await newForeignAccount(true);
    const old = tokenFor(account, { signedInAgo: 3600 });
    await call('POST', '/users', { token: old, body: { name: 'Ada' } });
    expect((await deleteUser(old, account.uid)).body).toEqual(TOO_OLD);
    expect((await deleteUser(old, `${account.uid}?uid=${account.uid}`)).body).toEqual(TOO_OLD);
  });

  test.each([
    ['five minutes', 5 * 60 * 1000, { value: { deleted: true }, isNew: false }],
    ['a millisecond more', 5 * 60 * 1000 + 1, TOO_OLD],
  ])(
    'deleting your own account requires a sign-in within five minutes: %s',
    async (_age, milliseconds, outcome) => {
      const portal = createTestPortal();
      const me = portal.caller('me');
      await portal.signUp(me, 'Nora');
      portal.setClock(milliseconds);
      expect(await portal.run('deleteUser', me, { id: 'me' })).toEqual(outcome);
    },
  );
});

describe('races of DELETE /users of your own account', () => {
  test('deleting your account while claiming a licence leaves no active licence', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const portal = createTestPortal();
      await portal.openOffer('launch', 10, DAY);
      const me = portal.caller('me');
      await portal.signUp(me, 'Nora');
      const claim = { uid: 'me', month: 1, name: 'Nora' } as const;
      const outcomes = await Promise.all([
        ...PACKS.map((visualType) => portal.run('claimFreeLicense', me, { ...claim, visualType })),
        portal.run('deleteUser', me, { id: 'me' }),
      ]);
      for (const { code } of outcomes.slice(0, -1)) {
        expect([undefined, 'not-found']).toContain(code);
      }
      expect(outcomes.at(-1)).toMatchObject({ value: { deleted: true } });
      const licenses = await portal.db.collection('licenses').get();
      const alive = licenses.docs.filter(
        (license) => license.get('deletedAt') === null || license.get('name') !== null,
      );
      expect(alive).toEqual([]);
      expect((await portal.db.doc('users/me').get()).exists).toBe(false);
    }
  });

  test('deleting your account while signing up leaves no profile', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const portal = createTestPortal();
      const me = portal.caller('me');
      await portal.signUp(me, 'Nora');
      await Promise.all([
        portal.run('deleteUser', me, { id: 'me' }),
        ...Array.from({ length: 5 }, (_, i) => portal.run('createUser', me, { name: `Tab ${i}` })),
      ]);
      expect((await portal.auth.getUsers([{ uid: 'me' }])).users).toEqual([]);
      expect((await portal.db.collection('users').get()).docs).toEqual([]);
    }
  });
});

describe('DELETE /users by an admin', () => {
  test('an admin’s deletion removes the person, invalidates their token and is recorded with ids only', async () => {
    const [admin, other] = [await newAdmin(), await createUserWithEverything()];
    const answer = await deleteUser(admin.token, `${other.uid}?uid=${other.uid}`);
    expect(answer.status).toBe(200);
    expect((await call('GET', `/users/${other.uid}`, { token: other.token })).status).toBe(401);
    const audit = await db.collection('audit').where('target', '==', other.uid).get();
    expect(audit.docs.map((entry) => entry.data())).toEqual([
      {
        actor: admin.uid,
        action: 'user.delete',
        target: other.uid,
        changes: {},
        at: aTimestamp,
        expireAt: aTimestamp,
      },
    ]);
    expect(await findEverywhere(other.name)).toEqual([]);
  });

  test('an admin needs no recent sign-in to delete a user', async () => {
    const account = await newForeignAccount(true);
    const other = await newUser();
    const old = tokenFor(account, { signedInAgo: 24 * 60 * 60 });
    expect((await deleteUser(old, `${other.uid}?uid=${other.uid}`)).status).toBe(200);
  });

  test('an admin gets 404 for deleting a user who is already gone', async () => {
    const [admin, other] = [await newAdmin(), await newUser()];
    await deleteUser(admin.token, `${other.uid}?uid=${other.uid}`);
    const again = await deleteUser(admin.token, `${other.uid}?uid=${other.uid}`);
    expect(again.status).toBe(404);
    expect(again.body).toEqual({ code: 'not-found', message: 'There is no such user' });
  });

  test('an admin must send the same uid twice to delete a user', async () => {
    const [admin, other] = [await newAdmin(), await newUser()];
    for (const query of ['uid=someone-else', 'uid=', `uid=${other.uid}&uid=${other.uid}`]) {
      const answer = await deleteUser(admin.token, `${other.uid}?${query}`);
      expect(answer.status, query).toBe(400);
      expect(listNamedFields(answer)).toEqual(['uid']);
    }
    expect((await deleteUser(admin.token, other.uid)).status).toBe(403);
    expect((await db.doc(`users/${other.uid}`).get()).exists).toBe(true);
  });
});
