import { describe, expect, test } from 'vitest';
import { newWord } from '../../testing/accounts';
import { createAuthenticator, signInByPasskey } from '../../testing/proofs';
import {
  callIdentity,
  readMail,
  openLink,
  createSharedPortal,
  signInByReset,
  signUpWith,
  requireValue,
} from '../../testing/people';

const portal = createSharedPortal();
const ORIGIN = 'http://localhost:5000';
const REFUSED = { code: 'passkey-refused' };

describe('passkeys after the owner proves the address again', () => {
  const PASSWORD = 'Nora-12345';

  async function signUpWithPasskey(isAdmin: boolean) {
    const email = `${newWord()}@flexa.test`;
    const signUp = await signUpWith(email, PASSWORD);
    requireValue(await portal.with(signUp, 'createUser', { name: 'Nora Lind' }));
    requireValue(await portal.with(signUp, 'requestVerification', { email }));
    requireValue(await openLink(portal, email, 'verify-address', { session: signUp.token }));
    const { uid } = signUp;
    if (isAdmin) {
      await portal.auth.setCustomUserClaims(uid, { proved: [email], admin: true });
    }
    const device = createAuthenticator(ORIGIN);
    const options = requireValue(await portal.with(signUp, 'startPasskey', {}));
    const response = device.create(options);
    requireValue(await portal.with(signUp, 'addPasskey', { response, name: 'Laptop' }));
    const open = requireValue(await portal.with(signUp, 'startPasskey', {}));
    return { portal, email, uid, device, open };
  }

  test('proving the address again removes all passkeys, including one that was being added', async () => {
    const { portal, email, uid, device, open } = await signUpWithPasskey(false);
    await signInByReset(portal, email, 'Other-12345');
    expect(await signInByPasskey(portal, device)).toMatchObject(REFUSED);
    const late = { response: createAuthenticator(ORIGIN).create(open), name: 'Late' };
    const caller = portal.caller(uid, { email });
    expect(await portal.run('addPasskey', caller, late)).toMatchObject(REFUSED);
    expect(await readMail(portal, email, 'security-news')).toMatchObject({
      news: 'password-changed',
    });
  });

  test('proving the address again locks out anyone with a token from a passkey', async () => {
    const { portal, email, uid, device } = await signUpWithPasskey(false);
    const { customToken } = requireValue(await signInByPasskey(portal, device));
    const ownerSignIn = await signInByReset(portal, email, 'Other-12345');
    const { idToken } = await callIdentity('signInWithCustomToken', { token: customToken });
    const keptSignIn = { uid, token: idToken };
    expect(await portal.with(keptSignIn, 'getUser', { uid })).toMatchObject({
      code: 'unauthenticated',
    });
    expect(requireValue(await portal.with(ownerSignIn, 'getUser', { uid }))).toMatchObject({ uid });
  });

  test('an admin who proves the address again keeps their passkeys: a mailbox alone must not be enough', async () => {
    const { portal, email, device } = await signUpWithPasskey(true);
    await signInByReset(portal, email, 'Other-12345');
    expect((await signInByPasskey(portal, device)).code).toBeUndefined();
  });
});
