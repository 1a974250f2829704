import type { Page } from '@playwright/test';
import { some } from '@flexa/testing/sample';
import { expectPath, expectSignedOut, sendSignIn, signIn, storage } from './fixtures/pages';
import { PASSWORD, SEEDED, SEEDED_PASSWORD } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { PEOPLE, ROUTES } from './fixtures/routes';

/** The whole table of who may open what is in web/src/app/routes.test.ts; here is one way through each guard. */
for (const who of PEOPLE) {
  const guarded = ROUTES.filter(({ path, ends }) => ends[who] !== path);

  test(`${who}: a page that is not theirs leads on, by its address and by a link`, async ({
    pageOf,
  }) => {
    const page = await pageOf(who);
    for (const { path, ends } of guarded) {
      await page.goto(path);
      await expectPath(page, ends[who]);
      await expectFrame(page);
    }
    for (const { path, ends } of some(guarded, 1 / 3)) {
      await page.goto('/no-such-page?before');
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
      await page.evaluate((to) => {
        window.history.pushState({}, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expectPath(page, ends[who]);
      await expectFrame(page);
    }
  });
}

/** That the home page is there, with header and footer. */
async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByText('trademark')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

test('an unknown page says its path and offers a way on', async ({ page }) => {
  await page.goto('/no/such/page');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.getByText('Page not found: /no/such/page').waitFor();
  expect(await page.title()).toBe('Page Not Found · Flexa');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expectPath(page, '/');
});

test('a visitor turned away from a page returns there after signing in', async ({ page }) => {
  await page.goto('/general?from=mail');
  await expectPath(page, '/');
  expect(await storage(page, 'before_login_path')).toBe('/general?from=mail');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await sendSignIn(page, SEEDED.customer, SEEDED_PASSWORD);
  await expectPath(page, '/general?from=mail');
  expect(await storage(page, 'before_login_path')).toBeNull();
});

for (const [path, who, title] of [
  ['/general', 'customer', 'Licences'],
  ['/admin', 'admin', 'Users'],
] as const) {
  test(`${path} opened by its address shows its outlines until it is known who is there`, async ({
    pageOf,
  }) => {
    const page = await pageOf(who);
    let letPass = () => {};
    const held = new Promise<void>((resolve) => (letPass = resolve));
    await page.route('**/api/v1/users/*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByText('Loading the page').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    letPass();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.getByText('Loading the page').count()).toBe(0);
  });
}

test('a saved path that leads elsewhere is not followed', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('before_login_path', 'https://evil.example'));
  await sendSignIn(page, SEEDED.customer, SEEDED_PASSWORD);
  await expectPath(page, '/');
});

test('a token that is refused is forgotten, and leads to /login', async ({
  page,
  expectComplaint,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'nonsense');
    localStorage.setItem('uid', 'nobody');
  });
  expectComplaint(/status of 401/);
  await page.goto('/general');
  await expectPath(page, '/login');
  expect(await storage(page, 'access_token')).toBeNull();
  expect(await storage(page, 'uid')).toBeNull();
});

test('so is one whose user is not fetched when the identity service says that nobody is here', async ({
  page,
  expectComplaint,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'nonsense');
    localStorage.setItem('uid', 'nobody');
  });
  expectComplaint(/status of 401/);
  // Held until the identity service has said that nobody is here, which is the harder order.
  const asked = page.waitForRequest('**/api/v1/users/nobody*');
  let letPass = () => {};
  const held = new Promise<void>((resolve) => (letPass = resolve));
  await page.route('**/api/v1/users/nobody*', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/general', { waitUntil: 'commit' });
  await asked;
  await expect.poll(() => storage(page, 'access_token')).toBeNull();
  letPass();
  await expectPath(page, '/login');
  expect(await storage(page, 'uid')).toBeNull();
});

test('a sign-in in another tab leads the login page on', async ({ newCustomer }) => {
  const { page, email } = await newCustomer('Two Tabs');
  const waiting = await page.context().newPage();
  await page.goto('/general');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expectSignedOut(page);
  await waiting.goto('/login');
  await waiting.getByLabel('E-mail').waitFor();
  await signIn(page, email, PASSWORD);
  await expectPath(waiting, '/');
});
