import type { CDPSession, Page } from '@playwright/test';
import { mailTo, newestMail } from './fixtures/mail';
import { expectPath, expectSignedIn, signOut } from './fixtures/pages';
import { PASSWORD } from './fixtures/people';
import { expect, test } from './fixtures/test';

/** A device with passkeys in it, as Chromium has one for tests. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

/** As an enforcing portal answers a call without a proof; one with a proof is judged by the real one. */
async function enforce(page: Page, path: string): Promise<void> {
  await page.context().route(path, (route) =>
    route.request().headers()['x-step-up']
      ? route.continue()
      : route.fulfill({
          status: 403,
          json: { code: 'step-up-required', message: 'For your safety, confirm that it’s you' },
        }),
  );
}

test('a passkey is added, signs in without a password, and is removed', async ({ newCustomer }) => {
  const { page, email } = await newCustomer('Pass Key');
  await addAuthenticator(page);
  await page.goto('/general#security');
  const section = page.locator('#security');
  await section.getByText('None yet').waitFor();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Work laptop');
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await section.getByText('Work laptop', { exact: true }).waitFor();
  await newestMail(email, 'A passkey was added to your Flexa account');

  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectSignedIn(page);
  await page.goto('/general#security');
  await section.getByText(/Used Today/).waitFor();
  await section.getByRole('button', { name: 'Remove Work laptop' }).click();
  await section.getByText('None yet').waitFor();
});

test('an admin adds the first passkey where a proof is asked for, keeps the codes, and the call goes on', async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page } = await newCustomer('Ada Admin', { isAdmin: true });
  await addAuthenticator(page);
  await page.goto('/admin');
  expectComplaint(/status of 403/);
  await enforce(page, '**/api/v1/admin/users.csv*');
  await page.getByRole('button', { name: /^CSV/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [code] = await codes.allInnerTexts();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  expect((await download).suggestedFilename()).toMatch(/^flexa-users-.*\.csv$/);

  // What was proved holds for a while; a new page asks again, and a recovery code does as well.
  await page.reload();
  await page.getByRole('button', { name: /^CSV/ }).click();
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel('Recovery code').fill(code ?? '');
  const again = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await again;

  // Closed without a proof nothing is done, and nothing is complained about.
  await page.reload();
  await page.getByRole('button', { name: /^CSV/ }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });

  // Over another dialog: closed, it leaves that one with what was typed; proved, the change goes on.
  await enforce(page, '**/api/v1/users/*/password');
  await page.goto('/general#profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  const change = page.getByRole('dialog', { name: 'Change your password' });
  await change.getByLabel('Current password').fill(PASSWORD);
  await change.getByLabel('New password').fill('Zyxwvu98');
  await change.getByRole('button', { name: 'Change password' }).click();
  const ask = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await ask.waitFor({ state: 'detached' });
  expect(await change.getByLabel('New password').inputValue()).toBe('Zyxwvu98');
  await change.getByRole('button', { name: 'Change password' }).click();
  await ask.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('Password changed').waitFor();
});

test('a customer confirms with the password, and the export goes on', async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page } = await newCustomer('Ex Port');
  await page.goto('/general#data');
  expectComplaint(/status of 403/);
  let asked = 0;
  await page.context().route('**/api/v1/users/*/export', (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    const json = { code: 'step-up-required', message: 'For your safety, confirm that it’s you' };
    return route.fulfill({ status: 403, json });
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await download;
});

test('a sign-in on a new device is told by mail, listed, and ended from another one', async ({
  newCustomer,
  newVisitor,
  expectComplaint,
}) => {
  const { page, email } = await newCustomer('New Device');
  await page.goto('/general#security');
  const section = page.locator('#security');
  await section.getByText('This device').waitFor();
  const other = await newVisitor();
  await other.goto('/login');
  await other.getByLabel('E-mail').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectSignedIn(other);
  const told = async () =>
    (await mailTo(email)).filter(({ subject }) => subject === 'New sign-in to your Flexa account');
  await expect.poll(told).toHaveLength(2);

  await other.goto('/general#security');
  await expect(other.locator('#security').getByText(/on Linux$/)).toHaveCount(2);
  expectComplaint(/status of 40[01]/);
  await other.getByRole('button', { name: 'Sign out everywhere' }).click();
  await other.getByText('Signed out everywhere').waitFor();
  await page.reload();
  await expectPath(page, '/login');
});
