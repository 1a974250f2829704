import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { createNameLookup } from '../accounts/mails/addressee';
import { MAILS_PER_DAY } from '../mail/allowance';
import { markProved } from '../platform/account';
import { DAY, createTestPortal, START, tally, type TestPortal } from '../testing/test-portal';

const THEME = { dataColors: ['#112233'] };
const LETTER = { name: 'Click evil.example', subject: 'evil', message: 'https://evil.example' };

const sendTheme = (portal: TestPortal, email: string) =>
  portal.run('emailTheme', portal.caller('visitor'), {
    email,
    theme: { ...THEME, name: 'https://evil.example' },
  });
const write = (portal: TestPortal, email: string) =>
  portal.run('createTicket', portal.caller('visitor'), {
    ...LETTER,
    email,
    requestId: randomUUID(),
  });

/** Counts the mails in the outbox for a mailbox, by template. */
async function countMails({ db }: TestPortal, to: RegExp) {
  const mails = (await db.collection('mail').get()).docs.filter((mail) =>
    to.test(mail.get('to') as string),
  );
  return tally(mails.map((mail) => mail.get('content.template') as string));
}

test('a mail that anyone can send to a stranger contains none of their words', async () => {
  const portal = createTestPortal();
  await sendTheme(portal, 'ana@example.com');
  await write(portal, 'ana@example.com');
  const mails = (await portal.db.collection('mail').get()).docs.map((mail) => mail.data());
  for (const mail of mails) {
    if (mail['to'] !== 'ana@example.com') continue;
    expect(JSON.stringify(mail['content'])).not.toContain('evil');
    const { json = '' } = (mail['content'] as { data: Record<string, string> }).data;
    if (json) expect(JSON.parse(json)).toEqual({ ...THEME, name: 'Flexa theme' });
  }
});

test('a mailbox has a daily limit across all forms and spellings', async () => {
  const portal = createTestPortal();
  const pickSpelling = (n: number) =>
    ['ana@example.com', 'ANA@example.com', `ana+${n}@example.com`][n % 3];
  for (let n = 0; n < MAILS_PER_DAY.mailbox; n += 1) {
    const send = n % 2 ? sendTheme : write;
    expect((await send(portal, pickSpelling(n) ?? '')).code).toBeUndefined();
  }
  expect((await sendTheme(portal, 'ana+more@example.com')).code).toBe('too-many-requests');
  expect((await sendTheme(portal, 'bo@example.com')).code).toBeUndefined();

  // Messages to us still arrive.
  expect((await write(portal, 'ana@example.com')).code).toBeUndefined();
  expect(await countMails(portal, /^ana/i)).toEqual({ 'ticket-copy': 3, 'theme-file': 2 });
  expect(await countMails(portal, /^support/)).toEqual({ ticket: 4 });

  const counted = await portal.db.collection('rateLimits').get();
  const ends = counted.docs.map((count) => (count.get('expireAt') as Timestamp).toMillis());
  expect(new Set(ends)).toEqual(new Set([START.getTime() + DAY]));
});

test('all mailboxes together have a daily limit', async () => {
  const portal = createTestPortal();
  await sendTheme(portal, 'first@example.com');
  // As after a busy day.
  const counted = await portal.db.collection('rateLimits').get();
  await Promise.all(counted.docs.map(({ ref }) => ref.update({ points: MAILS_PER_DAY.all })));
  expect((await sendTheme(portal, 'next@example.com')).code).toBe('too-many-requests');
  expect((await write(portal, 'next@example.com')).code).toBeUndefined();
  expect(await countMails(portal, /^next/)).toEqual({});
  expect(await countMails(portal, /^support/)).toEqual({ ticket: 1 });
});

test('a mail contains a name only at a proved address, and only as in the profile', async () => {
  const { auth } = createTestPortal();
  const get = vi.fn(async () => ({ name: 'Nora Lind' }) as never);
  const nameAt = createNameLookup({ auth }, { get });
  const account = await auth.createUser({ uid: 'me', email: 'me@flexa.test' });
  expect(await nameAt('me', 'me@flexa.test')).toBeNull();
  await markProved(auth, account);
  expect(await nameAt('me', 'Me@Flexa.test')).toBe('Nora Lind');
  expect(await nameAt('me', 'other@flexa.test')).toBeNull();
  expect(await nameAt('nobody', 'me@flexa.test')).toBeNull();
});
