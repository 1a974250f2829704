import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { newestMail } from './fixtures/mail';
import { expectPath, storage } from './fixtures/pages';
import { newAddress, SEEDED_PASSWORD } from './fixtures/people';
import { expect, test } from './fixtures/test';

const EXAMPLES = '/Power-BI-dashboard-examples-PBIX';
const TEMPLATES = '/power-bi-templates-free-download';

async function contentOf(download: Download) {
  expect(download.suggestedFilename()).toBe('theme.json');
  return JSON.parse(await readFile(await download.path(), 'utf8')) as {
    name: string;
    dataColors: string[];
  };
}

test('templates: a visitor signs in, comes back, and the download goes on by itself', async ({
  page,
}) => {
  await page.goto(TEMPLATES);
  await page.getByRole('button', { name: 'Download theme.json of Night shift' }).click();
  await page.getByRole('button', { name: 'Sign in and download' }).click();
  await expectPath(page, '/login');
  expect(await storage(page, 'theme')).toContain('Night shift');

  await page.getByLabel('E-mail').fill('new@flexa.test');
  await page.getByLabel('Password', { exact: true }).fill(SEEDED_PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ]);
  expect(await contentOf(download)).toMatchObject({ name: 'Night shift' });
  await expectPath(page, TEMPLATES);
  expect(await storage(page, 'theme')).toBeNull();
});

test('templates: a visitor has a file sent by mail, and is known by the address the next time', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto(TEMPLATES);
  await page.getByRole('button', { name: 'Download theme.json of Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get Print' });
  await dialog.getByLabel('E-mail').fill('not an address');
  await dialog.getByRole('button', { name: 'Send it by e-mail' }).click();
  await dialog.getByText('Enter an address like name@company.com').waitFor();
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send it by e-mail' }).click();
  await page.getByText(`Print sent to ${email}`).waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await storage(page, 'email_get_theme')).toBe(email);
  await newestMail(email, 'Your Power BI theme');

  await page.getByRole('button', { name: 'Download theme.json of Clear day' }).click();
  const again = page.getByRole('dialog', { name: 'Get Clear day' });
  expect(await again.getByLabel('E-mail').inputValue()).toBe(email);
  await page.keyboard.press('Escape');
  await again.waitFor({ state: 'detached' });
});

test('templates: who is signed in has the file at once', async ({ pageOf }) => {
  const page = await pageOf('new');
  await page.goto(TEMPLATES);
  // Signed in and known to be: the line about signing in is gone.
  await page.getByRole('button', { name: /^Account/ }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download theme.json of Clear day' }).click(),
  ]);
  const theme = await contentOf(download);
  expect(theme.name).toBe('Clear day');
  expect(theme.dataColors).toHaveLength(8);
  expect(await page.getByText('have it sent by e-mail').count()).toBe(0);
});

test('examples: industry and style filter the list in the address', async ({ page }) => {
  await page.goto(EXAMPLES);
  const cards = page.getByRole('main').getByRole('article');
  await cards.first().waitFor();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expectPath(page, `${EXAMPLES}?style=Dark`);
  await page.getByText('4 examples found').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Marketing', exact: true }).click();
  await expectPath(page, `${EXAMPLES}?style=Dark&industry=Marketing`);
  await expect.poll(() => cards.count()).toBe(1);
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await page.getByRole('heading', { name: 'No light example for “Marketing”' }).waitFor();
  await page.getByRole('button', { name: 'Show light and dark' }).click();
  await page.getByRole('heading', { name: 'Campaign funnel' }).waitFor();
});

test('examples: the whole theme opens in the studio', async ({ page }) => {
  await page.goto(EXAMPLES);
  await page.getByRole('link', { name: 'Campaign funnel' }).click();
  await page.getByRole('heading', { name: 'Campaign funnel', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Open this theme in the studio' }).click();
  // The studio takes the colours over and cleans its address, so that a reload does it only once.
  await expectPath(page, '/flexa-theme');
  const colors = page.getByRole('list', { name: 'Data colours' });
  await colors.getByRole('button', { name: 'Data colour 1' }).first().waitFor();
  await expect.poll(() => colors.innerText()).toMatch(/d6498f[^]*f6d3ea/i);
});

test('packs: prices of the catalogue lead to the pricing page of the pack', async ({ page }) => {
  for (const [path, title, pricing] of [
    ['/flexa-charts', 'Flexa Charts', '/pricing-charts?months=3'],
    ['/flexa-design', 'Flexa Design', '/pricing-design?months=3'],
    ['/flexa-tables', 'Flexa Tables', '/pricing-tables?months=3'],
    ['/flexa-analytics', 'Flexa Analytics', '/pricing-analytics?months=3'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    const row = page.getByRole('row').filter({ hasText: '3 months' });
    expect(await row.textContent()).toContain('$60');
    const choose = row.getByRole('link', { name: `Choose 3 months of ${title}` });
    expect(await choose.getAttribute('href')).toBe(pricing);
    // Without a listing at a marketplace it leads to the files.
    const install = page.getByRole('link', { name: 'Try it in your report' });
    expect(await install.getAttribute('href')).toBe('#install');
  }
});

test('documentation: a search leads to the part that has the words, an old link to the page that has it now', async ({
  page,
}) => {
  await page.goto('/document?search=jwks');
  await page.getByRole('link', { name: 'Licence keys › Checking a key offline' }).click();
  await page.getByRole('heading', { name: 'Checking a key offline', level: 2 }).waitFor();
  await page.getByRole('link', { name: 'Next Seats' }).click();
  await page.getByRole('heading', { name: 'Seats', level: 1 }).waitFor();
  await page.goto('/document?search=zeppelin');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('heading', { name: 'Getting started' }).waitFor();
  await expectPath(page, '/document');
  // The visuals that people have installed lead here.
  await page.goto('/document#variance-columns');
  await page.getByRole('heading', { name: 'Variance columns', level: 1 }).waitFor();
  await expectPath(page, '/document/variance-columns');
});

test('demo: steps go by button, by list and by arrow keys, and play only when asked', async ({
  page,
}) => {
  await page.goto('/demo-video');
  const title = (name: string) => page.getByRole('heading', { level: 2, name });
  await title('A report without a theme').waitFor();
  await page.getByRole('button', { name: 'Next step' }).click();
  await title('Choose the first colour').waitFor();
  await page.keyboard.press('ArrowRight');
  await title('Choose the second').waitFor();
  await page.getByRole('button', { name: 'Step 7: Take the file' }).click();
  await title('Take the file').waitFor();
  expect(await page.getByRole('button', { name: 'Next step' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Replay' }).click();
  await title('A report without a theme').waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play' }).waitFor();
});

test('demo: it plays on by itself', async ({ page }) => {
  await page.clock.install();
  await page.goto('/demo-video');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.clock.runFor(7000);
  await page.getByRole('heading', { level: 2, name: 'Choose the first colour' }).waitFor();
});
