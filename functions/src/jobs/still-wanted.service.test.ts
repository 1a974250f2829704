import { describe, expect, test } from 'vitest';
import { addLicense, signUp } from '../testing/job-licenses';
import { recordingMailer } from '../testing/outbox';
import { DAY, ownPortal, type OwnPortal } from '../testing/own-portal';

/** A portal whose daily job has queued one mail for nora. */
async function withQueued(id: string, day: number, endsAt?: number) {
  const portal = ownPortal({ mailer: recordingMailer().mailer });
  await signUp(portal, 'nora');
  if (endsAt !== undefined) await addLicense(portal, 'one', endsAt, { userId: 'nora' });
  portal.setClock(day * DAY);
  await portal.services.jobs.remindExpiring();
  expect((await portal.db.doc(`mail/${id}`).get()).exists).toBe(true);
  return portal;
}

async function expectDropped(portal: OwnPortal, id: string) {
  expect(await portal.services.mail.sendMail(id)).toBe('none');
  expect((await portal.db.doc(`mail/${id}`).get()).exists).toBe(false);
}

const switchOff = (topic: string) => (portal: OwnPortal) =>
  portal.get('updateMailPreferences', portal.caller('nora'), { uid: 'nora', [topic]: false });
const disable = (portal: OwnPortal) => portal.auth.updateUser('nora', { disabled: true });
const move = (portal: OwnPortal) => portal.db.doc('users/nora').update({ email: 'new@flexa.test' });

describe('queued tips', () => {
  test('are sent', async () => {
    const portal = await withQueued('tips-nora', 3);
    expect(await portal.services.mail.sendMail('tips-nora')).toBe('sent');
  });

  test.each([
    ['were switched off', switchOff('tips')],
    ['go to a disabled account', disable],
    ['go to an address that was changed', move],
    ['are about a step that is done', saveTheme],
  ])('are dropped if they %s', async (_what, change) => {
    const portal = await withQueued('tips-nora', 3);
    await change(portal);
    await expectDropped(portal, 'tips-nora');
  });
});

describe('a queued note after the last licence', () => {
  test('is sent', async () => {
    const portal = await withQueued('won-back-nora', 30, 0);
    expect(await portal.services.mail.sendMail('won-back-nora')).toBe('sent');
  });

  test.each([
    ['it was switched off', switchOff('news')],
    ['the account was disabled', disable],
    ['the address was changed', move],
    [
      'the customer bought again',
      (portal: OwnPortal) => addLicense(portal, 'two', 60 * DAY, { userId: 'nora' }),
    ],
  ])('is dropped if %s', async (_what, change) => {
    const portal = await withQueued('won-back-nora', 30, 0);
    await change(portal);
    await expectDropped(portal, 'won-back-nora');
  });
});

test('a queued reminder to an address that was changed is dropped, and queued for the new one', async () => {
  const portal = await withQueued('expiry-one-3', 0, 2 * DAY);
  await move(portal);
  await expectDropped(portal, 'expiry-one-3');
  await portal.services.jobs.remindExpiring();
  expect((await portal.db.doc('mail/expiry-one-3').get()).get('to')).toBe('new@flexa.test');
});

test('people get an unsubscribe code with the first mail that can be stopped, not before', async () => {
  const portal = ownPortal();
  await signUp(portal, 'silent');
  await switchOffAll(portal);
  await addLicense(portal, 'ended', 0, { userId: 'silent' });
  await addLicense(portal, 'ends', 32 * DAY, { userId: 'silent' });
  for (const day of [3, 30]) {
    portal.setClock(day * DAY);
    await portal.services.jobs.remindExpiring();
  }
  expect((await portal.db.doc('users/silent').get()).get('mailCode')).toBeUndefined();
});

async function switchOffAll(portal: OwnPortal) {
  const off = { reminders: false, tips: false };
  await portal.get('updateMailPreferences', portal.caller('silent'), { uid: 'silent', ...off });
}

async function saveTheme(portal: OwnPortal) {
  const theme = { name: 'Blues', dataColors: ['#2563eb'] };
  await portal.get('createTheme', portal.caller('nora'), { name: 'Blues', theme });
}
