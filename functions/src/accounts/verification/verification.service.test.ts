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
import { createTestPortal, tally } from '../../testing/test-portal';

const TOO_MANY = { code: 'code-refused', message: 'Too many attempts. Request a new code' };

describe('verification code', () => {
  test('a verification code is six digits in one mail', async () => {
    const portal = createTestPortal();
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

  test('a verification code keeps its leading zeros', async () => {
    const portal = createTestPortal({ randomBelow: () => 42 });
    const request = await askForCode(portal);
    expect(request.code).toBe('000042');
    expect(await verify(portal, request)).toMatchObject({ isNew: false });
  });

  test('a verification code signs a newcomer in and creates the account', async () => {
    const portal = createTestPortal();
    const answer = await portal.get('verifyCode', NORA, await askForCode(portal));
    const account = await portal.auth.getUserByEmail(NORA.email);
    expect(readUid(answer)).toBe(account.uid);
    expect(account).toMatchObject({ emailVerified: true, disabled: false });
  });

  test('a verification code signs in to an existing account and verifies its address', async () => {
    const portal = createTestPortal();
    await portal.auth.createUser({ uid: 'nora', email: NORA.email });
    const answer = await portal.get('verifyCode', NORA, await askForCode(portal));
    expect(readUid(answer)).toBe('nora');
    expect((await portal.auth.getUser('nora')).emailVerified).toBe(true);
    expect((await portal.auth.listUsers()).users).toHaveLength(1);
  });

  test('a verification code is refused for a disabled account', async () => {
    const portal = createTestPortal();
    await portal.auth.createUser({ uid: 'nora', email: NORA.email, disabled: true });
    expect(await verify(portal, await askForCode(portal))).toEqual({
      code: 'account-disabled',
      message: 'This account is disabled',
    });
  });

  test('a verification code is valid for ten minutes', async () => {
    const portal = createTestPortal();
    const request = await askForCode(portal);
    portal.setClock(10 * MINUTE);
    expect(await verify(portal, request)).toEqual(REFUSED);
    portal.setClock(10 * MINUTE - 1);
    expect(await verify(portal, request)).toMatchObject({ isNew: false });
  });

  test('a verification code is valid for one use', async () => {
    const portal = createTestPortal();
    const request = await askForCode(portal);
    expect(await verify(portal, request)).toMatchObject({ isNew: false });
    expect(await verify(portal, request)).toEqual(REFUSED);
  });

  test('a verification code used twenty times at once signs in once, to one account', async () => {
    const portal = createTestPortal();
    const request = await askForCode(portal);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => verify(portal, request)));
    expect(tally(outcomes.map(({ code }) => code ?? 'signed in'))).toEqual({
      'signed in': 1,
      'code-refused': 19,
    });
    expect((await portal.auth.listUsers()).users).toHaveLength(1);
  });

  test('a verification code stays valid if the identity service failed during its use', async () => {
    const { portal, fail } = createWatchedPortal();
    const request = await askForCode(portal);
    const fault = new Error('Identity is down');
    fail(fault);
    await expect(verify(portal, request)).rejects.toBe(fault);
    fail(undefined);
    expect(await verify(portal, request)).toMatchObject({ isNew: false });
    expect(await verify(portal, request)).toEqual(REFUSED);
  });

  test('verifyCode refuses any code if none was requested', async () => {
    const input = { email: NORA.email, code: '123456', verifyToken: 'none' };
    expect(await verify(createTestPortal(), input)).toEqual(REFUSED);
  });
});

describe('attempts at a verification code', () => {
  test('the sixth attempt at a verification code is refused even with the right code', async () => {
    const portal = createTestPortal();
    const request = await askForCode(portal);
    for (let steps = 1; steps <= 5; steps += 1) {
      const wrong = { ...request, code: shiftCode(request.code, steps) };
      expect(await verify(portal, wrong)).toEqual(REFUSED);
    }
    expect(await verify(portal, request)).toEqual(TOO_MANY);
    expect((await portal.auth.listUsers()).users).toEqual([]);
  });

  test('the fifth attempt at a verification code may succeed', async () => {
    const portal = createTestPortal();
    const request = await askForCode(portal);
    for (let steps = 1; steps <= 4; steps += 1) {
      await verify(portal, { ...request, code: shiftCode(request.code, steps) });
    }
    expect(await verify(portal, request)).toMatchObject({ isNew: false });
  });

  test('five of twenty concurrent attempts at a verification code count', async () => {
    const portal = createTestPortal();
    const request = await askForCode(portal);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        verify(portal, { ...request, code: shiftCode(request.code, n + 1) }),
      ),
    );
    const messages = outcomes.map((outcome) => ('message' in outcome ? outcome.message : 'right'));
    expect(tally(messages)).toEqual({ [REFUSED.message]: 5, [TOO_MANY.message]: 15 });
    expect(await readStoredCodes(portal)).toMatchObject([{ tries: 5 }]);
    expect(await verify(portal, request)).toEqual(TOO_MANY);
  });

  test('a stranger without the token uses up no attempts', async () => {
    const portal = createTestPortal();
    const request = await askForCode(portal);
    for (const verifyToken of ['x', request.verifyToken.slice(1), `${request.verifyToken}x`]) {
      expect(await verify(portal, { ...request, verifyToken })).toEqual(REFUSED);
    }
    expect(await readStoredCodes(portal)).toMatchObject([{ tries: 0 }]);
    expect(await verify(portal, request)).toMatchObject({ isNew: false });
  });
});
