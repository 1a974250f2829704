import { expect, test } from 'vitest';
import { MESSAGES } from '@flexa/contracts/errors';
import { PROJECT } from '../../stack/addresses';
import { auth, newVerifiedUser, newWord } from './support/accounts';
import { requireAddress } from './support/http';

/** Signs in with a Microsoft account whose directory gave it this address. */
async function signInByMicrosoft(email: string) {
  const url = `http://${requireAddress('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp`;
  const claims = JSON.stringify({ sub: newWord(), email, email_verified: true, name: 'Mallory' });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({
      postBody: new URLSearchParams({ id_token: claims, providerId: 'microsoft.com' }).toString(),
      requestUri: 'http://localhost',
      returnIdpCredential: true,
      returnSecureToken: true,
      targetProjectId: PROJECT,
    }),
  });
  return { status: response.status, body: await response.text() };
}

test('the identity service refuses a Microsoft account that the owner has not connected', async () => {
  const { uid, email } = await newVerifiedUser();
  const { status, body } = await signInByMicrosoft(email);
  expect(body).toContain(MESSAGES.microsoftNotConnected);
  expect(status).toBe(400);
  const { providerData } = await auth.getUser(uid);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
});

test('a first sign-in with Microsoft creates an account', async () => {
  const { status, body } = await signInByMicrosoft(`${newWord()}@outlook.com`);
  expect(status).toBe(200);
  expect(body).toContain('idToken');
});
