import { expectPath } from './fixtures/pages';
import { expect, test } from './fixtures/test';
import { violations } from './fixtures/violations';

/** The error pages (docs/specification.md, section 2 and 8) and files that are missing. */

test('an unknown route is the 404 page with its path, a slug that names nothing in the words for a parameter', async ({
  page,
}) => {
  const words = {
    '/no/such/page': 'Page not found: /no/such/page',
    '/admin-but-not': 'Page not found: /admin-but-not',
    '/blogs/a/b': 'Page not found: /blogs/a/b',
    '/blogs/no-such-post': 'Page Not Found: /blogs/no-such-post',
    '/Power-BI-dashboard-examples-PBIX/no-such-example':
      'Page Not Found: /Power-BI-dashboard-examples-PBIX/no-such-example',
  };
  for (const [path, text] of Object.entries(words)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    await page.getByText(text, { exact: true }).waitFor();
    expect(await page.title()).toBe('Page Not Found · Flexa');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: 'Back to the home page' }).waitFor();
  }
});

test('a page whose file is gone after a release reloads once, and then it is there', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED|Failed to (load|fetch)|preload/);
  await page.goto('/contact');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  let missing = 0;
  await page.route('**/assets/about-us-*.js', async (route) => {
    missing += 1;
    // The old release's file; the reloaded page names one that is there.
    return missing === 1 ? route.abort() : route.continue();
  });
  await page.evaluate(() => {
    window.history.pushState({}, '', '/about-us');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForFunction(() => !('notReloaded' in window));
  await page.getByRole('heading', { level: 1, name: /about/i }).waitFor();
});

test('without a network a page that is not here yet waits for it, and what was typed stays', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|preload/);
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Half a sentence');
  await page.context().setOffline(true);
  await page.getByText('What you typed stays here').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await page.getByText('The page opens once you’re back online').waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('Half a sentence');
  await page.context().setOffline(false);
  await expectPath(page, '/about-us');
  await page.getByRole('heading', { level: 1, name: /about/i }).waitFor();
});

test('a page that stays broken is the 500 page, after one reload and not more', async ({
  page,
  expectComplaint,
}) => {
  // Whatever the missing file makes the browser say, but not that React met something else than was prerendered.
  expectComplaint(/^(?!.*Minified React)/s);
  let loaded = 0;
  page.on('request', (request) => (loaded += request.isNavigationRequest() ? 1 : 0));
  await page.route('**/assets/about-us-*.js', (route) => route.abort());
  await page.goto('/about-us');
  await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor();
  await page
    .getByRole('alert')
    .getByText(/^An error occurred: ./)
    .waitFor();
  expect(await page.title()).toBe('Internal Server Error · Flexa');
  expect(loaded).toBe(2);
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/assets/about-us-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: /about/i }).waitFor();
});
