import { expectPath } from './fixtures/pages';
import { expect, test } from './fixtures/test';

const ARTICLE = '/blogs/eight-chart-colours-one-family';
const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

/** blog-list.test.tsx covers the list; scrolling.spec.ts covers links to a place in a text. */
test('an article can be opened from the list, followed by its contents, copied from and printed', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ viewport: { width: 1440, height: 900 }, permissions: CLIPBOARD });
  await test.step('the list loads none of the articles', async () => {
    const loadedUrls: string[] = [];
    page.on('request', (request) => loadedUrls.push(request.url()));
    await page.goto('/blogs');
    await page.getByRole('main').getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(loadedUrls.some((url) => url.includes('/assets/blogs-'))).toBe(true);
    const scripts = loadedUrls.filter((url) => url.endsWith('.js'));
    const texts = await Promise.all(
      scripts.map(async (url) => (await page.request.get(url)).text()),
    );
    expect(texts.some((text) => text.includes('asks the reader to learn eight facts'))).toBe(false);
  });

  await page.goto(ARTICLE);
  await test.step('the contents of an article follow the reader', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Write it into the theme' }).click();
    await expectPath(page, `${ARTICLE}#write-it-into-the-theme`);
    await contents.locator('[aria-current]', { hasText: 'Write it into the theme' }).waitFor();
    await page.getByText(/^[1-9] of 6 minutes read$/).waitFor();
    const heading = page.getByRole('heading', { name: 'Write it into the theme' });
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(60);
  });

  await test.step('the code of an article can be copied, and the page confirms it', async () => {
    await Promise.all([
      page.getByRole('button', { name: 'Copied' }).waitFor(),
      page.getByRole('button', { name: 'Copy', exact: true }).click(),
    ]);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toMatchObject({ name: 'Quarterly review' });
  });

  const readNext = page.getByRole('heading', { name: 'Read next' });
  await test.step('the figures of an article have descriptions, and its end links onwards', async () => {
    await page.getByRole('img', { name: /^Eight shades from indigo/ }).waitFor();
    const next = page.locator('section', { has: readNext });
    expect(await next.getByRole('article').count()).toBe(3);
    const studio = page.getByRole('main').getByRole('link', { name: 'Open the theme studio' });
    expect(await studio.getAttribute('href')).toBe('/flexa-theme#studio');
  });

  await test.step('a printed article has no header, footer and contents', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('banner').waitFor({ state: 'hidden' });
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    expect(await readNext.isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'A short checklist' }).isVisible()).toBe(true);
  });
});
