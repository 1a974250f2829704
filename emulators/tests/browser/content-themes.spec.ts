import { waitForMail } from './fixtures/mail';
import { expectPath, submitSignIn, readStorage } from './fixtures/pages';
import { createAddress, SEEDED_PASSWORD } from './fixtures/people';
import { readDownloadedTheme } from './fixtures/studio';
import { expect, test } from './fixtures/test';

const TEMPLATES = '/power-bi-templates-free-download';

test('a visitor gets one template by mail, the next automatically after signing in, and another at once', async ({
  page,
}) => {
  const ask = (name: string) =>
    page.getByRole('button', { name: `Download theme.json of ${name}` }).click();
  const email = createAddress();
  await page.goto(TEMPLATES);

  await test.step('the first template is mailed to the visitor', async () => {
    await ask('Print');
    const dialog = page.getByRole('dialog', { name: 'Get Print' });
    await dialog.getByLabel('E-mail').fill('not an address');
    await dialog.getByRole('button', { name: 'Send it by e-mail' }).click();
    await dialog.getByText('Enter an address like name@company.com').waitFor();
    await dialog.getByLabel('E-mail').fill(email);
    await Promise.all([
      page.getByText(`Print sent to ${email}`).waitFor(),
      dialog.getByRole('button', { name: 'Send it by e-mail' }).click(),
    ]);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => readStorage(page, 'email_get_theme')).toBe(email);
    await waitForMail(email, 'Your Power BI theme');
  });

  await test.step('the next download continues automatically after signing in', async () => {
    await ask('Night shift');
    const dialog = page.getByRole('dialog', { name: 'Get Night shift' });
    await expect(dialog.getByLabel('E-mail')).toHaveValue(email);
    await dialog.getByRole('button', { name: 'Sign in and download' }).click();
    await expectPath(page, '/login');
    await expect.poll(() => readStorage(page, 'theme')).toContain('Night shift');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      submitSignIn(page, 'new@flexa.test', SEEDED_PASSWORD),
    ]);
    expect((await readDownloadedTheme(download)).name).toBe('Night shift');
    await expectPath(page, TEMPLATES);
    await expect.poll(() => readStorage(page, 'theme')).not.toContain('Night shift');
  });

  await test.step('a signed-in person’s download starts at once', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), ask('Clear day')]);
    const theme = await readDownloadedTheme(download);
    expect(theme.name).toBe('Clear day');
    expect(theme.dataColors).toHaveLength(8);
  });
});
