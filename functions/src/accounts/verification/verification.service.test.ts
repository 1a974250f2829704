import { describe, expect, test } from 'vitest';
import {
  askForCode,
  MINUTE,
  NORA,
  shiftCode,
  REFUSED,
  readStoredCodes,
  readUid,
  verify,
  createWatchedPortal,
} from '../../testing/proofs';
import { ownPortal, tally } from '../../testing/own-portal';

const TOO_MANY = { code: 'code-refused', message: 'Too many attempts. Request a new code' };

describe('a code', () => {
  test('is six digits in one mail', async () => {
    const portal = ownPortal();
    const { code } = await askForCode(portal, { email: 'Nora@Flexa.test' });
    expect(code).toMatch(/^\d{6}$/);
    const mails = await portal.db.collection('mail').get();
    expect(mails.docs.map((mail) => mail.data())).toMatchObject([
      {
        to: 'nora@flexa.test',
        uid: null,
        state: 'queued',
        content: { template: 'verification-code', data: { code } },
      },
    ]);
  });

  test('keeps its zeros', async () => {
    const portal = ownPortal({ randomBelow: () => 42 });
    const asked = await askForCode(portal);
    expect(asked.code).toBe('000042');
    expect(await verify(portal, asked)).toMatchObject({ isNew: false });
  });

  test('signs a newcomer in, whose account it makes', async () => {
    const portal = ownPortal();
    const answer = await portal.get('verifyCode', NORA, await askForCode(portal));
    const account = await portal.auth.getUserByEmail(NORA.email);
    expect(readUid(answer)).toBe(account.uid);
    expect(account).toMatchObject({ emailVerified: true, disabled: false });
  });

  test('signs in a person who has an account, whose address is verified from then on', async () => {
    const portal = ownPortal();
    await portal.auth.createUser({ uid: 'nora', email: NORA.email });
    const answer = await portal.get('verifyCode', NORA, await askForCode(portal));
    expect(readUid(answer)).toBe('nora');
    expect((await portal.auth.getUser('nora')).emailVerified).toBe(true);
    expect((await portal.auth.listUsers()).users).toHaveLength(1);
  });

  test('is of no use to a disabled account', async () => {
    const portal = ownPortal();
    await portal.auth.createUser({ uid: 'nora', email: NORA.email, disabled: true });
    expect(await verify(portal, await askForCode(portal))).toEqual({
      code: 'account-disabled',
      message: 'This account is disabled',
    });
  });

  test('is good for ten minutes', async () => {
    const portal = ownPortal();
    const asked = await askForCode(portal);
    portal.setClock(10 * MINUTE);
    expect(await verify(portal, asked)).toEqual(REFUSED);
    portal.setClock(10 * MINUTE - 1);
    expect(await verify(portal, asked)).toMatchObject({ isNew: false });
  });

  test('is good for one use', async () => {
    const portal = ownPortal();
    const asked = await askForCode(portal);
    expect(await verify(portal, asked)).toMatchObject({ isNew: false });
    expect(await verify(portal, asked)).toEqual(REFUSED);
  });

  test('used twenty times at once signs in once, to one account', async () => {
    const portal = ownPortal();
    const asked = await askForCode(portal);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => verify(portal, asked)));
    expect(tally(outcomes.map(({ code }) => code ?? 'signed in'))).toEqual({
      'signed in': 1,
      'code-refused': 19,
    });
    expect((await portal.auth.listUsers()).users).toHaveLength(1);
  });

  test('is still good where the identity service failed over it', async () => {
    const { portal, fail } = createWatchedPortal();
    const asked = await askForCode(portal);
    const fault = new Error('Identity is down');
    fail(fault);
    await expect(verify(portal, asked)).rejects.toBe(fault);
    fail(undefined);
    expect(await verify(portal, asked)).toMatchObject({ isNew: false });
    expect(await verify(portal, asked)).toEqual(REFUSED);
  });

  test('is nothing where none was asked for', async () => {
    const input = { email: NORA.email, code: '123456', verifyToken: 'none' };
    expect(await verify(ownPortal(), input)).toEqual(REFUSED);
  });
});

describe('tries', () => {
  test('are five: the sixth is refused even with the right code', async () => {
    const portal = ownPortal();
    const asked = await askForCode(portal);
    for (let steps = 1; steps <= 5; steps += 1) {
      const wrong = { ...asked, code: shiftCode(asked.code, steps) };
      expect(await verify(portal, wrong)).toEqual(REFUSED);
    }
    expect(await verify(portal, asked)).toEqual(TOO_MANY);
    expect((await portal.auth.listUsers()).users).toEqual([]);
  });

  test('may be right at the fifth', async () => {
    const portal = ownPortal();
    const asked = await askForCode(portal);
    for (let steps = 1; steps <= 4; steps += 1) {
      await verify(portal, { ...asked, code: shiftCode(asked.code, steps) });
    }
    expect(await verify(portal, asked)).toMatchObject({ isNew: false });
  });

  test('are five of twenty at once', async () => {
    const portal = ownPortal();
    const asked = await askForCode(portal);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        verify(portal, { ...asked, code: shiftCode(asked.code, n + 1) }),
      ),
    );
    const messages = outcomes.map((outcome) => ('message' in outcome ? outcome.message : 'right'));
    expect(tally(messages)).toEqual({ [REFUSED.message]: 5, [TOO_MANY.message]: 15 });
    expect(await readStoredCodes(portal)).toMatchObject([{ tries: 5 }]);
    expect(await verify(portal, asked)).toEqual(TOO_MANY);
  });

  test('are not used up by a stranger, who lacks the token', async () => {
    const portal = ownPortal();
    const asked = await askForCode(portal);
    for (const verifyToken of ['x', asked.verifyToken.slice(1), `${asked.verifyToken}x`]) {
      expect(await verify(portal, { ...asked, verifyToken })).toEqual(REFUSED);
    }
    expect(await readStoredCodes(portal)).toMatchObject([{ tries: 0 }]);
    expect(await verify(portal, asked)).toMatchObject({ isNew: false });
  });
});
