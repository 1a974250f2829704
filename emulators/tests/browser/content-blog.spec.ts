import type { Page } from '@playwright/test';
import { expectPath } from './fixtures/pages';
import { expect, test } from './fixtures/test';

const ARTICLE = '/blogs/eight-chart-colours-one-family';
const posts = (page: Page) => page.getByRole('main').getByRole('article');

test('blog list: topic and search are in the address, the count is announced', async ({ page }) => {
  await page.goto('/blogs');
  await posts(page).first().waitFor();
  const all = await posts(page).count();
  await page.getByRole('button', { name: 'Tables', exact: true }).click();
  await expectPath(page, '/blogs?topic=Tables');
  await page.getByText('1 post found').waitFor({ state: 'attached' });
  expect(await posts(page).count()).toBe(1);

  await page.goBack();
  await expectPath(page, '/blogs');
  await expect.poll(() => posts(page).count()).toBe(all);

  // A shared address shows the same list.
  await page.goto('/blogs?search=plan');
  await page.getByRole('heading', { name: 'Plan and actual in one chart' }).waitFor();
  expect(await posts(page).count()).toBeLessThan(all);
});

test('blog list: nothing found says so and leads back', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('zeppelin');
  await page.getByRole('heading', { name: 'No post matches “zeppelin”' }).waitFor();
  await expectPath(page, '/blogs?search=zeppelin');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await posts(page).first().waitFor();
  await expectPath(page, '/blogs');
});

test('a list page loads none of the articles', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/blogs');
  await posts(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(loaded.some((url) => url.includes('/assets/blogs-'))).toBe(true);
  const texts = await Promise.all(
    loaded
      .filter((url) => url.endsWith('.js'))
      .map(async (url) => (await page.request.get(url)).text()),
  );
  expect(texts.some((text) => text.includes('asks the reader to learn eight facts'))).toBe(false);
});

test('article: contents follow the reader, and a heading has an anchor', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(ARTICLE);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Write it into the theme' }).click();
  await expectPath(page, `${ARTICLE}#write-it-into-the-theme`);
  await contents.locator('[aria-current]', { hasText: 'Write it into the theme' }).waitFor();
  await page.getByText(/^[1-9] of 6 minutes read$/).waitFor();

  const heading = page.getByRole('heading', { name: 'Write it into the theme' });
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(60);
});

test('article: an address with an anchor opens at it', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${ARTICLE}#a-short-checklist`);
  const heading = page.getByRole('heading', { name: 'A short checklist' });
  await heading.waitFor();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(900);
});

test('article: code is copied and says so', async ({ newVisitor }) => {
  const page = await newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({ name: 'Quarterly review' });
});

test('article: figures have words, and the text leads on to the studio and three posts', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await page.getByRole('img', { name: /^Eight shades from indigo/ }).waitFor();
  const next = page.locator('section', { has: page.getByRole('heading', { name: 'Read next' }) });
  expect(await next.getByRole('article').count()).toBe(3);
  await page.getByRole('main').getByRole('link', { name: 'Open the theme studio' }).click();
  await expectPath(page, '/flexa-theme#studio');
  await page.getByRole('heading', { name: 'Theme studio', level: 1 }).waitFor();
});

test('article on paper: the text without header, footer and contents', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(ARTICLE);
  await page.getByRole('heading', { name: 'A short checklist' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('banner').waitFor({ state: 'hidden' });
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'Read next' }).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'A short checklist' }).isVisible()).toBe(true);
});
