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
 * Creates an account whose password a thief stole, and which the thief moved from the owner's address a to b, c
 * and d.
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

/** Expects the account to have that address alone, and no other way in. */
async function expectAt({ uid }: Moved, email: string) {
  const account = await portal.auth.getUser(uid);
  expect(account).toMatchObject({ email, emailVerified: true, disabled: false });
  expect(account.customClaims).toEqual({ proved: [email] });
  expect((await portal.db.doc(`users/${uid}`).get()).get('email')).toBe(email);
}

const ORDERS = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba', 'bab', 'cbcba', 'aab'] as const;

describe('links that restore an address', () => {
  test.concurrent.each(sampleList(ORDERS, 1 / 2))(
    'restore links opened in the order %s leave the account at the earliest address',
    async (order) => {
      const stolen = await createStolenAccount();
      let earliest = 'z';
      for (const which of order.split('') as ('a' | 'b' | 'c')[]) {
        const opened = await restore(stolen.codes[which]);
        if (which <= earliest) {
          expect(requireValue(opened)).toMatchObject({ email: stolen[which], confirmed: true });
          earliest = which;
        } else {
          expect(opened).toMatchObject({ code: 'link-refused' });
        }
        await expectAt(stolen, stolen[earliest as 'a' | 'b' | 'c']);
      }
    },
  );

  test.concurrent.each([
    ['b', 'a'],
    ['a', 'b'],
    ['c', 'a'],
  ] as const)(
    'restore links opened concurrently, %s before %s, leave the account at the earliest address',
    async (...both) => {
      const stolen = await createStolenAccount();
      const codes = both.map((which) => stolen.codes[which]);
      const opened = await Promise.all(codes.map(restore));
      expect(requireValue(opened[both.indexOf('a')]!)).toMatchObject({ email: stolen.a });
      await expectAt(stolen, stolen.a);
      expect(await restore(stolen.codes.b)).toMatchObject({ code: 'link-refused' });
    },
  );

  test('restore links give nothing back to a thief who set a password with a later link in between', async () => {
    const stolen = await createStolenAccount();
    requireValue(await restore(stolen.codes.b));
    const thief = await signInByReset(portal, stolen.b, OTHER_PASSWORD);
    expect(thief.uid).toBe(stolen.uid);
    requireValue(await restore(stolen.codes.a));
    const { uid } = stolen;
    expect(await portal.with(thief, 'getUser', { uid })).toMatchObject({ code: 'unauthenticated' });
    await expect(signInByPassword(stolen.a, OTHER_PASSWORD)).rejects.toThrow('INVALID');
    expect((await signInByReset(portal, stolen.b, OTHER_PASSWORD)).uid).not.toBe(uid);
    await expectAt(stolen, stolen.a);
  });

  test('reopening a restore link changes nothing while the address is restored', async () => {
    const stolen = await createStolenAccount();
    requireValue(await restore(stolen.codes.a));
    const owner = await signInByReset(portal, stolen.a, OTHER_PASSWORD);
    requireValue(await restore(stolen.codes.a));
    requireValue(await portal.with(owner, 'getUser', { uid: stolen.uid }));
    expect((await signInByPassword(stolen.a, OTHER_PASSWORD)).uid).toBe(stolen.uid);
  });

  test('a restore link completes a restore interrupted at any change of the account', async () => {
    const stolen = await createStolenAccount();
    const end = injectAuthFaults(portal.platform.auth, Number.POSITIVE_INFINITY);
    requireValue(await restore(stolen.codes.c));
    const changes = end();
    expect(changes).toBeGreaterThan(5);
    for (let stop = 1; stop <= changes; stop += 1) {
      const heal = injectAuthFaults(portal.platform.auth, stop);
      await expect(restore(stolen.codes.b)).rejects.toThrow();
      heal();
    }
    requireValue(await restore(stolen.codes.b));
    await expectAt(stolen, stolen.b);
    requireValue(await restore(stolen.codes.a));
    await expectAt(stolen, stolen.a);
  });
});
