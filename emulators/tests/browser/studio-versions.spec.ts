import { waitForMail } from './fixtures/mail';
import { expectPath, submitSignIn, readStorage } from './fixtures/pages';
import { createAddress, PASSWORD, SEEDED_PASSWORD, saveInAnotherTab } from './fixtures/people';
import {
  readColors,
  DESKTOP,
  expectColors,
  setColor,
  readDownloadedTheme,
  expect,
  test,
} from './fixtures/studio';

test('a shared link opens over the current theme as its own undo step, and a link that is cut off shows an error', async ({
  openStudio,
}) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await openStudio({ ...DESKTOP, permissions });
  const initial = await readColors(page);
  const shared = initial.with(0, '#aa3355');
  const current = shared.with(1, '#113355');
  await setColor(page, 1, '#aa3355');
  await Promise.all([
    page.getByText('Link copied').waitFor(),
    page.getByRole('button', { name: 'Share' }).click(),
  ]);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(2000);
  await setColor(page, 2, '#113355');
  await expectColors(page, current);

  await page.goto('/flexa-theme#theme1.AAAA');
  await page.getByRole('alert').filter({ hasText: /link/ }).waitFor();
  await expectColors(page, current);

  await page.goto('about:blank');
  await page.goto(link);
  await expectColors(page, shared);
  await expectPath(page, '/flexa-theme');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expectColors(page, current);
});

test('a visitor’s download waits for the sign-in and continues automatically', async ({
  openStudio,
}) => {
  const page = await openStudio();
  await setColor(page, 1, '#0b6e4f');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in and download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    submitSignIn(page, 'new@flexa.test', SEEDED_PASSWORD),
  ]);
  expect((await readDownloadedTheme(download)).dataColors[0]?.toLowerCase()).toBe('#0b6e4f');
  await expectPath(page, '/flexa-theme');
  await expect.poll(async () => (await readColors(page))[0]).toBe('#0b6e4f');
});

test('versions of a theme are saved, restored, compared by setting, and resolved when two are the newest', async ({
  newCustomer,
  allowConsoleMessage,
}) => {
  const { page, ...person } = await newCustomer('Ver Sions', DESKTOP);
  await page.goto('/flexa-theme');
  const initial = await readColors(page);
  const changed = initial.with(0, '#445566');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const undo = page.getByRole('button', { name: 'Undo' }).first();
  const findVersion = (n: number) => page.getByRole('button', { name: `Version ${n}, show all` });

  await test.step('each save is a version, and an earlier one can be restored', async () => {
    await save.click();
    await findVersion(1).waitFor();
    await setColor(page, 1, '#445566');
    await page.getByText('Changed, not saved').first().waitFor();
    await page.getByRole('tab', { name: /^Surfaces/ }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: /^Page/ }).first().click();
    await page.locator('[role="dialog"] input[data-hex]').fill('#dde4ee');
    await page.keyboard.press('Escape');
    await save.click();
    await findVersion(2).click();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByRole('tab', { name: /^Palette/ }).click();
    await expectColors(page, initial);
    await undo.click();
    await expectColors(page, changed);
  });

  await test.step('the saved version is known after a reload', async () => {
    await page.reload();
    await findVersion(2).waitFor();
    const savedNotice = page.getByText(/^Saved \d/);
    await savedNotice.first().waitFor();
  });

  await test.step('the panel of files merges a part of an earlier version', async () => {
    await page.getByRole('tab', { name: /^Import/ }).click();
    await page.getByRole('button', { name: 'See differences from version 1' }).click();
    const dialog = page.getByRole('dialog', { name: /^\d+ differences?$/ });
    await dialog.getByRole('button', { name: 'Keep all' }).first().click();
    const colors = dialog.getByRole('radiogroup', { name: 'Data colours' });
    await colors.getByRole('radio', { name: /^Version 1/ }).click();
    await dialog.getByRole('button', { name: /^Merge 1 setting$/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /^Palette/ }).click();
    await expectColors(page, initial);
    await page.getByText('Changed, not saved').first().waitFor();
    await undo.click();
    await expectColors(page, changed);
  });

  await test.step('a save without a network keeps the changes here and says so', async () => {
    allowConsoleMessage(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await setColor(page, 1, '#778899');
    await page.context().route('**/api/v1/theme/*', (route) => route.abort());
    await Promise.all([page.getByText(/^Not saved to your account/).waitFor(), save.click()]);
    await page.getByText('Changed, not saved').first().waitFor();
    await page.context().unroute('**/api/v1/theme/*');
  });

  await test.step('a save over a newer version asks which one to keep', async () => {
    // Another tab of the same person has saved the theme.
    await saveInAnotherTab(person);
    allowConsoleMessage(/status of 409/);
    await save.click();
    const dialog = page.getByRole('dialog', { name: /saved elsewhere/ });
    await dialog.getByRole('button', { name: 'Save mine as the newest version' }).click();
    await findVersion(4).waitFor();
    await expect.poll(async () => (await readColors(page))[0]).toBe('#778899');
  });
});

test('a visitor mails one theme, saves another, and finds both in the new account', async ({
  openStudio,
}) => {
  const page = await openStudio();
  const email = createAddress();
  await test.step('a theme is sent by mail', async () => {
    await page.getByRole('button', { name: 'More to download' }).click();
    await page.getByRole('button', { name: 'Send it to my e-mail' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await waitForMail(email, 'Your Power BI theme');
    await expect.poll(() => readStorage(page, 'email_get_theme')).toBe(email);
  });

  await test.step('a save continues automatically in the new account', async () => {
    await setColor(page, 1, '#5a2ca0');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Create' }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('New Comer');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expectPath(page, '/flexa-theme');
    await page.getByRole('button', { name: 'Version 1, show all' }).waitFor();
    await expect.poll(async () => (await readColors(page))[0]).toBe('#5a2ca0');
  });

  await test.step('the account offers the theme that was mailed to its address', async () => {
    await page.goto('/general');
    const themes = page.locator('#themes');
    await themes.getByRole('button', { name: 'Save it here' }).click();
    await expect(themes.getByRole('heading', { name: 'Meridian', level: 3 })).toHaveCount(2);
  });
});
