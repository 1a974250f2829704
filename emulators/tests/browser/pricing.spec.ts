import type { Page } from '@playwright/test';
import { some } from '@flexa/testing/sample';
import { expectPath, expectSignedIn } from './fixtures/pages';
import { chooseMonths, expectTotal, onPayPage, payButton, expect, test } from './fixtures/shop';
import { violations } from './fixtures/violations';

const PAGES = [
  { path: '/pricing-charts', name: 'Charts' },
  { path: '/pricing-design', name: 'Designs' },
  { path: '/pricing-tables', name: 'Tables' },
  { path: '/pricing-analytics', name: 'Analytics' },
  { path: '/pricing-charts?plan=membership', name: 'Membership' },
] as const;

async function open(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  // The membership has no free licence.
  if (name !== 'Membership') await page.locator('#free').getByRole('heading').waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}

test('each pack and the membership has a page with its own name, title, price and tab', async ({
  page,
}) => {
  const titles = new Set<string>();
  for (const { path, name } of PAGES) {
    await open(page, path, name);
    titles.add(await page.title());
    const isMembership = name === 'Membership';
    await expectTotal(page, isMembership ? '$420' : '$210');
    const tabs = page.getByRole('navigation', { name: 'What to buy' });
    expect(await tabs.locator('[aria-current="page"]').innerText()).toBe(name);
    expect(await page.getByRole('radio').count()).toBe(isMembership ? 3 : 4);
    await page.getByRole('heading', { name: 'Questions' }).waitFor();
  }
  expect(titles.size).toBe(PAGES.length);
});

test('the tabs are links between which the arrow keys move, and they keep the choice', async ({
  page,
}) => {
  await open(page, '/pricing-charts?months=3&quantity=2', 'Charts');
  const tabs = page.getByRole('navigation', { name: 'What to buy' });
  await tabs.getByRole('link', { name: 'Charts' }).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key);
  }
  // Charts, Designs, Tables, Designs, Membership, Charts, Membership.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Membership');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Membership' }).waitFor();
  await expectPath(page, '/pricing-charts?plan=membership&months=3&quantity=2');
  await tabs.getByRole('link', { name: 'Tables' }).click();
  await expectPath(page, '/pricing-tables?months=3&quantity=2');
  await expectTotal(page, '$120');
});

test('the choice is in the address: a reload, a link and the way back bring it', async ({
  page,
}) => {
  await open(page, '/pricing-analytics', 'Analytics');
  await chooseMonths(page, 6);
  await expectTotal(page, '$120');
  await page.getByRole('button', { name: 'Add a licence' }).click();
  await page.getByRole('textbox', { name: 'Licences' }).fill('12');
  await expectTotal(page, '$1,440');
  await expectPath(page, '/pricing-analytics?months=6&quantity=12');
  await page.reload();
  await page.getByText('$120 × 12').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Flexa, home' }).click();
  await expectPath(page, '/');
  await page.goBack();
  await expectPath(page, '/pricing-analytics?months=6&quantity=12');
  await page.getByText('$120 × 12').waitFor();
  // Each press on a tile is no step of the history of its own.
  await page.goForward();
  await expectPath(page, '/');
});

test('during the offer the membership says what is kept, after it list prices alone', async ({
  newVisitor,
}) => {
  const during = await newVisitor();
  await during.clock.setFixedTime(new Date('2025-10-01T12:00:00Z'));
  await open(during, '/pricing-charts', 'Charts');
  const offer = during.locator('#membership');
  await offer.getByText('The offer price is valid until 31 October 2025.').waitFor();
  for (const kept of ['You save $20', 'You save $60', 'You save $70']) {
    await offer.getByText(kept).waitFor();
  }
  expect(await offer.locator('s').allInnerTexts()).toEqual([
    '$120',
    '$240',
    '$420',
    '$120',
    '$240',
    '$420',
  ]);
  await offer.getByRole('link', { name: 'Get membership' }).click();
  await during.getByText('Save $70', { exact: true }).waitFor();
  await expectTotal(during, '$350');

  const after = await newVisitor();
  await after.clock.setFixedTime(new Date('2025-11-01T00:00:00Z'));
  await open(after, '/pricing-charts?plan=membership', 'Membership');
  expect(await after.locator('s').count()).toBe(0);
  expect(await after.getByText(/You save|Save \$|offer price/).count()).toBe(0);
  await expectTotal(after, '$420');
});

test('the comparison leads to the order card, which has the focus then', async ({ page }) => {
  await open(page, '/pricing-tables?months=1', 'Tables');
  await page.getByRole('link', { name: 'Get membership' }).click();
  await expectPath(page, '/pricing-charts?plan=membership&months=3#order');
  const title = page.getByRole('heading', { level: 2, name: 'Membership', exact: true });
  await title.waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'order-title');
  const box = await title.boundingBox();
  expect(box?.y).toBeGreaterThan(60);
});

test('a free licence is taken by one press; the places are live for others too', async ({
  newVisitor,
  newCustomerAt,
}) => {
  const other = await newVisitor();
  await open(other, '/pricing-analytics', 'Analytics');
  const places = other.getByTestId('places-left');
  const before = Number(await places.innerText());
  await other.getByRole('button', { name: 'Sign in to take one' }).waitFor();

  const { page } = await newCustomerAt('/pricing-analytics', 'Free Ann');
  await page.getByRole('button', { name: 'Take a free licence' }).click();
  await page.getByRole('heading', { name: 'Your free Analytics licence' }).waitFor();
  await page.getByText(/^You have it free until/).waitFor();
  await other.waitForFunction(
    (count) => Number(document.querySelector('[data-testid="places-left"]')?.textContent) < count,
    before,
    { timeout: 30_000 },
  );
  await page.getByRole('link', { name: 'See my licences' }).click();
  await page.locator('[data-license]').filter({ hasText: 'Flexa Analytics' }).waitFor();
});

test('a visitor who wants a free licence signs in and comes back to it', async ({ page }) => {
  await open(page, '/pricing-design?months=3', 'Designs');
  await page.getByRole('button', { name: 'Sign in to take one' }).click();
  await expectPath(page, '/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Come Back');
  await page.getByLabel('E-mail').fill(`come-back-${Date.now()}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill('Abcdef12');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectPath(page, '/pricing-design?months=3#free');
  // The address is new, and to be confirmed first.
  const card = page.locator('#free');
  await card.getByText('Confirm your e-mail first.').waitFor();
  await card.getByRole('button', { name: 'Send a new link' }).waitFor();
});

test('an order that fails is a toast, and the button wakes up with the choice kept', async ({
  newCustomerAt,
  expectComplaint,
}) => {
  const { page } = await newCustomerAt('/pricing-charts?months=6&quantity=2', 'Er Ror');
  expectComplaint(/status of 500/);
  await page
    .context()
    .route('**/users/license/**', (route) => route.fulfill({ status: 500, json: {} }));
  await payButton(page).click();
  await page.getByText('An error occurred please try again').waitFor();
  await payButton(page).waitFor();
  await expectTotal(page, '$240');
});

test('an order without a network says so, keeps the choice and goes through once it is back', async ({
  newCustomerAt,
  expectComplaint,
}) => {
  const { page } = await newCustomerAt('/pricing-charts?months=6&quantity=2', 'Off Line');
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Cloud Firestore backend|transport errored|cleardot/);
  await expectSignedIn(page);
  // Fetched ahead for someone signed in: this is the first toast there is.
  await page.getByRole('region', { name: /^Messages/ }).waitFor({ state: 'attached' });
  // A sign-in that can't be renewed as the page starts is over, so that has to be done.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('securetoken')),
  );
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
  await payButton(page).click();
  await page.getByText('An error occurred please try again').waitFor();
  await payButton(page).waitFor();
  await expectTotal(page, '$240');
  await page.context().setOffline(false);
  await payButton(page).click();
  await onPayPage(page);
});

test('on a large screen the order card stays in view', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 1440, height: 800 } });
  await open(page, '/pricing-charts', 'Charts');
  await page.mouse.wheel(0, 170);
  await page.waitForFunction(() => window.scrollY >= 170);
  const box = await page.locator('#order').boundingBox();
  expect(Math.round(box?.y ?? 0)).toBe(88);
});

test('a visitor loads nothing of Firebase or Stripe', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await open(page, '/pricing-charts', 'Charts');
  expect(
    urls.filter((url) => /identitytoolkit|securetoken|firestore|stripe|gstatic/.test(url)),
  ).toEqual([]);
});

for (const scheme of some(['light', 'dark'] as const, 1 / 2)) {
  test(`what a customer who cancelled sees breaks no rule of axe in the ${scheme} theme`, async ({
    newCustomer,
  }) => {
    const found: string[] = [];
    const { page } = await newCustomer('Ax El', { colorScheme: scheme });
    await open(page, '/pricing-tables?payment=cancelled', 'Tables');
    for (const line of await violations(page)) found.push(`signed in ${line}`);
    expect(found).toEqual([]);
  });
}
