import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { callerOf } from '../http/caller';
import type { OperationInput, OperationName, OperationOutput } from '@flexa/contracts/operations';
import { AppError } from '../platform/errors';
import { afterAll } from 'vitest';
import { newWord } from './accounts-of';
import { identity, PROJECT } from './browser-identity';
import { ownPortal, type Outcome, type OwnPortal } from './own-portal';

/** An address that no other test uses. */
export const newEmail = () => `${newWord()}@flexa.test`;

/** The identity service's answer to a sign-in. */
export interface SignIn {
  uid: string;
  token: string;
}

/**
 * A portal over the project whose identity service answers browsers, for all tests of a file: tests
 * that run side by side can't each close one, since a hook belongs to whichever test began last.
 */
export function sharedPortal() {
  // Tokens are made now, so the portal's clock is the real one.
  const portal = ownPortal({ clock: () => new Date() }, PROJECT, afterAll);
  return Object.assign(portal, {
    /** Runs an operation with an ID token, as both transports do. */
    async with<N extends OperationName>(
      { token }: SignIn,
      name: N,
      input: OperationInput<N>,
    ): Promise<Outcome<N>> {
      try {
        return await portal.run(name, await callerOf(portal.platform, `Bearer ${token}`), input);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { code: error.code, message: error.message };
      }
    },
  });
}

export type SharedPortal = ReturnType<typeof sharedPortal>;

/** Signs in through a provider. `vouches`: it says itself that the address is the person's. */
export async function signInWith(
  provider: 'google.com' | 'microsoft.com',
  email: string,
  { vouches, sub = `${provider} ${email}` }: { vouches: boolean; sub?: string },
): Promise<SignIn> {
  const claims = JSON.stringify({ sub, email, email_verified: vouches, name: 'Nora' });
  const answer = await identity('signInWithIdp', {
    postBody: new URLSearchParams({ id_token: claims, providerId: provider }).toString(),
    requestUri: 'http://localhost',
    returnIdpCredential: true,
  });
  // An account that has the address keeps it: then there is no token.
  if (!answer.idToken) throw new Error(`${provider}: the address has another account`);
  return { uid: answer.localId, token: answer.idToken };
}

/** Adds a provider to the account of a token. */
export async function link({ token }: SignIn, provider: string, email: string): Promise<void> {
  const claims = JSON.stringify({ sub: newWord(), email, email_verified: false });
  await identity('signInWithIdp', {
    idToken: token,
    postBody: new URLSearchParams({ id_token: claims, providerId: provider }).toString(),
    requestUri: 'http://localhost',
  });
}

export async function signUpWith(email: string, password: string): Promise<SignIn> {
  // Only the sign-in answers a token of a project that is not the emulator's own.
  await identity('signUp', { email, password });
  return signInByPassword(email, password);
}

export async function signInByPassword(email: string, password: string): Promise<SignIn> {
  const { localId, idToken } = await identity('signInWithPassword', { email, password });
  return { uid: localId, token: idToken };
}

/** Reads the data of the newest mail of a template to an address. */
export async function mailed(
  { db }: OwnPortal,
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

/** Asks for a code, reads it in the mailbox and signs in with it. */
export async function signInByCode(
  portal: SharedPortal,
  email: string,
  session?: string,
): Promise<SignIn> {
  const { verifyToken } = await portal.get('sendVerificationCode', { email }, { email });
  const code = String((await mailed(portal, email, 'verification-code'))['code']);
  const asked = { email, code, verifyToken, ...(session !== undefined && { session }) };
  const { customToken } = await portal.get('verifyCode', { email }, asked);
  const { idToken } = await identity('signInWithCustomToken', { token: customToken });
  const { uid } = await portal.auth.verifyIdToken(idToken);
  return { uid, token: idToken };
}

/** Asks for a link to set a password, reads it in the mailbox and signs in with the new one. */
export async function signInByReset(
  portal: SharedPortal,
  email: string,
  password: string,
): Promise<SignIn> {
  await portal.get('requestPasswordReset', { email }, { email });
  const code = String((await mailed(portal, email, 'password-reset'))['code']);
  await portal.get('confirmPasswordReset', { email }, { code, password });
  return signInByPassword(email, password);
}

/** Opens the newest link of that kind in the mailbox. */
export async function openLink(
  portal: SharedPortal,
  email: string,
  template: 'verify-address' | 'change-address' | 'address-changed',
  proof: { session?: string; password?: string } = {},
) {
  const code = String((await mailed(portal, email, template))['code']);
  return portal.run('confirmAddress', { email }, { code, ...proof });
}

/**
 * Signs up and opens the link of the first mail in the same browser; where there is an account with the
 * address, opens the link that the one who made it has asked for, with a password of one's own.
 */
export async function signInByLink(
  portal: SharedPortal,
  email: string,
  password: string,
): Promise<SignIn> {
  const signUp = await signUpWith(email, password).catch(() => undefined);
  if (signUp) valueOf(await portal.with(signUp, 'requestVerification', { email }));
  const proof = signUp ? { session: signUp.token } : { password };
  expect(valueOf(await openLink(portal, email, 'verify-address', proof))).toMatchObject({
    email,
    confirmed: true,
  });
  return signInByPassword(email, password);
}

/** The value of an operation that has to succeed. */
export function valueOf<N extends OperationName>(outcome: Outcome<N>): OperationOutput<N> {
  if (outcome.code !== undefined) throw new Error(outcome.message);
  return outcome.value;
}

export const PASSWORD = 'Nora-12345';
export const OTHER_PASSWORD = 'Other-12345';
/** Tokens count by the second. */
export const untilNextSecond = () => sleep(1001 - (Date.now() % 1000));

/** A new person with a profile. The mail that confirms their address has been sent. */
export async function signedUp(portal: SharedPortal, email: string) {
  const signIn = await signUpWith(email, PASSWORD);
  valueOf(await portal.with(signIn, 'createUser', { name: 'Nora Lind' }));
  valueOf(await portal.with(signIn, 'requestVerification', { email }));
  return signIn;
}

/** A new person with a confirmed address. */
export async function provedOne(portal: SharedPortal, email: string) {
  const { token: session } = await signedUp(portal, email);
  valueOf(await openLink(portal, email, 'verify-address', { session }));
  await untilNextSecond();
  return signInByPassword(email, PASSWORD);
}
