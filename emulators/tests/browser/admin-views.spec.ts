import { readFile } from 'node:fs/promises';
import { buildPairs, SAMPLE, sampleList } from '@flexa/testing/sample';
import { expect, test } from './fixtures/admin';
import { expectPath, waitUntilSettled } from './fixtures/pages';
import { createPerson } from './fixtures/people';
import { measureOverflow, findViolations } from './fixtures/violations';

test('the CSV of users contains everybody, and the audit names the admin who exported it', async ({
  openAdmin,
}) => {
  const { email } = await createPerson();
  const page = await openAdmin('/admin?view=overview');
  await waitUntilSettled(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV of all users' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^flexa-users-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFuid,name,email,isAdmin,isSupport,hasPurchased,disabled,createdAt,licenses,seats,packs,paid,currency,lastSeenAt',
  );
  expect(text).toContain(email);
  await page.goto('/admin?view=audit');
  await page
    .getByRole('row', { name: /Users exported.*Tomas Lind/ })
    .first()
    .waitFor();
});

test('the overview keeps the range in the address, and reads charts by arrow keys and as tables', async ({
  openAdmin,
}) => {
  const page = await openAdmin('/admin?view=overview');
  const weeks = page.getByRole('slider', { name: /^Sign-ups by week, 12 weeks/ });
  await expect(weeks).toHaveAttribute('aria-valuemax', '12');
  await weeks.focus();
  await page.keyboard.press('Home');
  await expect(weeks).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('ArrowRight');
  await expect(weeks).toHaveAttribute('aria-valuenow', '2');
  await expect(weeks).toHaveAttribute('aria-valuetext', /to .*Sign-ups \d+, Previous year \d+/);

  await page.getByText('4 weeks', { exact: true }).click();
  await expectPath(page, '/admin?view=overview&range=4');
  await page.getByRole('slider', { name: /^Sign-ups by week, 4 weeks/ }).waitFor();
  await page.getByRole('button', { name: /^Show as table.*Revenue/ }).click();
  const table = page.getByRole('table', { name: 'Revenue by month, before tax' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await page.goBack();
  await page.getByRole('slider', { name: /^Sign-ups by week, 12 weeks/ }).waitFor();
});

/** Panels and dialogs over a view; every-page.spec.ts covers the views themselves. */
const OVERLAYS = [
  '/admin?search=nobody-is-called-so',
  '/admin?user=seed-customer',
  '/admin?user=seed-customer&do=grant',
  '/admin?user=seed-customer&do=delete',
];
const APPEARANCES = [360, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

test.describe(`panels over the views of the admin area: ${SAMPLE}`, () => {
  for (const { row: path, column } of buildPairs(OVERLAYS, APPEARANCES)) {
    const { width, colorScheme } = column;

    test(`the admin area at ${path} passes axe and fits ${width} px, ${colorScheme}`, async ({
      openAdmin,
    }) => {
      const page = await openAdmin(path, { viewport: { width, height: 800 }, colorScheme });
      if (path.includes('user=')) {
        await page.getByRole('dialog').getByText('Signed up').waitFor();
        await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      } else await waitUntilSettled(page);
      expect(await findViolations(page)).toEqual([]);
      expect(await measureOverflow(page)).toBe(0);
    });
  }

  for (const width of sampleList([360, 768, 1440], 1 / 3)) {
    test(`the menu at the end of a user’s row is not cut off at ${width} px`, async ({
      openAdmin,
    }) => {
      const page = await openAdmin('/admin', { viewport: { width, height: 800 } });
      await page.locator('[data-menu]').first().click();
      await page.getByRole('menuitem', { name: 'Edit name' }).waitFor();
    });
  }
});
