import { expect, test } from 'vitest';
import { buildMails } from '../testing/mails';
import type { MailContent } from './mails';
import { renderMail } from './render';

const KEY = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl';

const render = (content: MailContent, key: string | null = KEY) =>
  renderMail(
    content,
    {
      portalUrl: 'https://portal.example',
      supportEmail: 'support@portal.example',
      name: null,
      queuedAt: new Date('2026-11-20T12:00:00.000Z'),
    },
    async () => key,
  );

test('mails about a restored or moved licence bring the key that replaces the one in reports', async () => {
  const { 'order-notice': notice, 'next-key': next } = buildMails('Ana');
  const restored = { ...notice.data, news: 'restored' as const, licenseId: 'order-1' };
  const { text, html } = await render({ ...notice, data: restored });
  for (const form of [text, html]) expect(form).toContain(KEY);
  expect(text).toContain('The key in your reports ends before your licence does now.');
  // The licence has ended meanwhile or belongs to another account, so there is no key to replace.
  expect((await render({ ...notice, data: restored }, null)).text).not.toMatch(/key/);
  // A licence that has just begun replaces nothing.
  const started = await render({ ...notice, data: { ...restored, news: 'started' } });
  expect(started.text).toContain(KEY);
  expect(started.text).not.toContain('Replace it');
  const causes = [
    ['restored', 'is active again and runs until 20 February 2027'],
    ['moved', 'takes the place of the next key that we sent you before'],
  ] as const;
  for (const [cause, words] of causes) {
    const mail = await render({ ...next, data: { ...next.data, cause } });
    expect(mail.subject).toBe('A new key for your Flexa Charts licence');
    expect(mail.text).toContain(words);
    expect(mail.text).toContain(KEY);
  }
});
