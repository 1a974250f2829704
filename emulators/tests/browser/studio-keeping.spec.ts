import { newestMail } from './fixtures/mail';
import { expectPath, register, storage } from './fixtures/pages';
import { newAddress, PASSWORD, SEEDED_PASSWORD, saveElsewhere } from './fixtures/people';
import {
  colorsOf,
  DESKTOP,
  expectColors,
  PHONE,
  setColor,
  themeIn,
  expect,
  test,
} from './fixtures/studio';

test('a shared link opens elsewhere, over what is there and as a step of its own', async ({
  openStudio,
}) => {
  const page = await openStudio({
    ...DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await setColor(page, 1, '#aa3355');
  const shared = await colorsOf(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(2000);

  const other = await openStudio();
  const theirs = await colorsOf(other);
  await other.goto(link);
  await expectColors(other, shared);
  await expectPath(other, '/flexa-theme');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expectColors(other, theirs);
});

test('a link that is cut off says so, and what is there stays', async ({ openStudio }) => {
  const page = await openStudio();
  const usual = await colorsOf(page);
  await page.goto('/flexa-theme#theme1.AAAA');
  await page.getByRole('alert').filter({ hasText: /link/ }).waitFor();
  await expectColors(page, usual);
});

test('a visitor’s download waits for the sign-in and goes on by itself', async ({ openStudio }) => {
  const page = await openStudio();
  await setColor(page, 1, '#0b6e4f');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in and download' }).click();
  await expectPath(page, '/login');
  await page.getByLabel('E-mail').fill('new@flexa.test');
  await page.getByLabel('Password', { exact: true }).fill(SEEDED_PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ]);
  expect((await themeIn(download)).dataColors[0]?.toLowerCase()).toBe('#0b6e4f');
  await expectPath(page, '/flexa-theme');
  await expect.poll(async () => (await colorsOf(page))[0]).toBe('#0b6e4f');
});

test('each save is a version; an earlier one can be restored', async ({ newCustomer }) => {
  const { page } = await newCustomer('Ver Sions', DESKTOP);
  await page.goto('/flexa-theme');
  const usual = await colorsOf(page);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await page.getByRole('button', { name: 'Version 1, show all' }).waitFor();
  await setColor(page, 1, '#445566');
  await page.getByText('Changed, not saved').first().waitFor();
  await save.click();
  await page.getByRole('button', { name: 'Version 2, show all' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expectColors(page, usual);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectColors(page, ['#445566', ...usual.slice(1)]);

  await page.reload();
  await page.getByRole('button', { name: 'Version 2, show all' }).waitFor();
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor();
});

test('in the panel of files a version is compared setting by setting, and a part of it taken', async ({
  newCustomer,
}) => {
  const { page } = await newCustomer('Com Pare', DESKTOP);
  await page.goto('/flexa-theme');
  const usual = await colorsOf(page);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await page.getByRole('button', { name: 'Version 1, show all' }).waitFor();
  await setColor(page, 1, '#445566');
  await page.getByRole('tab', { name: /^Surfaces/ }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: /^Page/ }).first().click();
  await page.locator('[role="dialog"] input[data-hex]').fill('#dde4ee');
  await page.keyboard.press('Escape');
  await save.click();
  await page.getByRole('button', { name: 'Version 2, show all' }).waitFor();

  await page.getByRole('tab', { name: /^Import/ }).click();
  await page.getByRole('button', { name: 'See differences from version 1' }).click();
  const dialog = page.getByRole('dialog', { name: /^\d+ differences?$/ });
  await dialog.getByRole('button', { name: 'Keep all' }).first().click();
  const colors = dialog.getByRole('radiogroup', { name: 'Data colours' });
  await colors.getByRole('radio', { name: /^Version 1/ }).click();
  await dialog.getByRole('button', { name: /^Merge 1 setting$/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: /^Palette/ }).click();
  await expectColors(page, usual);
  await page.getByText('Changed, not saved').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expectColors(page, ['#445566', ...usual.slice(1)]);
});

test('on a phone the theme is saved from the menu of its name', async ({ newCustomer }) => {
  const { page } = await newCustomer('Pho Ne', PHONE);
  await page.goto('/flexa-theme');
  await page
    .getByRole('button', { name: /theme menu/ })
    .first()
    .tap();
  await page.getByRole('menuitem', { name: 'Save', exact: true }).tap();
  await page
    .getByText(/saved as version 1$/)
    .first()
    .waitFor();
});

test('a save over a newer one asks what becomes of both', async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page, ...person } = await newCustomer('Con Flict', DESKTOP);
  await page.goto('/flexa-theme');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Version 1, show all' }).waitFor();
  // Meanwhile another tab of the same person saves it.
  await saveElsewhere(person);
  await setColor(page, 1, '#778899');
  expectComplaint(/status of 409/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /saved elsewhere/ });
  await dialog.getByRole('button', { name: 'Save mine as the newest version' }).click();
  await page.getByRole('button', { name: 'Version 3, show all' }).waitFor();
  await expect.poll(async () => (await colorsOf(page))[0]).toBe('#778899');
});

test('a visitor who saves makes an account, and finds the theme saved in it', async ({
  openStudio,
}) => {
  const page = await openStudio();
  await setColor(page, 1, '#5a2ca0');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expectPath(page, '/register');
  await page.getByLabel('Name', { exact: true }).fill('New Comer');
  await page.getByLabel('E-mail').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectPath(page, '/flexa-theme');
  await page.getByRole('button', { name: 'Version 1, show all' }).waitFor();
  await expect.poll(async () => (await colorsOf(page))[0]).toBe('#5a2ca0');
});

test('a theme sent by mail is offered to the account that its address gets', async ({
  openStudio,
}) => {
  const page = await openStudio();
  const email = newAddress();
  await page.getByRole('button', { name: 'More to download' }).click();
  await page.getByRole('button', { name: 'Send it to my e-mail' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await newestMail(email, 'Your Power BI theme');
  expect(await storage(page, 'email_get_theme')).toBe(email);

  await register(page, 'Mai Led', email);
  await page.goto('/general');
  const themes = page.locator('#themes');
  await themes.getByRole('button', { name: 'Save it here' }).click();
  await themes.getByRole('heading', { name: 'Meridian', level: 3 }).waitFor();
});

test('without a network the work is kept here, and the save says so', async ({
  pageOf,
  expectComplaint,
}) => {
  const page = await pageOf('new', DESKTOP);
  await page.goto('/flexa-theme');
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.context().route('**/api/v1/theme', (route) => route.abort());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Not saved to your account/).waitFor();
  await page.getByText('Kept on this device').first().waitFor();
});
