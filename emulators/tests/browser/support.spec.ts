import type { Page } from '@playwright/test';
import { fetchMails, waitForMail } from './fixtures/mail';
import { createAddress } from './fixtures/people';
import { expect, test } from './fixtures/test';

/** Forms of the support pages, by the names of their fields and buttons. */
const FORMS = [
  {
    path: '/contact',
    mark: '[Contact form]',
    subject: 'Subject',
    message: 'Message',
    send: 'Send message',
  },
  {
    path: '/ask-question',
    mark: '[Ask a question]',
    subject: 'Your question in one line',
    message: 'What should we know?',
    send: 'Send question',
  },
  {
    path: '/support-center',
    mark: '[Support centre]',
    subject: 'Subject',
    message: 'What happened?',
    send: 'Send to support',
  },
] as const;
type Form = (typeof FORMS)[number];

const findForm = (page: Page, { send }: Form) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: send }) });

async function fill(page: Page, it: Form, { email, subject }: { email: string; subject: string }) {
  const fields = findForm(page, it);
  await fields.getByLabel('Name', { exact: true }).fill('Nora Lind');
  await fields.getByLabel('E-mail', { exact: true }).fill(email);
  await fields.getByLabel(it.subject, { exact: true }).fill(subject);
  await fields.getByLabel(it.message, { exact: true }).fill('First line.\n\nSecond line.');
}

for (const it of FORMS.slice(0, 1)) {
  test(`${it.path} really sends: a ticket, a copy, and what happens next`, async ({ page }) => {
    const email = createAddress();
    const subject = `About ${email}`;
    await page.goto(it.path);
    await fill(page, it, { email, subject });
    await findForm(page, it).getByRole('button', { name: it.send }).click();
    await page.getByRole('heading', { name: 'Message sent' }).waitFor();
    const ticket = await page.locator('dd code').innerText();
    expect(ticket).toMatch(/^[\w-]{10,}$/);
    await page.getByText(`We’ll answer at ${email}`).waitFor();
    await expect(page.locator(':focus')).toHaveText('Message sent');

    const copy = await waitForMail(email, `We received your message ${ticket}`);
    expect(copy.text).toContain(ticket);
    // Nobody has proved the address: what was typed is not sent there.
    expect(copy.text).not.toContain('Second line.');
    // To support goes what it is about, with the kind of the form.
    const listSupportSubjects = async () =>
      (await fetchMails('support@flexa.test')).map((mail) => mail.subject.replaceAll(/\s+/g, ' '));
    await expect.poll(listSupportSubjects).toContain(`${it.mark} ${subject}`);

    // The form comes back empty but for who writes.
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(findForm(page, it).getByLabel('E-mail', { exact: true })).toHaveValue(email);
    await expect(findForm(page, it).getByLabel(it.message, { exact: true })).toHaveValue('');
  });
}

test('offline, before any toast was loaded, the page and what was typed stay', async ({
  page,
  expectComplaint,
}) => {
  const it = FORMS[0];
  await page.goto(it.path);
  await fill(page, it, { email: createAddress(), subject: 'On a train' });
  expectComplaint(/ERR_INTERNET_DISCONNECTED|preload CSS|dynamically imported/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: it.send }).click();
  await findForm(page, it).getByRole('alert').getByText('You are offline').waitFor();
  await expect(page.getByLabel(it.subject, { exact: true })).toHaveValue('On a train');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: it.send }).click();
  await page.getByRole('heading', { name: 'Message sent' }).waitFor();
});

test('a draft survives a reload, and goes once it is sent', async ({ page }) => {
  const it = FORMS[1];
  await page.goto(it.path);
  await fill(page, it, { email: createAddress(), subject: 'Will it stay?' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByLabel(it.subject, { exact: true })).toHaveValue('Will it stay?');
  await page.getByRole('button', { name: it.send }).click();
  await page.getByRole('heading', { name: 'Message sent' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByLabel(it.subject, { exact: true })).toHaveValue('');
});
