import { expectPath, expectSignedOut, submitSignIn, signIn, readStorage } from './fixtures/pages';
import { PASSWORD, SEEDED, SEEDED_PASSWORD } from './fixtures/people';
import { expect, test } from './fixtures/test';

/** web/src/app/routes.dom.test.ts covers which page opens for whom. These tests need a browser. */
test('a visitor turned away from a page returns there after signing in', async ({ page }) => {
  await page.goto('/general?from=mail');
  await expectPath(page, '/');
  expect(await readStorage(page, 'before_login_path')).toBe('/general?from=mail');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await submitSignIn(page, SEEDED.customer, SEEDED_PASSWORD);
  await expectPath(page, '/general?from=mail');
  await expect.poll(() => readStorage(page, 'before_login_path')).toBeNull();
});

test('the account page shows its outline until the session is known', async ({
  customerPage: page,
}) => {
  let release = () => {};
  const hold = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/users/*', async (route) => {
    await hold;
    await route.continue();
  });
  await page.goto('/general', { waitUntil: 'commit' });
  await page.getByText('Loading the page').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
  release();
  await page.getByRole('heading', { level: 1, name: 'Licences' }).waitFor();
  await expect(page.getByText('Loading the page')).toHaveCount(0);
});

test('a sign-in in another tab moves the login page on', async ({ newCustomer }) => {
  const { page, email } = await newCustomer('Two Tabs');
  const waiting = await page.context().newPage();
  await page.goto('/general');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expectSignedOut(page);
  await waiting.goto('/login');
  await waiting.getByLabel('E-mail').waitFor();
  await signIn(page, email, PASSWORD);
  await expectPath(waiting, '/');
});
