import type { Page } from '@playwright/test';
import { sampleList } from '@flexa/testing/sample';
import { expectPath, expectSignedIn, signOut } from './fixtures/pages';
import { createAddress } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { stubGoogleApi } from './fixtures/google-api-stub';

/** Signs in through the emulator's window, with a new or a known account. */
async function signInWith(page: Page, provider: string, email: string, name: string) {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Continue with ${provider}` }).click(),
  ]);
  const knownAccount = popup.locator('.js-reuse-account').filter({ hasText: email });
  await popup.locator('.js-new-account').waitFor();
  if ((await knownAccount.count()) > 0) return knownAccount.click();
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

for (const provider of sampleList(['Google', 'Microsoft'] as const, 1 / 2)) {
  test(`${provider} creates an account at the first sign-in and finds it at the second`, async ({
    page,
  }) => {
    await stubGoogleApi(page.context());
    const email = createAddress();
    await page.goto('/login');
    await signInWith(page, provider, email, 'Søren Kjær');
    await expectSignedIn(page);
    await expectPath(page, '/');
    await page.goto('/general');
    await expect(page.getByLabel('Name')).toHaveValue('Søren Kjær');
    await page.getByText(provider, { exact: true }).waitFor();

    await signOut(page);
    await page.goto('/register');
    await signInWith(page, provider, email, 'Someone Else');
    await expectSignedIn(page);
    await page.goto('/general');
    await expect(page.getByLabel('Name')).toHaveValue('Søren Kjær');
  });
}
