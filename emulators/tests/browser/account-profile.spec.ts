import { expectPath, expectSignedIn, expectSignedOut, signIn, signOut } from './fixtures/pages';
import { newAddress, PASSWORD, accountOf, backdateAccount } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { standInForGoogle } from './fixtures/google-api-stub';

const NEW_PASSWORD = 'Zyxwvu98';

test('a password is changed: faults at their fields first, then the new one signs in and the old one does not', async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page, email } = await newCustomer('Pass Word');
  await page.goto('/general');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill('Not-mine-1');
  await dialog.getByLabel('New password').fill('short');
  await submit.click();
  await dialog.getByText('The password doesn’t meet the rules below').waitFor();
  await dialog.getByLabel('New password').fill(NEW_PASSWORD);
  expectComplaint(/status of 400/);
  await submit.click();
  await dialog.getByText('Wrong password').waitFor();
  expect(await dialog.getByLabel('New password').inputValue()).toBe(NEW_PASSWORD);
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await submit.click();
  await page.getByText('Password changed').waitFor();
  // The sign-in it was changed in goes on: what is asked with its token is answered.
  await page.reload();
  await page.getByText('No licences yet').waitFor();
  await signOut(page);

  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Wrong e-mail or password').waitFor();
  await signIn(page, email, NEW_PASSWORD);
});

test('a name that the server refuses is taken back wherever it was shown, and can be sent again', async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page } = await newCustomer('First Name');
  await page.goto('/general');
  // The person is loaded: what follows is the only call of its kind.
  await page.getByLabel('Name', { exact: true }).waitFor();
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  expectComplaint(/status of 500/);
  await page.context().route(
    '**/api/v1/users/*',
    async (route) => {
      await refused;
      await route.fulfill({ status: 500, json: {} });
    },
    { times: 1 },
  );
  const shown = page.getByRole('menu').getByText(/ Name$/);
  const account = page.getByRole('button', { name: /^Account/ });
  const field = page.getByLabel('Name', { exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await field.fill('Second Name');
  await save.click();
  // Shown before there is an answer.
  await account.click();
  await expect.poll(() => shown.innerText()).toBe('Second Name');
  refuse();
  await page.getByText('Failed to update user').waitFor();
  await expect.poll(() => shown.innerText()).toBe('First Name');
  await page.keyboard.press('Escape');
  expect(await field.inputValue()).toBe('Second Name');

  await save.click();
  await page.getByText('Name saved').waitFor();
  await account.click();
  await expect.poll(() => shown.innerText()).toBe('Second Name');
});

test('who signs in with Google is told that the password and the address are kept there', async ({
  page,
}) => {
  await standInForGoogle(page.context());
  await page.goto('/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(newAddress());
  await popup.locator('#display-name-input').fill('Goo Gle');
  await popup.locator('#sign-in').click();
  await expectSignedIn(page);
  await page.goto('/general');
  await page.getByText('You sign in with Google, so you don’t need a password.').waitFor();
  await page.getByText('Managed by Google. Change it there.').waitFor();
  expect(await page.getByRole('button', { name: /^Change (password|e-mail)$/ }).count()).toBe(0);
});

test('after an old sign-in the deletion is confirmed in place by the password', async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page, email } = await newCustomer('Old Hand');
  await page.goto('/general');
  // The person is loaded: what follows is the only call of its kind.
  await page.getByLabel('Name', { exact: true }).waitFor();
  await backdateAccount(email);
  expectComplaint(/status of (400|403)/);
  // The first try goes out with the token as it would be of a sign-in an hour ago.
  await page.context().route(
    '**/api/v1/users/*',
    async (route) => {
      const headers = route.request().headers();
      const [head = '', body = ''] = (headers['authorization'] ?? '').slice(7).split('.');
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { auth_time: number };
      const old = { ...claims, auth_time: claims.auth_time - 3600 };
      const token = `${head}.${Buffer.from(JSON.stringify(old)).toString('base64url')}.`;
      await route.continue({ headers: { ...headers, authorization: `Bearer ${token}` } });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  const password = dialog.getByLabel('Your password');
  await password.and(page.locator(':focus')).waitFor();
  await password.fill('Not-mine-1');
  await dialog.getByRole('button', { name: 'Confirm and delete' }).click();
  await dialog.getByText('Wrong password').waitFor();
  expect(await accountOf(email)).toBeDefined();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expectPath(page, '/');
  await expectSignedOut(page);
  expect(await accountOf(email)).toBeUndefined();
});

test('the side list leads to a section, follows the scroll and keeps the address in step', async ({
  newCustomer,
}) => {
  const { page } = await newCustomer('Si De', { viewport: { width: 1440, height: 700 } });
  await page.goto('/general');
  await page.getByText('No licences yet').waitFor();
  const list = page.getByRole('navigation', { name: 'Your account' });
  const current = list.locator('[aria-current="location"]');
  expect(await current.innerText()).toBe('Licences');
  await list.getByRole('link', { name: 'Profile' }).click();
  await expectPath(page, '/general#profile');
  await list.getByRole('link', { name: 'Profile' }).and(current).waitFor();
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, -20_000);
  await list.getByRole('link', { name: 'Licences' }).and(current).waitFor();
  await expectPath(page, '/general');
  await page.mouse.wheel(0, 20_000);
  await list.getByRole('link', { name: 'Your data' }).and(current).waitFor();
  await expectPath(page, '/general#data');
  // A reload comes back to where the address says.
  await page.reload();
  await list.getByRole('link', { name: 'Your data' }).and(current).waitFor();
});

test('on a phone the sections are a row of pills that scrolls by itself and stays in view', async ({
  newCustomer,
}) => {
  const { page } = await newCustomer('Pi Lls', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/general');
  await page.getByText('No licences yet').waitFor();
  const list = page.getByRole('navigation', { name: 'Your account' });
  const data = list.getByRole('link', { name: 'Your data' });
  // A row: all at one height, wider than the screen, and the page is not.
  const tops = await list
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  const isOut = await data.evaluate((link) => link.getBoundingClientRect().right > innerWidth);
  expect(isOut).toBe(true);
  await data.evaluate((link) => link.scrollIntoView({ inline: 'end', block: 'nearest' }));
  await data.tap();
  await expectPath(page, '/general#data');
  await data.and(list.locator('[aria-current="location"]')).waitFor();
  // It sticks below the header, with the pill of the section in view.
  await expect
    .poll(() =>
      data.evaluate((link) => {
        const { top, left, right } = link.getBoundingClientRect();
        return top >= 0 && top < 140 && left >= 0 && right <= innerWidth;
      }),
    )
    .toBe(true);
});
