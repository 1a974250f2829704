import { sampleList } from '@flexa/testing/sample';
import { describe, expect, test } from 'vitest';
import { injectAuthFaults } from '../../testing/faults';
import {
  readMail,
  newEmail,
  openLink,
  OTHER_PASSWORD,
  PASSWORD,
  signUpProved,
  createSharedPortal,
  signInByPassword,
  signInByReset,
  waitForNextSecond,
  requireValue,
} from '../../testing/people';

const portal = createSharedPortal();

const restoreCode = async (email: string) =>
  String((await readMail(portal, email, 'address-changed'))['code']);

const restore = (code: string) => portal.run('confirmAddress', { email: '' }, { code });

/**
 * Creates an account that a thief of the password moved from its owner's address a to b, c and d.
 */
async function createStolenAccount() {
  const [a, b, c, d] = [newEmail(), newEmail(), newEmail(), newEmail()];
  let signIn = await signUpProved(portal, a);
  const { uid } = signIn;
  for (const next of [b, c, d]) {
    requireValue(await portal.with(signIn, 'changeAddress', { uid, email: next }));
    await waitForNextSecond();
    requireValue(await openLink(portal, next, 'change-address', { session: signIn.token }));
    signIn = await signInByPassword(next, PASSWORD);
  }
  const codes = { a: await restoreCode(a), b: await restoreCode(b), c: await restoreCode(c) };
  return { uid, a, b, c, codes };
}

type Moved = Awaited<ReturnType<typeof createStolenAccount>>;

/** The account is at that address alone, and nothing else signs in to it. */
async function expectAt({ uid }: Moved, email: string) {
  const account = await portal.auth.getUser(uid);
  expect(account).toMatchObject({ email, emailVerified: true, disabled: false });
  expect(account.customClaims).toEqual({ proved: [email] });
  expect((await portal.db.doc(`users/${uid}`).get()).get('email')).toBe(email);
}

const ORDERS = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba', 'bab', 'cbcba', 'aab'] as const;

describe('links that restore an address', () => {
  test.concurrent.each(sampleList(ORDERS, 1 / 2))(
    'opened in the order %s leave the account at the earliest address',
    async (order) => {
      const moved = await createStolenAccount();
      let earliest = 'z';
      for (const which of order.split('') as ('a' | 'b' | 'c')[]) {
        const opened = await restore(moved.codes[which]);
        if (which <= earliest) {
          expect(requireValue(opened)).toMatchObject({ email: moved[which], confirmed: true });
          earliest = which;
        } else {
          expect(opened).toMatchObject({ code: 'link-refused' });
        }
        await expectAt(moved, moved[earliest as 'a' | 'b' | 'c']);
      }
    },
  );

  test.concurrent.each([
    ['b', 'a'],
    ['a', 'b'],
    ['c', 'a'],
  ] as const)(
    'opened side by side, %s before %s, leave the account at the earliest address',
    async (...both) => {
      const moved = await createStolenAccount();
      const codes = both.map((which) => moved.codes[which]);
      const opened = await Promise.all(codes.map(restore));
      expect(requireValue(opened[both.indexOf('a')]!)).toMatchObject({ email: moved.a });
      await expectAt(moved, moved.a);
      expect(await restore(moved.codes.b)).toMatchObject({ code: 'link-refused' });
    },
  );

  test('give nothing back to a thief who set a password by a later link in between', async () => {
    const moved = await createStolenAccount();
    requireValue(await restore(moved.codes.b));
    const thief = await signInByReset(portal, moved.b, OTHER_PASSWORD);
    expect(thief.uid).toBe(moved.uid);
    requireValue(await restore(moved.codes.a));
    const { uid } = moved;
    expect(await portal.with(thief, 'getUser', { uid })).toMatchObject({ code: 'unauthenticated' });
    await expect(signInByPassword(moved.a, OTHER_PASSWORD)).rejects.toThrow('INVALID');
    expect((await signInByReset(portal, moved.b, OTHER_PASSWORD)).uid).not.toBe(uid);
    await expectAt(moved, moved.a);
  });

  test('change nothing when opened again where the address is back', async () => {
    const moved = await createStolenAccount();
    requireValue(await restore(moved.codes.a));
    const owner = await signInByReset(portal, moved.a, OTHER_PASSWORD);
    requireValue(await restore(moved.codes.a));
    requireValue(await portal.with(owner, 'getUser', { uid: moved.uid }));
    expect((await signInByPassword(moved.a, OTHER_PASSWORD)).uid).toBe(moved.uid);
  });

  test('complete what stopped half-way, at whichever change of the account', async () => {
    const moved = await createStolenAccount();
    const end = injectAuthFaults(portal.platform.auth, Number.POSITIVE_INFINITY);
    requireValue(await restore(moved.codes.c));
    const changes = end();
    expect(changes).toBeGreaterThan(5);
    for (let stop = 1; stop <= changes; stop += 1) {
      const heal = injectAuthFaults(portal.platform.auth, stop);
      await expect(restore(moved.codes.b)).rejects.toThrow();
      heal();
    }
    requireValue(await restore(moved.codes.b));
    await expectAt(moved, moved.b);
    requireValue(await restore(moved.codes.a));
    await expectAt(moved, moved.a);
  });
});
