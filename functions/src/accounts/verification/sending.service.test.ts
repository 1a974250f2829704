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
import { ownPortal, START } from '../../testing/own-portal';

const FORBIDDEN = { code: 'permission-denied', message: 'You are not allowed to do this' };

describe('another address', () => {
  test("is not the caller's to have a code sent to", async () => {
    const portal = ownPortal();
    const outcome = await portal.run('sendVerificationCode', STEN, { email: NORA.email });
    expect(outcome).toEqual(FORBIDDEN);
    expect((await portal.db.collection('mail').get()).size).toBe(0);
  });

  test("is not the caller's to verify", async () => {
    const portal = ownPortal();
    const asked = await askForCode(portal);
    expect(await portal.run('verifyCode', STEN, asked)).toEqual(FORBIDDEN);
    expect(await readStoredCodes(portal)).toMatchObject([{ tries: 0 }]);
  });

  test('has another code', async () => {
    const portal = ownPortal({ randomBelow: () => 123_456 });
    const [nora, sten] = [await askForCode(portal, NORA), await askForCode(portal, STEN)];
    expect(nora.code).toBe(sten.code);
    expect(await verify(portal, { ...nora, email: STEN.email })).toEqual(REFUSED);
    expect(await verify(portal, sten)).toMatchObject({ isNew: false });
  });

  test('is not the same one in capitals', async () => {
    const portal = ownPortal();
    const asked = await askForCode(portal, NORA);
    const shouted = { ...asked, email: 'NORA@flexa.test' };
    const answer = await portal.get('verifyCode', { email: 'Nora@Flexa.Test' }, shouted);
    expect(readUid(answer)).toBe((await portal.auth.getUserByEmail(NORA.email)).uid);
  });
});

describe('a new code', () => {
  test('leaves the one before as it was, and neither opens with the other', async () => {
    const portal = ownPortal();
    const first = await askForCode(portal);
    const second = await askForCode(portal);
    expect(await verify(portal, { ...first, verifyToken: second.verifyToken })).toEqual(REFUSED);
    expect(await verify(portal, first)).toMatchObject({ isNew: false });
    expect(await verify(portal, second)).toMatchObject({ isNew: false });
  });

  test('has tries of its own, whatever was done with others', async () => {
    const portal = ownPortal();
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
  '%s is refused as for a wrong code, and told that the right one was entered',
  async (role) => {
    const portal = ownPortal();
    await portal.auth.createUser({ uid: 'nora', email: NORA.email, emailVerified: true });
    await portal.auth.setCustomUserClaims('nora', { [role]: true, proved: [NORA.email] });
    expect(await verify(portal, await askForCode(portal))).toEqual(REFUSED);
    const sentMails = await portal.db.collection('mail').where('uid', '==', 'nora').get();
    expect(sentMails.docs.map((mail) => mail.get('content.template') as string)).toEqual([
      'admin-code',
    ]);
  },
);

test('code and address are nowhere but in the mail', async () => {
  const portal = ownPortal({ randomBelow: () => 481_516 });
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

test('nobody learns whether an address has an account: nothing asks before the code is right', async () => {
  const { portal, asked } = createWatchedPortal();
  const gone: EmailCaller = { email: 'gone@flexa.test' };
  await portal.auth.createUser({ uid: 'nora', email: NORA.email });
  await portal.auth.createUser({ uid: 'gone', email: gone.email, disabled: true });

  const seen = [];
  for (const caller of [NORA, STEN, gone]) {
    portal.setClock(0);
    const input = await askForCode(portal, caller);
    const again = await portal.run('sendVerificationCode', caller, { email: caller.email });
    const wrong = await verify(portal, { ...input, code: shiftCode(input.code) });
    portal.setClock(10 * MINUTE);
    const late = await verify(portal, input);
    seen.push({ length: input.verifyToken.length, again: again.code ?? 'sent', wrong, late });
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
  expect(asked).toEqual([]);
  const [first, ...others] = (await readStoredCodes(portal)).map((code) =>
    Object.keys(code).sort(),
  );
  expect(others).toEqual(Array(5).fill(first));

  portal.setClock(11 * MINUTE);
  await verify(portal, await askForCode(portal, NORA));
  expect(asked.at(0)).toBe('getUserByEmail');
  expect(asked.at(-1)).toBe('createCustomToken');
});

test('what is kept of a code says when it may go', async () => {
  const portal = ownPortal();
  await askForCode(portal);
  const [code] = await readStoredCodes(portal);
  expect(code?.['expireAt']).toMatchObject({ _seconds: (START.getTime() + 10 * MINUTE) / 1000 });
});
