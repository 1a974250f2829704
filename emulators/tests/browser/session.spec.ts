import {
  expectPath,
  expectSignedIn,
  expectSignedOut,
  license,
  signOut,
  storage,
} from './fixtures/pages';
import { disableAccount } from './fixtures/people';
import { expect, test } from './fixtures/test';

test('signing in stores token and uid, signing out removes them and popupShown', async ({
  newCustomer,
}) => {
  const { page } = await newCustomer('Store Keeper');
  await page.goto('/');
  await expectSignedIn(page);
  expect(await storage(page, 'access_token')).toMatch(/^ey/);
  expect(await storage(page, 'uid')).not.toBeNull();
  await page.evaluate(() => sessionStorage.setItem('popupShown', 'true'));
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expectSignedOut(page);
  expect(await storage(page, 'access_token')).toBeNull();
  expect(await storage(page, 'uid')).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('popupShown'))).toBeNull();
});

test('after a 401 the token is refreshed and the call is sent once more', async ({
  customerPage: page,
  expectComplaint,
}) => {
  // Before the app reads it, which renews it by itself a moment later.
  await page.addInitScript(() => localStorage.setItem('access_token', 'stale'));
  const calls: number[] = [];
  page.on('response', (response) => {
    if (/\/api\/v1\/users\/[^/]+$/.test(response.url())) calls.push(response.status());
  });
  expectComplaint(/status of 401/);
  await page.goto('/general');
  await license(page, 'Flexa Membership').waitFor();
  expect(calls).toEqual([401, 200]);
  expect(await storage(page, 'access_token')).toMatch(/^ey/);
});

test('a 401 that can not be recovered ends at /login, with nothing stored', async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page } = await newCustomer('Gone Person');
  await page.goto('/general');
  await page.getByText('No licences yet').waitFor();
  expectComplaint(/status of 40[01]/);
  await page.context().route('**/api/v1/users/license-free/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: '{"code":"unauthenticated","message":"Please sign in"}',
    }),
  );
  await page.getByRole('button', { name: /^Get .* free$/ }).click();
  await expectPath(page, '/login');
  expect(await storage(page, 'access_token')).toBeNull();
  expect(await storage(page, 'before_login_path')).toBe('/general');
});

test('an account that is disabled meanwhile ends at /login, and the way back is kept', async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page, email } = await newCustomer('Dis Abled');
  await page.goto('/general');
  await page.getByText('No licences yet').waitFor();
  await disableAccount(email);
  expectComplaint(/status of 40[01]/);
  await page.getByRole('button', { name: 'Export' }).click();
  await expectPath(page, '/login');
  expect(await storage(page, 'access_token')).toBeNull();
  expect(await storage(page, 'before_login_path')).toBe('/general');
});

test('a reload stays signed in, and shows nothing of a visitor in between', async ({
  newCustomer,
}) => {
  const { page } = await newCustomer('Re Loader');
  await page.goto('/');
  await page.reload();
  await expectSignedIn(page);
  const offer = { name: 'Get a free licence' };
  expect(await page.getByRole('banner').getByRole('link', offer).count()).toBe(0);
  // What lies below answers a little later.
  await expect(page.getByRole('link', offer)).toHaveCount(0);
});

test('signing out in one tab signs out the other', async ({ newCustomer }) => {
  const { page } = await newCustomer('Two Tabs');
  const other = await page.context().newPage();
  await other.goto('/general');
  await other.getByText('No licences yet').waitFor();
  await signOut(page);
  await expectPath(other, '/');
  await expectSignedOut(other);
});

test('a wrong password and an unknown address read the same', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 400/);
  const words: string[] = [];
  for (const email of ['customer@flexa.test', 'nobody@flexa.test']) {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: /\w/ });
    await alert.waitFor();
    words.push(await alert.innerText());
    expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
  }
  expect(words[0]).toBe(words[1]);
});

test('wrong input is named next to its field, and the first one gets the focus', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('E-mail').fill('nora@fjordfoods');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Enter a name').waitFor();
  await page.getByText('Enter an address like name@company.com').waitFor();
  await page.getByText('The password doesn’t meet the rules below').waitFor();
  const focused = page.locator(':focus');
  expect(await focused.getAttribute('name')).toBe('name');
  expect(await focused.getAttribute('aria-invalid')).toBe('true');
});

test('a forgotten password: the answer does not tell whether there is an account', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  for (const email of ['new@flexa.test', 'nobody@flexa.test']) {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText(`If ${email} has an account`).waitFor();
  }
});

test('once a person is shown as signed out, a new page can not find them signed in', async ({
  newCustomer,
}) => {
  const { page } = await newCustomer('In Haste');
  await page.goto('/');
  await expectSignedIn(page);
  const stored = () =>
    page.evaluate(
      () =>
        new Promise<IDBValidKey[]>((resolve, reject) => {
          const opening = indexedDB.open('firebaseLocalStorageDb');
          opening.onerror = () => reject(new Error('no database'));
          opening.onsuccess = () => {
            const store = opening.result.transaction('firebaseLocalStorage');
            const keys = store.objectStore('firebaseLocalStorage').getAllKeys();
            keys.onsuccess = () => {
              opening.result.close();
              resolve(
                keys.result.filter(
                  (key) => typeof key === 'string' && key.startsWith('firebase:authUser'),
                ),
              );
            };
          };
        }),
    );
  expect(await stored()).toHaveLength(1);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expectSignedOut(page);
  expect(await stored()).toHaveLength(0);
});
