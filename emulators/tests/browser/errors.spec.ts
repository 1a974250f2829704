import { expectPath } from './fixtures/pages';
import { expect, test } from './fixtures/test';
import { findViolations } from './fixtures/violations';

/** The error pages (docs/specification.md, section 2 and 8) and files that are missing. */

test('an unknown page names its path and offers a way on, and screen readers announce it', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  await page.getByText('Page not found: /no/such/page', { exact: true }).waitFor();
  await expect(page).toHaveTitle('Page Not Found · Flexa');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expectPath(page, '/');
  await expect(page).not.toHaveTitle(/Not Found/);
  await page.waitForFunction(
    () => document.querySelector('p.sr-only[aria-live="polite"]')?.textContent === document.title,
  );
});

test('a page whose file is gone after a release reloads once, and shows the 500 page if that fails', async ({
  page,
  allowConsoleMessage,
}) => {
  // Allows any message about the missing file, but none about a difference from the prerendered page.
  allowConsoleMessage(/^(?!.*Minified React)/s);
  let loadCount = 0;
  page.on('request', (request) => (loadCount += request.isNavigationRequest() ? 1 : 0));
  await page.route('**/assets/about-us-*.js', (route) => route.abort());
  await page.goto('/about-us');
  await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor();
  await page
    .getByRole('alert')
    .getByText(/^An error occurred: ./)
    .waitFor();
  await expect(page).toHaveTitle('Internal Server Error · Flexa');
  expect(loadCount).toBe(2);
  expect(await findViolations(page)).toEqual([]);
  await page.unroute('**/assets/about-us-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: /about/i }).waitFor();

  // Requests the old release's file. The reloaded page names one that exists.
  const loadedBefore = loadCount;
  await page.route('**/assets/seat-*.js', (route) =>
    loadCount > loadedBefore ? route.continue() : route.abort(),
  );
  await page.evaluate(() => {
    Object.assign(window, { notReloaded: true });
    window.history.pushState({}, '', '/seat');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForFunction(() => !('notReloaded' in window));
  await page.getByRole('heading', { level: 1, name: /seat/i }).waitFor();
});

test('a page without a network says so, keeps the input, and opens the next page once it is back', async ({
  page,
  allowConsoleMessage,
}) => {
  allowConsoleMessage(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|preload/);
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Half a sentence');
  const strip = page.getByText('You are offline.');
  expect(await strip.count()).toBe(0);
  await page.context().setOffline(true);
  await strip.waitFor();
  // Screen readers announce the strip, because its live region was on the page already.
  expect(await strip.evaluate((element) => element.closest('[aria-live]') !== null)).toBe(true);
  await page.getByText('What you typed stays here').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await page.getByText('The page opens once you’re back online').waitFor();
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
  await page.context().setOffline(false);
  await expectPath(page, '/about-us');
  await page.getByRole('heading', { level: 1, name: /about/i }).waitFor();
});
