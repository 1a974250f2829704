import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { newWord } from '../../testing/accounts';
import { addSeatedLicense } from '../../testing/licenses';
import { requireAddress } from '../../testing/requests';
import {
  callIdentity,
  readMail,
  newEmail,
  openLink,
  OTHER_PASSWORD,
  PASSWORD,
  PROJECT,
  signUpProved,
  createSharedPortal,
  signUpPerson,
  signInByCode,
  signInByPassword,
  signInByReset,
  signUpWith,
  waitForNextSecond,
  requireValue,
} from '../../testing/people';

const portal = createSharedPortal();
describe('verification link of the first mail', () => {
  test('a verification link opened in the account’s own session only marks the address as proved', async () => {
    const email = newEmail();
    const nora = await signUpPerson(portal, email);
    const opened = await openLink(portal, email, 'verify-address', { session: nora.token });
    expect(requireValue(opened)).toMatchObject({ email, confirmed: true });
    const account = await portal.auth.getUser(nora.uid);
    expect(account).toMatchObject({ emailVerified: true, customClaims: { proved: [email] } });
    expect((await signInByPassword(email, PASSWORD)).uid).toBe(nora.uid);
    expect(requireValue(await portal.with(nora, 'getUser', { uid: nora.uid }))).toMatchObject({
      email,
    });
  });

  test.each(['nobody', 'another account', 'garbage'])(
    'a verification link opened by %s without a password changes nothing and stays valid',
    async (who) => {
      const email = newEmail();
      const nora = await signUpPerson(portal, email);
      const other = await signUpWith(newEmail(), PASSWORD);
      const session = { nobody: undefined, 'another account': other.token, garbage: 'a.b.c' }[who];
      const proof = session === undefined ? {} : { session };
      for (const _time of [1, 2]) {
        const opened = await openLink(portal, email, 'verify-address', proof);
        expect(requireValue(opened)).toEqual({ email, confirmed: false, canSetPassword: true });
      }
      expect((await portal.auth.getUser(nora.uid)).emailVerified).toBe(false);
      const opened = await openLink(portal, email, 'verify-address', { session: nora.token });
      expect(requireValue(opened)).toMatchObject({ email, confirmed: true });
    },
  );

  test('opening a verification link twice returns the same answer twice', async () => {
    const email = newEmail();
    const nora = await signUpPerson(portal, email);
    for (const proof of [{ session: nora.token }, {}]) {
      const opened = await openLink(portal, email, 'verify-address', proof);
      expect(requireValue(opened)).toMatchObject({ email, confirmed: true });
    }
  });

  test('a verification link returns to the seat of an existing licence and drops any other id', async () => {
    const email = newEmail();
    const nora = await signUpPerson(portal, email);
    const license = await addSeatedLicense(portal, 3, { id: newWord() });
    for (const [id, seat] of [
      [license.id, { id: license.id }],
      ['visit-evil.example', undefined],
    ] as const) {
      requireValue(await portal.with(nora, 'requestVerification', { email, seat: { id } }));
      expect((await readMail(portal, email, 'verify-address'))['seat']).toEqual(seat);
    }
    const link = 'https://evil.example';
    const request = { email, seat: { id: license.id, link } };
    expect(await portal.with(nora, 'requestVerification', request)).toMatchObject({
      code: 'invalid-argument',
    });
  });

  test('a verification link can be requested only for the address of the sign-in', async () => {
    const nora = await signUpPerson(portal, newEmail());
    const request = await portal.with(nora, 'requestVerification', { email: newEmail() });
    expect(request).toMatchObject({ code: 'permission-denied' });
  });

  test('a verification link sets a password only if a new one is given, and a made-up code does nothing', async () => {
    const email = newEmail();
    await signUpPerson(portal, email);
    const { code } = await readMail(portal, email, 'verify-address');
    const set = { code: String(code), password: OTHER_PASSWORD };
    expect(await portal.run('confirmPasswordReset', { email }, set)).toMatchObject({
      code: 'link-refused',
    });
    expect(await portal.run('confirmAddress', { email }, { code: 'made-up' })).toMatchObject({
      code: 'link-refused',
    });
  });

  test('a link of the identity service, which anyone can request, proves nothing: the account is cleared', async () => {
    const email = newEmail();
    const strangerSignIn = await signUpPerson(portal, email);
    await callIdentity('sendOobCode', {
      requestType: 'VERIFY_EMAIL',
      idToken: strangerSignIn.token,
    });
    const host = requireAddress('FIREBASE_AUTH_EMULATOR_HOST');
    const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/oobCodes`);
    const { oobCodes } = (await answer.json()) as {
      oobCodes: { email: string; oobCode: string }[];
    };
    const oobCode = oobCodes.find((link) => link.email === email)?.oobCode;
    await callIdentity('update', { localId: strangerSignIn.uid, oobCode });
    expect((await portal.auth.getUser(strangerSignIn.uid)).emailVerified).toBe(true);
    await waitForNextSecond();
    const { uid } = strangerSignIn;
    expect(await portal.with(strangerSignIn, 'exportUser', { uid })).toMatchObject({
      code: 'sign-in-again',
    });
    await expect(signInByPassword(email, PASSWORD)).rejects.toThrow('INVALID');
    expect((await signInByReset(portal, email, OTHER_PASSWORD)).uid).toBe(uid);
  });
});

describe('change of address', () => {
  test('a change of address ends earlier sign-ins, keeps everything else and mails the previous address', async () => {
    const [email, next] = [newEmail(), newEmail()];
    const nora = await signUpProved(portal, email);
    const { uid } = nora;
    requireValue(await portal.with(nora, 'changeAddress', { uid, email: next }));
    expect((await portal.auth.getUser(uid)).email).toBe(email);
    await waitForNextSecond();
    const opened = await openLink(portal, next, 'change-address', { session: nora.token });
    expect(requireValue(opened)).toMatchObject({ email: next, confirmed: true });
    expect(await portal.with(nora, 'getUser', { uid })).toMatchObject({ code: 'unauthenticated' });
    const again = await signInByPassword(next, PASSWORD);
    expect(requireValue(await portal.with(again, 'getUser', { uid }))).toMatchObject({
      email: next,
    });
    expect((await signInByCode(portal, next)).uid).toBe(uid);
    expect(await readMail(portal, email, 'address-changed')).toHaveProperty('code');
  });

  test('a proved account changes its address only in its own session, no matter who reads the new mailbox', async () => {
    const [email, typo] = [newEmail(), newEmail()];
    const nora = await signUpProved(portal, email);
    const { uid } = nora;
    requireValue(await portal.with(nora, 'changeAddress', { uid, email: typo }));
    const other = await signUpWith(newEmail(), OTHER_PASSWORD);
    const password = OTHER_PASSWORD;
    for (const proof of [{ password }, { session: other.token, password }]) {
      expect(await openLink(portal, typo, 'change-address', proof)).toMatchObject({
        code: 'link-refused',
      });
    }
    for (const proof of [{}, { session: other.token }]) {
      const opened = await openLink(portal, typo, 'change-address', proof);
      expect(requireValue(opened)).toEqual({
        email: typo,
        confirmed: false,
        canSetPassword: false,
      });
    }
    expect((await signInByPassword(email, PASSWORD)).uid).toBe(uid);
    await expect(signInByPassword(typo, password)).rejects.toThrow('NOT_FOUND');
    // The refused attempt hasn't used up the link.
    await waitForNextSecond();
    const opened = await openLink(portal, typo, 'change-address', { session: nora.token });
    expect(requireValue(opened)).toMatchObject({ confirmed: true });
  });

  test('a change link of an unproved account, opened by another person, gives the account to that person alone', async () => {
    const [email, next] = [newEmail(), newEmail()];
    const strangerSignIn = await signUpPerson(portal, email);
    const { uid } = strangerSignIn;
    requireValue(await portal.with(strangerSignIn, 'changeAddress', { uid, email: next }));
    await waitForNextSecond();
    const request = await openLink(portal, next, 'change-address');
    expect(requireValue(request)).toEqual({ email: next, confirmed: false, canSetPassword: true });
    const password = OTHER_PASSWORD;
    const opened = await openLink(portal, next, 'change-address', { password });
    expect(requireValue(opened)).toMatchObject({ email: next, confirmed: true });
    expect(await portal.with(strangerSignIn, 'getUser', { uid })).toMatchObject({
      code: 'unauthenticated',
    });
    await expect(signInByPassword(next, PASSWORD)).rejects.toThrow('INVALID');
    expect((await signInByPassword(next, password)).uid).toBe(uid);
  });

  test('a change of address requested by a stranger ends with the stranger’s sign-in', async () => {
    const [email, theirEmail] = [newEmail(), newEmail()];
    const strangerSignIn = await signUpPerson(portal, email);
    const { uid } = strangerSignIn;
    requireValue(await portal.with(strangerSignIn, 'changeAddress', { uid, email: theirEmail }));
    const own = await signInByCode(portal, email);
    requireValue(await portal.with(own, 'createUser', { name: 'Nora Lind' }));
    const opened = await openLink(portal, theirEmail, 'change-address', { password: PASSWORD });
    expect(opened).toMatchObject({ code: 'link-refused' });
    expect((await portal.auth.getUser(uid)).email).toBe(email);
  });

  describe('change of address of an unproved account', () => {
    /**
     * Opens the change link of an unproved account; `meanwhile` runs just before the account gets its new
     * address.
     */
    async function runMove(meanwhile: (at: { email: string; next: string }) => Promise<unknown>) {
      const [email, next] = [newEmail(), newEmail()];
      const strangerSignIn = await signUpPerson(portal, email);
      const { uid } = strangerSignIn;
      requireValue(await portal.with(strangerSignIn, 'changeAddress', { uid, email: next }));
      await waitForNextSecond();
      const { auth } = portal;
      const updateUser = auth.updateUser.bind(auth);
      const spy = vi.spyOn(auth, 'updateUser').mockImplementationOnce(async (...args) => {
        await meanwhile({ email, next });
        return updateUser(...args);
      });
      onTestFinished(() => spy.mockRestore());
      const open = () =>
        openLink(portal, next, 'change-address', { session: strangerSignIn.token });
      return { email, next, theirs: strangerSignIn, uid, open };
    }

    test('a call during a change of address has to wait, and the account keeps its password', async () => {
      let call: unknown;
      const scene = await runMove(async () => {
        call = await portal.with(scene.theirs, 'getUser', { uid: scene.uid });
      });
      expect(requireValue(await scene.open())).toMatchObject({
        email: scene.next,
        confirmed: true,
      });
      expect(call).toMatchObject({ code: 'account-changing' });
      expect((await signInByPassword(scene.next, PASSWORD)).uid).toBe(scene.uid);
    });

    test('the account keeps its password even if a call read the account before the change of address ended', async () => {
      const { auth } = portal;
      const getUser = auth.getUser.bind(auth);
      let endMove = (): void => undefined;
      const ended = new Promise<void>((resolve) => (endMove = resolve));
      let call: Promise<unknown> | undefined;
      const scene = await runMove(async () => {
        await new Promise<void>((resolve) => {
          const spy = vi.spyOn(auth, 'getUser');
          // The emulator reads the account once more, to check the token.
          spy.mockImplementationOnce(getUser).mockImplementationOnce(async (uid) => {
            const account = await getUser(uid);
            resolve();
            await ended;
            return account;
          });
          onTestFinished(() => spy.mockRestore());
          call = portal.with(scene.theirs, 'getUser', { uid: scene.uid });
        });
      });
      expect(requireValue(await scene.open())).toMatchObject({
        email: scene.next,
        confirmed: true,
      });
      endMove();
      expect(await call).toMatchObject({ code: 'sign-in-again' });
      expect((await signInByPassword(scene.next, PASSWORD)).uid).toBe(scene.uid);
    });

    test.each(['email', 'next'] as const)(
      'a sign-in by code that proves the %s address has to wait for the change of address',
      async (which) => {
        let message = '';
        const scene = await runMove(async (at) => {
          await signInByCode(portal, at[which]).catch((error: unknown) => {
            message = String(error);
          });
        });
        expect(requireValue(await scene.open())).toMatchObject({
          email: scene.next,
          confirmed: true,
        });
        expect(message).toContain('Your account is being changed');
        expect((await signInByPassword(scene.next, PASSWORD)).uid).toBe(scene.uid);
      },
    );

    test('a change to an address that someone else takes meanwhile leaves the account as it was', async () => {
      const scene = await runMove(async ({ next }) => signUpWith(next, OTHER_PASSWORD));
      const { email, theirs: strangerSignIn, uid } = scene;
      expect(await scene.open()).toMatchObject({ code: 'address-taken' });
      const account = await portal.auth.getUser(uid);
      expect(account).toMatchObject({ email, emailVerified: false });
      expect(account.customClaims).not.toHaveProperty('proved');
      expect(requireValue(await portal.with(strangerSignIn, 'getUser', { uid }))).toMatchObject({
        email,
      });
      expect((await signInByPassword(email, PASSWORD)).uid).toBe(uid);
    });
  });

  test('a change to an address that already has an account is refused', async () => {
    const [email, takenEmail] = [newEmail(), newEmail()];
    await signUpWith(takenEmail, OTHER_PASSWORD);
    const nora = await signUpProved(portal, email);
    requireValue(await portal.with(nora, 'changeAddress', { uid: nora.uid, email: takenEmail }));
    const opened = await openLink(portal, takenEmail, 'change-address', { session: nora.token });
    expect(opened).toMatchObject({ code: 'address-taken' });
    expect((await portal.auth.getUser(nora.uid)).email).toBe(email);
  });

  test('the link mailed to the first address undoes the change, however often the account was moved on', async () => {
    const [email, second, third] = [newEmail(), newEmail(), newEmail()];
    let signIn = await signUpProved(portal, email);
    const { uid } = signIn;
    for (const next of [second, third]) {
      requireValue(await portal.with(signIn, 'changeAddress', { uid, email: next }));
      await waitForNextSecond();
      const proof = { session: signIn.token };
      requireValue(await openLink(portal, next, 'change-address', proof));
      signIn = await signInByPassword(next, PASSWORD);
    }
    expect(requireValue(await openLink(portal, email, 'address-changed'))).toMatchObject({
      email,
      confirmed: true,
    });
    expect(await openLink(portal, second, 'address-changed')).toMatchObject({
      code: 'link-refused',
    });
    expect(await portal.with(signIn, 'getUser', { uid })).toMatchObject({
      code: 'unauthenticated',
    });
    await expect(signInByPassword(third, PASSWORD)).rejects.toThrow();
    expect(requireValue(await openLink(portal, email, 'address-changed'))).toMatchObject({ email });
    expect((await signInByReset(portal, email, OTHER_PASSWORD)).uid).toBe(uid);
  });
});
