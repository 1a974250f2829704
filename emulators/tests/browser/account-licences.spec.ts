import type { Locator, Page } from '@playwright/test';
import { findLicense, waitUntilSettled } from './fixtures/pages';
import { call, createAdmin } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { listLayoutShifts, findViolations, waitPatiently } from './fixtures/violations';

const findGroup = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

const GRANT = {
  month: 12,
  licenseType: 'standard',
  visualType: 'tables',
  name: 'Someone',
  quantity: 2,
};

async function readShownKey(row: Locator): Promise<string> {
  const key = row.locator('code');
  await key.waitFor();
  return key.innerText();
}

test('the account page shows a customer’s licences in groups, with renewals, keys, files and a menu for the keyboard', async ({
  openPageAs,
}) => {
  const page = await openPageAs('customer', { viewport: { width: 1440, height: 1400 } });
  await waitPatiently(page);
  await page.goto('/general');
  await test.step('the page doesn’t move when the licences arrive', async () => {
    await findGroup(page, 'Revoked 1').waitFor();
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    await waitUntilSettled(page);
    expect(await listLayoutShifts(page)).toEqual([]);
  });
  await test.step('licences are in four groups, each with its count', async () => {
    const listNames = async (name: string) =>
      (await findGroup(page, name).locator('li').allInnerTexts()).map(
        (text) => text.split('\n')[0],
      );
    expect(await listNames('Active 3')).toEqual([
      'Flexa Analytics',
      'Flexa Membership',
      'Flexa Tables',
    ]);
    expect(await listNames('Expiring within 14 days 1')).toEqual(['Flexa Charts']);
    expect(await listNames('Expired 2')).toEqual(['Flexa Designs', 'Flexa Charts']);
    expect(await listNames('Revoked 1')).toEqual(['Flexa Designs']);
    await findGroup(page, 'Revoked').getByText('4 seats · payment refunded').waitFor();
    await page.getByText('4 active, 11 seats. The next one ends on').waitFor();
  });
  await test.step('ended licences show no key, and renewing is the main action only where it is urgent', async () => {
    await findGroup(page, 'Revoked').getByText('Key revoked').waitFor();
    await expect(findGroup(page, 'Expired').getByText('Key no longer valid')).toHaveCount(2);
    expect(await findGroup(page, 'Expired').locator('code').count()).toBe(0);
    const renew = findGroup(page, 'Expiring').getByRole('link', { name: 'Renew Flexa Charts' });
    const other = findGroup(page, 'Active').getByRole('link', { name: 'Renew Flexa Tables' });
    const readBackground = (link: Locator) =>
      link.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await readBackground(renew)).not.toBe(await readBackground(other));
    // The link leads to the page that sells the same, with term, seats and the licence chosen.
    expect(await renew.getAttribute('href')).toMatch(
      /^\/pricing-charts\?months=3&quantity=3&licence=[^&]+$/,
    );
    const buy = findGroup(page, 'Active').getByRole('link', { name: 'Buy Flexa Analytics' });
    expect(await buy.getAttribute('href')).toBe('/pricing-analytics?months=3');
  });
  await test.step('a key is shown shortened and copied whole', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const row = findLicense(page, 'Flexa Tables');
    const short = await readShownKey(row);
    expect(short).toMatch(/^eyJ.{11}….{6}$/);
    await Promise.all([
      row.getByText('Copied').first().waitFor(),
      row.getByRole('button', { name: 'Copy key of Flexa Tables' }).click(),
    ]);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('.')).toHaveLength(3);
    expect([copied.slice(0, 14), copied.slice(-6)].join('…')).toBe(short);
    expect(await page.locator('body').innerText()).not.toContain(copied);
  });
  await test.step('the licences break no rule of axe, light or dark, also with a dialog open', async () => {
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('without a listing, the visuals of every pack are a link to its files', async () => {
    const links = findGroup(page, 'Install the visuals').getByRole('link');
    expect(
      await links.evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href'))),
    ).toEqual(['tables', 'design', 'analytics', 'charts'].map((pack) => `/flexa-${pack}#install`));
  });
  await test.step('the menu of a licence works by keyboard alone', async () => {
    const more = page.getByRole('button', { name: 'More for Flexa Membership' });
    await more.focus();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeFocused();
    await expect(items).toHaveText(['Invoice', 'Name', 'Buy more seats', 'Buy a separate licence']);
    const separate = page.getByRole('menuitem', { name: 'separate licence' });
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Name' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await more.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('End');
    await separate.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pricing-charts?plan=membership&months=6&separate=1');
    await expect(page.getByRole('checkbox', { name: 'I want a separate licence' })).toBeChecked();
  });
});

test('people tell two licences of one pack apart by their names', async ({ newCustomer }) => {
  const { token } = await createAdmin();
  const { page, uid } = await newCustomer('Two Teams');
  for (const quantity of [2, 3]) {
    const body = { ...GRANT, quantity };
    expect((await call('POST', `/users/license/${uid}`, { token, body })).status).toBe(201);
  }
  await page.goto('/general');
  await page.getByRole('button', { name: 'More for Flexa Tables' }).first().click();
  await page.getByRole('menuitem', { name: 'Name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Name Flexa Tables' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Finance');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await findGroup(page, 'Active 2').getByText('Flexa Tables · Finance').waitFor();
  await page.getByText(/^Tables · Finance: 1 of [23] seats assigned$/).waitFor();
});

test('the account page without licences says what to do, shows a new licence without a reload, and explains a revoked one', async ({
  newCustomer,
}) => {
  const { token } = await createAdmin();
  const { page, uid } = await newCustomer('Li Ve', { viewport: { width: 360, height: 800 } });
  await waitPatiently(page);
  await page.goto('/general');
  await page.getByRole('heading', { name: 'No licences yet' }).waitFor();
  await page.getByRole('link', { name: 'See pricing' }).waitFor();
  expect(await page.getByRole('heading', { name: /^(Active|Expired|Revoked)/ }).count()).toBe(0);
  expect(await listLayoutShifts(page)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));

  const { status, body } = await call('POST', `/users/license/${uid}`, { token, body: GRANT });
  expect(status).toBeLessThan(300);
  await findLicense(page, 'Flexa Tables').waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: 'Your Flexa Tables licence is ready' })
    .waitFor({ state: 'attached' });
  await readShownKey(findLicense(page, 'Flexa Tables'));

  await call('POST', `/admin/licenses/${String(body['id'])}/revoke`, {
    token,
    body: { reason: 'given by mistake' },
  });
  await findGroup(page, 'Revoked 1').getByText('2 seats · given by mistake').waitFor();
  await expect(findLicense(page, 'Flexa Tables')).toHaveCount(0);
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});
