import type { BrowserContextOptions, Locator } from '@playwright/test';
import { sampleList } from '@flexa/testing/sample';
import { waitForLink, waitForMail } from './fixtures/mail';
import { expectPath, expectSignedOut, findLicense } from './fixtures/pages';
import {
  readAccount,
  call,
  createAddress,
  createAdmin,
  PASSWORD,
  buildStorage,
} from './fixtures/people';
import { waitForPayPage } from './fixtures/shop';
import { DESKTOP, setColor, readDownloadedTheme, expect, test } from './fixtures/studio';
import { measureOverflow } from './fixtures/violations';

/**
 * From a page that a search engine found to goodbye, as one person goes: an article, the studio, a theme,
 * an account, a free licence, a purchase, the visual, the key, a seat for a colleague, a renewal, a refund, the end.
 */
const WAYS: [string, BrowserContextOptions][] = [
  ['by mouse at 1440 px in light', { ...DESKTOP, colorScheme: 'light' }],
  [
    'by touch at 360 px in dark',
    {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    },
  ],
];

for (const [way, device] of sampleList(WAYS, 1 / 2)) {
  test(`the whole journey, ${way}`, async ({ newVisitor, expectComplaint }) => {
    test.slow();
    const page = await newVisitor({
      ...device,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const press = (target: Locator) => (device.hasTouch ? target.tap() : target.click());
    const findButton = (name: string | RegExp) => page.getByRole('button', { name });
    const findLink = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
    const expectNoOverflow = () => expect.poll(() => measureOverflow(page)).toBe(0);
    const email = createAddress();

    await test.step('an article that a search engine found leads to the studio', async () => {
      await page.goto('/blogs/theme-json-line-by-line', { referer: 'https://search.example/' });
      await expectNoOverflow();
      await press(findLink('Open the theme studio'));
      await expectPath(page, '/flexa-theme#studio');
    });

    await test.step('a theme is made, and downloaded after signing up on the way', async () => {
      await setColor(page, 1, '#0b6e4f');
      await press(findButton('Download').filter({ visible: true }).first());
      if (device.hasTouch)
        await press(page.getByRole('dialog').getByRole('button', { name: /^theme\.json/ }));
      await press(findButton('Create a free account'));
      await page.getByLabel('Name', { exact: true }).fill('Ada Lind');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      const download = page.waitForEvent('download');
      await press(findButton('Create account'));
      expect((await readDownloadedTheme(await download)).dataColors[0]?.toLowerCase()).toBe(
        '#0b6e4f',
      );
    });

    await test.step('the address is proved by the link in the mail', async () => {
      await page.goto(await waitForLink(email, 'verify'));
      await press(findButton('Confirm my e-mail'));
      await page.getByRole('heading', { name: 'Thanks, your e-mail is confirmed' }).waitFor();
    });

    await test.step('a pack is taken free; while that is possible no trial is offered', async () => {
      await page.goto('/general');
      const offer = page.getByRole('region', { name: /^A free licence/ });
      await offer.getByRole('radio', { name: 'Charts' }).check({ force: true });
      await press(offer.getByRole('button', { name: 'Get Charts free' }));
      await findLicense(page, 'Flexa Charts').waitFor();
      await expect(page.getByRole('region', { name: /^Try a pack/ })).toHaveCount(0);
      await expectNoOverflow();
    });

    await test.step('it is bought, for two', async () => {
      await press(page.getByRole('link', { name: 'Buy Flexa Charts' }));
      await page.getByRole('radio', { name: /^3 ?months/ }).check({ force: true });
      await press(findButton('Add a seat'));
      await page
        .getByRole('status', { name: 'Total' })
        .filter({ hasText: /^\$120$/ })
        .waitFor();
      await expectNoOverflow();
      await pay();
      await page.getByRole('heading', { level: 1, name: 'Flexa Charts is yours until' }).waitFor();
      await expectNoOverflow();
    });

    const key = await test.step('the key is copied, and anybody can check it', async () => {
      await Promise.all([findButton('Copied').waitFor(), press(findButton('Copy key'))]);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      await press(findLink('Show me'));
      await page.getByRole('heading', { name: 'Adding the key' }).waitFor();
      await expectNoOverflow();
      await page.goto('/verify-key');
      await page.getByLabel('Licence key').fill(copied);
      await page.getByText('This key is valid').waitFor();
      await page.getByText('Ada Lind').first().waitFor();
      await expectNoOverflow();
      return copied;
    });

    await test.step('the visuals are where the account says', async () => {
      await page.goto('/general');
      await press(page.locator('#marketplace').getByRole('link', { name: 'Flexa Charts' }));
      await expectPath(page, '/flexa-charts#install');
      await expect(findLink(/^Variance columns/)).toHaveAttribute('href', /\.pbiviz$/);
    });

    await test.step('a colleague gets the other seat', async () => {
      await page.goto('/general#team');
      const team = page.getByRole('region', { name: 'Team' });
      await press(team.getByRole('button', { name: 'Assign seats' }));
      const dialog = page.getByRole('dialog', { name: 'Assign seats' });
      const colleague = createAddress();
      await dialog.getByLabel('Addresses').fill(colleague);
      await press(dialog.getByRole('button', { name: 'Assign 1 seat' }));
      await press(dialog.getByRole('button', { name: 'Done' }));
      await team.getByText('Charts: 2 of 2 seats assigned').waitFor();
      await waitForMail(colleague, 'Ada Lind gave you Flexa Charts');
      await expectNoOverflow();
    });

    await test.step('it is renewed: the new months begin where the old ones end', async () => {
      await page.goto('/general');
      await press(findLink('Renew Flexa Charts'));
      await pay();
      await page.getByRole('heading', { level: 1, name: /Flexa Charts now runs until/ }).waitFor();
      await page.goto('/general');
      await page.getByText(/2 seats · .* to /).waitFor();
      // The keys of the free licence and of the months that run, which are refused once they are refunded.
      await expect(page.locator('[data-license] code')).toHaveCount(2);
      await expectNoOverflow();
    });

    await test.step('refunded, both are gone while the page is open, and the mail says so', async () => {
      // The page may ask for the key of a licence that is just being refunded.
      expectComplaint(/status of 409 \(Conflict\) \(.*\/key\)$/);
      const account = await readAccount(email);
      const admin = await newVisitor({
        ...DESKTOP,
        storageState: buildStorage(await createAdmin()),
      });
      await admin.goto(`/admin?user=${account?.localId}`);
      const drawer = admin.getByRole('dialog', { name: 'Ada Lind' });
      for (const order of [0, 1]) {
        const row = drawer.locator('[data-order]').nth(order);
        // The row turns into a question, whose answer has the same name.
        await row.getByRole('button', { name: 'Refund $120.00' }).click();
        await row.locator('form').waitFor();
        await row.getByRole('button', { name: 'Refund $120.00' }).click();
        await row.getByText('Refunded').first().waitFor();
      }
      // The free licence is left.
      await expect(findLicense(page, 'Flexa Charts')).toHaveCount(1);
      await findLicense(page, 'Flexa Charts').getByText('Free', { exact: true }).waitFor();
      await waitForMail(email, 'Your refund of $120.00');
      const verdict = await call('POST', '/licenses/verify', { body: { key } });
      expect(verdict.body).toMatchObject({ valid: false });
    });

    await test.step('goodbye', async () => {
      // The page asks for its licences as they end, and perhaps once the account is gone.
      expectComplaint(/status of 40[01]/);
      await press(findButton('Delete account…'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(email);
      await Promise.all([
        page.getByText('Account deleted. Goodbye, and thank you').waitFor(),
        press(dialog.getByRole('button', { name: 'Delete account' })),
      ]);
      await expectPath(page, '/');
      await expectSignedOut(page);
      await waitForMail(email, 'Your Flexa account was deleted');
      expect(await readAccount(email)).toBeUndefined();
    });

    async function pay(): Promise<void> {
      // A renewal that begins later is not asked.
      const consent = page.getByRole('checkbox', { name: /expressly agree/ });
      if (await consent.isVisible()) await consent.check();
      await press(findButton('Continue to payment'));
      await waitForPayPage(page);
      await press(page.getByRole('button', { name: 'Pay', exact: true }));
    }
  });
}
