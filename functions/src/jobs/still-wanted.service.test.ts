import { describe, expect, test } from 'vitest';
import { addLicense, signUp } from '../testing/licenses';
import { createRecordingMailer } from '../testing/outbox';
import { DAY, createTestPortal, type TestPortal } from '../testing/test-portal';

const MAIL = 'expiry-one-3';

/** Creates a portal whose job has queued a reminder for Nora. */
async function setUpReminder() {
  const portal = createTestPortal({ mailer: createRecordingMailer().mailer });
  await signUp(portal, 'nora');
  await addLicense(portal, 'one', 2 * DAY, { userId: 'nora' });
  await portal.services.jobs.remindExpiring();
  expect((await portal.db.doc(`mail/${MAIL}`).get()).exists).toBe(true);
  return portal;
}

const switchReminders = (portal: TestPortal, uid: string, reminders: boolean) =>
  portal.get('updateMailPreferences', portal.caller(uid), { uid, reminders });

async function expectDropped(portal: TestPortal) {
  expect(await portal.services.mail.sendMail(MAIL)).toBe('none');
  expect((await portal.db.doc(`mail/${MAIL}`).get()).exists).toBe(false);
}

describe('createReminderCheck', () => {
  test('a queued reminder is sent', async () => {
    const portal = await setUpReminder();
    expect(await portal.services.mail.sendMail(MAIL)).toBe('sent');
  });

  test('a queued reminder is dropped if reminders were switched off, and queued again once they are on', async () => {
    const portal = await setUpReminder();
    await switchReminders(portal, 'nora', false);
    await expectDropped(portal);
    await portal.services.jobs.remindExpiring();
    expect((await portal.db.doc(`mail/${MAIL}`).get()).exists).toBe(false);
    await switchReminders(portal, 'nora', true);
    await portal.services.jobs.remindExpiring();
    expect(await portal.services.mail.sendMail(MAIL)).toBe('sent');
  });

  test('a queued reminder is dropped if the address was changed, and queued for the new one', async () => {
    const portal = await setUpReminder();
    await portal.db.doc('users/nora').update({ email: 'new@flexa.test' });
    await expectDropped(portal);
    await portal.services.jobs.remindExpiring();
    expect((await portal.db.doc(`mail/${MAIL}`).get()).get('to')).toBe('new@flexa.test');
  });
});

test('people get an unsubscribe code with their first reminder, not before', async () => {
  const portal = createTestPortal();
  await signUp(portal, 'silent');
  await switchReminders(portal, 'silent', false);
  await addLicense(portal, 'ends', 2 * DAY, { userId: 'silent' });
  await portal.services.jobs.remindExpiring();
  expect((await portal.db.doc('users/silent').get()).get('mailCode')).toBeUndefined();
});
