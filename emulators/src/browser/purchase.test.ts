import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectComplaint,
  expectPath,
  license,
  newVisitor,
  PASSWORD,
  PORTAL,
  register,
  useBrowser,
} from './harness';

useBrowser();

/** Two servers, a webhook and a live query are between a press and what it brings. */
const LIMIT = 60_000;

async function newCustomer(name: string, options: Parameters<typeof newVisitor>[0] = {}) {
  const page = await newVisitor(options);
  const email = await register(page, name);
  await page.goto('/general');
  await page.getByText('No licences yet').waitFor();
  return { page, email };
}

interface Choice {
  product: string;
  months: string;
  seats: string;
}

function buyForm(page: Page) {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Buy a licence' }) });
}

/** Fills the form; the button that orders it. */
async function choose(page: Page, { product, months, seats }: Choice) {
  const form = buyForm(page);
  // The inputs are drawn over and may lie outside of what is in view.
  const press = (radio: Locator) => radio.evaluate((input: HTMLInputElement) => input.click());
  await press(form.getByRole('radio', { name: new RegExp(`^${product}`) }));
  await press(form.getByRole('radio', { name: months, exact: true }));
  await form.getByLabel('Seats').fill(seats);
  return form.getByRole('button', { name: `Buy ${product}` });
}

/** Stripe's page, once the browser is there. */
async function onPayPage(page: Page): Promise<void> {
  await page.waitForURL((url) => url.origin !== PORTAL && url.pathname.startsWith('/c/pay/'));
  await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

function orders(page: Page) {
  return page.locator('tr[data-order]');
}

test(
  'from the choice to the receipt: paid, the licence appears, its key can be copied and holds',
  async () => {
    const { page } = await newCustomer('Nora Lind', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    // What the page that stays open shows comes from the live list alone.
    const tab = await page.context().newPage();
    await tab.goto('/general');
    await tab.getByText('No licences yet').waitFor();
    await tab.evaluate(() => Object.assign(window, { notReloaded: true }));

    const buy = await choose(page, { product: 'Tables', months: '6', seats: '3' });
    await page.getByText('$240.00').waitFor();
    await buy.click();
    await onPayPage(page);
    await page.getByText('$240.00').first().waitFor();
    await press(page, 'Pay');

    await page.getByText('Your Tables licence is ready').waitFor();
    await expectPath(page, '/general');
    await license(page, 'Flexa Tables').waitFor();
    expect(await license(page, 'Flexa Tables').innerText()).toContain('3 seats');
    await license(tab, 'Flexa Tables').waitFor();
    expect(await tab.evaluate(() => 'notReloaded' in window)).toBe(true);

    await orders(page).getByText('Paid').first().waitFor();
    expect(await orders(page).count()).toBe(1);
    expect(await orders(page).innerText()).toContain('$240.00');
    const [receipt] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: /^Receipt/ }).click(),
    ]);
    await receipt.getByText('$240.00').first().waitFor();
    expect(await receipt.evaluate(() => window.opener === null)).toBe(true);
    await receipt.close();

    // The key: shown in short, copied whole, and what is copied holds.
    await page.bringToFront();
    await press(page, 'Show key of Flexa Tables');
    const short = await license(page, 'Flexa Tables').locator('code').innerText();
    await press(page, 'Copy key of Flexa Tables');
    await license(page, 'Flexa Tables').getByText('Copied').first().waitFor();
    const key = await page.evaluate(() => navigator.clipboard.readText());
    const [start = '', end = ''] = short.split('…');
    expect(key.startsWith(start) && key.endsWith(end)).toBe(true);
    expect(end).toHaveLength(6);
    expect(await page.locator('body').innerText()).not.toContain(key);
    const verdict = await page.request.post('/api/v1/licenses/verify', { data: { key } });
    expect(await verdict.json()).toMatchObject({
      valid: true,
      license: { product: 'tables', quantity: 3 },
    });

    // A reload shows what is there and asks about no payment again.
    await page.reload();
    await license(page, 'Flexa Tables').waitFor();
    await orders(page).waitFor();
    expect(await page.getByText('Your Tables licence is ready').count()).toBe(0);
    expect(await page.locator('[data-license]').count()).toBe(1);
  },
  LIMIT,
);

test(
  'a declined card leaves the pay page open; paid after that, it is one licence',
  async () => {
    const { page } = await newCustomer('De Clined');
    await (await choose(page, { product: 'Membership', months: '12', seats: '1' })).click();
    await onPayPage(page);
    await press(page, 'Decline');
    await page.getByText('declined').first().waitFor();
    await press(page, 'Pay');
    await page.getByText('Your Membership licence is ready').waitFor();
    await license(page, 'Flexa Membership').waitFor();
    expect(await page.locator('[data-license]').count()).toBe(1);
    await orders(page).waitFor();
    expect(await orders(page).count()).toBe(1);
  },
  LIMIT,
);

test(
  'a payment that is cancelled says that nothing was charged, and can be begun again',
  async () => {
    const { page } = await newCustomer('Can Cel');
    await (await choose(page, { product: 'Charts', months: '1', seats: '1' })).click();
    await onPayPage(page);
    await press(page, 'Cancel');
    await page.getByText('Nothing was charged').waitFor();
    await expectPath(page, '/general');
    await page.getByText('No orders yet').waitFor();
    expect(await page.locator('[data-license]').count()).toBe(0);

    // By the browser's own way back the button is not stuck either.
    await (await choose(page, { product: 'Designs', months: '1', seats: '1' })).click();
    await onPayPage(page);
    await page.goBack();
    await page.getByRole('heading', { name: 'Buy a licence' }).waitFor();
    await (await choose(page, { product: 'Analytics', months: '1', seats: '1' })).click();
    await onPayPage(page);
  },
  LIMIT,
);

test(
  'a payment that the bank confirms later brings its licence by itself',
  async () => {
    const { page } = await newCustomer('La Ter');
    // The first answer is held back as long as a slow bank takes, so that the wait can be seen.
    let isFirst = true;
    await page.context().route('**/api/v1/users/check-session', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return route.fulfill({ json: { licensesUpdated: false } });
    });
    await (await choose(page, { product: 'Charts', months: '3', seats: '2' })).click();
    await onPayPage(page);
    await press(page, 'Pay later and succeed');
    await page.getByText('Your bank still has to confirm this payment').waitFor();
    await license(page, 'Flexa Charts').waitFor();
    await page.getByText('Your Charts licence is ready').waitFor();
    await expectPath(page, '/general');
  },
  LIMIT,
);

test(
  'a payment that the bank refuses in the end leaves no licence',
  async () => {
    const { page } = await newCustomer('Ne Ver');
    await (await choose(page, { product: 'Charts', months: '1', seats: '1' })).click();
    await onPayPage(page);
    await press(page, 'Pay later and fail');
    await page.getByText('Your bank did not confirm this payment').waitFor();
    await orders(page).getByText('Payment failed').first().waitFor();
    await expectPath(page, '/general');
    expect(await page.locator('[data-license]').count()).toBe(0);
  },
  LIMIT,
);

test(
  'a double click makes one order',
  async () => {
    const { page } = await newCustomer('Dou Ble');
    const ordered: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/users/license/')) ordered.push(request.url());
    });
    await (await choose(page, { product: 'Charts', months: '1', seats: '1' })).dblclick();
    await onPayPage(page);
    expect(ordered).toHaveLength(1);
    await press(page, 'Pay');
    await license(page, 'Flexa Charts').waitFor();
    await orders(page).waitFor();
    expect(await orders(page).count()).toBe(1);
    expect(await page.locator('[data-license]').count()).toBe(1);
  },
  LIMIT,
);

test(
  'who comes back signed out is told of the payment after signing in',
  async () => {
    const { page, email } = await newCustomer('Signed Out');
    await (await choose(page, { product: 'Charts', months: '1', seats: '1' })).click();
    await onPayPage(page);
    const pay = page.url();
    await page.goto('/general');
    await press(page, 'Sign out');
    await expectPath(page, '/');
    await page.goto(pay);
    await press(page, 'Pay');
    await expectPath(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Your Charts licence is ready').waitFor();
    await expectPath(page, '/general');
    await license(page, 'Flexa Charts').waitFor();
  },
  LIMIT,
);

test(
  "somebody else's session brings nothing and says nothing of it",
  async () => {
    const { page } = await newCustomer('Pay Er');
    await (await choose(page, { product: 'Charts', months: '1', seats: '1' })).click();
    await onPayPage(page);
    const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const stranger = await newVisitor();
    await register(stranger, 'Stran Ger');
    expectComplaint(/status of 403/);
    await stranger.goto(`/general?session_id=${session}&plan=charts-1m`);
    await stranger.getByText('Failed to check payment session').waitFor();
    await expectPath(stranger, '/general');
    await stranger.getByText('No licences yet').waitFor();
  },
  LIMIT,
);

test(
  'a check that fails says so in the words of the catalogue, and trying again helps',
  async () => {
    const { page } = await newCustomer('Re Try');
    expectComplaint(/status of 500/);
    let isFirst = true;
    await page.context().route('**/api/v1/users/check-session', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return route.fulfill({ status: 500, json: {} });
    });
    await (await choose(page, { product: 'Charts', months: '1', seats: '1' })).click();
    await onPayPage(page);
    await press(page, 'Pay');
    await page.getByText('Failed to check payment session').waitFor();
    await press(page, 'Try again');
    await page.getByText('Your Charts licence is ready').waitFor();
    await expectPath(page, '/general');
  },
  LIMIT,
);
