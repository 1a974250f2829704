import type { Page } from '@playwright/test';
import { PORTAL } from './fixtures/people';
import { startReleases } from './fixtures/releases';
import { DESKTOP, expect, setColor, test, readDownloadedTheme } from './fixtures/studio';

const WITH_SERVICE_WORKER = { ...DESKTOP, serviceWorkers: 'allow' } as const;

/** The browser's messages when no server answers. */
const NO_ANSWER =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|transport errored|cleardot/;

/** Waits until the whole studio is cached. */
const waitUntilCached = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

const readRelease = (page: Page) => page.locator('meta[name="release"]').getAttribute('content');

/** Returns the release of the script that ran before the first paint. */
const readFirstPaint = (page: Page) => page.locator('html').getAttribute('data-first-paint');

/** Returns the releases of the studio that this browser has cached. */
const listCachedReleases = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((n) => window.caches.open(n)),
    );
    const pages = await Promise.all(
      caches.map(async (cache) => {
        const keys = (await cache.keys()).filter(
          ({ url }) => new URL(url).pathname === '/flexa-theme',
        );
        return Promise.all(keys.map(async (key) => (await cache.match(key))?.text()));
      }),
    );
    return pages.flat().map((page) => /name="release" content="(\w+)"/.exec(page ?? '')?.[1]);
  });

/** Lists the paths of everything that this browser has cached. */
const listCachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((n) => window.caches.open(n)),
    );
    const keys = await Promise.all(caches.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

test('without a network the studio opens, a colour is changed and theme.json is downloaded', async ({
  newCustomer,
  allowConsoleMessage,
}) => {
  allowConsoleMessage(NO_ANSWER);
  const { page } = await newCustomer('Olive Offline', WITH_SERVICE_WORKER);
  await page.goto('/flexa-theme');
  await page.getByRole('list', { name: 'Data colours' }).waitFor();
  await waitUntilCached(page);

  await page.context().setOffline(true);
  // The browser's emulation reports a network again after a reload; a machine without one doesn't.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.reload();
  await page.getByText('You are offline.').waitFor();
  await setColor(page, 1, '#123456');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect((await readDownloadedTheme(download)).dataColors[0]?.toLowerCase()).toBe('#123456');
  // Every kind of download opens, too, because its code was cached in advance.
  await page.getByRole('button', { name: 'More to download' }).click();
  await page.getByText('Passes our checks', { exact: true }).last().waitFor();
});

test('the next visit finds a new deploy and caches it from then on', async ({
  newVisitor,
  allowConsoleMessage,
}) => {
  allowConsoleMessage(NO_ANSWER);
  const site = await startReleases('first');
  const page = await newVisitor(WITH_SERVICE_WORKER);
  const studio = `${site.address}/flexa-theme`;
  await page.goto(studio);
  await waitUntilCached(page);
  expect(await readRelease(page)).toBe('first');

  site.deploy('second');
  await page.goto(`${studio}?from=mail`);
  expect(await readRelease(page)).toBe('second');
  expect(await readFirstPaint(page)).toBe('second');

  // The new worker takes over once no earlier page is open. Until then both are cached.
  await expect.poll(() => listCachedReleases(page)).toEqual(['first', 'second']);
  const next = await page.context().newPage();
  await next.goto(`${site.address}/robots.txt`);
  await page.close();
  await expect.poll(() => listCachedReleases(next)).toEqual(['second']);
  site.stop();
  await next.goto(studio);
  await next.getByRole('list', { name: 'Data colours' }).waitFor();
  expect(await readRelease(next)).toBe('second');
  expect(await readFirstPaint(next)).toBe('second');
});

test('the cached studio opens on a connection that never answers', async ({ newVisitor }) => {
  const site = await startReleases('first');
  const page = await newVisitor(WITH_SERVICE_WORKER);
  await page.goto(`${site.address}/flexa-theme`);
  await waitUntilCached(page);

  site.hang();
  await page.reload({ waitUntil: 'commit' });
  // The page contains the controls of phones and desktops until its styles have loaded.
  await page.getByRole('list', { name: 'Data colours' }).first().waitFor();
  expect(await readFirstPaint(page)).toBe('first');
  site.stop();
});

test('the service worker caches nothing of a page that is reached from the studio', async ({
  newCustomer,
}) => {
  const { page } = await newCustomer('Carla Cached', WITH_SERVICE_WORKER);
  await page.goto('/flexa-theme');
  await waitUntilCached(page);
  await page.reload();
  await page.getByRole('button', { name: 'Account' }).click();
  const apiResponse = page.waitForResponse((response) =>
    new URL(response.url()).pathname.startsWith('/api/'),
  );
  await page.getByRole('menuitem', { name: 'Your licences and themes' }).click();
  await page.waitForURL('**/general');
  await apiResponse;

  // The worker still controls the page, so it receives each request of the page.
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(
    '/sw.js',
  );
  expect(await listCachedPaths(page)).toContain('/flexa-theme');
  expect((await listCachedPaths(page)).filter((path) => /^\/(api|general)/.test(path))).toEqual([]);
});

test('the studio can be installed, with a manifest, icons and a worker that no cache stores', async ({
  page,
}) => {
  await page.goto('/login');
  expect(await page.locator('link[rel="manifest"]').count()).toBe(0);
  const worker = await fetch(`${PORTAL}/sw.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  await page.goto('/flexa-theme');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await fetch(`${PORTAL}${href}`)).json()) as {
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.start_url).toBe('/flexa-theme');
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(
    expect.arrayContaining(['any', 'maskable']),
  );
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});
