import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { sampleList } from '@flexa/testing/sample';
import { injectFaults, injectAuthFaults } from '../../testing/faults';
import { createTestApp, type TestApp } from '../../testing/test-app';

const EMAIL = 'nora@flexa.test';
const PASSWORD = 'Harbour-4-lights';
const HOUR = 60 * 60_000;

async function setUp() {
  let elapsed = 0;
  const app = await createTestApp({ clock: () => new Date(Date.now() + elapsed) });
  const { token } = await app.person('nora');
  await app.auth.updateUser('nora', { password: 'Before-12345' });
  // The identity service counts whole seconds, so two changes in one second would look like one.
  const before = await readValidSince(app);
  await vi.waitFor(() => expect(Math.floor(Date.now() / 1000)).toBeGreaterThan(before), 5000);
  const laterToken = app.createToken('nora', EMAIL, { signedInAgo: -1 });
  const change = () => app.ask('changePassword', { uid: 'nora', password: PASSWORD }, laterToken);
  /** Runs the hourly job an hour later. */
  async function runHourlyJob() {
    elapsed += HOUR;
    await app.services.jobs.cleanUp();
    elapsed -= HOUR;
  }
  await app.ask('getUser', { uid: 'nora' }, laterToken);
  return { app, token, change, work: runHourlyJob };
}

async function countPasswordMails({ db }: TestApp): Promise<number> {
  const mails = await db.collection('mail').where('to', '==', EMAIL).get();
  return mails.docs.filter((mail) => mail.get('content.data.news') === 'password-changed').length;
}

const readValidSince = async ({ auth }: TestApp) =>
  Date.parse((await auth.getUser('nora')).tokensValidAfterTime ?? '') / 1000;
const readStoredValidSince = async ({ db }: TestApp) =>
  (await db.doc('users/nora').get()).get('validSince') as number | undefined;
const countPasswordChanges = async ({ db }: TestApp) =>
  (await db.collection('passwordChanges').get()).size;

test('changing the password ends all sign-ins and sends one mail', async () => {
  const { app, change, work: runHourlyJob } = await setUp();
  const before = await readValidSince(app);
  expect(await change()).toMatchObject({ status: 200 });
  await runHourlyJob();
  expect(await countPasswordMails(app)).toBe(1);
  expect(await countPasswordChanges(app)).toBe(0);
  expect(await readValidSince(app)).toBeGreaterThan(before);
  expect(await readStoredValidSince(app)).toBe(await readValidSince(app));
});

test('an hour after any Firestore failure the job has completed the password change', async () => {
  const { app, change } = await setUp();
  const fault = injectFaults(app.db);
  fault.refusing(Infinity);
  await change();
  const writes = fault.heal();
  let completed = 0;
  for (let n = 1; n <= writes; n += 1) {
    const { app: own, change: again, work: runHourlyJob } = await setUp();
    const before = await readValidSince(own);
    const cut = injectFaults(own.db);
    cut.refusing(n);
    const { status } = await again();
    cut.heal();
    expect(status, `write ${n}`).toBeGreaterThanOrEqual(500);
    await runHourlyJob();
    await runHourlyJob();
    const isChanged = (await readValidSince(own)) > before;
    if (isChanged) completed += 1;
    expect(await countPasswordMails(own), `write ${n}`).toBe(isChanged ? 1 : 0);
    if (isChanged) expect(await readStoredValidSince(own)).toBe(await readValidSince(own));
    expect(await countPasswordChanges(own)).toBe(0);
  }
  // Two writes come after the password: the second for the rules, and the mail.
  expect(completed).toBe(2);
});

test('a password that the identity service refuses sends no mail about a change', async () => {
  for (const [n, mails] of [
    [1, 0],
    [2, 1],
  ] as const) {
    const { app, change, work: runHourlyJob } = await setUp();
    const heal = injectAuthFaults(app.auth, n);
    expect(await change()).toMatchObject({ status: 500 });
    heal();
    await runHourlyJob();
    expect(await countPasswordMails(app), `change ${n}`).toBe(mails);
    expect(await countPasswordChanges(app)).toBe(0);
  }
});

test('one mail covers an interrupted password change and its repeat', async () => {
  const { app, change, work: runHourlyJob } = await setUp();
  // Fails after the password is set and before the sign-ins end.
  const cut = injectAuthFaults(app.auth, 2);
  await change();
  cut();
  const heal = injectAuthFaults(app.auth, 1);
  const back = app.createToken('nora', EMAIL, { signedInAgo: -3 });
  const again = { uid: 'nora', password: PASSWORD };
  expect(await app.ask('changePassword', again, back)).toMatchObject({ status: 500 });
  heal();
  await runHourlyJob();
  expect(await countPasswordMails(app)).toBe(1);
});

const FAULTS = ['identity service', 'Firestore'].flatMap((where) =>
  [1, 2, 3, 4, 5, 6, 7].map((n) => [where, n] as const),
);

test.each(sampleList(FAULTS, 0.2))(
  'a password reset interrupted by the %s at write %i can be repeated, and sends its mail',
  async (where, n) => {
    const { app } = await setUp();
    const code = await resetCode(app);
    const heal = where === 'Firestore' ? refuseWrite(app, n) : injectAuthFaults(app.auth, n);
    await app.ask('confirmPasswordReset', { code, password: PASSWORD }, null);
    heal();
    const again = { code: await resetCode(app), password: PASSWORD };
    expect(await app.ask('confirmPasswordReset', again, null)).toMatchObject({ status: 200 });
    expect(await app.auth.getUser('nora')).toMatchObject({ disabled: false });
    const { docs } = await app.db.collection('mail').where('to', '==', EMAIL).get();
    const news = docs.map((mail) => String(mail.get('content.data.news') ?? mail.get('template')));
    expect(news).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(account-secured|password-changed)$/)]),
    );
  },
);

function refuseWrite({ db }: TestApp, n: number) {
  const cut = injectFaults(db);
  cut.refusing(n);
  return cut.heal;
}

const readCreationTime = (mail: DocumentSnapshot) =>
  (mail.get('createdAt') as Timestamp).toMillis();

async function resetCode(app: TestApp): Promise<string> {
  await app.get('requestPasswordReset', { email: EMAIL }, { email: EMAIL });
  const { docs } = await app.db.collection('mail').where('template', '==', 'password-reset').get();
  const byTime = docs.toSorted((a, b) => readCreationTime(a) - readCreationTime(b));
  return byTime.at(-1)?.get('content.data.code') as string;
}
