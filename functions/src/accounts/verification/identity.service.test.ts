import { describe, expect, test, vi } from 'vitest';
import { requireAddress } from '../../testing/requests';
import {
  callIdentity,
  readMail,
  newEmail,
  PROJECT,
  createSharedPortal,
  signInByCode,
  signInByPassword,
  signInByReset,
  signUpWith,
  requireValue,
} from '../../testing/people';
import { createTestPortal } from '../../testing/test-portal';

const portal = createSharedPortal();

const PASSWORD = 'Stranger-1';

/** Returns the code of a link that the identity service mailed. */
async function linkCode(email: string, requestType: string): Promise<string> {
  const host = requireAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobCode: string }[];
  };
  const oobCode = oobCodes.findLast(
    (code) => code.email === email && code.requestType === requestType,
  );
  if (!oobCode) throw new Error(`No link ${requestType}`);
  return oobCode.oobCode;
}

describe('change link of the identity service, mailed before the owner signed in', () => {
  test('the next call of anyone restores the address after a stranger opens an old change link', async () => {
    const [email, theirEmail] = [newEmail(), newEmail()];
    const before = await signUpWith(email, PASSWORD);
    const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: before.token };
    await callIdentity('sendOobCode', { ...request, newEmail: theirEmail });
    const owner = await signInByCode(portal, email);
    requireValue(await portal.with(owner, 'createUser', { name: 'Nora Lind' }));

    await callIdentity('update', {
      localId: owner.uid,
      oobCode: await linkCode(email, 'VERIFY_AND_CHANGE_EMAIL'),
    });
    await callIdentity('sendOobCode', { requestType: 'PASSWORD_RESET', email: theirEmail });
    const oobCode = await linkCode(theirEmail, 'PASSWORD_RESET');
    await callIdentity('resetPassword', { oobCode, newPassword: PASSWORD });
    const strangerSignIn = await signInByPassword(theirEmail, PASSWORD);
    expect(strangerSignIn.uid).toBe(owner.uid);
    const { uid } = owner;
    expect(await portal.with(strangerSignIn, 'exportUser', { uid })).toMatchObject({
      code: 'sign-in-again',
    });
    expect(await portal.with(strangerSignIn, 'exportUser', { uid })).toMatchObject({
      code: 'unauthenticated',
    });
    await expect(signInByPassword(theirEmail, PASSWORD)).rejects.toThrow();
    expect(await readMail(portal, email, 'account-secured')).toEqual({ wasMoved: true });
    expect((await signInByCode(portal, email)).uid).toBe(uid);
  });

  test('an old change link moves nothing if the owner signs in before any other call', async () => {
    const [email, theirEmail] = [newEmail(), newEmail()];
    const { uid, ...owner } = await signInByCode(portal, email);
    requireValue(await portal.with({ uid, ...owner }, 'createUser', { name: 'Nora Lind' }));
    await portal.auth.updateUser(uid, { email: theirEmail });
    expect((await signInByCode(portal, email)).uid).toBe(uid);
    expect((await portal.auth.getUser(uid)).email).toBe(email);
  });
});

describe('account that a stranger has moved to their own address', () => {
  async function setUpMovedAccount() {
    const [email, theirEmail] = [newEmail(), newEmail()];
    const owner = await signInByCode(portal, email);
    requireValue(await portal.with(owner, 'createUser', { name: 'Nora Lind' }));
    await portal.auth.updateUser(owner.uid, { email: theirEmail });
    return { email, theirEmail, uid: owner.uid };
  }

  test('a code to the stranger’s address does not make a moved account the stranger’s', async () => {
    const { email, theirEmail, uid } = await setUpMovedAccount();
    expect((await signInByCode(portal, theirEmail)).uid).not.toBe(uid);
    expect((await portal.auth.getUser(uid)).email).toBe(email);
    expect((await signInByCode(portal, email)).uid).toBe(uid);
  });

  test('a new password at the stranger’s address does not make a moved account the stranger’s', async () => {
    const { email, theirEmail, uid } = await setUpMovedAccount();
    const strangerSignIn = await signInByReset(portal, theirEmail, PASSWORD);
    expect(strangerSignIn.uid).not.toBe(uid);
    await expect(signInByPassword(email, PASSWORD)).rejects.toThrow();
    expect((await portal.auth.getUser(uid)).email).toBe(email);
  });
});

describe('link to set a password', () => {
  const link = async (portal: ReturnType<typeof createTestPortal>, email: string) => {
    await portal.get('requestPasswordReset', { email }, { email });
    return String((await readMail(portal, email, 'password-reset'))['code']);
  };
  const set = (portal: ReturnType<typeof createTestPortal>, code: string) =>
    portal.run('confirmPasswordReset', { email: '' }, { code, password: 'Owner-12345' });

  test('a reset link works once and ends the other links to that address', async () => {
    const portal = createTestPortal();
    const email = newEmail();
    const [first, second] = [await link(portal, email), await link(portal, email)];
    expect(await portal.get('checkPasswordReset', { email: '' }, { code: first })).toEqual({
      email,
    });
    expect(await set(portal, second)).toMatchObject({ value: { email } });
    for (const code of [first, second]) {
      expect(await set(portal, code)).toMatchObject({ code: 'link-refused' });
    }
  });

  test('a reset link works for an hour, and a made-up one never', async () => {
    const portal = createTestPortal();
    const code = await link(portal, newEmail());
    portal.setClock(60 * 60 * 1000);
    expect(await set(portal, code)).toMatchObject({ code: 'link-refused' });
    expect(await set(portal, 'made-up')).toMatchObject({ code: 'link-refused' });
  });
});

test('the next proof of the address completes an interrupted take-over', async () => {
  const email = newEmail();
  const strangerSignIn = await signUpWith(email, PASSWORD);
  const revoke = vi.spyOn(portal.platform.auth, 'revokeRefreshTokens');
  revoke.mockRejectedValueOnce(new Error('Identity is down'));
  await expect(signInByCode(portal, email)).rejects.toThrow('Identity is down');
  expect(await portal.with(strangerSignIn, 'getUser', { uid: strangerSignIn.uid })).toMatchObject({
    code: 'unauthenticated',
  });
  const owner = await signInByCode(portal, email);
  expect(owner.uid).toBe(strangerSignIn.uid);
  expect((await portal.auth.getUser(owner.uid)).disabled).toBe(false);
});

test.each(['a code', 'a reset'])(
  'a newcomer who signs in by %s gets a new account and no mail about a stranger',
  async (way) => {
    const email = newEmail();
    const { uid } = await (way === 'a code'
      ? signInByCode(portal, email)
      : signInByReset(portal, email, PASSWORD));
    expect((await portal.auth.getUser(uid)).customClaims).toEqual({ proved: [email] });
    await expect(readMail(portal, email, 'account-secured')).rejects.toThrow('No mail');
    await expect(readMail(portal, email, 'security-news')).rejects.toThrow('No mail');
  },
);
