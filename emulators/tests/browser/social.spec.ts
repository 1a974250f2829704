import type { Page } from '@playwright/test';
import { some } from '@flexa/testing/sample';
import { expectPath, expectSignedIn, expectSignedOut, signOut, storage } from './fixtures/pages';
import { newAddress, accountOf } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { standInForGoogle } from './fixtures/google-api-stub';

/** Signs in through the emulator's own window, as a new account or one it knows. */
async function signInWith(page: Page, provider: string, email: string, name: string) {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Continue with ${provider}` }).click(),
  ]);
  const known = popup.locator('.js-reuse-account').filter({ hasText: email });
  await popup.locator('.js-new-account').waitFor();
  if ((await known.count()) > 0) return known.click();
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

for (const provider of some(['Google', 'Microsoft'] as const, 1 / 2)) {
  test(`${provider}: a new person, and the same one again`, async ({ page }) => {
    await standInForGoogle(page.context());
    const email = newAddress();
    await page.goto('/login');
    await signInWith(page, provider, email, 'Søren Kjær');
    await expectSignedIn(page);
    await expectPath(page, '/');
    await page.goto('/general');
    expect(await page.getByLabel('Name').inputValue()).toBe('Søren Kjær');
    await page.getByText(provider, { exact: true }).waitFor();

    await signOut(page);
    await page.goto('/register');
    await signInWith(page, provider, email, 'Someone Else');
    await expectSignedIn(page);
    await page.goto('/general');
    expect(await page.getByLabel('Name').inputValue()).toBe('Søren Kjær');
  });
}

test('where the profile can not be made, the new account is deleted again', async ({
  page,
  expectComplaint,
}) => {
  await standInForGoogle(page.context());
  expectComplaint(/status of 500/);
  await page.context().route('**/api/v1/users', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"code":"internal","message":"An error occurred please try again","id":"x"}',
    }),
  );
  const email = newAddress();
  await page.goto('/login');
  await signInWith(page, 'Google', email, 'Half Way');
  await page.getByText('Google Login Error: An error occurred please try again').waitFor();
  await expectPath(page, '/login');
  expect(await accountOf(email)).toBeUndefined();
  expect(await storage(page, 'access_token')).toBeNull();
  await page.goto('/');
  await expectSignedOut(page);
});

test('where it fails for someone who had an account, the account stays', async ({
  page,
  expectComplaint,
}) => {
  await standInForGoogle(page.context());
  const email = newAddress();
  await page.goto('/login');
  await signInWith(page, 'Google', email, 'Old Friend');
  await expectSignedIn(page);
  await signOut(page);
  expectComplaint(/status of 500/);
  await page.context().route('**/api/v1/users', (route) => route.fulfill({ status: 500 }));
  await page.goto('/login');
  await signInWith(page, 'Google', email, 'Old Friend');
  await page.getByText(/^Google Login Error: /).waitFor();
  expect(await accountOf(email)).toBeDefined();
});

test('closing the window is no error', async ({ page }) => {
  await standInForGoogle(page.context());
  await page.goto('/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  // As a person does, who closes a window that they see.
  await popup.locator('.js-new-account').waitFor();
  await popup.close();
  // The SDK waits a while for a late answer, then the form is free again.
  await page.getByLabel('E-mail').and(page.locator(':enabled')).waitFor();
  expect(await page.getByText('Login Error').count()).toBe(0);
});
