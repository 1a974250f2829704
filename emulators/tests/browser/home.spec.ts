import { waitUntilSettled } from './fixtures/pages';
import { expect, test } from './fixtures/test';

test('the home page loads nothing of Firebase for a visitor', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/');
  await waitUntilSettled(page);
  const firebase = /identitytoolkit|securetoken|firestore|:9099|gstatic/;
  expect(urls.filter((url) => firebase.test(url))).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('the arrows move the row of dashboards and show when it ends', async ({ page }) => {
  await page.goto('/');
  await waitUntilSettled(page);
  const more = page.getByRole('button', { name: 'More examples' });
  const earlier = page.getByRole('button', { name: 'Earlier examples' });
  await more.scrollIntoViewIfNeeded();
  await expect(earlier).toHaveAttribute('aria-disabled', 'true');
  const row = page.locator('#dashboards ul');
  const readPosition = () => row.evaluate((element) => element.scrollLeft);
  const end = await row.evaluate((element) => element.scrollWidth - element.clientWidth - 1);
  expect(await readPosition()).toBeLessThan(end);
  for (let before = await readPosition(); before < end; before = await readPosition()) {
    await more.press('Enter');
    await expect.poll(readPosition).toBeGreaterThan(before);
  }
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(earlier).toHaveAttribute('aria-disabled', 'false');
});
