import { FLEXA_VISUALS, type FlexaVisualName } from '@flexa/license/flexa';
import type { VisualType } from '@flexa/contracts/plans';
import { buildVisuals, buildPackagePath } from '@flexa/visuals/build';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type powerbi from 'powerbi-visuals-api';
import type { HostOptions } from '../power-bi/host';
import { openVisual } from '../power-bi/frame';
import { readLocalOptions } from '../downloads/visual-packages';
import { createLocalSigner } from '../downloads/license-signer';
import { LARGE_ROWS, createMovingView } from '../bench/moving-views';
import { LISTING_VIEWS, SAMPLE_VIEWS, lengthenNames, removeRows } from '../power-bi/sample-views';
import { openStatementPage } from '../power-bi/statement-page';
import { launchBrowser } from '../tests/browser/fixtures/launch';

/**
 * `npm run visual-pictures [-- FOLDER]` takes pictures of each visual in each of its states, for review, and of its
 * listing in Microsoft's marketplace (1366 x 768, logo 300 x 300). `statement` contains the controller's page with a
 * profit-and-loss statement in three widths.
 */
const ICONS = join(import.meta.dirname, '..', '..', 'packages', 'visuals', 'src');
const folder = process.argv[2] ?? 'screenshots/visuals';

interface State {
  name: string;
  size: { width: number; height: number };
  host?: Partial<HostOptions>;
  data?: 'no fields' | 'no rows' | 'broken' | 'listing' | 'long names' | 'most rows';
  /** True if the visual's second point is selected. */
  isSelected?: boolean;
  /** Key of a licence or of a trial that ends soon. */
  key?: 'licence' | 'trial';
  viewMode?: number;
}

const LISTING = { width: 1366, height: 768 };
const DEFAULT_SIZE = { width: 640, height: 360 };
const STATES: readonly State[] = [
  { name: 'listing', size: LISTING, data: 'listing', key: 'licence' },
  { name: 'reading', size: DEFAULT_SIZE },
  { name: 'editing', size: DEFAULT_SIZE, viewMode: 1 },
  { name: 'licensed', size: DEFAULT_SIZE, key: 'licence' },
  { name: 'trial', size: DEFAULT_SIZE, key: 'trial', viewMode: 1 },
  { name: 'landing', size: { width: 360, height: 240 }, data: 'no fields' },
  { name: 'no-rows', size: DEFAULT_SIZE, data: 'no rows' },
  { name: 'error', size: DEFAULT_SIZE, data: 'broken' },
  { name: 'dark', size: DEFAULT_SIZE, key: 'licence', host: { isDark: true } },
  { name: 'high-contrast', size: DEFAULT_SIZE, host: { isHighContrast: true } },
  { name: 'one-colour', size: DEFAULT_SIZE, key: 'licence', host: { isOneColor: true } },
  { name: 'selected', size: DEFAULT_SIZE, key: 'licence', isSelected: true },
  { name: 'long-names', size: DEFAULT_SIZE, key: 'licence', data: 'long names' },
  {
    name: 'long-names-narrow',
    size: { width: 240, height: 240 },
    key: 'licence',
    data: 'long names',
  },
  { name: 'most', size: DEFAULT_SIZE, data: 'most rows' },
  { name: 'german', size: DEFAULT_SIZE, host: { locale: 'de-DE' } },
  { name: 'right-to-left', size: DEFAULT_SIZE, host: { locale: 'ar-SA' } },
  { name: 'small', size: { width: 200, height: 140 } },
  { name: 'smallest', size: { width: 60, height: 60 } },
];

const POINTS = '[role=option],[role=row][aria-level]';
const DAY = 24 * 60 * 60 * 1000;

/** Signs a key for the visual's pack, or for another one. */
async function createVisualKey(
  name: FlexaVisualName,
  kind: 'licence' | 'trial',
  pack: VisualType = FLEXA_VISUALS.find((visual) => visual.name === name)?.pack ?? 'charts',
): Promise<string> {
  const isTrial = kind === 'trial';
  const signer = await createLocalSigner();
  return signer.signKey({
    id: 'order-1',
    userId: 'nora',
    name: 'Nora Lind',
    visualType: pack,
    month: 1,
    quantity: 1,
    licenseType: isTrial ? 'free' : 'standard',
    source: isTrial ? 'trial' : 'order',
    deletedAt: null,
    revokedReason: null,
    createdAt: new Date(Date.now() - DAY).toISOString(),
    expiresAt: new Date(Date.now() + (isTrial ? 4.5 : 30) * DAY).toISOString(),
  });
}

const PAGE_STATES: readonly { name: string; host?: Partial<HostOptions> }[] = [
  { name: 'light' },
  { name: 'dark', host: { isDark: true } },
  { name: 'high-contrast', host: { isHighContrast: true } },
  { name: 'german', host: { locale: 'de-DE' } },
  { name: 'right-to-left', host: { locale: 'ar-SA' } },
];

/** Takes pictures of the controller's page in each state and width. */
async function takeStatementPage(browser: Browser): Promise<void> {
  await mkdir(join(folder, 'statement'), { recursive: true });
  const { draw, page } = await openStatementPage(browser);
  const key = await createVisualKey('bridge', 'licence', 'suite');
  for (const width of [1440, 960, 400]) {
    for (const { name, host } of PAGE_STATES) {
      await draw(width, key, host);
      const path = join(folder, 'statement', `${name}-${width}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
  await page.context().close();
}

async function createViews(
  name: FlexaVisualName,
  { data, key }: State,
): Promise<powerbi.DataView[]> {
  if (data === 'no fields') return [];
  const objects = key && { flexaLicence: { key: await createVisualKey(name, key) } };
  if (data === 'listing') return [LISTING_VIEWS[name](objects ?? {})];
  if (data === 'most rows') return [createMovingView(name, LARGE_ROWS[name], 1)];
  const view = SAMPLE_VIEWS[name](objects);
  if (data === 'long names') return [lengthenNames(view)];
  if (data === 'broken') {
    if (view.categorical) Object.assign(view.categorical, { values: 7 });
    if (view.matrix) Object.assign(view.matrix, { valueSources: 7 });
  }
  return [data === 'no rows' ? removeRows(view) : view];
}

async function takePictures(browser: Browser, name: FlexaVisualName): Promise<void> {
  const visual = await openVisual(browser, buildPackagePath(name));
  const frame = visual.page.locator('iframe');
  for (const each of STATES) {
    const { name: state, size, host, viewMode = 0, isSelected = false } = each;
    await visual.page.setViewportSize({ width: size.width + 40, height: size.height + 40 });
    await frame.evaluate((element, { width, height }) => {
      element.setAttribute('width', String(width));
      element.setAttribute('height', String(height));
      element.style.border = '0';
    }, size);
    await visual.start(host);
    const dataViews = await createViews(name, each);
    await visual.frame.evaluate((options) => window.bench.update(options), {
      viewport: size,
      viewMode,
      dataViews,
    });
    // The first point of a bridge is a total, which selects nothing.
    if (isSelected) await visual.frame.locator(POINTS).nth(1).click();
    const background = host?.isHighContrast ? '#000' : host?.isDark ? '#1b1a19' : '#fff';
    await visual.frame.evaluate((color) => (document.body.style.background = color), background);
    await frame.screenshot({ path: join(folder, name, `${state}.png`) });
  }
  await visual.page.context().close();
}

/** Takes a picture of the visual's icon on the background of the listing. */
async function takeLogo(browser: Browser, name: FlexaVisualName): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 300, height: 300 } });
  const icon = await readFile(join(ICONS, name, 'icon.svg'), 'utf8');
  const large = icon.replace(/width="20" height="20"/, 'width="220" height="220"');
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:300px;background:#fff">${large}`,
  );
  await writeFile(join(folder, name, 'logo.png'), await page.screenshot());
  await page.close();
}

await buildVisuals(await readLocalOptions(), (line) => console.log(line));
const browser = await launchBrowser();
try {
  for (const { name } of FLEXA_VISUALS) {
    await mkdir(join(folder, name), { recursive: true });
    await takePictures(browser, name);
    await takeLogo(browser, name);
    console.log(`${name}: ${STATES.length + 1} pictures`);
  }
  await takeStatementPage(browser);
  console.log(`statement: ${PAGE_STATES.length * 3} pictures`);
} finally {
  await browser.close();
}
