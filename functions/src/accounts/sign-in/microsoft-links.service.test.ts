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

const newOutlook = () => `${newWord()}@outlook.com`;
const readMicrosoftId = async ({ uid }: SignIn) =>
  (await portal.auth.getUser(uid)).providerData.find(
    ({ providerId }) => providerId === 'microsoft.com',
  )?.uid;

/** Signs in by a Microsoft account that the identity service adds to the account of the address. */
async function joinByMicrosoft(email: string, owner: SignIn): Promise<SignIn> {
  const joined = await signInWith('microsoft.com', email, { vouches: true });
  expect(joined.uid).toBe(owner.uid);
  expect((await portal.auth.getUser(owner.uid)).customClaims).toMatchObject({ proved: [email] });
  return joined;
}

const connect = (signIn: SignIn, identity: string | null) =>
  portal.with(signIn, 'connectMicrosoft', { uid: signIn.uid, identity });

describe('a Microsoft account that the identity service added to a proved account', () => {
  test('is refused and disconnected, and the sign-ins end', async () => {
    const email = newOutlook();
    const owner = await signUpProved(portal, email);
    const theirs = await joinByMicrosoft(email, owner);
    expect(await portal.with(theirs, 'getUser', { uid: owner.uid })).toMatchObject({
      code: 'sign-in-again',
      message:
        'This Microsoft account is not connected. Sign in another way and connect it on your account page',
    });
    expect(await readMicrosoftId(owner)).toBeUndefined();
    expect(await portal.with(theirs, 'getUser', { uid: owner.uid })).toMatchObject({
      code: 'unauthenticated',
    });
    const again = await signInByCode(portal, email);
    expect(again.uid).toBe(owner.uid);
    requireValue(await portal.with(again, 'getUser', { uid: owner.uid }));
  });

  test('signs in once its owner has connected it, and not after it was disconnected and added again', async () => {
    const email = newOutlook();
    const owner = await signUpProved(portal, email);
    requireValue(await connect(owner, null));
    const theirs = await joinByMicrosoft(email, owner);
    expect(await portal.with(theirs, 'getUser', { uid: owner.uid })).toMatchObject({
      code: 'account-changing',
    });
    expect(await connect(theirs, (await readMicrosoftId(owner)) ?? '')).toMatchObject({
      code: 'account-changing',
    });
    expect(await connect(owner, 'another')).toMatchObject({ code: 'invalid-argument' });
    requireValue(await connect(owner, (await readMicrosoftId(owner)) ?? ''));
    requireValue(await portal.with(theirs, 'getUser', { uid: owner.uid }));

    await portal.auth.updateUser(owner.uid, { providersToUnlink: ['microsoft.com'] });
    requireValue(await portal.with(owner, 'getUser', { uid: owner.uid }));
    const again = await joinByMicrosoft(email, owner);
    expect(await portal.with(again, 'getUser', { uid: owner.uid })).toMatchObject({
      code: 'sign-in-again',
    });
  });

  test('is no proof of a session', async () => {
    const email = newOutlook();
    const owner = await signUpProved(portal, email);
    const theirs = await joinByMicrosoft(email, owner);
    expect(await portal.services.identity.isOwnAddress(email, theirs.token)).toBe(false);
    const { token } = await signInByCode(portal, email);
    expect(await portal.services.identity.isOwnAddress(email, token)).toBe(true);
  });
});
