import { describe, expect, test } from 'vitest';
import type { EmailCaller } from '../../platform/handlers';
import {
  askForCode,
  MINUTE,
  NORA,
  shiftCode,
  REFUSED,
  STEN,
  readStoredCodes,
  readUid,
  verify,
  createWatchedPortal,
} from '../../testing/proofs';
import { createTestPortal, START } from '../../testing/test-portal';

const FORBIDDEN = { code: 'permission-denied', message: 'You are not allowed to do this' };

describe('codes for another address', () => {
  test('a caller can’t request a code for another address', async () => {
    const portal = createTestPortal();
    const outcome = await portal.run('sendVerificationCode', STEN, { email: NORA.email });
    expect(outcome).toEqual(FORBIDDEN);
    expect((await portal.db.collection('mail').get()).size).toBe(0);
  });

  test('a caller can’t verify a code for another address', async () => {
    const portal = createTestPortal();
    const request = await askForCode(portal);
    expect(await portal.run('verifyCode', STEN, request)).toEqual(FORBIDDEN);
    expect(await readStoredCodes(portal)).toMatchObject([{ tries: 0 }]);
  });

  test('another address gets another code', async () => {
    const portal = createTestPortal({ randomBelow: () => 123_456 });
    const [nora, sten] = [await askForCode(portal, NORA), await askForCode(portal, STEN)];
    expect(nora.code).toBe(sten.code);
    expect(await verify(portal, { ...nora, email: STEN.email })).toEqual(REFUSED);
    expect(await verify(portal, sten)).toMatchObject({ isNew: false });
  });

  test('the same address in capitals counts as another address', async () => {
    const portal = createTestPortal();
    const request = await askForCode(portal, NORA);
    const upperCaseRequest = { ...request, email: 'NORA@flexa.test' };
    const answer = await portal.get('verifyCode', { email: 'Nora@Flexa.Test' }, upperCaseRequest);
    expect(readUid(answer)).toBe((await portal.auth.getUserByEmail(NORA.email)).uid);
  });
});

describe('requesting a new code', () => {
  test('a new code leaves the previous one valid, and each opens only with its own token', async () => {
    const portal = createTestPortal();
    const first = await askForCode(portal);
    const second = await askForCode(portal);
    expect(await verify(portal, { ...first, verifyToken: second.verifyToken })).toEqual(REFUSED);
    expect(await verify(portal, first)).toMatchObject({ isNew: false });
    expect(await verify(portal, second)).toMatchObject({ isNew: false });
  });

  test('a new code has its own attempts, however many others were used', async () => {
    const portal = createTestPortal();
    const owners = await askForCode(portal);
    const strangers = await askForCode(portal);
    for (let steps = 1; steps <= 30; steps += 1) {
      await verify(portal, { ...strangers, code: shiftCode(strangers.code, steps) });
      await verify(portal, { ...owners, verifyToken: 'of nobody' });
    }
    expect(await verify(portal, owners)).toMatchObject({ isNew: false });
  });
});

test.each(['admin', 'support'])(
  'the right code of %s is refused like a wrong one, and its owner is warned by mail',
  async (role) => {
    const portal = createTestPortal();
    await portal.auth.createUser({ uid: 'nora', email: NORA.email, emailVerified: true });
    await portal.auth.setCustomUserClaims('nora', { [role]: true, proved: [NORA.email] });
    expect(await verify(portal, await askForCode(portal))).toEqual(REFUSED);
    const sentMails = await portal.db.collection('mail').where('uid', '==', 'nora').get();
    expect(sentMails.docs.map((mail) => mail.get('content.template') as string)).toEqual([
      'admin-code',
    ]);
  },
);

test('code and address appear only in the mail', async () => {
  const portal = createTestPortal({ randomBelow: () => 481_516 });
  const { code, verifyToken, email } = await askForCode(portal);
  await verify(portal, { email, code: shiftCode(code), verifyToken });
  const collections = await portal.db.listCollections();
  expect(collections.map(({ id }) => id).sort()).toEqual(['mail', 'verificationCodes']);
  const documents = await Promise.all(collections.map((collection) => collection.get()));
  const text = documents
    .flatMap(({ docs }) => docs)
    .map((document) => {
      const { content: _, to: __, ...rest } = document.data();
      return JSON.stringify([
        document.ref.path,
        document.ref.parent.id === 'mail' ? rest : document.data(),
      ]);
    })
    .join('\n');
  expect(text).toContain('codeHash');
  for (const secret of [code, verifyToken, email, 'nora']) expect(text).not.toContain(secret);
});

test('sendVerificationCode makes no query that reveals whether an address has an account', async () => {
  const { portal, asked: request } = createWatchedPortal();
  const disabledCaller: EmailCaller = { email: 'gone@flexa.test' };
  await portal.auth.createUser({ uid: 'nora', email: NORA.email });
  await portal.auth.createUser({ uid: 'gone', email: disabledCaller.email, disabled: true });

  const outcomes = [];
  for (const caller of [NORA, STEN, disabledCaller]) {
    portal.setClock(0);
    const input = await askForCode(portal, caller);
    const again = await portal.run('sendVerificationCode', caller, { email: caller.email });
    const wrong = await verify(portal, { ...input, code: shiftCode(input.code) });
    portal.setClock(10 * MINUTE);
    const late = await verify(portal, input);
    outcomes.push({ length: input.verifyToken.length, again: again.code ?? 'sent', wrong, late });
  }
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[2]).toEqual(outcomes[0]);
  expect(request).toEqual([]);
  const [first, ...others] = (await readStoredCodes(portal)).map((code) =>
    Object.keys(code).sort(),
  );
  expect(others).toEqual(Array(5).fill(first));

  portal.setClock(11 * MINUTE);
  await verify(portal, await askForCode(portal, NORA));
  expect(request.at(0)).toBe('getUserByEmail');
  expect(request.at(-1)).toBe('createCustomToken');
});

test('a stored code records when it may be deleted', async () => {
  const portal = createTestPortal();
  await askForCode(portal);
  const [code] = await readStoredCodes(portal);
  expect(code?.['expireAt']).toMatchObject({ _seconds: (START.getTime() + 10 * MINUTE) / 1000 });
});
