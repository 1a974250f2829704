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
async function tabTo(page: Page, role: string, name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    const [first = ''] = await readFocus(page);
    const [, foundRole, foundName = ''] = /^- (\w+)(?: "(.*?)")?(?=[ :[]|$)/.exec(first) ?? [];
    if (foundRole === role && name.test(foundName)) return;
    seen.push(first);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab leads to no ${role} ${String(name)}, but to:\n${seen.join('\n')}`);
}

/** Returns the accessibility tree of the focused element; empty without a focus. */
async function readFocus(page: Page): Promise<string[]> {
  // Between two pages nothing has the focus.
  const words = await page
    .locator(':focus')
    .ariaSnapshot({ timeout: 1000 })
    .catch(() => '');
  return words.split('\n');
}

test('a customer completes the whole journey by the keyboard and the accessibility tree alone', async ({
  newVisitor,
  expectComplaint,
}) => {
  test.slow();
  expectComplaint(/status of 409/);
  const page = await newVisitor({
    ...DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const press = async (role: string, name: RegExp, key = 'Enter') => {
    await tabTo(page, role, name);
    await page.keyboard.press(key);
  };
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, 'textbox', name);
    await page.keyboard.type(text);
  };
  const waitForHeading = (name: string | RegExp) => page.getByRole('heading', { name }).waitFor();
  const email = createAddress();

  await test.step('a reader moves from an article past the menu to the studio', async () => {
    await page.goto('/blogs/theme-json-line-by-line');
    await press('link', /^Skip to/);
    await press('link', /^Open the theme studio/);
    await expectPath(page, '/flexa-theme#studio');
  });

  await test.step('a theme downloads after signing up on the way', async () => {
    await press('button', /^Download/);
    await press('button', /^Create a free account/);
    await waitForHeading('Create an account');
    await type(/^Name/, 'Ada Lind');
    await type(/^E-mail/, email);
    await type(/^Password/, PASSWORD);
    const download = page.waitForEvent('download');
    await press('button', /^Create account/);
    await download;
  });

  await test.step('the address is verified, and a trial of a pack starts', async () => {
    await page.goto(await waitForLink(email, 'verify'));
    await press('button', /^Confirm my e-mail/);
    await waitForHeading('Thanks, your e-mail is confirmed');
    await endFreeOffer(page);
    await page.goto('/general');
    await page.getByRole('region', { name: /^Try a pack/ }).waitFor();
    await press('radio', /^Charts/, 'Space');
    await press('button', /^Start Charts trial/);
    await page.getByRole('link', { name: 'Buy Flexa Charts' }).waitFor();
  });

  await test.step('a licence is bought, and its key is copied', async () => {
    await press('link', /^Buy Flexa Charts/);
    await press('button', /^Add a seat/);
    await press('checkbox', /expressly agree/, 'Space');
    await press('button', /^Continue to payment/);
    await waitForPayPage(page);
    await press('button', /^Pay$/);
    await waitForHeading(/^Flexa Charts is yours until/);
    await Promise.all([
      page.getByRole('button', { name: 'Copied' }).waitFor(),
      press('button', /^Copy key/),
    ]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^eyJ/);
  });

  await test.step('a colleague gets the other seat', async () => {
    await page.goto('/general#team');
    await page.getByRole('region', { name: 'Team' }).getByRole('button').first().waitFor();
    await press('button', /^Assign seats/);
    await type(/^Addresses/, createAddress());
    await press('button', /^Assign 1 seat/);
    await press('button', /^Done/);
    await page.getByText('Charts: 2 of 2 seats assigned').waitFor();
  });

  await test.step('the account is deleted', async () => {
    // The page asks for its licences as they end, and perhaps once the account is gone.
    expectComplaint(/status of 40[01]/);
    await press('button', /^Delete account…/);
    await page.getByRole('dialog').waitFor();
    await type(/./, email);
    await press('button', /^Delete account$/);
    // A colleague would lose the seat, so the page warns and asks again.
    await page.getByRole('alert').waitFor();
    await Promise.all([
      page.getByText('Account deleted. Goodbye, and thank you').waitFor(),
      press('button', /^Delete account and team$/),
    ]);
    await expectSignedOut(page);
  });
});
