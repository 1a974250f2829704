import { expect, test } from './fixtures/test';

/** Consent in a build without ids, as the local one is; with ids: web/src/features/consent. */

test('without ids there is no question, no link to it, and nothing of analytics or ads loads', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Even where a yes is stored, from a build that had ids.
  await page.addInitScript(() => localStorage.setItem('consent', 'accepted'));
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('region', { name: 'Cookies' }).count()).toBe(0);
  expect(await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).count()).toBe(
    0,
  );
  const trackers = /googletagmanager|googlesyndication|google-analytics|doubleclick|consent-bar/;
  expect(asked.filter((url) => trackers.test(url))).toEqual([]);
});
