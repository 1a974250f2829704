import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  newEmail,
  openLink,
  OTHER_PASSWORD,
  PASSWORD,
  signUpProved,
  createSharedPortal,
  signInByCode,
  signInByPassword,
  signInByReset,
  signUpWith,
  waitForNextSecond,
  requireValue,
} from '../../testing/people';

const portal = createSharedPortal();

describe('restoring an address that a thief changed', () => {
  /** Creates an account that a thief has moved to another address. */
  async function setUpMovedAccount() {
    const [email, theirEmail] = [newEmail(), newEmail()];
    const nora = await signUpProved(portal, email);
    const { uid } = nora;
    requireValue(await portal.with(nora, 'changeAddress', { uid, email: theirEmail }));
    await waitForNextSecond();
    requireValue(await openLink(portal, theirEmail, 'change-address', { session: nora.token }));
    return { email, uid };
  }

  /** Signs up with the address, without proving it. */
  async function signUpSquatter(email: string) {
    const signIn = await signUpWith(email, OTHER_PASSWORD);
    requireValue(await portal.with(signIn, 'createUser', { name: 'Squatter' }));
    return signIn;
  }

  test('a restore link returns the address to its owner although an unproved account has it, which keeps its contents', async () => {
    const { email, uid } = await setUpMovedAccount();
    const squatter = await signUpSquatter(email);
    const license = { userId: squatter.uid, visualType: 'tables' };
    await portal.db.doc(`licenses/of-${squatter.uid}`).set(license);
    expect(requireValue(await openLink(portal, email, 'address-changed'))).toMatchObject({
      confirmed: true,
    });
    expect((await portal.auth.getUserByEmail(email)).uid).toBe(uid);
    await expect(signInByPassword(email, OTHER_PASSWORD)).rejects.toThrow('INVALID');
    expect((await signInByReset(portal, email, PASSWORD)).uid).toBe(uid);
    const aside = await portal.auth.getUser(squatter.uid);
    expect(aside).toMatchObject({ emailVerified: false, disabled: false });
    expect(aside.email).toMatch(/\.invalid$/);
    const profile = await portal.db.doc(`users/${squatter.uid}`).get();
    expect(profile.get('email')).toBe(aside.email);
    expect((await portal.db.doc(`licenses/of-${squatter.uid}`).get()).data()).toEqual(license);
  });

  test('a restore link returns the address even while someone keeps signing up with it', async () => {
    const { email, uid } = await setUpMovedAccount();
    const { auth } = portal;
    const updateUser = auth.updateUser.bind(auth);
    const squatting = vi.spyOn(auth, 'updateUser');
    onTestFinished(() => squatting.mockRestore());
    await signUpSquatter(email);
    for (const _round of [1, 2]) {
      squatting.mockImplementationOnce(async (...change) => {
        const updated = await updateUser(...change);
        await signUpSquatter(email);
        return updated;
      });
    }
    requireValue(await openLink(portal, email, 'address-changed'));
    expect((await auth.getUserByEmail(email)).uid).toBe(uid);
    expect(await auth.getUser(uid)).toMatchObject({ disabled: false, emailVerified: true });
  });

  test('an address stays with the account that has proved it since, and the restore link works once that account gives it up', async () => {
    const { email, uid } = await setUpMovedAccount();
    const ownerSignIn = await signInByCode(portal, email);
    expect(await openLink(portal, email, 'address-changed')).toMatchObject({
      code: 'address-taken',
    });
    expect((await portal.auth.getUserByEmail(email)).uid).toBe(ownerSignIn.uid);
    await portal.auth.deleteUser(ownerSignIn.uid);
    requireValue(await openLink(portal, email, 'address-changed'));
    expect((await portal.auth.getUserByEmail(email)).uid).toBe(uid);
  });

  test('a used restore link takes the address from nobody', async () => {
    const { email, uid } = await setUpMovedAccount();
    requireValue(await openLink(portal, email, 'address-changed'));
    await portal.auth.deleteUser(uid);
    const squatter = await signUpSquatter(email);
    expect(await openLink(portal, email, 'address-changed')).toMatchObject({
      code: 'link-refused',
    });
    expect((await portal.auth.getUserByEmail(email)).uid).toBe(squatter.uid);
  });
});
