import { expect, test } from 'vitest';
import { startSchedule } from '../../stack/schedule';
import { db, newWord } from './support/accounts';
import { requireAddress } from './support/http';
import { countMailsTo } from './support/mailbox';

test('the schedule of the running portal retries a failed mail', async () => {
  const email = `${newWord()}@flexa.test`;
  const now = Date.now();
  const addToNow = (milliseconds: number) => new Date(now + milliseconds);
  // The state after a first failure. The trigger runs at once and finds that the mail is not due yet.
  await db.doc(`mail/${newWord()}`).create({
    to: email,
    uid: null,
    template: 'verification-code',
    content: { template: 'verification-code', data: { code: '048213' } },
    state: 'queued',
    attempts: 1,
    nextAttemptAt: addToNow(3000),
    createdAt: addToNow(-60_000),
    sentAt: null,
    expireAt: addToNow(60_000),
  });
  // A second is a minute.
  const clock = () => new Date(now + (Date.now() - now) * 60);
  const end = startSchedule(requireAddress('FLEXA_FUNCTIONS_URL'), clock);
  try {
    await expect.poll(() => countMailsTo(email), { timeout: 25_000, interval: 500 }).toBe(1);
  } finally {
    end();
  }
});
