import type { Page } from '@playwright/test';
import { waitForLink } from './fixtures/mail';
import { expectPath, expectSignedOut } from './fixtures/pages';
import { createAddress, PASSWORD } from './fixtures/people';
import { endFreeOffer, waitForPayPage } from './fixtures/shop';
import { DESKTOP, expect, test } from './fixtures/studio';

/** Most tab stops of a page on the way, with a reserve. */
const STOPS_MAX = 150;

/**
 * Presses Tab until the accessibility tree says that the focus is there: `button "Pay"`. An element
 * found this way has a role and a name for screen readers, and is reachable without a mouse.
 */
async function tabToElement(page: Page, role: string, name: RegExp): Promise<void> {
  const visitedStops: string[] = [];
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    const [first = ''] = await readFocus(page);
    const [, foundRole, foundName = ''] = /^- (\w+)(?: "(.*?)")?(?=[ :[]|$)/.exec(first) ?? [];
    if (foundRole === role && name.test(foundName)) return;
    visitedStops.push(first);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab leads to no ${role} ${String(name)}, but to:\n${visitedStops.join('\n')}`);
}

/** Returns the accessibility tree of the focused element; empty without a focus. */
async function readFocus(page: Page): Promise<string[]> {
  // Between two pages nothing has the focus.
  const snapshot = await page
    .locator(':focus')
    .ariaSnapshot({ timeout: 1000 })
    .catch(() => '');
  return snapshot.split('\n');
}

test('a customer completes the whole journey by the keyboard and the accessibility tree alone', async ({
  newVisitor,
  allowConsoleMessage,
}) => {
  test.slow();
  allowConsoleMessage(/status of 409/);
  const page = await newVisitor({
    ...DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const pressOn = async (role: string, name: RegExp, key = 'Enter') => {
    await tabToElement(page, role, name);
    await page.keyboard.press(key);
  };
  const type = async (name: RegExp, text: string) => {
    await tabToElement(page, 'textbox', name);
    await page.keyboard.type(text);
  };
  const waitForHeading = (name: string | RegExp) => page.getByRole('heading', { name }).waitFor();
  const email = createAddress();

  await test.step('a reader moves from an article past the menu to the studio', async () => {
    await page.goto('/blogs/theme-json-line-by-line');
    await pressOn('link', /^Skip to/);
    await pressOn('link', /^Open the theme studio/);
    await expectPath(page, '/flexa-theme#studio');
  });

  await test.step('a theme downloads after signing up on the way', async () => {
    await pressOn('button', /^Download/);
    await pressOn('button', /^Create a free account/);
    await waitForHeading('Create an account');
    await type(/^Name/, 'Ada Lind');
    await type(/^E-mail/, email);
    await type(/^Password/, PASSWORD);
    const download = page.waitForEvent('download');
    await pressOn('button', /^Create account/);
    await download;
  });

  await test.step('the address is verified, and a trial of a pack starts', async () => {
    await page.goto(await waitForLink(email, 'verify'));
    await pressOn('button', /^Confirm my e-mail/);
    await waitForHeading('Thanks, your e-mail is confirmed');
    await endFreeOffer(page);
    await page.goto('/general');
    await page.getByRole('region', { name: /^Try a pack/ }).waitFor();
    await pressOn('radio', /^Charts/, 'Space');
    await pressOn('button', /^Start Charts trial/);
    await page.getByRole('link', { name: 'Buy Flexa Charts' }).waitFor();
  });

  await test.step('a licence is bought, and its key is copied', async () => {
    await pressOn('link', /^Buy Flexa Charts/);
    await pressOn('button', /^Add a seat/);
    await pressOn('checkbox', /expressly agree/, 'Space');
    await pressOn('button', /^Continue to payment/);
    await waitForPayPage(page);
    await pressOn('button', /^Pay$/);
    await waitForHeading(/^Flexa Charts is yours until/);
    await Promise.all([
      page.getByRole('button', { name: 'Copied' }).waitFor(),
      pressOn('button', /^Copy key/),
    ]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^eyJ/);
  });

  await test.step('a colleague gets the other seat', async () => {
    await page.goto('/general#team');
    await page.getByRole('region', { name: 'Team' }).getByRole('button').first().waitFor();
    await pressOn('button', /^Assign seats/);
    await type(/^Addresses/, createAddress());
    await pressOn('button', /^Assign 1 seat/);
    await pressOn('button', /^Done/);
    await page.getByText('Charts: 2 of 2 seats assigned').waitFor();
  });

  await test.step('the account is deleted', async () => {
    // The page requests its licences while they end, and perhaps after the account is deleted.
    allowConsoleMessage(/status of 40[01]/);
    await pressOn('button', /^Delete account…/);
    await page.getByRole('dialog').waitFor();
    await type(/./, email);
    await pressOn('button', /^Delete account$/);
    // A colleague would lose the seat, so the page warns and asks again.
    await page.getByRole('alert').waitFor();
    await Promise.all([
      page.getByText('Account deleted. Goodbye, and thank you').waitFor(),
      pressOn('button', /^Delete account and team$/),
    ]);
    await expectSignedOut(page);
  });
});
