import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../tests/browser/launch';
import { PORTAL, SEEDED_PASSWORD, signIn } from '../tests/browser/harness';
import { MORE, NOT_FOUND, PEOPLE, ROUTES, SIGN_INS } from '../tests/browser/routes';
import { ROOT } from '../stack/paths';

/**
 * `npm run screenshots`: a picture of every page at three widths, light and dark, of the portal that
 * `npm start` runs, into the git-ignored folder screenshots/.
 */
const PAGES: { name: string; path: string; as?: string }[] = [
  ...[...ROUTES, ...MORE, NOT_FOUND].map(({ name, path, ends }) => {
    const who = PEOPLE.find((person) => ends[person] === path) ?? 'visitor';
    return { name, path, ...(SIGN_INS[who] && { as: SIGN_INS[who] }) };
  }),
  { name: 'general-new', path: '/general', as: 'new@flexa.test' },
  ...['overview', 'offer', 'tickets', 'wait-list', 'audit'].map((view) => ({
    ...{ name: `admin-${view}`, path: `/admin?view=${view}`, as: 'admin@flexa.test' },
  })),
];
/** Only pages whose name begins with one of these; all where none is given. */
const wanted = process.argv.slice(2);

/** Pictures further down load when they come near. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  }
  await page.waitForLoadState('load');
  await page.evaluate(() => window.scrollTo(0, 0));
}

const folder = join(ROOT, 'screenshots');
await mkdir(folder, { recursive: true });
const answers = await fetch(PORTAL).catch(() => undefined);
if (!answers) {
  console.error(`Nothing answers at ${PORTAL}; run npm start in another terminal first.`);
  process.exit(1);
}

const browser = await launchBrowser();
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1440]) {
    for (const as of new Set(PAGES.map((page) => page.as))) {
      const chosen = PAGES.filter(
        (page) =>
          page.as === as &&
          (wanted.length === 0 || wanted.some((start) => page.name.startsWith(start))),
      );
      if (chosen.length === 0) continue;
      const context = await browser.newContext({
        baseURL: PORTAL,
        viewport: { width, height: width < 500 ? 740 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      if (as) await signIn(page, as, SEEDED_PASSWORD);
      for (const { name, path } of chosen) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
        await scrollThrough(page);
        const file = `${name}-${colorScheme}-${width}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: true });
        console.log(`screenshots/${file}`);
      }
      await context.close();
    }
  }
}
await browser.close();
