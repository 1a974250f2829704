import { sampleList } from '@flexa/testing/sample';
import { describe, expect, test } from 'vitest';
import { injectAuthFaults } from '../../testing/faults';
import {
  readMail,
  newEmail,
  signUpProved,
  createSharedPortal,
  signUpPerson,
  type SignIn,
  waitForNextSecond,
  requireValue,
} from '../../testing/people';

const portal = createSharedPortal();
const MAKERS = { proved: signUpProved, unproved: signUpPerson };

/** Someone who asked to move and opens the link. */
async function setUpPendingMove(kind: keyof typeof MAKERS) {
  const [email, next] = [newEmail(), newEmail()];
  const signIn = await MAKERS[kind](portal, email);
  requireValue(await portal.with(signIn, 'changeAddress', { uid: signIn.uid, email: next }));
  await waitForNextSecond();
  const code = String((await readMail(portal, next, 'change-address'))['code']);
  return { email, next, signIn, code };
}

const open = (code: string, { token }: SignIn) =>
  portal.run('confirmAddress', { email: '' }, { code, session: token });

/** Nothing is left of the move: the account is at one address, which the profile has too. */
async function expectAt(uid: string, email: string) {
  const account = await portal.auth.getUser(uid);
  expect(account).toMatchObject({ email, emailVerified: true, disabled: false });
  expect(account.customClaims).toEqual({ proved: [email] });
  expect((await portal.db.doc(`users/${uid}`).get()).get('email')).toBe(email);
}

/** The changes of the account that a move makes. */
async function changesOfMove(kind: keyof typeof MAKERS): Promise<number> {
  const { code, signIn } = await setUpPendingMove(kind);
  const end = injectAuthFaults(portal.platform.auth, Number.POSITIVE_INFINITY);
  requireValue(await open(code, signIn));
  return end();
}

/** The changes at which a move is stopped: each of them, or half in a sample. */
const listStops = (changes: number) =>
  sampleList(
    Array.from({ length: changes }, (_, i) => i + 1),
    1 / 2,
  );

describe.each(['proved', 'unproved'] as const)('a move of an account that is %s', (kind) => {
  test('is completed by the same link, at whichever change of the account it stopped', async () => {
    const changes = await changesOfMove(kind);
    for (const stop of listStops(changes)) {
      const { next, signIn, code } = await setUpPendingMove(kind);
      const heal = injectAuthFaults(portal.platform.auth, stop);
      await expect(open(code, signIn)).rejects.toThrow();
      heal();
      requireValue(await open(code, signIn));
      await expectAt(signIn.uid, next);
      requireValue(await open(code, signIn));
    }
  });

  test('that nobody completes is seen to its end by a job, at one address and with nothing of the other', async () => {
    const changes = await changesOfMove(kind);
    for (const stop of listStops(changes)) {
      const { email, next, signIn, code } = await setUpPendingMove(kind);
      const { uid } = signIn;
      const heal = injectAuthFaults(portal.platform.auth, stop);
      await expect(open(code, signIn)).rejects.toThrow();
      heal();
      await portal.services.identity.finishMove(uid);
      const account = await portal.auth.getUser(uid);
      const isProved = account.customClaims?.['proved'] !== undefined;
      // Before its first change nothing has happened to an account that nobody had proved.
      expect(isProved).toBe(kind === 'proved' || stop > 1);
      if (isProved) await expectAt(uid, account.email === next ? next : email);
      const begun = await portal.db.doc(`signInChanges/move-${uid}`).get();
      expect(begun.exists).toBe(true);
    }
  });
});
