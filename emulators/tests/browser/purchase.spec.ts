import type { Page } from '@playwright/test';
import { sampleList } from '@flexa/testing/sample';
import { expectPath, findLicense } from './fixtures/pages';
import { createAddress, PASSWORD } from './fixtures/people';
import {
  expectPurchaseDone,
  countLicenses,
  waitForPayPage,
  expectTotal,
  giveConsent,
  payAndClick,
  findPayButton,
  clickButton,
  expect,
  test,
} from './fixtures/shop';
import { measureOverflow, findViolations } from './fixtures/violations';

test('a visitor buys, registers on the way, and ends with a working key and a receipt', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/pricing-tables?months=6&quantity=3');
  await expectTotal(page, '$360');
  await clickButton(page, 'Sign in to continue');
  await expectPath(page, '/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Nora Lind');
  await page.getByLabel('E-mail').fill(createAddress());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await clickButton(page, 'Create account');
  await expectPath(page, '/pricing-tables?months=6&quantity=3');
  await expectTotal(page, '$360');

  // The tab that stays open shows only data of the live list.
  const tab = await page.context().newPage();
  await tab.goto('/general');
  await tab.getByText('No licences yet').waitFor();
  await tab.evaluate(() => Object.assign(window, { notReloaded: true }));

  await giveConsent(page);
  await findPayButton(page).click();
  await waitForPayPage(page);
  await page.getByText('$360.00').first().waitFor();
  await clickButton(page, 'Pay');
  await expectPurchaseDone(page, 'Flexa Tables');
  await findLicense(tab, 'Flexa Tables').waitFor();
  expect(await tab.evaluate(() => 'notReloaded' in window)).toBe(true);
  await tab.close();

  // The key has the focus, is copied whole, and is valid. The page shows only its beginning.
  const copy = page.getByRole('button', { name: 'Copy key' });
  await expect(copy).toBeFocused();
  await page.bringToFront();
  await Promise.all([page.getByRole('button', { name: 'Copied' }).waitFor(), copy.click()]);
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(await page.locator('body').innerText()).not.toContain(key);
  const verdict = await page.request.post('/api/v1/licenses/verify', { data: { key } });
  expect(await verdict.json()).toMatchObject({
    valid: true,
    license: { product: 'tables', quantity: 3 },
  });

  const [receipt] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: /^Invoice/ }).click(),
  ]);
  await receipt.getByText('$360.00').first().waitFor();
  expect(await receipt.evaluate(() => window.opener === null)).toBe(true);
  await receipt.close();

  // A reload and a return from the account show the same state, without a second purchase.
  await page.reload();
  await expectPurchaseDone(page, 'Flexa Tables');
  await page.getByRole('link', { name: 'Go to my licences' }).click();
  await findLicense(page, 'Flexa Tables').waitFor();
  await expect(findLicense(page, 'Flexa Tables')).toContainText('3 seats');
  await page.locator('tr[data-order]').getByText('Paid').first().waitFor();
  await expect(page.locator('tr[data-order]')).toHaveCount(1);
  await page.goBack();
  await expectPurchaseDone(page, 'Flexa Tables');
  expect(await countLicenses(page)).toBe(1);
});

test('a cancelled payment says that nothing was charged and keeps the choice', async ({
  openAsNewCustomer,
}) => {
  const { page } = await openAsNewCustomer('/pricing-design?months=3&quantity=4', 'Can Cel');
  await payAndClick(page, 'Cancel');
  await page.getByText('Nothing was charged').waitFor();
  await expectPath(page, '/pricing-design?months=3&quantity=4&payment=cancelled');
  await expectTotal(page, '$240');
  await expect(page.getByRole('radio', { name: /^3 ?month/ })).toBeChecked();

  // After the browser's back button, the choice is still there and the pay button works.
  await giveConsent(page);
  await findPayButton(page).click();
  await waitForPayPage(page);
  await page.goBack();
  await findPayButton(page).waitFor();
  await expectTotal(page, '$240');
  await giveConsent(page);
  await findPayButton(page).click();
  await waitForPayPage(page);
  await page.goto('/general');
  await page.getByText('No licences yet').waitFor();
  await page.getByText('No orders yet').waitFor();
});

for (const colorScheme of sampleList(['light', 'dark'] as const, 1 / 2)) {
  test(`the page after a payment breaks no rule of axe and never scrolls sideways, ${colorScheme}`, async ({
    openAsNewCustomer,
  }) => {
    const { page } = await openAsNewCustomer('/pricing-charts?months=1&quantity=2', 'Ax El', {
      colorScheme,
    });
    await giveConsent(page);
    await findPayButton(page).click();
    await waitForPayPage(page);
    const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    let release: () => void = () => undefined;
    const hold = new Promise<void>((resolve) => (release = resolve));
    await page.context().route('**/api/v1/users/check-session', async (route) => {
      await hold;
      await route.continue();
    });
    const pay = page.url();
    await page.goto(`/general?session_id=${session}&plan=charts-1m`);
    await page.getByText('Checking your payment…').waitFor();
    const faults = await findFaults(page, 'checking');
    release();
    await page.getByRole('heading', { name: 'This order has not been paid' }).waitFor();
    faults.push(...(await findFaults(page, 'unpaid')));
    await page.goto(pay);
    await clickButton(page, 'Pay');
    await expectPurchaseDone(page, 'Flexa Charts');
    faults.push(...(await findFaults(page, 'arrived')));
    expect(faults).toEqual([]);
  });
}

/**
 * Returns the violations that axe finds, and expects that the page never scrolls sideways.
 */
async function findFaults(page: Page, state: string): Promise<string[]> {
  const violations = await findViolations(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => measureOverflow(page), `${state} too wide at ${width}`).toBe(0);
  }
  return violations.map((line) => `${state} ${line}`);
}
