import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { EMBEDDED_KEY_MARKER } from '@flexa/visuals/company-build';
import { readPackage } from '@flexa/visuals/build-bundle';
import { strToU8, zipSync } from 'fflate';
import { expect, expectPurchaseDone, payAndClick, clickButton, test } from './fixtures/shop';
import { measureOverflow, findViolations } from './fixtures/violations';

/** Creates a package as the portal offers it. The portal of the tests has none. */
function createPackage(): Buffer {
  const visual = { guid: 'flexaTable', displayName: 'Flexa Table', version: '1.2.0.0' };
  const content = { js: `check("${EMBEDDED_KEY_MARKER}")`, css: '' };
  const json = JSON.stringify({ visual, version: '1.2.0.0', content });
  return Buffer.from(zipSync({ 'resources/flexaTable.pbiviz.json': strToU8(json) }));
}

test('the owner of seats builds packages with the licence inside, on a phone too', async ({
  openAsNewCustomer,
}) => {
  const options = { viewport: { width: 360, height: 740 } };
  const { page } = await openAsNewCustomer(
    '/pricing-tables?months=1&quantity=3',
    'Cora Company',
    options,
  );
  await payAndClick(page, 'Pay');
  await expectPurchaseDone(page, 'Flexa Tables');
  await page.route('**/downloads/*.pbiviz', (route) => route.fulfill({ body: createPackage() }));
  await page.getByRole('link', { name: 'Assign seats' }).click();
  await clickButton(page, 'Build for my company: Tables');
  const dialog = page.getByRole('dialog', { name: 'Build for my company' });
  await dialog.getByRole('button', { name: 'Build packages' }).click();
  await dialog.getByText('version 1.2.0.1').waitFor();
  expect(await measureOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save Table' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('flexa-table-company-1.2.0.1.pbiviz');
  const bytes = await readFile(await download.path());
  await dialog.getByText(createHash('sha256').update(bytes).digest('hex')).waitFor();
  const key = /^check\("(.+)"\)$/.exec(readPackage(bytes).content.js)?.[1] ?? '';

  await clickButton(page, 'Close');
  await page.getByText(/^Company build of /).waitFor();
  await page.goto('/verify-key');
  await page.getByLabel('Licence key').fill(key);
  await page.getByText('This key is valid').waitFor();
});
