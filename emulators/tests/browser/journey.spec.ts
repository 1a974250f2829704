import { waitForLink } from './fixtures/mail';
import { expectPath, findLicense, signIn, signOut } from './fixtures/pages';
import { createAddress, PASSWORD, readAccount } from './fixtures/people';
import { expect, test } from './fixtures/test';

test('a new person signs up and gets a live licence that nobody else sees', async ({
  newVisitor,
  newCustomer,
}) => {
  const nora = await newVisitor();
  const noraEmail = createAddress();

  // A visitor comes by the home page's offer, fills in the form, and returns to the target of the offer.
  await nora.goto('/');
  await nora.getByRole('banner').getByRole('link', { name: 'Get a free licence' }).click();
  await expectPath(nora, '/register');
  await nora.getByLabel('Name', { exact: true }).fill('Nora Lind');
  await nora.getByLabel('E-mail').fill(noraEmail);
  await nora.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await nora.getByRole('button', { name: 'Create account' }).click();
  await expectPath(nora, '/general');
  await nora.getByText('No licences yet').waitFor();
  await nora.getByText('Not verified').waitFor();
  await nora.locator('#free').getByText('Confirm your e-mail first.').waitFor();
  expect(await nora.getByRole('button', { name: /^Get .* free$/ }).count()).toBe(0);

  const inbox = await nora.context().newPage();
  await inbox.goto(await waitForLink(noraEmail, 'verify'));
  await inbox.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await inbox.getByRole('heading', { name: 'Thanks, your e-mail is confirmed' }).waitFor();
  await inbox.close();
  await nora.evaluate(() => window.dispatchEvent(new Event('focus')));
  await nora.getByText('Verified', { exact: true }).waitFor();

  // A second person has the same page open during the claim.
  const { page: otto } = await newCustomer('Otto Weiß');
  await otto.goto('/general');
  await otto.getByText('No licences yet').waitFor();
  await nora.evaluate(() => Object.assign(window, { notReloaded: true }));
  await nora.locator('#free').getByRole('radio', { name: 'Tables' }).check({ force: true });
  await nora.getByRole('button', { name: 'Get Tables free' }).click();
  await findLicense(nora, 'Flexa Tables').waitFor();
  await expect(findLicense(nora, 'Flexa Tables')).toContainText('Free');
  expect(await nora.evaluate(() => 'notReloaded' in window)).toBe(true);
  expect(await otto.locator('[data-license]').count()).toBe(0);

  // A licence taken in one tab appears in another one of the same person.
  const tab = await nora.context().newPage();
  await tab.goto('/general');
  await findLicense(tab, 'Flexa Tables').waitFor();
  await tab.getByRole('button', { name: 'Get Charts free' }).click();
  await findLicense(nora, 'Flexa Charts').waitFor();
  await tab.close();

  // After each change of the person, the list shows the licences of the signed-in person.
  await signOut(nora);
  await expectPath(nora, '/');
  await signIn(nora, noraEmail);
  await nora.goto('/general');
  await findLicense(nora, 'Flexa Charts').waitFor();
  await expect(nora.locator('[data-license]')).toHaveCount(2);
  await signOut(nora);
  await signIn(nora, 'customer@flexa.test', 'flexa-demo-1');
  // The page isn't reloaded, and must not show the first person's licences even for a moment.
  await nora.getByRole('button', { name: /^Account/ }).click();
  await nora.getByRole('menuitem', { name: 'Your licences' }).click();
  await findLicense(nora, 'Flexa Membership').waitFor();
  await expect(nora.locator('[data-license]')).toHaveCount(6);
  expect(await readAccount(noraEmail)).toBeDefined();
});
