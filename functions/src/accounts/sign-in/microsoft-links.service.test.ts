import { describe, expect, test } from 'vitest';
import { newWord } from '../../testing/accounts';
import {
  signUpProved,
  createSharedPortal,
  type SignIn,
  signInByCode,
  signInWith,
  requireValue,
} from '../../testing/people';

const portal = createSharedPortal();

const createOutlookAddress = () => `${newWord()}@outlook.com`;
const readMicrosoftId = async ({ uid }: SignIn) =>
  (await portal.auth.getUser(uid)).providerData.find(
    ({ providerId }) => providerId === 'microsoft.com',
  )?.uid;

/** Signs in with a Microsoft account that the identity service adds to the account of that address. */
async function joinByMicrosoft(email: string, owner: SignIn): Promise<SignIn> {
  const joinedSignIn = await signInWith('microsoft.com', email, { vouches: true });
  expect(joinedSignIn.uid).toBe(owner.uid);
  expect((await portal.auth.getUser(owner.uid)).customClaims).toMatchObject({ proved: [email] });
  return joinedSignIn;
}

const connect = (signIn: SignIn, identity: string | null) =>
  portal.with(signIn, 'connectMicrosoft', { uid: signIn.uid, identity });

describe('Microsoft account that the identity service added to a proved account', () => {
  test('a Microsoft account added by the identity service is refused and disconnected, and all sign-ins end', async () => {
    const email = createOutlookAddress();
    const owner = await signUpProved(portal, email);
    const joinedSignIn = await joinByMicrosoft(email, owner);
    expect(await portal.with(joinedSignIn, 'getUser', { uid: owner.uid })).toMatchObject({
      code: 'sign-in-again',
      message:
        'This Microsoft account is not connected. Sign in another way and connect it on your account page',
    });
    expect(await readMicrosoftId(owner)).toBeUndefined();
    expect(await portal.with(joinedSignIn, 'getUser', { uid: owner.uid })).toMatchObject({
      code: 'unauthenticated',
    });
    const again = await signInByCode(portal, email);
    expect(again.uid).toBe(owner.uid);
    requireValue(await portal.with(again, 'getUser', { uid: owner.uid }));
  });

  test('a Microsoft account signs in once its owner has connected it, but not after it was disconnected and added again', async () => {
    const email = createOutlookAddress();
    const owner = await signUpProved(portal, email);
    requireValue(await connect(owner, null));
    const joinedSignIn = await joinByMicrosoft(email, owner);
    expect(await portal.with(joinedSignIn, 'getUser', { uid: owner.uid })).toMatchObject({
      code: 'account-changing',
    });
    expect(await connect(joinedSignIn, (await readMicrosoftId(owner)) ?? '')).toMatchObject({
      code: 'account-changing',
    });
    expect(await connect(owner, 'another')).toMatchObject({ code: 'invalid-argument' });
    requireValue(await connect(owner, (await readMicrosoftId(owner)) ?? ''));
    requireValue(await portal.with(joinedSignIn, 'getUser', { uid: owner.uid }));

    await portal.auth.updateUser(owner.uid, { providersToUnlink: ['microsoft.com'] });
    requireValue(await portal.with(owner, 'getUser', { uid: owner.uid }));
    const again = await joinByMicrosoft(email, owner);
    expect(await portal.with(again, 'getUser', { uid: owner.uid })).toMatchObject({
      code: 'sign-in-again',
    });
  });

  test('a Microsoft account added by the identity service proves no session', async () => {
    const email = createOutlookAddress();
    const owner = await signUpProved(portal, email);
    const joinedSignIn = await joinByMicrosoft(email, owner);
    expect(await portal.services.identity.isOwnAddress(email, joinedSignIn.token)).toBe(false);
    const { token } = await signInByCode(portal, email);
    expect(await portal.services.identity.isOwnAddress(email, token)).toBe(true);
  });
});
