import { expect, test } from 'vitest';
import { API_PREFIX } from '@flexa/contracts/operation';
import { createTestApp } from '../../testing/test-app';
import { createTestPortal } from '../../testing/test-portal';
import { createUserRepository } from '../users/repository';

async function setUpNora() {
  const portal = createTestPortal();
  await portal.auth.createUser({ uid: 'nora', email: 'nora@flexa.test', emailVerified: true });
  const nora = portal.caller('nora');
  await portal.get('createUser', nora, { name: 'Nora' });
  return {
    portal,
    nora,
    preferences: () => portal.get('getMailPreferences', nora, { uid: 'nora' }),
  };
}

test('a new account gets reminders until its owner switches them off', async () => {
  const { portal, nora, preferences } = await setUpNora();
  expect(await preferences()).toEqual({ reminders: true });
  const change = (reminders: boolean) =>
    portal.get('updateMailPreferences', nora, { uid: 'nora', reminders });
  expect(await change(false)).toEqual({ reminders: false });
  // A change to the profile keeps the setting.
  await portal.get('updateUser', nora, { id: 'nora', name: 'Nora Berg' });
  expect(await preferences()).toEqual({ reminders: false });
  expect(await change(true)).toEqual({ reminders: true });
});

test('mail preferences answer not-found without a profile, and nobody else reads or changes them', async () => {
  const { portal } = await setUpNora();
  const stranger = portal.caller('gone');
  expect(await portal.run('getMailPreferences', stranger, { uid: 'gone' })).toMatchObject({
    code: 'not-found',
  });
  const change = { uid: 'gone', reminders: false };
  expect(await portal.run('updateMailPreferences', stranger, change)).toMatchObject({
    code: 'not-found',
  });
  for (const caller of [stranger, portal.caller('boss', { isAdmin: true })]) {
    expect(await portal.run('getMailPreferences', caller, { uid: 'nora' })).toMatchObject({
      code: 'permission-denied',
    });
    expect(
      await portal.run('updateMailPreferences', caller, { uid: 'nora', reminders: false }),
    ).toMatchObject({ code: 'permission-denied' });
  }
});

test('the unsubscribe link switches reminders off, however often it is used', async () => {
  const { portal, preferences } = await setUpNora();
  const found = await Promise.all([
    portal.services.preferences.findStop('nora'),
    portal.services.preferences.findStop('nora'),
  ]);
  const [code = '', other] = found.map((each) => each?.code ?? '');
  expect(code).toBe(other);
  const visitor = portal.caller('visitor');
  const stop = (sentCode: string, person = 'nora') =>
    portal.run('stopMails', visitor, { person, code: sentCode });
  for (const attempt of [stop('guessed'), stop(code, 'gone')]) {
    expect(await attempt).toMatchObject({ code: 'link-refused' });
  }
  expect(await preferences()).toEqual({ reminders: true });
  const answers = await Promise.all([stop(code), stop(code)]);
  answers.push(await stop(code));
  for (const answer of answers) expect(answer).toMatchObject({ value: { stopped: true } });
  expect(await preferences()).toEqual({ reminders: false });
});

test('a guessed code stops no mails of a person without a code', async () => {
  const { portal, preferences } = await setUpNora();
  const guess = { person: 'nora', code: 'undefined' } as const;
  expect(await portal.run('stopMails', portal.caller('visitor'), guess)).toMatchObject({
    code: 'link-refused',
  });
  expect(await preferences()).toEqual({ reminders: true });
});

test('an account taken over by its owner keeps neither the mail preferences nor earlier unsubscribe links', async () => {
  const { portal, nora, preferences } = await setUpNora();
  await portal.services.preferences.findStop('nora');
  await portal.get('updateMailPreferences', nora, { uid: 'nora', reminders: false });
  await createUserRepository(portal.db).startAfresh('nora', 'Nora Lind');
  expect(await preferences()).toEqual({ reminders: true });
  expect((await portal.db.doc('users/nora').get()).get('mailCode')).toBeUndefined();
});

test('a mail program unsubscribes with one click; a scanner that opens the address reaches the page and changes nothing', async () => {
  const app = await createTestApp();
  const { uid, token } = await app.person('owner');
  await app.db.doc(`users/${uid}`).update({ mailCode: 'a1-b2' });
  const address = `${API_PREFIX}/mails/owner/a1-b2/stop`;
  const readPreferences = async () => (await app.ask('getMailPreferences', { uid }, token)).body;
  for (const method of ['GET', 'HEAD']) {
    const opened = await app.fetch(address, { method, redirect: 'manual' });
    expect(opened.status).toBe(302);
    expect(opened.headers.get('Location')).toMatch(/\/unsubscribe\?person=owner&code=a1-b2$/);
    expect(await readPreferences()).toEqual({ reminders: true });
  }
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const response = await app.fetch(address, { method: 'POST', body });
  expect(response.status).toBe(200);
  expect(await readPreferences()).toEqual({ reminders: false });
});
