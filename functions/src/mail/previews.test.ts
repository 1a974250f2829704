import { expect, test } from 'vitest';
import { MAIL_TEMPLATES, mailPreviewIdSchema } from '@flexa/contracts/mails';
import { mailPreviews } from './previews';
import { mailContentSchema, ORDER_NEWS, SECURITY_NEWS } from './mails';
import { SAMPLES } from './samples';

const previews = mailPreviews({
  config: {
    portalUrl: 'https://portal.example',
    mail: { support: 'support@portal.example' },
  } as Parameters<typeof mailPreviews>[0]['config'],
  clock: () => new Date('2026-11-20T12:00:00.000Z'),
});
const all = await previews.list();

test('every kind of mail has a preview, and every piece of news one of its own', () => {
  expect([...new Set(all.map(({ template }) => template))]).toEqual(MAIL_TEMPLATES);
  const variantsOf = (template: string) =>
    all.filter((each) => each.template === template).map(({ variant }) => variant);
  expect(variantsOf('order-notice')).toEqual(ORDER_NEWS);
  expect(variantsOf('security-news')).toEqual(SECURITY_NEWS);
  expect(variantsOf('welcome')).toEqual([null, 'no-trial']);
});

test.each(Object.entries(SAMPLES))(
  'the samples of %s are what the outbox takes',
  (template, of) => {
    for (const data of Object.values<unknown>(of)) {
      expect(mailContentSchema.parse({ template, data })).toEqual({ template, data });
    }
  },
);

test('a welcome offers a trial of one pack to who can have one', async () => {
  const { text } = await previews.get('welcome');
  expect(text).toContain('One pack of your choice is free for 14 days');
  const other = await previews.get('welcome.no-trial');
  expect(other.text).not.toMatch(/free for|Try a pack/);
  expect(other.text).toContain('2. Get a pack\n');
});

test('each is found under its id', async () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, subject } of all) {
    expect(mailPreviewIdSchema.parse(id)).toBe(id);
    expect((await previews.get(id)).subject).toBe(subject);
  }
  await expect(previews.get('welcome.back')).rejects.toMatchObject({ code: 'not-found' });
});

test('a preview is the mail that would go out, with its words in the HTML and in the text', async () => {
  const { html, text, subject, preheader } = await previews.get('order-notice.partly-refunded');
  expect(subject).toBe('Your refund of $60.00');
  expect(html).toContain('Hello Nora Lindqvist, here is an update on your order.');
  expect(html).toContain(preheader);
  expect(text).toContain('Refunded: $60.00');
});

test('it can be seen in either colour scheme, whatever the one of the admin is', async () => {
  const dark = '.fg-brand{color:#808aff!important}';
  const { html } = await previews.get('welcome');
  expect(html).toContain('@media (prefers-color-scheme:dark){');
  const [light, night] = await Promise.all(
    (['light', 'dark'] as const).map(
      async (scheme) => (await previews.get('welcome', scheme)).html,
    ),
  );
  expect(light).toContain('@media not all{');
  expect(night).toContain('@media all{');
  for (const each of [light, night]) {
    expect(each).toContain(dark);
    expect(each).not.toContain('prefers-color-scheme');
  }
});
