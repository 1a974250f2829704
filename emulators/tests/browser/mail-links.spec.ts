import type { Route } from '@playwright/test';
import { waitForLink } from './fixtures/mail';
import { signIn } from './fixtures/pages';
import { createAddress, PASSWORD, readAccount } from './fixtures/people';
import { expect, test } from './fixtures/test';

test('the link to the new address changes it, and the link to the old one changes it back', async ({
  newCustomer,
  newVisitor,
  allowConsoleMessage,
}) => {
  const { page, email: before } = await newCustomer('New Address');
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

  // Another browser asks for a sign-in with the address that the account still has.
  const other = await newVisitor();
  await other.goto(await waitForLink(after, 'change'));
  await other.getByRole('button', { name: 'Use this address' }).click();
  const signInButton = other.getByRole('button', { name: 'Sign in' });
  await signInButton.waitFor();
  // Someone who only reads the new mailbox, such as after a typo, doesn't get the account.
  await expect(other.getByRole('button', { name: 'Choose a new password' })).toHaveCount(0);
  await signInButton.click();
  await other.getByLabel('E-mail').fill(before);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  // The network loses this answer.
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort('timedout');
  };
  await other.route('**/api/v1/auth/email', loseAnswer, { times: 1 });
  allowConsoleMessage(/ERR_TIMED_OUT/);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.getByRole('heading', { name: 'Your e-mail is changed' }).waitFor();
  await other.getByText(`From now on you sign in with ${after}.`).waitFor();
  expect(await readAccount(before)).toBeUndefined();
  allowConsoleMessage(/status of 40[01]/);
  await other.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(other, after);

  // The mail to the old address undoes the change. Using it again changes nothing.
  const link = await waitForLink(before, 'restore');
  // A scanner opens the page and runs its scripts. The link still works for the person.
  const scanner = await newVisitor();
  const requests: string[] = [];
  scanner.on('request', (request) => {
    if (request.url().includes('/api/v1/auth/')) requests.push(request.url());
  });
  await scanner.goto(link);
  await scanner.getByRole('button', { name: 'Restore my address' }).waitFor();
  await scanner.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  const visitor = await newVisitor();
  await visitor.goto(link);
  await visitor.getByRole('button', { name: 'Restore my address' }).click();
  await visitor.getByRole('heading', { name: 'Your e-mail is restored' }).waitFor();
  await visitor.getByText(`You sign in with ${before} again.`).waitFor();
  expect(await readAccount(after)).toBeUndefined();
  expect((await readAccount(before))?.localId).toBeDefined();
  const again = await newVisitor();
  await again.goto(link);
  await again.getByRole('button', { name: 'Restore my address' }).click();
  await again.getByRole('heading', { name: 'Your e-mail is restored' }).waitFor();
  expect((await readAccount(before))?.localId).toBeDefined();
});
