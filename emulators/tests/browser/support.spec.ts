import type { Page } from '@playwright/test';
import { fetchMails, waitForMail } from './fixtures/mail';
import { createAddress } from './fixtures/people';
import { expect, test } from './fixtures/test';

/** Paths of the form, each with its mark in the subject of mails to support. */
const FORMS = [
  { path: '/contact', mark: '[Contact form]' },
  { path: '/ask-question', mark: '[Ask a question]' },
  { path: '/support-center', mark: '[Support centre]' },
] as const;

const findForm = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: 'Send message' }) });

async function fill(page: Page, { email, subject }: { email: string; subject: string }) {
  const fields = findForm(page);
  await fields.getByLabel('Name', { exact: true }).fill('Nora Lind');
  await fields.getByLabel('E-mail', { exact: true }).fill(email);
  await fields.getByLabel('Subject', { exact: true }).fill(subject);
  await fields.getByLabel('Message', { exact: true }).fill('First line.\n\nSecond line.');
}

for (const form of FORMS.slice(0, 1)) {
  test(`${form.path} creates a ticket, sends a copy, and says what happens next`, async ({
    page,
  }) => {
    const email = createAddress();
    const subject = `About ${email}`;
    await page.goto(form.path);
    await fill(page, { email, subject });
    await findForm(page).getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { name: 'Message sent' }).waitFor();
    const ticket = await page.locator('dd code').innerText();
    expect(ticket).toMatch(/^[\w-]{10,}$/);
    await page.getByText(`We’ll answer at ${email}`).waitFor();
    await expect(page.locator(':focus')).toHaveText('Message sent');

    const copy = await waitForMail(email, `We received your message ${ticket}`);
    expect(copy.text).toContain(ticket);
    // The address is unproved, so the mail doesn't contain the typed message.
    expect(copy.text).not.toContain('Second line.');
    // The mail to support has the subject and the mark of the form.
    const listSupportSubjects = async () =>
      (await fetchMails('support@flexa.test')).map((mail) => mail.subject.replaceAll(/\s+/g, ' '));
    await expect.poll(listSupportSubjects).toContain(`${form.mark} ${subject}`);

    // The form keeps the sender and empties the other fields.
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(findForm(page).getByLabel('E-mail', { exact: true })).toHaveValue(email);
    await expect(findForm(page).getByLabel('Message', { exact: true })).toHaveValue('');
  });
}

test('the contact form keeps its input offline, before any toast was loaded', async ({
  page,
  allowConsoleMessage,
}) => {
  const form = FORMS[0];
  await page.goto(form.path);
  await fill(page, { email: createAddress(), subject: 'On a train' });
  allowConsoleMessage(/ERR_INTERNET_DISCONNECTED|preload CSS|dynamically imported/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await findForm(page).getByRole('alert').getByText('You are offline').waitFor();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('On a train');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: 'Message sent' }).waitFor();
});

test('a draft of a question survives a reload and is cleared once it is sent', async ({ page }) => {
  const form = FORMS[1];
  await page.goto(form.path);
  await fill(page, { email: createAddress(), subject: 'Will it stay?' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Will it stay?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: 'Message sent' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('');
});
