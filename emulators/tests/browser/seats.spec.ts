import type { Page } from '@playwright/test';
import { waitForMail } from './fixtures/mail';
import { expectPath, findLicense } from './fixtures/pages';
import { createAddress, PASSWORD } from './fixtures/people';
import { expect, expectPurchaseDone, payAndClick, clickButton, test } from './fixtures/shop';
import { measureOverflow, findViolations } from './fixtures/violations';

/** Marks a page, to detect a reload. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { notReloaded: true }));
const isMarked = (page: Page) => page.evaluate(() => 'notReloaded' in window);

test('a buyer assigns 24 of 25 seats, sees one accepted live in another tab, and takes it back', async ({
  openAsNewCustomer,
  newVisitor,
}) => {
  const { page: buyer } = await openAsNewCustomer(
    '/pricing-charts?months=3&quantity=25',
    'Bea Buyer',
  );
  await payAndClick(buyer, 'Pay');
  await expectPurchaseDone(buyer, 'Flexa Charts');
  await buyer.getByRole('link', { name: 'Assign seats' }).click();
  await expectPath(buyer, '/general#team');
  const team = buyer.getByRole('region', { name: 'Team' });
  await team.getByText('Charts: 1 of 25 seats assigned').waitFor();

  const addresses = Array.from({ length: 24 }, createAddress);
  await team.getByRole('button', { name: 'Assign seats' }).click();
  const dialog = buyer.getByRole('dialog', { name: 'Assign seats' });
  await dialog.getByLabel('Addresses').fill(addresses.join('\n'));
  await dialog.getByRole('button', { name: 'Assign 24 seats' }).click();
  await dialog.getByText('24 people invited').waitFor();
  expect(await findViolations(buyer)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await team.getByText('Charts: 25 of 25 seats assigned').waitFor();
  await expect(team.getByRole('cell', { name: /^Invited/ })).toHaveCount(24);
  expect(await findViolations(buyer)).toEqual([]);

  // The invited person opens the mail and registers; the link proves the address when they accept.
  const [address = ''] = addresses;
  const { text } = await waitForMail(address, 'Bea Buyer gave you Flexa Charts');
  const link = /\S+\/seat\?\S+/.exec(text)?.[0] ?? '';
  const guest = await newVisitor();
  await guest.goto(link);
  await guest.getByText(/^Bea Buyer \(\S+\) assigned you a Flexa Charts seat\.$/).waitFor();
  await clickButton(guest, 'Create an account');
  await guest.getByLabel('Name', { exact: true }).fill('Gus Guest');
  await guest.getByLabel('E-mail').fill(address);
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await clickButton(guest, 'Create account');
  await guest.getByRole('heading', { name: 'Your seat' }).waitFor();

  const tab = await guest.context().newPage();
  await tab.goto('/general');
  await tab.getByText('No licences yet').waitFor();
  await markPage(tab);
  await clickButton(guest, 'Accept my seat');
  await guest.getByText(/^Flexa Charts is yours until/).waitFor();
  await findLicense(tab, 'Flexa Charts').getByText('Your seat').waitFor();

  await buyer.reload();
  await team
    .getByRole('cell', { name: /^Accepted/ })
    .nth(1)
    .waitFor();
  await team.getByLabel('Search people').fill(address);
  await team.getByRole('button', { name: `More for ${address}` }).click();
  await buyer.getByRole('menuitem', { name: 'Remove Charts' }).click();
  const question = buyer.getByRole('dialog', { name: 'Remove the seat?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(findLicense(tab, 'Flexa Charts')).toHaveCount(0);
  expect(await isMarked(tab)).toBe(true);
  await team.getByText(/^No name or address contains/).waitFor();
});

test('the team section fits a phone', async ({ openAsNewCustomer }) => {
  const options = { viewport: { width: 360, height: 740 } };
  const { page } = await openAsNewCustomer(
    '/pricing-tables?months=1&quantity=3',
    'Paul Phone',
    options,
  );
  await payAndClick(page, 'Pay');
  await expectPurchaseDone(page, 'Flexa Tables');
  await page.getByRole('link', { name: 'Assign seats' }).click();
  const team = page.getByRole('region', { name: 'Team' });
  await team.getByRole('button', { name: 'Assign seats' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign seats' });
  await dialog.getByLabel('Addresses').fill(`no address\n${createAddress()}`);
  await dialog.getByText('no address: no address in this row').waitFor();
  await dialog.getByRole('button', { name: 'Assign 1 seat' }).click();
  await dialog.getByText('1 person invited').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await team.getByText('Tables: 2 of 3 seats assigned').waitFor();
  expect(await measureOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});

test('a key is checked without a connection once the page is open', async ({
  openAsNewCustomer,
  allowConsoleMessage,
}) => {
  const { page } = await openAsNewCustomer('/pricing-tables?months=1&quantity=1', 'Kim Key');
  await payAndClick(page, 'Pay');
  await expectPurchaseDone(page, 'Flexa Tables');
  const keyResponse = page.waitForResponse(/\/licenses\/[^/]+\/key$/);
  await page.reload();
  const { key } = (await (await keyResponse).json()) as { key: string };
  const lists = ['jwks.json', 'revocations'].map((name) =>
    page.waitForResponse(`**/licenses/${name}*`),
  );
  await page.goto('/verify-key');
  for (const response of await Promise.all(lists)) await response.finished();
  allowConsoleMessage(/ERR_INTERNET_DISCONNECTED|cleardot|transport errored|Could not reach/);
  await page.context().setOffline(true);
  await page.getByLabel('Licence key').fill(key);
  await page.getByText('This key is valid').waitFor();
  await page.getByText('Kim Key').waitFor();
  expect(await measureOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Licence key').fill(`${key}A`);
  await page.getByText('This is not a Flexa licence key').waitFor();
});
