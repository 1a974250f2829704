import { setTimeout as sleep } from 'node:timers/promises';
import { openLink, signInByPassword, signUpWith, valueOf, type SharedPortal } from './two-people';

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
