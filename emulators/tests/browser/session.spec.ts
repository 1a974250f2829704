import {
  expectPath,
  expectSignedIn,
  expectSignedOut,
  signOut,
  readStorage,
} from './fixtures/pages';
import { disableAccount } from './fixtures/people';
import { expect, test } from './fixtures/test';

test('signing in stores token and uid, and signing out removes them and popupShown', async ({
  newCustomer,
}) => {
  const { page } = await newCustomer('Store Keeper');
  await page.goto('/');
  await expectSignedIn(page);
  expect(await readStorage(page, 'access_token')).toMatch(/^ey/);
  expect(await readStorage(page, 'uid')).not.toBeNull();
  await page.evaluate(() => sessionStorage.setItem('popupShown', 'true'));
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expectSignedOut(page);
  expect(await readStorage(page, 'access_token')).toBeNull();
  expect(await readStorage(page, 'uid')).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('popupShown'))).toBeNull();
});

test('an account disabled during a session ends at /login, and the way back is stored', async ({
  newCustomer,
  allowConsoleMessage,
}) => {
  const { page, email } = await newCustomer('Dis Abled');
  await page.goto('/general');
  await page.getByText('No licences yet').waitFor();
  await disableAccount(email);
  allowConsoleMessage(/status of 40[01]/);
  // The next call ends the session: the click, or one that the page makes in the background.
  await Promise.race([
    page.getByRole('button', { name: 'Export' }).click(),
    page.waitForURL('**/login'),
  ]);
  await expectPath(page, '/login');
  expect(await readStorage(page, 'access_token')).toBeNull();
  await expect.poll(() => readStorage(page, 'before_login_path')).toBe('/general');
});

test('a reload stays signed in and never shows the visitor’s header', async ({ newCustomer }) => {
  const { page } = await newCustomer('Re Loader');
  await page.goto('/');
  await page.reload();
  await expectSignedIn(page);
  const offer = { name: 'Get a free licence' };
  expect(await page.getByRole('banner').getByRole('link', offer).count()).toBe(0);
  // The content below the header renders a little later.
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

test('a new page cannot find a person signed in after they are shown as signed out', async ({
  newCustomer,
}) => {
  const { page } = await newCustomer('In Haste');
  await page.goto('/');
  await expectSignedIn(page);
  const listStoredKeys = () =>
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
  expect(await listStoredKeys()).toHaveLength(1);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expectSignedOut(page);
  expect(await listStoredKeys()).toHaveLength(0);
});
