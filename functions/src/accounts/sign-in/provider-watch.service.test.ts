import { expect, test } from 'vitest';
import { API_PREFIX } from '@flexa/contracts/operation';
import { createApp } from '../../http/app';
import { injectFaults } from '../../testing/faults';
import { createTestApp, type TestApp } from '../../testing/test-app';

const EMAIL = 'nora@flexa.test';
const MINUTE = 60_000;

/** Creates Nora's account, whose providers the portal has recorded once. */
async function setUp() {
  let passed = 0;
  const app = await createTestApp({ clock: () => new Date(Date.now() + passed) });
  await app.person('nora');
  const call = () => app.ask('getUser', { uid: 'nora' }, app.createToken('nora', EMAIL));
  await call();
  return { app, call, pass: (milliseconds: number) => void (passed += milliseconds) };
}

/** Connects a provider as the identity service does it, without us. */
const connect = ({ auth }: TestApp, providerId = 'google.com') =>
  auth.updateUser('nora', { providerToLink: { providerId, uid: 'nora-there', email: EMAIL } });
const disconnect = ({ auth }: TestApp) =>
  auth.updateUser('nora', { providersToUnlink: ['google.com'] });

async function listNewsMails({ db }: TestApp): Promise<string[]> {
  const { docs } = await db.collection('mail').where('to', '==', EMAIL).get();
  const data = docs.map((mail) => mail.get('content.data') as Record<string, string>);
  return data
    .filter(({ provider }) => provider !== undefined)
    .map(({ news, provider }) => `${news} ${provider}`)
    .sort();
}

test('connecting or disconnecting a provider sends one mail, however many calls follow', async () => {
  const { app, call } = await setUp();
  expect(await listNewsMails(app)).toEqual([]);
  await connect(app);
  await Promise.all([call(), call(), call()]);
  await call();
  expect(await listNewsMails(app)).toEqual(['provider-added google.com']);

  await connect(app, 'microsoft.com');
  await disconnect(app);
  await Promise.all([call(), call()]);
  expect(await listNewsMails(app)).toEqual([
    'provider-added google.com',
    'provider-added microsoft.com',
    'provider-removed google.com',
  ]);
});

test('an instance learns within a minute which providers another instance has recorded', async () => {
  const { app, call, pass } = await setUp();
  const other = createApp(app.platform, app.handlers);
  await connect(app);
  await other.request(`${API_PREFIX}/users/nora`, {
    headers: { Authorization: `Bearer ${app.createToken('nora', EMAIL)}` },
  });
  await disconnect(app);
  pass(MINUTE);
  await call();
  expect(await listNewsMails(app)).toEqual([
    'provider-added google.com',
    'provider-removed google.com',
  ]);
});

test('a call succeeds even if the mail about a provider can’t be queued, and the next call queues it', async () => {
  const { app, call } = await setUp();
  await connect(app);
  const fault = injectFaults(app.db);
  fault.refusing(1);
  expect(await call()).toMatchObject({ status: 200 });
  fault.heal();
  expect(await listNewsMails(app)).toEqual([]);
  await call();
  expect(await listNewsMails(app)).toEqual(['provider-added google.com']);
});

test('a take-over that removes a provider sends only its own mail', async () => {
  const { app, call } = await setUp();
  await connect(app);
  await call();
  await app.auth.updateUser('nora', { emailVerified: false });
  await app.auth.setCustomUserClaims('nora', {});
  await app.get('requestPasswordReset', { email: EMAIL }, { email: EMAIL });
  const { docs } = await app.db.collection('mail').where('template', '==', 'password-reset').get();
  const code = docs[0]?.get('content.data.code') as string;
  await app.get('confirmPasswordReset', { email: EMAIL }, { code, password: 'Harbour-4-lights' });
  expect(await app.auth.getUser('nora')).toMatchObject({
    providerData: [{ providerId: 'password' }],
  });

  expect(await call()).toMatchObject({ status: 200 });
  expect(await listNewsMails(app)).toEqual(['provider-added google.com']);
  const secured = await app.db.collection('mail').where('template', '==', 'account-secured').get();
  expect(secured.size).toBe(1);
});
