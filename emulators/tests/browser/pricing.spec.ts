import type { Page } from '@playwright/test';
import { sampleList } from '@flexa/testing/sample';
import { expectSignedIn } from './fixtures/pages';
import {
  giveConsent,
  expectTotal,
  waitForPayPage,
  findPayButton,
  expect,
  test,
} from './fixtures/shop';
import { findViolations } from './fixtures/violations';

async function open(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator('#free').getByRole('heading').waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}

test('a free licence of the offer is claimed with one click, and other visitors see the places live', async ({
  newVisitor,
  openAsNewCustomer,
}) => {
  const other = await newVisitor();
  await open(other, '/pricing-analytics', 'Analytics');
  const places = other.getByTestId('places-left');
  const before = Number(await places.innerText());
  await other.getByRole('button', { name: 'Sign in to take one' }).waitFor();

  const { page } = await openAsNewCustomer('/pricing-analytics', 'Free Ann');
  await page.getByRole('button', { name: 'Take a free licence' }).click();
  await page.getByRole('heading', { name: 'Your free Analytics licence' }).waitFor();
  await page.getByText(/^You have it free until/).waitFor();
  await other.waitForFunction(
    (count) => Number(document.querySelector('[data-testid="places-left"]')?.textContent) < count,
    before,
  );
  await page.getByRole('link', { name: 'See my licences' }).click();
  await page.locator('[data-license]').filter({ hasText: 'Flexa Analytics' }).waitFor();
});

test('an order without a network says so, keeps the choice and goes through once it is back', async ({
  openAsNewCustomer,
  allowConsoleMessage,
}) => {
  const { page } = await openAsNewCustomer('/pricing-charts?months=6&quantity=2', 'Off Line');
  allowConsoleMessage(
    /ERR_INTERNET_DISCONNECTED|Cloud Firestore backend|transport errored|cleardot/,
  );
  await expectSignedIn(page);
  // The code of toasts is prefetched for a signed-in person. This is the first toast.
  await page.getByRole('region', { name: /^Messages/ }).waitFor({ state: 'attached' });
  // Waits for both the renewal of the sign-in and the prefetched files: without a network, either would fail.
  await page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['securetoken', 'Firestore/Listen'].every((part) =>
      names.some((name) => name.includes(part)),
    );
  });
  await giveConsent(page);
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
  await Promise.all([
    page.getByText('An error occurred please try again').waitFor(),
    findPayButton(page).click(),
  ]);
  await findPayButton(page).waitFor();
  await expectTotal(page, '$240');
  await page.context().setOffline(false);
  await findPayButton(page).click();
  await waitForPayPage(page);
});

test('the order card stays in view on a large screen', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 1440, height: 800 } });
  await open(page, '/pricing-charts', 'Charts');
  await page.mouse.wheel(0, 170);
  await page.waitForFunction(() => window.scrollY >= 170);
  const measureTop = async () => Math.round((await page.locator('#order').boundingBox())?.y ?? 0);
  await expect.poll(measureTop).toBe(88);
});

test('the pricing page loads nothing of Firebase or Stripe for a visitor', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await open(page, '/pricing-charts', 'Charts');
  expect(
    urls.filter((url) => /identitytoolkit|securetoken|firestore|stripe|gstatic/.test(url)),
  ).toEqual([]);
});

for (const scheme of sampleList(['light', 'dark'] as const, 1 / 2)) {
  test(`the pricing page after a cancelled payment breaks no rule of axe in the ${scheme} theme`, async ({
    newCustomer,
  }) => {
    const violations: string[] = [];
    const { page } = await newCustomer('Ax El', { colorScheme: scheme });
    await open(page, '/pricing-tables?payment=cancelled', 'Tables');
    for (const line of await findViolations(page)) violations.push(`signed in ${line}`);
    expect(violations).toEqual([]);
  });
}
