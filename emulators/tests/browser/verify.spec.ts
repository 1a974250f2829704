import type { Page } from '@playwright/test';
import { fetchMails, waitForMail } from './fixtures/mail';
import { expectPath, expectSignedIn, readStorage } from './fixtures/pages';
import { readAccount, createAddress } from './fixtures/people';
import { expect, test } from './fixtures/test';

const CODE_MAIL = 'Your Flexa code';

const findCodeField = (page: Page) => page.getByLabel('Code', { exact: true });

/** Requests a code on /verify and waits for its boxes. */
async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/verify');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
}

/** Reads the code in the newest mail with one. */
async function readMailedCode(email: string): Promise<string> {
  const mail = await waitForMail(email, CODE_MAIL);
  const digits = /\b\d{6}\b/.exec(mail.text)?.[0];
  if (!digits) throw new Error('No code in the mail');
  return digits;
}

async function pasteCode(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.keyboard.press('ControlOrMeta+V');
}

test('a new person signs in with a pasted code that contains spaces', async ({ page }) => {
  const email = createAddress();
  const authorizations = new Map<string, string | undefined>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) {
      authorizations.set(pathname, request.headers()['authorization']);
    }
  });

  // The login page passes on the typed address.
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('link', { name: 'Sign in with a code' }).click();
  await expectPath(page, '/verify');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  expect(await readStorage(page, 'verify_token')).not.toBeNull();
  expect(await readAccount(email)).toBeUndefined();

  const digits = await readMailedCode(email);
  await findCodeField(page).focus();
  await pasteCode(page, `${digits.slice(0, 3)} ${digits.slice(3)}`);
  await expectSignedIn(page);
  await expectPath(page, '/');
  expect(await readStorage(page, 'verify_token')).toBeNull();
  expect(await readStorage(page, 'access_token')).toMatch(/^ey/);

  // Both calls carried the token of the address, and the browser doesn't store it.
  const authorization = authorizations.get('/api/v1/verification/send-verification-code');
  expect(authorization).toMatch(/^Bearer ey/);
  expect(authorizations.get('/api/v1/verification/verify-code')).toMatch(/^Bearer ey/);
  expect(`Bearer ${await readStorage(page, 'access_token')}`).not.toBe(authorization);
  expect(authorizations.get('/api/v1/auth/token')).toBeUndefined();
  const storedText = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(storedText).not.toContain(authorization?.slice('Bearer '.length));

  // The person has a profile and a verified address.
  await page.goto('/general');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(email.replace(/@.*/, ''));
  await page.getByText('Verified', { exact: true }).waitFor();
});

test('the boxes of the code can be moved through and corrected by keyboard', async ({ page }) => {
  await askForCode(page, createAddress());
  const field = findCodeField(page);
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(field).toBeFocused();
  await page.keyboard.type('12a45');
  await expect(field).toHaveValue('1245');
  // With the caret on the second digit, a key replaces it and moves the caret on.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('9');
  await expect(field).toHaveValue('1945');
  await page.keyboard.type('8');
  await expect(field).toHaveValue('1985');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('195');
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('19');
  await page.keyboard.press('Enter');
  await page.getByText('Enter the 6-digit code').waitFor();
});

test('a wrong code shows the server’s message, stays, and is replaced by the next', async ({
  page,
  allowConsoleMessage,
}) => {
  const email = createAddress();
  await askForCode(page, email);
  const digits = await readMailedCode(email);
  const wrong = String((Number(digits) + 1) % 1_000_000).padStart(6, '0');
  allowConsoleMessage(/status of 400/);
  await findCodeField(page).pressSequentially(wrong);
  await page.getByText('This code is wrong or has expired').waitFor();
  await expect(findCodeField(page)).toHaveValue(wrong);
  await expect(findCodeField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(findCodeField(page)).toBeFocused();
  await page.keyboard.type(digits);
  await expectSignedIn(page);
});

test('a reload keeps the step of the code, and the countdown allows another code after a minute', async ({
  page,
  allowConsoleMessage,
}) => {
  await page.clock.install();
  const email = createAddress();
  await askForCode(page, email);
  await page.getByRole('button', { name: /^Send a new code in \d+ seconds?$/ }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await page.getByText(email).waitFor();

  // The server's clock has not moved, so it refuses. The page shows the remaining wait and counts it down.
  await page.clock.fastForward(61_000);
  const again = page.getByRole('button', { name: 'Send a new code', exact: true });
  await again.waitFor();
  allowConsoleMessage(/status of 4(29|00)/);
  await again.click();
  await page.getByText(/You can request another in \d+ seconds?/).waitFor();
  await page.getByRole('button', { name: /^Send a new code in \d+ seconds?$/ }).waitFor();
  await waitForMail(email, CODE_MAIL);
  expect(await fetchMails(email)).toHaveLength(1);
  // The back button leads to the address, which is still filled in.
  await page.goBack();
  await page.getByRole('button', { name: /^Send code/ }).waitFor();
});

test('a registered person who has not opened the link verifies the address with a code', async ({
  newCustomer,
}) => {
  const { page, email } = await newCustomer('By Code', { isVerified: false });
  await page.goto('/pricing-tables?months=6&quantity=3');
  const band = page.getByRole('region', { name: 'Your e-mail' });
  await band.getByRole('link', { name: 'use a code' }).click();
  await expectPath(page, '/verify');
  // A signed-in person isn't asked to sign in.
  await page.getByRole('heading', { name: 'Confirm your e-mail' }).waitFor();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor();
  const digits = await readMailedCode(email);
  await Promise.all([
    page.getByText('E-mail confirmed').waitFor(),
    findCodeField(page).pressSequentially(digits),
  ]);
  // The person returns to the earlier page.
  await expectPath(page, '/pricing-tables?months=6&quantity=3');
  await expectSignedIn(page);
  await expect(band).toHaveCount(0);
});
