import { describe, expect, test } from 'vitest';
import type { EmailCaller } from '../../../functions/src/platform/handlers';
import {
  askForCode,
  mailedCodes,
  MINUTE,
  NORA,
  otherThan,
  REFUSED,
  SECOND,
  STEN,
  storedCodes,
  uidOf,
  verify,
  watchedPortal,
} from './support/codes';
import { ownPortal, START, tally } from './support/own-portal';

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
    expect(await storedCodes(portal)).toMatchObject([{ tries: 0 }]);
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
    expect(uidOf(answer)).toBe((await portal.auth.getUserByEmail(NORA.email)).uid);
  });
});

describe('a new code', () => {
  test('takes the place of the one before, with tries of its own', async () => {
    const portal = ownPortal();
    const first = await askForCode(portal);
    for (let steps = 1; steps <= 5; steps += 1) {
      await verify(portal, { ...first, code: otherThan(first.code, steps) });
    }
    portal.setClock(MINUTE);
    const { verifyToken } = await portal.get('sendVerificationCode', NORA, { email: NORA.email });
    const code = (await mailedCodes(portal, NORA)).at(-1) ?? '';
    expect(await verify(portal, first)).toEqual(REFUSED);
    // Token and code belong together.
    expect(await verify(portal, { ...first, code })).toEqual(REFUSED);
    expect(await verify(portal, { email: NORA.email, code, verifyToken })).toMatchObject({
      isNew: false,
    });
  });

  test('may be had after one that was used', async () => {
    const portal = ownPortal();
    await verify(portal, await askForCode(portal));
    portal.setClock(MINUTE);
    expect(await verify(portal, await askForCode(portal))).toMatchObject({ isNew: false });
  });

  test.each([
    ['at once', 1, '60 seconds', 60],
    ['after half a minute', 30 * SECOND, '30 seconds', 30],
    ['a moment too early', MINUTE - 1, '1 second', 1],
  ])('is not to be had %s', async (_, after, wait, retryAfter) => {
    const portal = ownPortal();
    const asked = await askForCode(portal);
    portal.setClock(after);
    const again = portal.handlers.sendVerificationCode({
      caller: NORA,
      input: { email: NORA.email },
    });
    await expect(again).rejects.toMatchObject({
      code: 'too-many-requests',
      message: `We have just sent you a code. You can ask for another one in ${wait}`,
      retryAfter,
    });
    expect(await mailedCodes(portal, NORA)).toEqual([asked.code]);
    expect(await verify(portal, asked)).toMatchObject({ isNew: false });
  });

  test.each([
    ['the first one', 0],
    ['one after another', MINUTE],
  ])('asked for twenty times at once is one, in one mail: %s', async (_, after) => {
    const portal = ownPortal();
    if (after) await askForCode(portal);
    const before = await mailedCodes(portal, NORA);
    portal.setClock(after);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        portal.run('sendVerificationCode', NORA, { email: NORA.email }),
      ),
    );
    expect(tally(outcomes.map(({ code }) => code ?? 'sent'))).toEqual({
      sent: 1,
      'too-many-requests': 19,
    });
    const [code = '', ...others] = (await mailedCodes(portal, NORA)).slice(before.length);
    expect(others).toEqual([]);
    const verifyToken = outcomes.flatMap((one) => ('value' in one ? one.value.verifyToken : []))[0];
    expect(
      await verify(portal, { email: NORA.email, code, verifyToken: verifyToken ?? '' }),
    ).toMatchObject({ isNew: false });
  });
});

test('code and address are nowhere but in the mail', async () => {
  const portal = ownPortal({ randomBelow: () => 481_516 });
  const { code, verifyToken, email } = await askForCode(portal);
  await verify(portal, { email, code: otherThan(code), verifyToken });
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
  const { portal, asked } = watchedPortal();
  const gone: EmailCaller = { email: 'gone@flexa.test' };
  await portal.auth.createUser({ uid: 'nora', email: NORA.email });
  await portal.auth.createUser({ uid: 'gone', email: gone.email, disabled: true });

  const seen = [];
  for (const caller of [NORA, STEN, gone]) {
    portal.setClock(0);
    const input = await askForCode(portal, caller);
    const again = await portal.run('sendVerificationCode', caller, { email: caller.email });
    const wrong = await verify(portal, { ...input, code: otherThan(input.code) });
    portal.setClock(10 * MINUTE);
    const late = await verify(portal, input);
    seen.push({ length: input.verifyToken.length, again, wrong, late });
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
  expect(asked).toEqual([]);
  const [first, ...others] = (await storedCodes(portal)).map((code) => Object.keys(code).sort());
  expect(others).toEqual([first, first]);

  portal.setClock(11 * MINUTE);
  await verify(portal, await askForCode(portal, NORA));
  expect(asked).toEqual(['getUserByEmail', 'updateUser', 'createCustomToken']);
});

test('what is kept of a code says when it may go', async () => {
  const portal = ownPortal();
  await askForCode(portal);
  const [code] = await storedCodes(portal);
  expect(code?.['expireAt']).toMatchObject({ _seconds: (START.getTime() + 10 * MINUTE) / 1000 });
});
