import { describe, expect, test, vi } from 'vitest';
import { toUserDocument } from '../users/user-document';
import {
  callIdentity,
  newEmail,
  openLink,
  PASSWORD,
  PROJECT,
  signUpProved,
  createSharedPortal,
  signUpPerson,
  type SignIn,
  signInByCode,
  signInByPassword,
  signInByReset,
  waitForNextSecond,
  requireValue,
} from '../../testing/people';
import { requireAddress } from '../../testing/requests';

const portal = createSharedPortal();

const OWNER_PASSWORD = 'Owner-12345';

/** Ways in which the owner of a mailbox signs in for the first time. */
const OWNER: Record<string, (email: string) => Promise<SignIn>> = {
  'a code': (email) => signInByCode(portal, email),
  'a reset link': (email) => signInByReset(portal, email, OWNER_PASSWORD),
};

const readProfileEmail = async (uid: string) =>
  (await portal.db.doc(`users/${uid}`).get()).get('email') as string;

/** Moves the account with our link, without loading the profile afterwards. */
async function moveByLink(signIn: SignIn, next: string): Promise<void> {
  requireValue(await portal.with(signIn, 'changeAddress', { uid: signIn.uid, email: next }));
  await waitForNextSecond();
  requireValue(await openLink(portal, next, 'change-address', { session: signIn.token }));
}

interface ServiceLink {
  email: string;
  requestType: string;
  oobCode: string;
}

/** Returns the code of the newest link that the identity service itself mailed. */
async function fetchServiceCode(email: string, requestType: string): Promise<string> {
  const host = requireAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: ServiceLink[] };
  const oobCode = oobCodes.findLast(
    (link) => link.email === email && link.requestType === requestType,
  );
  if (!oobCode) throw new Error(`No link ${requestType}`);
  return oobCode.oobCode;
}

/** Moves an account with the identity service's own link, which needs the new mailbox and no call to us. */
async function moveAtService(
  { uid, token }: { uid: string; token: string },
  email: string,
  next: string,
): Promise<void> {
  const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: token, newEmail: next };
  await callIdentity('sendOobCode', request);
  const oobCode = await fetchServiceCode(email, 'VERIFY_AND_CHANGE_EMAIL');
  await callIdentity('update', { localId: uid, oobCode });
}

describe.each(Object.entries(OWNER))(
  'account of an owner who proves the address by %s',
  (_way, comeIn) => {
    test('the owner gets a new account after an attacker signed up with the address and moved on twice', async () => {
      const [victim, attackerEmail, last] = [newEmail(), newEmail(), newEmail()];
      const attacker = await signUpPerson(portal, victim);
      await moveByLink(attacker, attackerEmail);
      const again = await signInByPassword(attackerEmail, PASSWORD);
      await moveAtService(again, attackerEmail, last);

      const owner = await comeIn(victim);
      expect(owner.uid).not.toBe(attacker.uid);
      expect((await portal.auth.getUser(owner.uid)).email).toBe(victim);
      expect(await readProfileEmail(attacker.uid)).not.toBe(victim);
    });

    test('the owner gets a new account after an attacker moved an unproved account on', async () => {
      const [victim, attackerEmail] = [newEmail(), newEmail()];
      const attacker = await signUpPerson(portal, victim);
      await moveAtService(attacker, victim, attackerEmail);
      const owner = await comeIn(victim);
      expect(owner.uid).not.toBe(attacker.uid);
      expect((await portal.auth.getUser(owner.uid)).email).toBe(victim);
    });

    test('the owner gets a stolen and moved account back, no matter how many profiles have the address', async () => {
      const [email, attackerEmail] = [newEmail(), newEmail()];
      const { uid, ...nora } = await signUpProved(portal, email);
      for (const id of ['0', 'zzz']) {
        const account = await portal.auth.createUser({ email: newEmail() });
        const other = `${id}${account.uid}`;
        const rights = { isAdmin: false, isSupport: false, hasPurchased: false, disabled: false };
        const user = { id: other, uid: other, name: 'Squatter', email, ...rights };
        const createdAt = new Date();
        const document = toUserDocument({ ...user, createdAt: createdAt.toISOString() });
        await portal.db.doc(`users/${other}`).set({ ...document, createdAt });
      }
      await moveAtService({ uid, ...nora }, email, attackerEmail);
      expect((await comeIn(email)).uid).toBe(uid);
      expect((await portal.auth.getUser(uid)).email).toBe(email);
    });

    test('the owner gets the account back although the thief signed up with the freed address', async () => {
      const [email, attackerEmail] = [newEmail(), newEmail()];
      const nora = await signUpProved(portal, email);
      await moveAtService(nora, email, attackerEmail);
      const squatter = await signUpPerson(portal, email);
      expect((await comeIn(email)).uid).toBe(nora.uid);
      expect((await portal.auth.getUser(nora.uid)).email).toBe(email);
      expect((await portal.auth.getUser(squatter.uid)).email).toMatch(/\.invalid$/);
    });

    test('the owner gets back an account that our link had moved to the address before a thief moved it on', async () => {
      const [email, next, attackerEmail] = [newEmail(), newEmail(), newEmail()];
      const nora = await signUpProved(portal, email);
      await moveByLink(nora, next);
      const again = await signInByPassword(next, PASSWORD);
      await moveAtService(again, next, attackerEmail);
      expect((await comeIn(next)).uid).toBe(nora.uid);
      expect((await portal.auth.getUser(nora.uid)).email).toBe(next);
    });
  },
);

test('the search for a moved account reads the accounts with the address a hundred at a time', async () => {
  const email = newEmail();
  const writer = portal.db.batch();
  for (let number = 0; number < 150; number += 1) {
    const uid = `${email}-${number}`;
    const rights = { isAdmin: false, isSupport: false, hasPurchased: false, disabled: false };
    const user = { id: uid, uid, name: 'Squatter', email, ...rights };
    const createdAt = new Date();
    const document = toUserDocument({ ...user, createdAt: createdAt.toISOString() });
    writer.set(portal.db.doc(`users/${uid}`), { ...document, createdAt });
  }
  await writer.commit();
  const readMany = vi.spyOn(portal.auth, 'getUsers');
  await signInByCode(portal, email);
  const pages = readMany.mock.calls
    .map(([request]) => request)
    .filter((request) => request.some((one) => 'uid' in one && one.uid.startsWith(email)));
  expect(pages.map((page) => page.length)).toEqual([100, 50]);
});

test('a moved account whose owner has a new account keeps its contents and can’t be signed in to', async () => {
  const [email, attackerEmail] = [newEmail(), newEmail()];
  const { uid, ...nora } = await signUpProved(portal, email);
  await portal.db.doc(`users/${uid}`).delete();
  await moveAtService({ uid, ...nora }, email, attackerEmail);
  const owner = await signInByCode(portal, email);
  expect(owner.uid).not.toBe(uid);

  const thief = await signInByPassword(attackerEmail, PASSWORD);
  expect(await portal.with(thief, 'exportUser', { uid })).toMatchObject({ code: 'sign-in-again' });
  expect(await portal.with(thief, 'exportUser', { uid })).toMatchObject({
    code: 'unauthenticated',
  });
  await expect(signInByPassword(attackerEmail, PASSWORD)).rejects.toThrow();
  const aside = await portal.auth.getUser(uid);
  expect(aside).toMatchObject({ emailVerified: false, disabled: false });
  expect(aside.email).toMatch(/\.invalid$/);
  expect((await portal.auth.getUserByEmail(email)).uid).toBe(owner.uid);
});

test('our change link updates the address, sort fields and search keys of the profile', async () => {
  const [email, next] = [newEmail(), newEmail()];
  const { uid, ...nora } = await signUpProved(portal, email);
  await moveByLink({ uid, ...nora }, next);
  const profile = (await portal.db.doc(`users/${uid}`).get()).data();
  expect(profile).toMatchObject({ email: next, sortEmail: next });
});
