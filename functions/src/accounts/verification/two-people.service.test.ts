import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { createUnpaidOrder } from '../../payments/order';
import { createOrderRepository } from '../../payments/repository';
import { newWord } from '../../testing/accounts';
import {
  link,
  readMail,
  newEmail,
  openLink,
  createSharedPortal,
  type SharedPortal,
  type SignIn,
  signInByCode,
  signInByPassword,
  signInByReset,
  signInWith,
  signUpWith,
  waitForNextSecond,
  requireValue,
} from '../../testing/people';
import { START } from '../../testing/test-portal';

const portal = createSharedPortal();

const THEIR_PASSWORD = 'Stranger-1';
const OWN_PASSWORD = 'Owner-12345';

/** Ways to sign up with an address without owning its mailbox. */
const STRANGER: Record<string, (email: string) => Promise<SignIn>> = {
  'a password': (email) => signUpWith(email, THEIR_PASSWORD),
  'Microsoft, which proves nothing': (email) =>
    signInWith('microsoft.com', email, { vouches: false, sub: `stranger ${email}` }),
  'a password and providers of their own': async (email) => {
    const signIn = await signUpWith(email, THEIR_PASSWORD);
    await link(signIn, 'google.com', `${newWord()}@flexa.test`);
    await link(signIn, 'microsoft.com', email);
    return signInByPassword(email, THEIR_PASSWORD);
  },
};

/**
 * Signs up and opens the link of the first mail in the same browser. If the address already has an account,
 * opens the link that its creator has requested, with a new password.
 */
async function signInByLink(
  portal: SharedPortal,
  email: string,
  password: string,
): Promise<SignIn> {
  const signUp = await signUpWith(email, password).catch(() => undefined);
  if (signUp) requireValue(await portal.with(signUp, 'requestVerification', { email }));
  const proof = signUp ? { session: signUp.token } : { password };
  expect(requireValue(await openLink(portal, email, 'verify-address', proof))).toMatchObject({
    email,
    confirmed: true,
  });
  return signInByPassword(email, password);
}

/** Ways in which the owner of the mailbox proves the address. */
const OWNER: Record<string, (email: string) => Promise<SignIn>> = {
  'a code': (email) => signInByCode(portal, email),
  Google: (email) => signInWith('google.com', email, { vouches: true }),
  'a reset': (email) => signInByReset(portal, email, OWN_PASSWORD),
  'the link of the first mail': (email) => signInByLink(portal, email, OWN_PASSWORD),
};

/** Signs in as the web app does: creates the profile, and signs in again if the portal requires it. */
async function signInAndRegister(signIn: () => Promise<SignIn>): Promise<SignIn> {
  const first = await signIn();
  const answer = await portal.with(first, 'createUser', { name: 'Nora Lind' });
  if (answer.code !== 'sign-in-again') {
    requireValue(answer);
    return first;
  }
  const again = await signIn();
  requireValue(await portal.with(again, 'createUser', { name: 'Nora Lind' }));
  return again;
}

async function trySignIn(signIn: () => Promise<SignIn>): Promise<SignIn | undefined> {
  return signIn().catch(() => undefined);
}

const readSignInSecond = ({ token }: SignIn) => Number(decodeJwt(token)['auth_time']);

/** Expects the account to belong to the owner, closed to everything that the stranger has. */
async function expectOwned(email: string, owner: SignIn, strangers: readonly SignIn[]) {
  const { uid } = owner;
  expect(requireValue(await portal.with(owner, 'getUser', { uid }))).toMatchObject({ email });
  const account = await portal.auth.getUserByEmail(email);
  expect(account).toMatchObject({ uid, emailVerified: true, disabled: false });
  expect(account.customClaims).toMatchObject({ proved: [email] });

  const validSince = ((await portal.db.doc(`users/${uid}`).get()).get('validSince') ?? 0) as number;
  expect(readSignInSecond(owner)).toBeGreaterThanOrEqual(validSince);
  for (const stranger of strangers.filter((each) => each.uid === uid)) {
    expect(await portal.with(stranger, 'getUser', { uid })).toMatchObject({
      code: 'unauthenticated',
    });
    expect(await portal.with(stranger, 'exportUser', { uid })).toMatchObject({
      code: 'unauthenticated',
    });
    // The security rules compare these two times.
    expect(readSignInSecond(stranger)).toBeLessThan(validSince);
  }
  await expect(signInByPassword(email, THEIR_PASSWORD)).rejects.toThrow('INVALID');
  const providerEmails = account.providerData.map(({ email: address }) => address);
  expect(providerEmails.filter((address) => address !== email)).toEqual([]);
}

const OWNERS = Object.keys(OWNER);
const FIRSTS = Object.keys(STRANGER).flatMap((stranger) =>
  OWNERS.map((owner) => [stranger, owner] as const),
);

test.concurrent.each(FIRSTS)(
  'after a stranger signs up with %s and the owner proves the address by %s, the account is the owner’s alone',
  async (stranger, owner) => {
    const email = newEmail();
    const strangerSignIn = await STRANGER[stranger]!(email);
    requireValue(await portal.with(strangerSignIn, 'createUser', { name: 'Stranger' }));
    requireValue(await portal.with(strangerSignIn, 'requestVerification', { email }));
    const orderId = await addOrder(strangerSignIn.uid);

    const ownerSignIn = await signInAndRegister(() => OWNER[owner]!(email));
    expect(ownerSignIn.uid).toBe(strangerSignIn.uid);
    const laterSignIn = await trySignIn(() => STRANGER[stranger]!(email));
    await expectOwned(email, ownerSignIn, [strangerSignIn, ...(laterSignIn ? [laterSignIn] : [])]);
    expect(await readMail(portal, email, 'account-secured')).toEqual({ wasMoved: false });
    const orders = requireValue(
      await portal.with(ownerSignIn, 'listOrders', { uid: ownerSignIn.uid }),
    );
    expect(orders.data.map(({ id }) => id)).toEqual([orderId]);
  },
);

test.concurrent.each(OWNERS)(
  'a stranger without a profile has no part in the one that the owner creates by %s',
  async (owner) => {
    const email = newEmail();
    const strangerSignIn = await signUpWith(email, THEIR_PASSWORD);
    requireValue(await portal.with(strangerSignIn, 'requestVerification', { email }));
    await waitForNextSecond();
    const ownerSignIn = await signInAndRegister(() => OWNER[owner]!(email));
    await expectOwned(email, ownerSignIn, [strangerSignIn]);
  },
);

test.concurrent.each(FIRSTS)(
  'a stranger with %s who comes after the owner, who came by %s, gets nothing',
  async (stranger, owner) => {
    const email = newEmail();
    const ownerSignIn = await signInAndRegister(() => OWNER[owner]!(email));
    const strangerSignIn = await trySignIn(() => STRANGER[stranger]!(email));
    expect(strangerSignIn).toBeUndefined();
    await expectOwned(email, ownerSignIn, []);
  },
);

/** The first mail is sent once. */
const RETURNS = OWNERS.filter((way) => way !== 'the link of the first mail');
const PAIRS = OWNERS.flatMap((one) => RETURNS.map((two) => [one, two]));

test.concurrent.each(PAIRS)(
  'an owner who signed in by %s returns by %s to the same account',
  async (one, two) => {
    const email = newEmail();
    const before = await signInAndRegister(() => OWNER[one]!(email));
    const orderId = await addOrder(before.uid);
    const ownerSignIn = await signInAndRegister(() => OWNER[two]!(email));
    expect(ownerSignIn.uid).toBe(before.uid);
    const orders = requireValue(
      await portal.with(ownerSignIn, 'listOrders', { uid: ownerSignIn.uid }),
    );
    expect(orders.data.map(({ id }) => id)).toEqual([orderId]);
  },
);

test.concurrent.each(OWNERS)(
  'a person who bought before confirming keeps the purchases after proving the address with %s',
  async (owner) => {
    const email = newEmail();
    const before = await signUpWith(email, OWN_PASSWORD);
    requireValue(await portal.with(before, 'createUser', { name: 'Nora Lind' }));
    requireValue(await portal.with(before, 'requestVerification', { email }));
    const orderId = await addOrder(before.uid);
    const ownerSignIn = await signInAndRegister(() => OWNER[owner]!(email));
    expect(ownerSignIn.uid).toBe(before.uid);
    const orders = requireValue(
      await portal.with(ownerSignIn, 'listOrders', { uid: ownerSignIn.uid }),
    );
    expect(orders.data.map(({ id }) => id)).toEqual([orderId]);
  },
);

test('a signed-in person who proves their address with a code keeps the password', async () => {
  const email = `${newWord()}@flexa.test`;
  const before = await signUpWith(email, OWN_PASSWORD);
  requireValue(await portal.with(before, 'createUser', { name: 'Nora Lind' }));
  const ownerSignIn = await signInByCode(portal, email, before.token);
  expect(ownerSignIn.uid).toBe(before.uid);
  expect((await signInByPassword(email, OWN_PASSWORD)).uid).toBe(ownerSignIn.uid);
  expect((await portal.auth.getUser(ownerSignIn.uid)).emailVerified).toBe(true);
});

test.each(['another account', 'nobody'])(
  'a session of %s keeps no sign-in method of a stranger',
  async (whose) => {
    const email = `${newWord()}@flexa.test`;
    const strangerSignIn = await signUpWith(email, THEIR_PASSWORD);
    const other = await signUpWith(`${newWord()}@flexa.test`, OWN_PASSWORD);
    const session = whose === 'nobody' ? 'a.b.c' : other.token;
    const ownerSignIn = await signInByCode(portal, email, session);
    await signInAndRegister(async () => ownerSignIn);
    await expectOwned(email, ownerSignIn, [strangerSignIn]);
  },
);

/** Adds a paid order. */
async function addOrder(uid: string): Promise<string> {
  const id = `cs_test_${newWord()}`;
  const plan = { visualType: 'tables', month: 3 } as const;
  const createdAt = START.toISOString();
  const money = { amount: 4000, currency: 'usd', lines: [1] };
  const order = createUnpaidOrder(plan, {
    id,
    kind: 'checkout',
    uid,
    name: 'Nora',
    createdAt,
    origin: 'portal',
    ...money,
  });
  const batch = portal.db.batch();
  createOrderRepository(portal.db).create(batch, {
    ...order,
    state: 'paid',
    payment: 'paid',
    paidAt: createdAt,
  });
  await batch.commit();
  return id;
}
