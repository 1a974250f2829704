import { expectPath, waitUntilSettled } from './fixtures/pages';
import { expect, test } from './fixtures/test';

test('a public page is readable without scripts', async ({ newVisitor }) => {
  const visitor = await newVisitor({ javaScriptEnabled: false });
  // Opens a new page, because the fixture's page waits for the app.
  const page = await visitor.context().newPage();
  for (const path of ['/', '/pricing-charts', '/about-us', '/document/api/licences']) {
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
  }
});

test('the structured data of a page is gone on the next page', async ({ page }) => {
  await page.goto('/');
  await waitUntilSettled(page);
  const structuredData = page.locator('script[type="application/ld+json"]');
  await expect(structuredData).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expectPath(page, '/about-us');
  await expect(structuredData).toHaveCount(0);
});
