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
import { ownPortal } from '../../testing/own-portal';

const portal = createSharedPortal();

const PASSWORD = 'Stranger-1';

/** The code of a link that the identity service mailed. */
async function linkCode(email: string, requestType: string): Promise<string> {
  const host = requireAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobCode: string }[];
  };
  const found = oobCodes.findLast(
    (code) => code.email === email && code.requestType === requestType,
  );
  if (!found) throw new Error(`No link ${requestType}`);
  return found.oobCode;
}

describe('a link that was mailed to a stranger before the owner came', () => {
  test('moves the account nowhere: the next call of anybody puts the address back', async () => {
    const [email, theirEmail] = [newEmail(), newEmail()];
    const before = await signUpWith(email, PASSWORD);
    const wanted = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: before.token };
    await callIdentity('sendOobCode', { ...wanted, newEmail: theirEmail });
    const owner = await signInByCode(portal, email);
    requireValue(await portal.with(owner, 'createUser', { name: 'Nora Lind' }));

    await callIdentity('update', {
      localId: owner.uid,
      oobCode: await linkCode(email, 'VERIFY_AND_CHANGE_EMAIL'),
    });
    await callIdentity('sendOobCode', { requestType: 'PASSWORD_RESET', email: theirEmail });
    const oobCode = await linkCode(theirEmail, 'PASSWORD_RESET');
    await callIdentity('resetPassword', { oobCode, newPassword: PASSWORD });
    const theirs = await signInByPassword(theirEmail, PASSWORD);
    expect(theirs.uid).toBe(owner.uid);
    const { uid } = owner;
    expect(await portal.with(theirs, 'exportUser', { uid })).toMatchObject({
      code: 'sign-in-again',
    });
    expect(await portal.with(theirs, 'exportUser', { uid })).toMatchObject({
      code: 'unauthenticated',
    });
    await expect(signInByPassword(theirEmail, PASSWORD)).rejects.toThrow();
    expect(await readMail(portal, email, 'account-secured')).toEqual({ wasMoved: true });
    expect((await signInByCode(portal, email)).uid).toBe(uid);
  });

  test('moves it nowhere where the owner comes before any such call', async () => {
    const [email, theirEmail] = [newEmail(), newEmail()];
    const { uid, ...owner } = await signInByCode(portal, email);
    requireValue(await portal.with({ uid, ...owner }, 'createUser', { name: 'Nora Lind' }));
    await portal.auth.updateUser(uid, { email: theirEmail });
    expect((await signInByCode(portal, email)).uid).toBe(uid);
    expect((await portal.auth.getUser(uid)).email).toBe(email);
  });
});

describe('an account that a stranger has moved to an address of theirs', () => {
  async function setUpMovedAccount() {
    const [email, theirEmail] = [newEmail(), newEmail()];
    const owner = await signInByCode(portal, email);
    requireValue(await portal.with(owner, 'createUser', { name: 'Nora Lind' }));
    await portal.auth.updateUser(owner.uid, { email: theirEmail });
    return { email, theirEmail, uid: owner.uid };
  }

  test('is not theirs by a code to that address', async () => {
    const { email, theirEmail, uid } = await setUpMovedAccount();
    expect((await signInByCode(portal, theirEmail)).uid).not.toBe(uid);
    expect((await portal.auth.getUser(uid)).email).toBe(email);
    expect((await signInByCode(portal, email)).uid).toBe(uid);
  });

  test('is not theirs by a new password', async () => {
    const { email, theirEmail, uid } = await setUpMovedAccount();
    const theirs = await signInByReset(portal, theirEmail, PASSWORD);
    expect(theirs.uid).not.toBe(uid);
    await expect(signInByPassword(email, PASSWORD)).rejects.toThrow();
    expect((await portal.auth.getUser(uid)).email).toBe(email);
  });
});

describe('a link to set a password', () => {
  const link = async (portal: ReturnType<typeof ownPortal>, email: string) => {
    await portal.get('requestPasswordReset', { email }, { email });
    return String((await readMail(portal, email, 'password-reset'))['code']);
  };
  const set = (portal: ReturnType<typeof ownPortal>, code: string) =>
    portal.run('confirmPasswordReset', { email: '' }, { code, password: 'Owner-12345' });

  test('works once, and ends the others for that address', async () => {
    const portal = ownPortal();
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

  test('works for an hour, and no made-up one does', async () => {
    const portal = ownPortal();
    const code = await link(portal, newEmail());
    portal.setClock(60 * 60 * 1000);
    expect(await set(portal, code)).toMatchObject({ code: 'link-refused' });
    expect(await set(portal, 'made-up')).toMatchObject({ code: 'link-refused' });
  });
});

test('what stopped half-way is done again by the next proof', async () => {
  const email = newEmail();
  const theirs = await signUpWith(email, PASSWORD);
  const revoke = vi.spyOn(portal.platform.auth, 'revokeRefreshTokens');
  revoke.mockRejectedValueOnce(new Error('Identity is down'));
  await expect(signInByCode(portal, email)).rejects.toThrow('Identity is down');
  expect(await portal.with(theirs, 'getUser', { uid: theirs.uid })).toMatchObject({
    code: 'unauthenticated',
  });
  const owner = await signInByCode(portal, email);
  expect(owner.uid).toBe(theirs.uid);
  expect((await portal.auth.getUser(owner.uid)).disabled).toBe(false);
});

test.each(['a code', 'a reset'])(
  'a newcomer who comes by %s has a new account, and no mail about a stranger',
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
