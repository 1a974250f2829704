import { expect, test } from 'vitest';
import { API_PREFIX } from '@flexa/contracts/routes';
import { ownApp } from '../testing/own-app';
import { ownPortal } from '../testing/own-portal';
import { userRepository } from './repository';

const ALL = { reminders: true, tips: true, news: true };

async function withNora() {
  const portal = ownPortal();
  await portal.auth.createUser({ uid: 'nora', email: 'nora@flexa.test', emailVerified: true });
  const nora = portal.caller('nora');
  await portal.get('createUser', nora, { name: 'Nora' });
  return { portal, nora, of: () => portal.get('getMailPreferences', nora, { uid: 'nora' }) };
}

test('a new account gets every kind, and each is switched by itself', async () => {
  const { portal, nora, of } = await withNora();
  expect(await of()).toEqual(ALL);
  const off = (changes: object) =>
    portal.get('updateMailPreferences', nora, { uid: 'nora', ...changes });
  // Two switches of two tabs at once.
  await Promise.all([off({ tips: false }), off({ reminders: false })]);
  expect(await of()).toEqual({ ...ALL, tips: false, reminders: false });
  expect(await off({ tips: true })).toEqual({ ...ALL, reminders: false });
  // A change of the profile keeps them.
  await portal.get('updateUser', nora, { id: 'nora', name: 'Nora Berg' });
  expect(await of()).toEqual({ ...ALL, reminders: false });
});

test('people who signed up before tips and news existed get them only if they switch them on', async () => {
  const portal = ownPortal();
  await portal.addProfile('nora');
  const nora = portal.caller('nora');
  const preferences = () => portal.get('getMailPreferences', nora, { uid: 'nora' });
  expect(await preferences()).toEqual({ reminders: true, tips: false, news: false });
  await portal.get('updateMailPreferences', nora, { uid: 'nora', news: true });
  expect(await preferences()).toEqual({ reminders: true, tips: false, news: true });
});

test('there are none without a profile, and nobody else sees or changes them', async () => {
  const { portal } = await withNora();
  const gone = portal.caller('gone');
  expect(await portal.run('getMailPreferences', gone, { uid: 'gone' })).toMatchObject({
    code: 'not-found',
  });
  const change = { uid: 'gone', tips: false };
  expect(await portal.run('updateMailPreferences', gone, change)).toMatchObject({
    code: 'not-found',
  });
  for (const caller of [gone, portal.caller('boss', { isAdmin: true })]) {
    expect(await portal.run('getMailPreferences', caller, { uid: 'nora' })).toMatchObject({
      code: 'permission-denied',
    });
  }
});

test('the link of a mail switches off what the mail is about, as often as it is opened', async () => {
  const { portal, of } = await withNora();
  const found = await Promise.all([
    portal.services.preferences.stopOf('nora'),
    portal.services.preferences.stopOf('nora'),
  ]);
  const [code, other] = found.map((each) => each?.code ?? '');
  expect(code).toBe(other);
  const visitor = portal.caller('visitor');
  const stop = (sent: string, person = 'nora') =>
    portal.run('stopMails', visitor, { person, topic: 'tips', code: sent });
  for (const refused of [stop('guessed'), stop(code ?? '', 'gone')]) {
    expect(await refused).toMatchObject({ code: 'link-refused' });
  }
  expect(await of()).toEqual(ALL);
  const answers = await Promise.all([stop(code ?? ''), stop(code ?? '')]);
  answers.push(await stop(code ?? ''));
  for (const answer of answers) expect(answer).toMatchObject({ value: { stopped: true } });
  expect(await of()).toEqual({ ...ALL, tips: false });
});

test('a guess stops no mails of a person who has no code yet', async () => {
  const { portal, of } = await withNora();
  const guess = { person: 'nora', topic: 'news', code: 'undefined' } as const;
  expect(await portal.run('stopMails', portal.caller('visitor'), guess)).toMatchObject({
    code: 'link-refused',
  });
  expect(await of()).toEqual(ALL);
});

test('an account that its owner took over keeps neither preferences nor links from before', async () => {
  const { portal, nora, of } = await withNora();
  await portal.services.preferences.stopOf('nora');
  await portal.get('updateMailPreferences', nora, { uid: 'nora', reminders: false });
  await userRepository(portal.db).startAfresh('nora', 'Nora Lind');
  expect(await of()).toEqual({ reminders: true, tips: false, news: false });
  expect((await portal.db.doc('users/nora').get()).get('mailCode')).toBeUndefined();
});

test('a mail program stops them by one click, and opening its address leads to the page', async () => {
  const app = await ownApp();
  const { uid, token } = await app.person('owner');
  await app.db.doc(`users/${uid}`).update({ mailCode: 'a1-b2' });
  const address = `${API_PREFIX}/mails/owner/news/a1-b2/stop`;
  const opened = await app.fetch(address, { redirect: 'manual' });
  expect(opened.status).toBe(302);
  expect(opened.headers.get('Location')).toMatch(
    /\/unsubscribe\?person=owner&topic=news&code=a1-b2$/,
  );
  const preferences = async () => (await app.ask('getMailPreferences', { uid }, token)).body;
  expect(await preferences()).toEqual(ALL);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const clicked = await app.fetch(address, { method: 'POST', body });
  expect(clicked.status).toBe(200);
  expect(await preferences()).toEqual({ ...ALL, news: false });
});
