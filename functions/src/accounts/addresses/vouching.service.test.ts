import { expect, test } from 'vitest';
import { newWord } from '../../testing/accounts';
import { requireAddress } from '../../testing/requests';
import {
  callIdentity,
  PROJECT,
  createSharedPortal,
  type SignIn,
  signInByCode,
  signInByPassword,
  signInWith,
  signUpWith,
  requireValue,
} from '../../testing/people';

const portal = createSharedPortal();
const PASSWORD = 'Nora-12345';

/** Signs in a person whose company directory claims this address. */
async function signInAtWork(email: string, vouches: boolean): Promise<SignIn> {
  return signInWith('microsoft.com', email, { vouches });
}

/** Opens the identity service's link, as the owner of the mailbox does in good faith. */
async function openServiceLink(email: string, { uid, token }: SignIn): Promise<void> {
  await callIdentity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: token });
  const host = requireAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobCode: string }[] };
  const oobCode = oobCodes.find((link) => link.email === email)?.oobCode;
  await callIdentity('update', { localId: uid, oobCode });
  expect((await portal.auth.getUser(uid)).emailVerified).toBe(true);
}

test('a link of the identity service does not prove an address that a company wrote into its directory', async () => {
  const email = `${newWord()}@flexa.test`;
  const strangerSignIn = await signInAtWork(email, false);
  requireValue(await portal.with(strangerSignIn, 'createUser', { name: 'Stranger' }));
  await openServiceLink(email, strangerSignIn);
  requireValue(await portal.with(strangerSignIn, 'getUser', { uid: strangerSignIn.uid }));
  const account = await portal.auth.getUser(strangerSignIn.uid);
  expect(account.emailVerified).toBe(false);
  expect(account.customClaims ?? {}).not.toHaveProperty('proved');
  expect(await portal.with(strangerSignIn, 'listTeams', {})).toMatchObject({
    code: 'email-not-verified',
  });

  const ownerSignIn = await signInByCode(portal, email);
  requireValue(await portal.with(ownerSignIn, 'createUser', { name: 'Nora Lind' }));
  expect(await portal.with(strangerSignIn, 'getUser', { uid: strangerSignIn.uid })).toMatchObject({
    code: 'unauthenticated',
  });
  expect((await portal.auth.getUserByEmail(email)).providerData).toEqual([]);
});

test('a company directory account keeps nothing in an account that others can use too', async () => {
  const email = `${newWord()}@flexa.test`;
  const strangerSignIn = await signInAtWork(email, false);
  requireValue(await portal.with(strangerSignIn, 'createUser', { name: 'Stranger' }));
  await portal.auth.updateUser(strangerSignIn.uid, { password: PASSWORD });
  const again = await signInAtWork(email, false);
  await openServiceLink(email, again);
  expect(await portal.with(again, 'getUser', { uid: again.uid })).toMatchObject({
    code: 'sign-in-again',
  });
  const { providerData } = await portal.auth.getUserByEmail(email);
  expect(providerData.map(({ providerId }) => providerId)).not.toContain('microsoft.com');
  await expect(signInByPassword(email, PASSWORD)).rejects.toThrow('INVALID');
});

test.each([
  ['says nothing of the address', false],
  ['calls the address verified', true],
])(
  'a person with a company account signs in while the identity service %s, and proves the address by a code',
  async (_says, vouches) => {
    const email = `${newWord()}@flexa.test`;
    const first = await signInAtWork(email, vouches);
    const { uid } = first;
    requireValue(await portal.with(first, 'createUser', { name: 'Nora Lind' }));
    const again = await signInAtWork(email, vouches);
    requireValue(await portal.with(again, 'getUser', { uid }));
    expect(await portal.with(again, 'listTeams', {})).toMatchObject({ code: 'email-not-verified' });

    await signInByCode(portal, email, again.token);
    const proved = await signInAtWork(email, vouches);
    expect(proved.uid).toBe(uid);
    requireValue(await portal.with(proved, 'listTeams', {}));
    requireValue(await portal.with(first, 'getUser', { uid }));
  },
);

/** Microsoft's consumer tenant gives these out, but a company's directory can claim them too. */
test.each(['outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'flexa.test'])(
  'a Microsoft sign-in proves no address at %s, even if the identity service calls it verified',
  async (domain) => {
    const email = `${newWord()}@${domain}`;
    const strangerSignIn = await signInAtWork(email, true);
    requireValue(await portal.with(strangerSignIn, 'createUser', { name: 'Stranger' }));
    expect(await portal.with(strangerSignIn, 'listTeams', {})).toMatchObject({
      code: 'email-not-verified',
    });
    const account = await portal.auth.getUser(strangerSignIn.uid);
    expect(account.emailVerified).toBe(false);
    expect(account.customClaims ?? {}).not.toHaveProperty('proved');

    const owner = await signInByCode(portal, email);
    expect(await portal.with(strangerSignIn, 'getUser', { uid: strangerSignIn.uid })).toMatchObject(
      {
        code: 'unauthenticated',
      },
    );
    expect((await portal.auth.getUser(owner.uid)).providerData).toEqual([]);
  },
);

test('a Microsoft sign-in does not take over an account with a password', async () => {
  const email = `${newWord()}@outlook.com`;
  const owner = await signUpWith(email, PASSWORD);
  requireValue(await portal.with(owner, 'createUser', { name: 'Nora Lind' }));
  const strangerSignIn = await signInAtWork(email, true);
  await portal.auth.updateUser(owner.uid, { password: PASSWORD });
  expect(await portal.with(strangerSignIn, 'getUser', { uid: owner.uid })).toMatchObject({
    code: 'sign-in-again',
  });
  const { providerData } = await portal.auth.getUser(owner.uid);
  expect(providerData.map(({ providerId }) => providerId)).not.toContain('microsoft.com');
});
