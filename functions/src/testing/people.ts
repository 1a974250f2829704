import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationInput, OperationName, OperationOutput } from '@flexa/contracts/operations';
import { afterAll } from 'vitest';
import { createCallerAuthenticator } from '../http/caller';
import { queueMail } from '../mail/outbox';
import { createUnpaidOrder } from '../payments/order';
import { createOrderRepository } from '../payments/repository';
import { markProved } from '../platform/account';
import { AppError } from '../platform/errors';
import { newWord } from './accounts';
import { DAY, type Outcome, createTestPortal, type TestPortal, START } from './test-portal';
import { requireAddress } from './requests';
import { project } from './shared-project';

/** Returns an address that no other test uses. */
export const newEmail = () => `${newWord()}@flexa.test`;

/** Result of a sign-in at the identity service. */
export interface SignIn {
  uid: string;
  token: string;
}

/**
 * Creates a portal for all tests of a file, with the project in which browsers sign in. Concurrent tests can't each
 * close their own portal, because a hook belongs to the test that started last.
 */
export function createSharedPortal() {
  // Tokens are made now, so the portal's clock is the real one.
  const portal = createTestPortal({ clock: () => new Date() }, PROJECT, afterAll);
  const authenticateCaller = createCallerAuthenticator(portal.platform);
  return Object.assign(portal, {
    /** Runs an operation with an ID token, as both transports do. */
    async with<N extends OperationName>(
      { token }: SignIn,
      name: N,
      input: OperationInput<N>,
    ): Promise<Outcome<N>> {
      try {
        return await portal.run(name, await authenticateCaller(`Bearer ${token}`), input);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { code: error.code, message: error.message };
      }
    },
  });
}

export type SharedPortal = ReturnType<typeof createSharedPortal>;

/** Signs in through a provider. `vouches`: the provider confirms the address. */
export async function signInWith(
  provider: 'google.com' | 'microsoft.com',
  email: string,
  { vouches, sub = `${provider} ${email}` }: { vouches: boolean; sub?: string },
): Promise<SignIn> {
  const claims = JSON.stringify({ sub, email, email_verified: vouches, name: 'Nora' });
  const answer = await callIdentity('signInWithIdp', {
    postBody: new URLSearchParams({ id_token: claims, providerId: provider }).toString(),
    requestUri: 'http://localhost',
    returnIdpCredential: true,
  });
  // If another account has the address, there is no token.
  if (!answer.idToken) throw new Error(`${provider}: the address has another account`);
  return { uid: answer.localId, token: answer.idToken };
}

/** Adds a provider to the account of a token. */
export async function link({ token }: SignIn, provider: string, email: string): Promise<void> {
  const claims = JSON.stringify({ sub: newWord(), email, email_verified: false });
  await callIdentity('signInWithIdp', {
    idToken: token,
    postBody: new URLSearchParams({ id_token: claims, providerId: provider }).toString(),
    requestUri: 'http://localhost',
  });
}

export async function signUpWith(email: string, password: string): Promise<SignIn> {
  // For a project other than the emulator's own, only the sign-in returns a token.
  await callIdentity('signUp', { email, password });
  return signInByPassword(email, password);
}

export async function signInByPassword(email: string, password: string): Promise<SignIn> {
  const { localId, idToken } = await callIdentity('signInWithPassword', { email, password });
  return { uid: localId, token: idToken };
}

/** Reads the data of the newest mail of a template to an address. */
export async function readMail(
  { db }: TestPortal,
  email: string,
  template: string,
): Promise<Record<string, unknown>> {
  const found = await db.collection('mail').where('to', '==', email).get();
  const mails = found.docs
    .filter((mail) => mail.get('content.template') === template)
    .sort((a, b) => b.createTime.valueOf().localeCompare(a.createTime.valueOf()));
  const data = mails[0]?.get('content.data') as Record<string, unknown> | undefined;
  if (!data) throw new Error(`No mail ${template}`);
  return data;
}

/** Requests a code, reads it from the mail and signs in with it. */
export async function signInByCode(
  portal: SharedPortal,
  email: string,
  session?: string,
): Promise<SignIn> {
  const { verifyToken } = await portal.get('sendVerificationCode', { email }, { email });
  const code = String((await readMail(portal, email, 'verification-code'))['code']);
  const input = { email, code, verifyToken, ...(session !== undefined && { session }) };
  const { customToken } = await portal.get('verifyCode', { email }, input);
  const { idToken } = await callIdentity('signInWithCustomToken', { token: customToken });
  const { uid } = await portal.auth.verifyIdToken(idToken);
  return { uid, token: idToken };
}

/** Requests a link to set a password, opens it from the mail and signs in with the new password. */
export async function signInByReset(
  portal: SharedPortal,
  email: string,
  password: string,
): Promise<SignIn> {
  await portal.get('requestPasswordReset', { email }, { email });
  const code = String((await readMail(portal, email, 'password-reset'))['code']);
  await portal.get('confirmPasswordReset', { email }, { code, password });
  return signInByPassword(email, password);
}

/** Opens the newest link of that kind from the mails to an address. */
export async function openLink(
  portal: SharedPortal,
  email: string,
  template: 'verify-address' | 'change-address' | 'address-changed',
  proof: { session?: string; password?: string } = {},
) {
  const code = String((await readMail(portal, email, template))['code']);
  return portal.run('confirmAddress', { email }, { code, ...proof });
}

/** Returns the value of an operation that must succeed. */
export function requireValue<N extends OperationName>(outcome: Outcome<N>): OperationOutput<N> {
  if (outcome.code !== undefined) throw new Error(outcome.message);
  return outcome.value;
}

export const PASSWORD = 'Nora-12345';
export const OTHER_PASSWORD = 'Other-12345';
/** Waits for the next second, because tokens contain times in seconds. */
export const waitForNextSecond = () => sleep(1001 - (Date.now() % 1000));

/** Signs up a person with a profile, and requests the mail that confirms their address. */
export async function signUpPerson(portal: SharedPortal, email: string) {
  const signIn = await signUpWith(email, PASSWORD);
  requireValue(await portal.with(signIn, 'createUser', { name: 'Nora Lind' }));
  requireValue(await portal.with(signIn, 'requestVerification', { email }));
  return signIn;
}

/** Signs up a person with a confirmed address. */
export async function signUpProved(portal: SharedPortal, email: string) {
  const { token: session } = await signUpPerson(portal, email);
  requireValue(await openLink(portal, email, 'verify-address', { session }));
  await waitForNextSecond();
  return signInByPassword(email, PASSWORD);
}

/** Project without functions, which would send the mails that tests read in the outbox. */
export const PROJECT = String(project.options.projectId);

/** Calls the identity service as a browser does. */
export async function callIdentity(action: string, body: object) {
  const host = requireAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${action}`;
  const response = await fetch(url, {
    method: 'POST',
    // A browser's API key would select the emulator's own project.
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ ...body, targetProjectId: PROJECT, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${action}: ${await response.text()}`);
  return (await response.json()) as { localId: string; idToken: string };
}

/**
 * Adds a person with every kind of data that the portal stores. Name, address and theme each contain a word that occurs
 * nowhere else in the portal.
 */
export async function addWholePerson(portal: TestPortal, uid: string, emailVerified = true) {
  const { db, auth } = portal;
  const [nameWord, addressWord, themeWord] = [newWord(), newWord(), newWord()];
  const name = `Zoë ${nameWord}`;
  const email = `${addressWord}@flexa.test`;
  const caller = portal.caller(uid, { email, emailVerified });
  const account = await auth.createUser({ uid, email });
  if (emailVerified) await markProved(auth, account);
  await portal.get('createUser', caller, { name });

  const claim = { uid, month: 1, visualType: 'charts', name } as const;
  const license = await portal.get('claimFreeLicense', { ...caller, emailVerified: true }, claim);

  const theme = { name: `Theme ${themeWord}`, theme: { dataColors: ['#123456'], by: themeWord } };
  const { id: themeId } = await portal.get('createTheme', caller, theme);
  const saved = await portal.get('updateTheme', caller, {
    id: themeId,
    theme: { ...theme.theme, again: true },
  });

  const order = {
    ...createUnpaidOrder(
      { visualType: 'tables', month: 3 },
      {
        id: `cs_test_${uid}`,
        uid,
        name,
        amount: 4000,
        currency: 'usd',
        lines: [1],
        createdAt: START.toISOString(),
        kind: 'checkout',
        origin: 'portal',
      },
    ),
    state: 'paid' as const,
    payment: 'paid' as const,
    paidAt: START.toISOString(),
  };
  const batch = db.batch();
  createOrderRepository(db).create(batch, order);
  const reminder = {
    daysLeft: 3,
    licenseId: license.id,
    visualType: license.visualType,
    quantity: 1,
    expiresAt: license.expiresAt,
    stop: { person: uid, code: 'a1-b2' },
  };
  const content = { template: 'expiry-reminder', data: reminder } as const;
  queueMail(db, batch, { id: `expiry-${uid}`, to: email, uid, content }, START);
  await batch.commit();

  const admin = portal.caller('boss', { isAdmin: true });
  await portal.get('updateUser', admin, { id: uid, name });

  // Data stored by address alone, regardless of its spelling.
  await portal.get('sendVerificationCode', { email }, { email });
  await portal.get('requestPasswordReset', { email }, { email });
  await portal.get('emailTheme', caller, { email, theme: theme.theme });
  const upperCaseEmail = `${addressWord.toUpperCase()}@flexa.test`;
  await portal.get('joinWaitList', caller, { email: upperCaseEmail, product: 'suite' });
  await portal.get('createTicket', caller, { name, email, subject: 'Help', message: name });

  return { caller, uid, name, email, nameWord, addressWord, themeWord, license, order, saved };
}

/** Opens an offer, from which people of addWholePerson claim a licence. */
export async function openOffer(portal: TestPortal): Promise<void> {
  await portal.openOffer('launch', 10, 30 * DAY);
}
