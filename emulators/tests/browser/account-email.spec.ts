import { waitForLink } from './fixtures/mail';
import { expectPath } from './fixtures/pages';
import { createAddress, PASSWORD } from './fixtures/people';
import { test } from './fixtures/test';

test('an address changed on another device leads back to the profile after a new sign-in', async ({
  newCustomer,
  newVisitor,
  allowConsoleMessage,
}) => {
  const { page, email: before } = await newCustomer('Ended Session');
  const after = createAddress();
  await page.goto('/general');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New e-mail').fill(after);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await Promise.all([
    page.getByText(`open the link we sent to ${after}`).waitFor(),
    dialog.getByRole('button', { name: 'Send link' }).click(),
  ]);
  allowConsoleMessage(/status of 40[01]/);
  // The real service refuses to renew tokens of ended sessions. The emulator renews them all the same.
  const renewals = '**/securetoken.googleapis.com/**';
  await page.route(renewals, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  // The page may notice the change without a click, and its message disappears after some seconds.
  const notice = page.getByText('Sign in with your new address').waitFor({ timeout: 0 });
  const other = await newVisitor();
  await other.goto(await waitForLink(after, 'change'));
  await other.getByRole('button', { name: 'Use this address' }).click();
  await other.getByRole('button', { name: 'Sign in' }).click();
  await other.getByLabel('E-mail').fill(before);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.getByRole('heading', { name: 'Your e-mail is changed' }).waitFor();

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await notice;
  await expectPath(page, '/login');
  await page.unroute(renewals);
  await page.getByLabel('E-mail').fill(after);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectPath(page, '/general#profile');
  await page.locator('#profile').getByText(after).waitFor();
});
