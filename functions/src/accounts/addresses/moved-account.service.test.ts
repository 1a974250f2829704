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

/** How the owner of a mailbox comes in for the first time. */
const OWNER: Record<string, (email: string) => Promise<SignIn>> = {
  'a code': (email) => signInByCode(portal, email),
  'a reset link': (email) => signInByReset(portal, email, OWNER_PASSWORD),
};

const readProfileEmail = async (uid: string) =>
  (await portal.db.doc(`users/${uid}`).get()).get('email') as string;

/** Moves the account by our link; the profile is not loaded afterwards. */
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

/** The code of the newest link that the identity service itself mailed. */
async function fetchServiceCode(email: string, requestType: string): Promise<string> {
  const host = requireAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: ServiceLink[] };
  const found = oobCodes.findLast(
    (link) => link.email === email && link.requestType === requestType,
  );
  if (!found) throw new Error(`No link ${requestType}`);
  return found.oobCode;
}

/** Moves an account by the identity service's own link, which needs the new mailbox and no call of ours. */
async function moveAtService(
  { uid, token }: { uid: string; token: string },
  email: string,
  next: string,
): Promise<void> {
  const asked = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: token, newEmail: next };
  await callIdentity('sendOobCode', asked);
  const oobCode = await fetchServiceCode(email, 'VERIFY_AND_CHANGE_EMAIL');
  await callIdentity('update', { localId: uid, oobCode });
}

describe.each(Object.entries(OWNER))('the owner of an address comes by %s', (_way, comeIn) => {
  test('gets an account of their own where an attacker signed up with the address and moved on twice', async () => {
    const [victim, theirs, last] = [newEmail(), newEmail(), newEmail()];
    const attacker = await signUpPerson(portal, victim);
    await moveByLink(attacker, theirs);
    const again = await signInByPassword(theirs, PASSWORD);
    await moveAtService(again, theirs, last);

    const owner = await comeIn(victim);
    expect(owner.uid).not.toBe(attacker.uid);
    expect((await portal.auth.getUser(owner.uid)).email).toBe(victim);
    expect(await readProfileEmail(attacker.uid)).not.toBe(victim);
  });

  test('gets an account of their own where an attacker moved an account on that nobody had proved', async () => {
    const [victim, theirs] = [newEmail(), newEmail()];
    const attacker = await signUpPerson(portal, victim);
    await moveAtService(attacker, victim, theirs);
    const owner = await comeIn(victim);
    expect(owner.uid).not.toBe(attacker.uid);
    expect((await portal.auth.getUser(owner.uid)).email).toBe(victim);
  });

  test('gets the account back that a thief moved on, no matter how many profiles have the address', async () => {
    const [email, theirs] = [newEmail(), newEmail()];
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
    await moveAtService({ uid, ...nora }, email, theirs);
    expect((await comeIn(email)).uid).toBe(uid);
    expect((await portal.auth.getUser(uid)).email).toBe(email);
  });

  test('gets the account back though the thief signed up with the address that became free', async () => {
    const [email, theirs] = [newEmail(), newEmail()];
    const nora = await signUpProved(portal, email);
    await moveAtService(nora, email, theirs);
    const squatter = await signUpPerson(portal, email);
    expect((await comeIn(email)).uid).toBe(nora.uid);
    expect((await portal.auth.getUser(nora.uid)).email).toBe(email);
    expect((await portal.auth.getUser(squatter.uid)).email).toMatch(/\.invalid$/);
  });

  test('gets the account back that our link had moved to the address before a thief moved it on', async () => {
    const [email, next, theirs] = [newEmail(), newEmail(), newEmail()];
    const nora = await signUpProved(portal, email);
    await moveByLink(nora, next);
    const again = await signInByPassword(next, PASSWORD);
    await moveAtService(again, next, theirs);
    expect((await comeIn(next)).uid).toBe(nora.uid);
    expect((await portal.auth.getUser(nora.uid)).email).toBe(next);
  });
});

test('reads the accounts of profiles that have the address in hundreds', async () => {
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
    .map(([asked]) => asked)
    .filter((asked) => asked.some((one) => 'uid' in one && one.uid.startsWith(email)));
  expect(pages.map((page) => page.length)).toEqual([100, 50]);
});

test('a moved account whose owner has another one by now keeps what is in it, and nobody signs in', async () => {
  const [email, theirs] = [newEmail(), newEmail()];
  const { uid, ...nora } = await signUpProved(portal, email);
  await portal.db.doc(`users/${uid}`).delete();
  await moveAtService({ uid, ...nora }, email, theirs);
  const owner = await signInByCode(portal, email);
  expect(owner.uid).not.toBe(uid);

  const thief = await signInByPassword(theirs, PASSWORD);
  expect(await portal.with(thief, 'exportUser', { uid })).toMatchObject({ code: 'sign-in-again' });
  expect(await portal.with(thief, 'exportUser', { uid })).toMatchObject({
    code: 'unauthenticated',
  });
  await expect(signInByPassword(theirs, PASSWORD)).rejects.toThrow();
  const aside = await portal.auth.getUser(uid);
  expect(aside).toMatchObject({ emailVerified: false, disabled: false });
  expect(aside.email).toMatch(/\.invalid$/);
  expect((await portal.auth.getUserByEmail(email)).uid).toBe(owner.uid);
});

test('our link writes the new address to the profile, with what is sorted and searched by', async () => {
  const [email, next] = [newEmail(), newEmail()];
  const { uid, ...nora } = await signUpProved(portal, email);
  await moveByLink({ uid, ...nora }, next);
  const profile = (await portal.db.doc(`users/${uid}`).get()).data();
  expect(profile).toMatchObject({ email: next, sortEmail: next });
});
