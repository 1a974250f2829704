import { expectPath, signOut } from './fixtures/pages';
import { PASSWORD } from './fixtures/people';
import { expectArrived, onPayPage, expectTotal, payButton, press, test } from './fixtures/shop';

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

test("someone else's session brings nothing and says nothing of it", async ({
  newCustomerAt,
  newCustomer,
  expectComplaint,
}) => {
  const { page } = await newCustomerAt('/pricing-charts?months=1', 'Pay Er');
  await payButton(page).click();
  await onPayPage(page);
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { page: stranger } = await newCustomer('Stran Ger');
  expectComplaint(/status of 403/);
  await stranger.goto(`/general?session_id=${session}&plan=charts-1m`);
  await stranger.getByText('Failed to check payment session').waitFor();
  await stranger.getByRole('link', { name: 'Go to my licences' }).click();
  await stranger.getByText('No licences yet').waitFor();
});

test('a session that was never paid says so and keeps the choice', async ({ newCustomerAt }) => {
  const { page } = await newCustomerAt('/pricing-charts?months=1&quantity=3', 'Un Paid');
  await payButton(page).click();
  await onPayPage(page);
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`/general?session_id=${session}&plan=charts-1m`);
  await page.getByRole('heading', { name: 'This order has not been paid' }).waitFor();
  await page.getByRole('link', { name: 'Back to my order' }).click();
  await page.getByText('Nothing was charged').waitFor();
  await expectTotal(page, '$72');
});

test('a check that fails says so in the words of the catalogue, and checking again helps', async ({
  newCustomerAt,
  expectComplaint,
}) => {
  const { page } = await newCustomerAt('/pricing-charts?months=1', 'Re Try');
  expectComplaint(/status of 500/);
  await payButton(page).click();
  await onPayPage(page);
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  let isFirst = true;
  await page.context().route('**/api/v1/users/check-session', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.fulfill({ status: 500, json: {} });
  });
  // Not paid yet, so that the live list does not answer first.
  await page.goto(`/general?session_id=${session}&plan=charts-1m`);
  await page.getByText('Failed to check payment session').waitFor();
  await press(page, 'Check again');
  await page.getByRole('heading', { name: 'This order has not been paid' }).waitFor();
});
