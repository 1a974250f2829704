import { PORTAL } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { findViolations } from './fixtures/violations';

test('a newer build is offered, never forced, after some minutes or when the tab comes into view', async ({
  page,
}) => {
  // build.json names the build, and caches have to revalidate it.
  const response = await fetch(`${PORTAL}/build.json`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const build = (await response.json()) as { id: string; builtAt: string };
  expect(new Date(build.builtAt).getTime()).toBeLessThan(Date.now());
  await page.clock.install();
  let latest: string | undefined;
  let requestCount = 0;
  await page.route('**/build.json', async (route) => {
    requestCount += 1;
    if (latest === undefined) return route.continue();
    return route.fulfill({ json: { id: latest, builtAt: new Date().toISOString() } });
  });
  await page.goto('/contact');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('meta[name="build"]').getAttribute('content')).toBe(build.id);
  const strip = page.getByText('A new version is ready');
  const bringIntoView = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  const same = page.waitForResponse('**/build.json');
  await bringIntoView();
  await same;
  expect(await strip.count()).toBe(0);

  latest = 'another';
  await page.clock.fastForward(10 * 60_000);
  await strip.waitFor();
  expect(requestCount).toBe(2);
  expect(new URL(page.url()).pathname).toBe('/contact');
  await page.getByRole('button', { name: 'Not now' }).click();
  await strip.waitFor({ state: 'detached' });

  latest = 'a third';
  await bringIntoView();
  await strip.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(() => !('notReloaded' in window));
  await page.getByRole('heading', { level: 1 }).waitFor();
});
