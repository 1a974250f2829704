import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { sampleList } from '@flexa/testing/sample';
import { countClicks } from './fixtures/clicks';
import { waitForLink, waitForMail } from './fixtures/mail';
import { findLicense } from './fixtures/pages';
import { buildStorage, createAddress, createAdmin, PASSWORD } from './fixtures/people';
import {
  giveConsent,
  payAndClick,
  findPayButton,
  clickButton,
  waitForPayPage,
} from './fixtures/shop';
import { DESKTOP, expect, readDownloadedTheme, test } from './fixtures/studio';
import { measureOverflow } from './fixtures/violations';

const DEVICES: [string, BrowserContextOptions][] = [
  ['by mouse at 1440 px', DESKTOP],
  [
    'by touch at 360 px',
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
  ],
];

/** Clicks in a native list: one opens it, the other chooses. */
const LIST_CLICKS = 2;

/** Opens a visitor's browser and counts their clicks. */
async function openVisitorPage(
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>,
  device: BrowserContextOptions,
) {
  const page = await newVisitor({
    ...device,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { clicks } = await countClicks(page);
  const press = (target: Locator) => (device.hasTouch ? target.tap() : target.click());
  const findButton = (name: string | RegExp) =>
    page.getByRole('button', { name }).filter({ visible: true }).first();
  const createAccount = async (name: string, email: string) => {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(findButton('Create account'));
  };
  return { page, clicks, press, findButton, createAccount };
}

for (const [deviceName, device] of sampleList(DEVICES, 1 / 2)) {
  test(`a reader of an article has a theme of their brand in six clicks, ${deviceName}`, async ({
    newVisitor,
  }) => {
    const visitor = await openVisitorPage(newVisitor, device);
    const { page, clicks, press, findButton, createAccount } = visitor;
    await page.goto('/blogs/theme-json-line-by-line', { referer: 'https://search.example/' });
    await press(page.getByRole('main').getByRole('link', { name: 'Open the theme studio' }));
    await press(findButton('Brand colours'));
    const dialog = page.getByRole('dialog', { name: 'Brand colours' });
    await dialog.getByLabel('Colours', { exact: true }).fill('#e4002b #004b87');
    await dialog.getByText('Every check passes').waitFor();
    await press(dialog.getByRole('button', { name: 'Use these colours' }));
    await press(findButton('Download'));
    if (device.hasTouch) {
      await press(page.getByRole('dialog').getByRole('button', { name: /^theme\.json/ }));
    }
    await press(findButton('Create a free account'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      createAccount('Ada Lind', createAddress()),
    ]);
    const { dataColors } = await readDownloadedTheme(download);
    expect(dataColors.slice(0, 2)).toEqual(['#e4002b', '#004b87']);
    expect(await measureOverflow(page)).toBe(0);
    expect(clicks()).toBeLessThanOrEqual(device.hasTouch ? 7 : 6);
  });
}

for (const [deviceName, device] of sampleList(DEVICES.toReversed(), 1 / 2)) {
  test(`a team lead buys five seats in eleven clicks, invites four by paste, and one has the key in four clicks, ${deviceName}`, async ({
    newVisitor,
  }) => {
    test.slow();
    const lead = await openVisitorPage(newVisitor, device);
    const { page, press, findButton } = lead;
    const email = createAddress();
    const addresses = Array.from({ length: 4 }, createAddress);

    await test.step('a company orders five seats', async () => {
      await page.goto('/pricing-charts');
      await page.getByLabel('Seats').fill('5');
      await press(findButton('Sign in to continue'));
      await press(page.getByRole('link', { name: 'Create an account' }));
      await lead.createAccount('Lea Lind', email);
      await press(page.getByText('Buying for a company?', { exact: true }));
      await page.getByRole('textbox', { name: 'Company' }).fill('Lindqvist AB');
      expect(await measureOverflow(page)).toBe(0);
      await press(findPayButton(page));
      await waitForPayPage(page);
    });

    const listClicks =
      await test.step('the buyer enters a VAT number and pays by card', async () => {
        await page.getByLabel('Country').selectOption('SE');
        await page.getByLabel('Business name').fill('Lindqvist AB');
        await page.getByLabel('VAT number').fill('SE556677889901');
        await press(findButton('Work out the tax'));
        await page.getByText('Tax (reverse charge)').waitFor();
        await press(page.getByRole('button', { name: 'Pay', exact: true }));
        await page
          .getByRole('heading', { level: 1, name: 'Flexa Charts is yours until' })
          .waitFor();
        await press(findButton('Copy key'));
        const key = await page.evaluate(() => navigator.clipboard.readText());
        expect(key).toMatch(/^eyJ/);
        return LIST_CLICKS;
      });
    expect(lead.clicks() + listClicks).toBeLessThanOrEqual(11);

    await test.step('the team lead invites four colleagues by paste', async () => {
      await page.goto(await waitForLink(email, 'verify'));
      await press(findButton('Confirm my e-mail'));
      await page.getByRole('heading', { name: 'Thanks, your e-mail is confirmed' }).waitFor();
      await page.goto('/general#team');
      const team = page.getByRole('region', { name: 'Team' });
      await press(team.getByRole('button', { name: 'Assign seats' }));
      const dialog = page.getByRole('dialog', { name: 'Assign seats' });
      // The format in which Outlook copies a list of recipients.
      const pasted = addresses.map((address, n) => `Colleague ${n} <${address}>`).join('; ');
      await dialog.getByLabel('Addresses').fill(pasted);
      await press(dialog.getByRole('button', { name: 'Assign 4 seats' }));
      await dialog.getByText('4 people invited').waitFor();
      await press(dialog.getByRole('button', { name: 'Done' }));
      await team.getByText('Charts: 5 of 5 seats assigned').waitFor();
      expect(await measureOverflow(page)).toBe(0);
    });

    await test.step('a colleague gets from the mail to the key', async () => {
      const [address = ''] = addresses;
      const subject = 'Lea Lind at Lindqvist AB gave you Flexa Charts';
      const { text } = await waitForMail(address, subject);
      const colleague = await openVisitorPage(newVisitor, device);
      await colleague.page.goto(/\S+\/seat\?\S+/.exec(text)?.[0] ?? '');
      await colleague.press(colleague.findButton('Create an account'));
      await colleague.createAccount('Gus Guest', address);
      await colleague.press(colleague.findButton('Accept my seat'));
      await colleague.page.getByText(/^Flexa Charts is yours until/).waitFor();
      await colleague.press(colleague.findButton('Copy key'));
      const key = await colleague.page.evaluate(() => navigator.clipboard.readText());
      expect(key).toMatch(/^eyJ/);
      expect(await measureOverflow(colleague.page)).toBe(0);
      expect(colleague.clicks()).toBeLessThanOrEqual(4);
    });
  });
}

test('a customer renews, upgrades and requests a refund; support answers, refunds and grants from the ticket', async ({
  newCustomer,
  newVisitor,
}) => {
  test.slow();
  const { page, email, name } = await newCustomer('Cleo Customer', DESKTOP);
  const admin = await newVisitor({ ...DESKTOP, storageState: buildStorage(await createAdmin()) });

  await test.step('a customer buys a licence and renews it from the account', async () => {
    await page.goto('/pricing-charts?months=3&quantity=1');
    await payAndClick(page, 'Pay');
    await page.getByRole('heading', { level: 1, name: 'Flexa Charts is yours until' }).waitFor();
    await page.goto('/general');
    await page.getByRole('main').getByRole('link', { name: 'Renew Flexa Charts' }).click();
    await findPayButton(page).click();
    await waitForPayPage(page);
    await clickButton(page, 'Pay');
    await page.getByRole('heading', { level: 1, name: /Flexa Charts now runs until/ }).waitFor();
  });

  await test.step('the membership replaces the licence and credits the days left', async () => {
    await page.goto('/pricing-charts?plan=membership&months=12&quantity=1');
    await page.getByText(/for the days left is credited/).waitFor();
    await giveConsent(page);
    await findPayButton(page).click();
    await waitForPayPage(page);
    await clickButton(page, 'Pay');
    await page
      .getByRole('heading', { level: 1, name: 'Flexa Membership is yours until' })
      .waitFor();
  });

  const ticket = await test.step('the customer requests a refund in a ticket', async () => {
    await page.goto('/contact');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await page.getByLabel('Subject', { exact: true }).fill('Refund, please');
    await page.getByLabel('Message', { exact: true }).fill('We bought the wrong plan.');
    await clickButton(page, 'Send message');
    await page.getByRole('heading', { name: 'Message sent' }).waitFor();
    return page.locator('dd code').innerText();
  });

  await test.step('support sees the sender’s orders, answers and refunds', async () => {
    await admin.goto(`/admin?view=tickets&search=${encodeURIComponent(email)}`);
    await admin.getByRole('link', { name: /^Refund, please/ }).click();
    await admin.getByLabel('Answer').fill('Your refund is on its way.');
    await clickButton(admin, 'Send answer');
    await admin.getByText('Your refund is on its way.').waitFor();
    const sender = admin.getByRole('region', { name: 'Sender' });
    const order = sender.locator('[data-order]').filter({ hasText: 'Membership' });
    await order.getByRole('button', { name: /^Refund \$/ }).click();
    await sender
      .locator('form')
      .getByRole('button', { name: /^Refund \$/ })
      .click();
    await sender.getByText('Refunded').first().waitFor();
    const answer = await waitForMail(email, `Our answer to your request ${ticket}`);
    expect(answer.text).toContain('Your refund is on its way.');
    expect(answer.text).toContain('We bought the wrong plan.');
  });

  await test.step('support grants a month, which appears in the account at once', async () => {
    await page.goto('/general');
    await admin.getByRole('link', { name: 'Grant a licence' }).click();
    const drawer = admin.getByRole('dialog', { name });
    await drawer.getByLabel('Product').selectOption('tables');
    await drawer.getByRole('button', { name: 'Grant Tables' }).click();
    await drawer.getByText(/^Licence granted: Tables/).waitFor();
    await findLicense(page, 'Flexa Tables').locator('code').waitFor();
    await expect(findLicense(page, 'Flexa Membership')).toHaveCount(0);
  });
});
