import type { CDPSession, Page } from '@playwright/test';
import { fetchMails, waitForMail } from './fixtures/mail';
import { expectPath, signIn } from './fixtures/pages';
import { expect, test } from './fixtures/test';

/** Adds Chromium's virtual authenticator with passkeys. */
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

test('a person adds a passkey, ends every sign-in from a new device, and signs in again with the passkey', async ({
  newCustomer,
  newVisitor,
  allowConsoleMessage,
}) => {
  const { page, email } = await newCustomer('Pass Key');
  await addAuthenticator(page);
  await page.goto('/general#security');
  const section = page.locator('#security');
  await section.getByText('None yet').waitFor();
  await section.getByText('This device').waitFor();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Work laptop');
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await section.getByText('Work laptop', { exact: true }).waitFor();
  await waitForMail(email, 'A passkey was added to your Flexa account');

  const other = await newVisitor();
  await signIn(other, email);
  const findSignInMails = async () =>
    (await fetchMails(email)).filter(
      ({ subject }) => subject === 'New sign-in to your Flexa account',
    );
  await expect.poll(findSignInMails).toHaveLength(2);
  await other.goto('/general#security');
  await expect(other.locator('#security').getByText(/on Linux$/)).toHaveCount(2);
  allowConsoleMessage(/status of 40[01]/);
  await Promise.all([
    other.getByText('Signed out everywhere').waitFor(),
    other.getByRole('button', { name: 'Sign out everywhere' }).click(),
  ]);

  await page.reload();
  await expectPath(page, '/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectPath(page, '/general#security');
  await section.getByText(/Used Today/).waitFor();
  await section.getByRole('button', { name: 'Remove Work laptop' }).click();
  await section.getByText('None yet').waitFor();
});

test('an admin asked for a passkey adds the first one, saves the recovery codes, and the call continues', async ({
  newCustomer,
  allowConsoleMessage,
}) => {
  const { page } = await newCustomer('Ada Admin', { isAdmin: true });
  await addAuthenticator(page);
  await page.goto('/admin');
  allowConsoleMessage(/status of 403/);
  // Answers a call without a proof as a portal that requires one. The real portal answers calls with a proof.
  await page.context().route('**/api/v1/admin/users.csv*', (route) =>
    route.request().headers()['x-step-up']
      ? route.continue()
      : route.fulfill({
          status: 403,
          json: { code: 'step-up-required', message: 'For your safety, confirm that it’s you' },
        }),
  );
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

  // The proof is valid for a while. A new page asks again, and accepts a recovery code too.
  await page.reload();
  await page.getByRole('button', { name: /^CSV/ }).click();
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel('Recovery code').fill(code ?? '');
  const again = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await again;
});
