import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describeError } from '@flexa/contracts/describe-error';
import { launchBrowser } from '../tests/browser/fixtures/launch';
import { waitUntilSettled } from '../tests/browser/fixtures/pages';
import {
  PORTAL,
  SEEDED,
  SEEDED_PASSWORD,
  signInByRest,
  buildStorage,
} from '../tests/browser/fixtures/people';
import { PAGE_VIEWS } from '../tests/browser/fixtures/routes';
import { Failure } from '../stack/terminal';
import { ROOT } from '../stack/paths';
import { recordDemoVideo } from './demo-video/record';

/**
 * `npm run screenshots` takes a picture of every page of the running portal at three widths, light and dark, into
 * the git-ignored folder screenshots/, and records the video of /demo-video. Names as arguments limit it to pages
 * whose names begin with one of them; `video` records only the video.
 */
const VIDEO = 'video';
const requested = process.argv.slice(2);
const views = PAGE_VIEWS.filter(
  ({ name }) => requested.length === 0 || requested.some((start) => name.startsWith(start)),
);

/** Scrolls down the page once, because images load only near the viewport. */
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
for (const as of new Set(views.map((view) => view.as))) {
  const storageState =
    as === 'visitor' ? undefined : buildStorage(await signInByRest(SEEDED[as], SEEDED_PASSWORD));
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 768, 1440]) {
      const context = await browser.newContext({
        baseURL: PORTAL,
        viewport: { width, height: width < 500 ? 740 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
        ...(storageState && { storageState }),
      });
      const page = await context.newPage();
      for (const { name, path } of views.filter((view) => view.as === as)) {
        await page.goto(path);
        await waitUntilSettled(page);
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

if (requested.length === 0 || requested.includes(VIDEO)) {
  try {
    await recordDemoVideo();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(describeError(error));
    process.exitCode = 1;
  }
}
