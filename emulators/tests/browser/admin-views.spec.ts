import { readFile } from 'node:fs/promises';
import type { OfferDetails } from '@flexa/contracts/offers';
import { pairs, SAMPLE, some } from '@flexa/testing/sample';
import { expect, test } from './fixtures/admin';
import { expectPath, settled } from './fixtures/pages';
import { newPerson, newAdmin, newWord, call } from './fixtures/people';
import { sidewaysBy, violations } from './fixtures/violations';

test('the free offer: more places are at the public page, fewer than are taken are refused in place', async ({
  openAdmin,
  expectComplaint,
  newVisitor,
}) => {
  const { token } = await newAdmin();
  const before = await call('GET', '/admin/offers', { token });
  const stored = (before.body['data'] as OfferDetails[]).find(
    ({ expiryDate }) => new Date(expiryDate) > new Date(),
  );
  if (!stored) throw new Error('No offer is running');
  // One place at least is taken.
  const customer = await newPerson();
  await call('GET', '/discount/decrement', { token: customer.token });

  const page = await openAdmin('/admin?view=offer');
  const card = page.getByRole('region', { name: `Offer ${stored.id}` });
  await card.getByText('Running').waitFor();
  const places = card.getByLabel('Total places');
  expectComplaint(/409/);
  await places.fill('0');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText('More places than that are already taken').waitFor();
  expect(await places.inputValue()).toBe('0');

  await places.fill(String(stored.userCount + 7));
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText(`of ${stored.userCount + 7} places left`).waitFor();
  const left = async () => Number((await call('GET', '/discount/latest')).body['userCount']);
  const atFirst = await left();
  const visitor = await newVisitor();
  await visitor.goto('/pricing-charts');
  // Others may take places meanwhile: what is shown lies between the number before and the one after.
  const isShown = async () => {
    const shown = Number(await visitor.getByTestId('places-left').innerText());
    return shown <= atFirst && shown >= (await left());
  };
  await expect.poll(isShown).toBe(true);

  await page.goto('/admin?view=audit');
  await page
    .getByText(new RegExp(`Free offer ${stored.id}: ${stored.userCount + 7} places`))
    .first()
    .waitFor();
  await call('PUT', `/admin/offers/${stored.id}`, {
    token,
    body: {
      expiryDate: stored.expiryDate,
      userCount: stored.userCount,
      maxMonths: stored.maxMonths,
    },
  });
});

test('a ticket is read, answered, noted, closed and opened again; closing keeps the note; the audit tells of it', async ({
  openAdmin,
}) => {
  const subject = `Key ${newWord()}`;
  const email = `${newWord()}@flexa.test`;
  await call('POST', '/email_support', {
    body: { kind: 'support', name: 'Nora Lind', email, subject, message: 'Where do I paste it?' },
  });
  const page = await openAdmin('/admin?view=tickets');
  const link = page.getByRole('link', { name: new RegExp(subject) });
  await link.click();
  await page.waitForURL(/ticket=/);
  await page.getByText('Where do I paste it?').waitFor();
  await page.getByLabel('Answer').fill('Into the field “Key” of the visual.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await page.getByText('Answered by').waitFor();
  await page.getByLabel('Internal note').fill('Told by phone');
  await page.getByRole('button', { name: 'Close ticket' }).click();
  await link.waitFor({ state: 'detached' });

  await page.getByText('Closed', { exact: true }).first().click();
  await page.waitForURL(/state=closed/);
  await link.click();
  await page.getByLabel('Internal note').waitFor();
  expect(await page.getByLabel('Internal note').inputValue()).toBe('Told by phone');
  await page.getByRole('button', { name: 'Reopen ticket' }).click();
  await link.waitFor({ state: 'detached' });
  await page.goto('/admin?view=audit');
  await page
    .getByText(/^Ticket T-\S+ reopened/)
    .first()
    .waitFor();
  await page
    .getByText(/^Ticket T-\S+ closed/)
    .first()
    .waitFor();
  await page
    .getByText(/^Ticket T-\S+ answered/)
    .first()
    .waitFor();
});

test('the wait list shows who waits, by product, with the product in the address', async ({
  openAdmin,
}) => {
  const email = `${newWord()}@flexa.test`;
  await call('POST', '/wait_list', { body: { email, product: 'analytics' } });
  const page = await openAdmin('/admin?view=wait-list');
  await page.getByRole('row', { name: new RegExp(`${email}.*Analytics`) }).waitFor();
  await page.getByText('Theme', { exact: true }).first().click();
  await expectPath(page, '/admin?view=wait-list&product=theme');
  await page.getByRole('row', { name: new RegExp(email) }).waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('row', { name: new RegExp(email) }).waitFor();
});

test('the CSV comes with everybody in it, and the audit says who took it', async ({
  openAdmin,
}) => {
  const { email } = await newPerson();
  const page = await openAdmin('/admin?view=overview');
  await settled(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV of all users' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^flexa-users-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFuid,name,email,isAdmin,hasPurchased,disabled,createdAt,licenses,seats,packs,paid,currency,lastSeenAt',
  );
  expect(text).toContain(email);
  await page.goto('/admin?view=audit');
  await page
    .getByRole('row', { name: /Users exported.*Tomas Lind/ })
    .first()
    .waitFor();
});

test('the overview: the range is in the address, arrow keys read a chart, and each is a table too', async ({
  openAdmin,
}) => {
  const page = await openAdmin('/admin?view=overview');
  const weeks = page.getByRole('slider', { name: /^Sign-ups by week, 12 weeks/ });
  await weeks.waitFor();
  expect(await weeks.getAttribute('aria-valuemax')).toBe('12');
  await weeks.focus();
  await page.keyboard.press('Home');
  expect(await weeks.getAttribute('aria-valuenow')).toBe('1');
  await page.keyboard.press('ArrowRight');
  expect(await weeks.getAttribute('aria-valuenow')).toBe('2');
  expect(await weeks.getAttribute('aria-valuetext')).toMatch(
    /to .*Sign-ups \d+, Previous year \d+/,
  );

  await page.getByText('4 weeks', { exact: true }).click();
  await expectPath(page, '/admin?view=overview&range=4');
  await page.getByRole('slider', { name: /^Sign-ups by week, 4 weeks/ }).waitFor();
  await page.getByRole('button', { name: /^Show as table.*Revenue/ }).click();
  const table = page.getByRole('table', { name: 'Revenue by month' });
  await table.waitFor();
  expect(await table.getByRole('row').count()).toBe(13);
  await page.goBack();
  await page.getByRole('slider', { name: /^Sign-ups by week, 12 weeks/ }).waitFor();
});

test('the views that could not be loaded say so and can be asked again', async ({
  openAdmin,
  expectComplaint,
}) => {
  const page = await openAdmin('/admin');
  await page.getByRole('row').nth(12).waitFor();
  await page
    .context()
    .route('**/api/v1/admin/audit*', (route) =>
      route.fulfill({ status: 400, json: { code: 'internal', message: 'x' } }),
    );
  expectComplaint(/400/);
  await page.goto('/admin?view=audit');
  const alert = page.getByRole('alert').filter({ hasText: 'The audit log could not be loaded' });
  await alert.getByText('An error occurred please try again').waitFor();
  await page.context().unroute('**/api/v1/admin/audit*');
  await alert.getByRole('button', { name: 'Try now' }).click();
  await alert.waitFor({ state: 'detached' });
});

/** What is opened over a view; the views themselves are in looks.spec.ts. */
const OVER = [
  '/admin?search=nobody-is-called-so',
  '/admin?user=seed-customer',
  '/admin?user=seed-customer&do=grant',
  '/admin?user=seed-customer&do=delete',
];
const LOOKS = [360, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

test.describe(`over a view: ${SAMPLE}`, () => {
  for (const { row: path, column } of pairs(OVER, LOOKS)) {
    const { width, colorScheme } = column;

    test(`${path}, ${width} px, ${colorScheme}`, async ({ openAdmin }) => {
      const page = await openAdmin(path, { viewport: { width, height: 800 }, colorScheme });
      if (path.includes('user=')) {
        await page.getByRole('dialog').getByText('Signed up').waitFor();
        await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      } else await settled(page);
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysBy(page)).toBe(0);
    });
  }

  for (const width of some([360, 768, 1440], 1 / 3)) {
    test(`the end of a row is not cut off at ${width} px: its menu can be pressed`, async ({
      openAdmin,
    }) => {
      const page = await openAdmin('/admin', { viewport: { width, height: 800 } });
      await page.locator('[data-menu]').first().click();
      await page.getByRole('menuitem', { name: 'Edit name' }).waitFor();
    });
  }
});
