import { readFile } from 'node:fs/promises';
import { expectPath, expectSignedOut, license, storage } from './fixtures/pages';
import { accountOf, backdateAccount } from './fixtures/people';
import { expect, test } from './fixtures/test';

test('an empty name is refused next to its field; a changed one is saved, in the header and there after a reload', async ({
  newCustomer,
}) => {
  const { page } = await newCustomer('Old Name');
  await page.goto('/general');
  const save = page.getByRole('button', { name: 'Save' });
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel('Name').fill('   ');
  await save.click();
  await page.getByText('Enter a name').waitFor();
  await page.getByLabel('Name').fill('<b>Zoë</b> "Ødegård" & Söhne');
  await save.click();
  await page.getByText('Name saved').waitFor();
  // It is off again, and anyone who pressed it by keyboard goes on from there.
  expect(await save.isDisabled()).toBe(true);
  expect(await save.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.reload();
  expect(await page.getByLabel('Name').inputValue()).toBe('<b>Zoë</b> "Ødegård" & Söhne');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menu').getByText('<b>Zoë</b>').waitFor();
});

test('the export is a file with everything about the person', async ({ newCustomer }) => {
  const { page, email } = await newCustomer('Ex Porter');
  await page.goto('/general');
  await page.getByRole('button', { name: 'Get Charts free' }).click();
  await license(page, 'Flexa Charts').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('flexa-my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    user: { email: string };
    licenses: { visualType: string }[];
    offerPlaces: unknown[];
  };
  expect(data.user.email).toBe(email);
  expect(data.licenses.map(({ visualType }) => visualType)).toEqual(['charts']);
  expect(data.offerPlaces).toHaveLength(1);
});

test('one free licence of each pack: the second is not offered, and a replay is refused', async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page } = await newCustomer('Tw Ice');
  await page.goto('/general');
  await page.getByRole('button', { name: 'Get Charts free' }).click();
  await license(page, 'Flexa Charts').waitFor();
  // The next pack is proposed by itself; the one taken says so.
  await page.getByRole('button', { name: 'Get Designs free' }).waitFor();
  const charts = page.locator('#free').getByRole('radio', { name: 'Charts' });
  // The licence may arrive live before the answer to the claim, which keeps the choice locked.
  await expect.poll(() => charts.isEnabled()).toBe(true);
  await charts.check({ force: true });
  await page.getByRole('button', { name: 'Charts is yours' }).waitFor();
  expect(await page.getByRole('button', { name: 'Charts is yours' }).isDisabled()).toBe(true);
  const status = await page.evaluate(async () => {
    const uid = localStorage.getItem('uid') ?? '';
    const answer = await fetch(`/api/v1/users/license-free/${uid}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}`,
      },
      body: JSON.stringify({ month: 1, visualType: 'charts', name: 'Tw Ice' }),
    });
    return answer.status;
  });
  expectComplaint(/status of 409/);
  expect(status).toBe(409);
  expect(await license(page, 'Flexa Charts').count()).toBe(1);
});

test('deleting the account wants the address typed, ends everything and signs out', async ({
  newCustomer,
}) => {
  const { page, email } = await newCustomer('De Leted');
  await page.goto('/general');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Delete account' });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill('something else');
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill(email.toUpperCase());
  await confirm.click();
  await page.getByText('Account deleted. Goodbye, and thank you').waitFor();
  await expectPath(page, '/');
  await expectSignedOut(page);
  expect(await accountOf(email)).toBeUndefined();
  expect(await storage(page, 'access_token')).toBeNull();
});

test('after an old sign-in the deletion asks to sign in again, and nothing is deleted', async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page, email } = await newCustomer('Long Ago');
  await page.goto('/general');
  expectComplaint(/status of 403/);
  await backdateAccount(email);
  // The token as it would be of a sign-in an hour ago; the emulator takes unsigned ones.
  await page.context().route('**/api/v1/users/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'DELETE') return route.continue();
    const [head = '', body = ''] = (request.headers()['authorization'] ?? '').slice(7).split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { auth_time: number };
    const old = { ...claims, auth_time: claims.auth_time - 3600 };
    const token = `${head}.${Buffer.from(JSON.stringify(old)).toString('base64url')}.`;
    return route.continue({ headers: { ...request.headers(), authorization: `Bearer ${token}` } });
  });
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByText('sign in again before you delete your account').waitFor();
  expect(await accountOf(email)).toBeDefined();
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expectPath(page, '/login');
  expect(await storage(page, 'before_login_path')).toBe('/general#data');
});
