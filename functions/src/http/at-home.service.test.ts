import { describe, expect, test } from 'vitest';
import { listLimits } from '@flexa/contracts/operation';
import { operations } from '@flexa/contracts/operations';
import { createTestApp, type TestApp } from '../testing/test-app';

const EMAIL = 'nora@flexa.test';
const LAPTOP = '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ASKED = ['sendVerificationCode', 'requestPasswordReset'] as const;

const MAILBOX =
  listLimits(operations.sendVerificationCode).find(({ by }) => by === 'email')?.points ?? 0;

/** Creates a person who has signed in on a laptop. */
async function setUp() {
  const app = await createTestApp();
  const { uid, token } = await app.person('nora');
  const signedIn = await app.ask('getUser', { uid }, token, { 'X-Device': LAPTOP });
  expect(signedIn.status).toBe(200);
  let sources = 0;
  /** Sends each request from another source. */
  const ask = async (
    name: (typeof ASKED)[number],
    headers: Record<string, string> = {},
    email = EMAIL,
  ) => {
    sources += 1;
    const from = `203.0.113.${sources % 250}, 198.51.${100 + sources}.1`;
    const proof = name === 'sendVerificationCode' ? await app.emailToken(email) : null;
    return app.ask(name, { email }, proof, { 'X-Forwarded-For': from, ...headers });
  };
  return { app, ask };
}

/** Uses up the limits of the mailbox and the total, as strangers could. */
async function useUpLimits({ db }: TestApp) {
  const { docs } = await db.collection('rateLimits').get();
  await Promise.all(docs.map(({ ref }) => ref.update({ points: 1_000_000 })));
}

describe.each(ASKED)(
  'after strangers have used up %s of a mailbox',
  (name: (typeof ASKED)[number]) => {
    test('the owner still gets a mail on a known device after strangers have used up the mailbox’s limit', async () => {
      const { ask } = await setUp();
      for (let n = 0; n < MAILBOX; n += 1) expect((await ask(name)).status).toBe(200);
      const refused = await ask(name);
      expect(refused).toMatchObject({
        status: 429,
        body: {
          message: expect.stringMatching(/password, Google, Microsoft or a passkey/) as string,
        },
      });
      expect((await ask(name, { 'X-Device': LAPTOP })).status).toBe(200);
    }, 60_000);

    test('the owner still gets a mail on a known device after strangers have used up the total limit', async () => {
      const { app, ask } = await setUp();
      await ask(name);
      await useUpLimits(app);
      expect((await ask(name, {}, 'other@flexa.test')).status).toBe(429);
      expect((await ask(name, { 'X-Device': LAPTOP })).status).toBe(200);
    });

    test.each([
      ['a made-up device', 'f3f7fb0e-5d0e-4c51-9c43-2f1f4f5c6b7a'],
      ['the kind of device by its name', 'Firefox on Linux'],
      ['nothing', ''],
    ])('a stranger gets no mail with %s', async (_name, device) => {
      const { app, ask } = await setUp();
      // The owner has also signed in without a device id, which is recorded by its kind.
      const token = app.createToken('nora', EMAIL, { signedInAgo: -1 });
      await app.ask('getUser', { uid: 'nora' }, token, { 'User-Agent': FIREFOX });
      await ask(name);
      await useUpLimits(app);
      expect((await ask(name, { 'X-Device': device, 'User-Agent': FIREFOX })).status).toBe(429);
    });

    test('a known device counts only for its owner’s address', async () => {
      const { app, ask } = await setUp();
      await app.person('sten');
      await ask(name);
      await useUpLimits(app);
      expect((await ask(name, { 'X-Device': LAPTOP }, 'sten@flexa.test')).status).toBe(429);
    });
  },
);

test('all known devices of a mailbox together have the same limit as strangers', async () => {
  const { app, ask } = await setUp();
  const phone = { 'X-Device': 'c1d5a9de-0e58-4f43-8f0e-6b8b8f6c3a11' };
  await app.ask(
    'getUser',
    { uid: 'nora' },
    app.createToken('nora', EMAIL, { signedInAgo: -1 }),
    phone,
  );
  expect((await ask('requestPasswordReset', { 'X-Device': LAPTOP })).status).toBe(200);
  await useUpLimits(app);
  expect((await ask('sendVerificationCode', phone)).status).toBe(429);
});

test('a device from before the owner proved the address is no longer known', async () => {
  const { app, ask } = await setUp();
  const email = 'sten@flexa.test';
  await app.auth.createUser({ uid: 'sten', email, password: 'Stranger-123' });
  await app.get('createUser', app.caller('sten', { email, emailVerified: false }), { name: 'Sam' });
  const headers = { 'X-Device': LAPTOP };
  expect(
    (await app.ask('getUser', { uid: 'sten' }, app.createToken('sten', email), headers)).status,
  ).toBe(200);
  expect((await app.db.collection('users/sten/devices').get()).size).toBe(1);
  await ask('requestPasswordReset', {}, email);
  const { docs } = await app.db
    .collection('mail')
    .where('content.template', '==', 'password-reset')
    .get();
  const code = docs[0]?.get('content.data.code') as string;
  const reset = { code, password: 'Harbour-4-lights' };
  expect((await app.ask('confirmPasswordReset', reset, null)).status).toBe(200);
  await useUpLimits(app);
  expect((await ask('requestPasswordReset', headers, email)).status).toBe(429);
});

test('a known device must wait between two mails', async () => {
  const { ask } = await setUp();
  const headers = { 'X-Device': LAPTOP };
  expect((await ask('requestPasswordReset', headers)).status).toBe(200);
  expect(await ask('requestPasswordReset', headers)).toMatchObject({
    status: 429,
    body: { message: expect.stringMatching(/just sent/) as string },
  });
});

test('a source that looks up too many devices counts as unknown', async () => {
  const { app } = await setUp();
  const headers = { 'X-Forwarded-For': '203.0.113.7, 198.51.100.1', 'X-Device': LAPTOP };
  for (let n = 0; n < 40; n += 1) {
    await app.ask('requestPasswordReset', { email: `ana${n}@flexa.test` }, null, headers);
  }
  await app.ask('requestPasswordReset', { email: EMAIL }, null);
  await useUpLimits(app);
  const last = await app.ask('requestPasswordReset', { email: EMAIL }, null, headers);
  expect(last.status).toBe(429);
});
