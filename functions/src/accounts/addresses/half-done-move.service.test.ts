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

/** Creates a person who has requested a change of address, and returns the code of the mailed link. */
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

/** Expects that the move is complete: account, claims and profile have one address. */
async function expectAt(uid: string, email: string) {
  const account = await portal.auth.getUser(uid);
  expect(account).toMatchObject({ email, emailVerified: true, disabled: false });
  expect(account.customClaims).toEqual({ proved: [email] });
  expect((await portal.db.doc(`users/${uid}`).get()).get('email')).toBe(email);
}

/** Counts the changes to the account that one move makes. */
async function countMoveChanges(kind: keyof typeof MAKERS): Promise<number> {
  const { code, signIn } = await setUpPendingMove(kind);
  const end = injectAuthFaults(portal.platform.auth, Number.POSITIVE_INFINITY);
  requireValue(await open(code, signIn));
  return end();
}

/** Lists the changes at which the test interrupts a move: all of them, or half in a sample. */
const listStops = (changes: number) =>
  sampleList(
    Array.from({ length: changes }, (_, i) => i + 1),
    1 / 2,
  );

describe.each(['proved', 'unproved'] as const)(
  'change of address of an account that is %s',
  (kind) => {
    test('the same link completes a change of address interrupted at any change of the account', async () => {
      const changes = await countMoveChanges(kind);
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

    test('the job completes an abandoned change of address and leaves the account at one address only', async () => {
      const changes = await countMoveChanges(kind);
      for (const stop of listStops(changes)) {
        const { email, next, signIn, code } = await setUpPendingMove(kind);
        const { uid } = signIn;
        const heal = injectAuthFaults(portal.platform.auth, stop);
        await expect(open(code, signIn)).rejects.toThrow();
        heal();
        await portal.services.identity.finishMove(uid);
        const account = await portal.auth.getUser(uid);
        const isProved = account.customClaims?.['proved'] !== undefined;
        // An unproved account is untouched before the first change.
        expect(isProved).toBe(kind === 'proved' || stop > 1);
        if (isProved) await expectAt(uid, account.email === next ? next : email);
        const intention = await portal.db.doc(`signInChanges/move-${uid}`).get();
        expect(intention.exists).toBe(true);
      }
    });
  },
);
