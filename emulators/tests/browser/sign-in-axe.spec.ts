import type { Page } from '@playwright/test';
import { buildPairs, SAMPLE } from '@flexa/testing/sample';
import { waitUntilSettled } from './fixtures/pages';
import { createAddress } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { measureOverflow, findViolations } from './fixtures/violations';

/** Steps that lead to each state of a page. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  '/login with errors': async (page) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Enter your password').waitFor();
    await waitForPicture(page);
  },
  '/register with errors': async (page) => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Enter a name').waitFor();
  },
  '/verify with an incomplete code': async (page) => {
    await page.goto('/verify');
    await page.getByLabel('E-mail').fill(createAddress());
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
    const code = page.getByLabel('Code', { exact: true });
    await code.pressSequentially('12');
    await code.press('Enter');
    await page.getByText('Enter the 6-digit code').waitFor();
  },
  '/login by a used link': async (page) => {
    await page.goto('/login?mode=resetPassword&oobCode=used');
    await page.getByRole('heading', { name: 'Failed to reset password' }).waitFor();
    await waitForPicture(page);
  },
  '/support-center at an answer': (page) => open(page, '/support-center#offline-keys'),
  '/support-center with a search': (page) => open(page, '/support-center?q=key'),
  '/support-center with a search without result': (page) =>
    open(page, '/support-center?q=kangaroo'),
};

/** Waits for the picture beside a sign-in, which fades in later. A phone has none. */
async function waitForPicture(page: Page): Promise<void> {
  const isWide = (page.viewportSize()?.width ?? 0) >= 960;
  if (isWide) await page.getByText('Your licences', { exact: true }).waitFor();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilSettled(page);
}

const APPEARANCES = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

test.describe(`states of sign-in and support: ${SAMPLE}`, () => {
  for (const { row, column } of buildPairs(Object.entries(STATES), APPEARANCES)) {
    const [name, reach] = row;
    const { width, colorScheme } = column;

    test(`${name} passes axe and fits ${width} px, ${colorScheme}`, async ({
      newVisitor,
      allowConsoleMessage,
    }) => {
      // The server refuses the used link.
      allowConsoleMessage(/status of 400/);
      const page = await newVisitor({ colorScheme, viewport: { width, height: 800 } });
      await reach(page);
      expect(await findViolations(page)).toEqual([]);
      expect(await measureOverflow(page)).toBe(0);
    });
  }

  for (const { row: name, column } of buildPairs(
    ['the band about an unverified address'],
    APPEARANCES,
  )) {
    const { width, colorScheme } = column;

    test(`${name} passes axe and fits ${width} px, ${colorScheme}`, async ({ newCustomer }) => {
      const viewport = { width, height: 800 };
      const { page } = await newCustomer('Not Yet', { isVerified: false, colorScheme, viewport });
      await open(page, '/');
      await page.getByRole('region', { name: 'Your e-mail' }).getByText('Confirm').waitFor();
      expect(await findViolations(page)).toEqual([]);
      expect(await measureOverflow(page)).toBe(0);
    });
  }
});
