import type { Page } from '@playwright/test';
import { mailTo, newestMail } from './fixtures/mail';
import { expectPath } from './fixtures/pages';
import { newAddress } from './fixtures/people';
import { expect, test } from './fixtures/test';

/** Each form of the support, by what its fields and its button are called. */
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

const form = (page: Page, { send }: Form) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: send }) });

async function fill(page: Page, it: Form, { email, subject }: { email: string; subject: string }) {
  const fields = form(page, it);
  await fields.getByLabel('Name', { exact: true }).fill('Nora Lind');
  await fields.getByLabel('E-mail', { exact: true }).fill(email);
  await fields.getByLabel(it.subject, { exact: true }).fill(subject);
  await fields.getByLabel(it.message, { exact: true }).fill('First line.\n\nSecond line.');
}

for (const it of FORMS) {
  test(`${it.path} really sends: a ticket, a copy, and what happens next`, async ({ page }) => {
    const email = newAddress();
    const subject = `About ${email}`;
    await page.goto(it.path);
    await fill(page, it, { email, subject });
    await form(page, it).getByRole('button', { name: it.send }).click();
    await page.getByRole('heading', { name: 'Message sent' }).waitFor();
    const ticket = await page.locator('dd code').innerText();
    expect(ticket).toMatch(/^[\w-]{10,}$/);
    await page.getByText(`We’ll answer at ${email}`).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Message sent');

    const copy = await newestMail(email, 'We received your message');
    expect(copy.text).toContain(ticket);
    // Nobody has proved the address: what was typed is not sent there.
    expect(copy.text).not.toContain('Second line.');
    // To support goes what it is about, with the kind of the form.
    const toSupport = async () =>
      (await mailTo('support@flexa.test')).map((mail) => mail.subject.replaceAll(/\s+/g, ' '));
    await expect.poll(toSupport).toContain(`${it.mark} ${subject}`);

    // The form comes back empty but for who writes.
    await page.getByRole('button', { name: 'Write another message' }).click();
    expect(await form(page, it).getByLabel('E-mail', { exact: true }).inputValue()).toBe(email);
    expect(await form(page, it).getByLabel(it.message, { exact: true }).inputValue()).toBe('');
  });
}

test('offline, before any toast was loaded, the page and what was typed stay', async ({
  page,
  expectComplaint,
}) => {
  const it = FORMS[0];
  await page.goto(it.path);
  await fill(page, it, { email: newAddress(), subject: 'On a train' });
  expectComplaint(/ERR_INTERNET_DISCONNECTED|preload CSS|dynamically imported/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: it.send }).click();
  await form(page, it).getByRole('alert').getByText('You are offline').waitFor();
  expect(await page.getByLabel(it.subject, { exact: true }).inputValue()).toBe('On a train');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: it.send }).click();
  await page.getByRole('heading', { name: 'Message sent' }).waitFor();
});

test('a draft survives a reload, and goes once it is sent', async ({ page }) => {
  const it = FORMS[1];
  await page.goto(it.path);
  await fill(page, it, { email: newAddress(), subject: 'Will it stay?' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByLabel(it.subject, { exact: true }).inputValue()).toBe('Will it stay?');
  await page.getByRole('button', { name: it.send }).click();
  await page.getByRole('heading', { name: 'Message sent' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByLabel(it.subject, { exact: true }).inputValue()).toBe('');
});

test('who is signed in finds name and e-mail filled in', async ({ newCustomer }) => {
  const { page, email } = await newCustomer('Known Person');
  for (const it of FORMS) {
    await page.goto(it.path);
    const field = form(page, it).getByLabel('E-mail', { exact: true });
    await field.waitFor();
    await expect.poll(() => field.inputValue()).toBe(email);
    expect(await form(page, it).getByLabel('Name', { exact: true }).inputValue()).toBe(
      'Known Person',
    );
  }
});

test('contact speaks of the membership, and the address can choose it as the subject', async ({
  page,
}) => {
  await page.goto('/contact?about=membership');
  await page.getByRole('heading', { name: 'The membership' }).waitFor();
  for (const price of ['$120', '$240', '$420']) await page.getByText(price).waitFor();
  expect(await page.getByRole('radio', { name: 'The membership' }).isChecked()).toBe(true);
  expect(await page.getByLabel('Subject', { exact: true }).inputValue()).toBe('The membership');
  await page.getByText('A payment', { exact: true }).click();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('A payment');
  await page.getByRole('link', { name: 'See the membership' }).click();
  await expectPath(page, '/pricing-charts?plan=membership');
});

test('the search of the support centre is in the address, and says what it found', async ({
  page,
}) => {
  await page.goto('/support-center');
  await page.getByLabel('Search the answers').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('invoice');
  await page.getByText('1 answer for “invoice”').waitFor();
  await expectPath(page, '/support-center?q=invoice');
  await page.getByText('Your account keeps an invoice for each payment').waitFor();
  await page.reload();
  expect(await page.getByLabel('Search the answers').inputValue()).toBe('invoice');
  await page.getByRole('button', { name: 'Show all answers' }).click();
  await expectPath(page, '/support-center');
  await page.getByText('How do I delete my account?').waitFor();

  // Nothing found: the words go on into the ticket.
  await page.getByLabel('Search the answers').fill('kangaroo');
  await page.getByRole('heading', { name: 'No answer matches “kangaroo”' }).waitFor();
  const it = FORMS[2];
  await expect
    .poll(() => form(page, it).getByLabel('Subject', { exact: true }).inputValue())
    .toBe('kangaroo');
});

test('every answer has an anchor that opens it', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 1440, height: 800 } });
  await page.goto('/support-center');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const answers = page.locator('details');
  const ids = await answers.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThanOrEqual(20);
  expect(ids.every((id) => id !== '')).toBe(true);

  await page.goto('/support-center#offline-keys');
  const named = page.locator('details#offline-keys');
  await named.getByText('14 days after').waitFor();
  expect(await page.locator('details[open]').count()).toBe(1);
  expect((await named.boundingBox())?.y).toBeLessThan(200);
});

test('a question that is answered already is pointed out while it is typed', async ({ page }) => {
  await page.goto('/ask-question');
  await page.getByLabel('Your question in one line').fill('Can I get a refund?');
  await page.getByText('This may already be answered').waitFor();
  const link = page.getByRole('link', { name: /^Can I get my money back/ });
  expect(await link.getAttribute('href')).toBe('/support-center#refunds');
});

test('the wait list takes an address for a product, twice the same as once', async ({ page }) => {
  const email = newAddress();
  await page.goto('/support-center#wait-list');
  const list = page.getByRole('region', { name: 'Wait list' });
  await list.getByText('Tables', { exact: true }).click();
  await list.getByLabel('E-mail', { exact: true }).fill('nobody');
  await list.getByRole('button', { name: 'Join the wait list' }).click();
  await list.getByText('Enter an address like name@company.com').waitFor();
  const answers: unknown[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/wait_list')) answers.push(response.request().postDataJSON());
  });
  for (const times of [1, 2]) {
    await list.getByLabel('E-mail', { exact: true }).fill(email);
    await list.getByRole('button', { name: 'Join the wait list' }).click();
    await list.getByText('You are on the list for Tables.').waitFor();
    await list.getByRole('button', { name: 'Join another wait list' }).click();
    expect(answers).toHaveLength(times);
  }
  expect(answers[0]).toEqual({ email, product: 'tables' });
});
