import { expectPath, signOut } from './fixtures/pages';
import { PASSWORD } from './fixtures/people';
import { expectArrived, onPayPage, payButton, press, test } from './fixtures/shop';

/** Coming back from the pay page other than straight and paid. */

test('who comes back signed out is told of the payment after signing in', async ({
  newCustomerAt,
}) => {
  const { page, email } = await newCustomerAt('/pricing-charts?months=1', 'Signed Out');
  await payButton(page).click();
  await onPayPage(page);
  const pay = page.url();
  await signOut(page);
  await expectPath(page, '/');
  await page.goto(pay);
  await press(page, 'Pay');
  await expectPath(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign in');
  await expectArrived(page, 'Flexa Charts');
});
