import { expectPath, submitSignIn, signOut } from './fixtures/pages';
import {
  giveConsent,
  expectPurchaseDone,
  waitForPayPage,
  findPayButton,
  clickButton,
  test,
} from './fixtures/shop';

/** Returns from the pay page that are not the usual one: signed in, after a payment. */

test('a buyer who returns signed out sees the payment after signing in', async ({
  openAsNewCustomer,
}) => {
  const { page, email } = await openAsNewCustomer('/pricing-charts?months=1', 'Signed Out');
  await giveConsent(page);
  await findPayButton(page).click();
  await waitForPayPage(page);
  const pay = page.url();
  await signOut(page);
  await expectPath(page, '/');
  await page.goto(pay);
  await clickButton(page, 'Pay');
  await expectPath(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await submitSignIn(page, email);
  await expectPurchaseDone(page, 'Flexa Charts');
});
