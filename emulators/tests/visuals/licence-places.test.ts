import type { VisualType } from '@flexa/contracts/plans';
import {
  FLEXA_VISUALS,
  formatStoreName,
  listProductsFor,
  addLicenseKey,
} from '@flexa/license/flexa';
import { buildPackagePath } from '@flexa/visuals/build';
import { findForbidden, readPackage } from '@flexa/visuals/build-bundle';
import { embedKey, formatCompanyVersion } from '@flexa/visuals/company-build';
import type { Browser } from '@playwright/test';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../browser/fixtures/launch';
import { SAMPLE_VIEWS } from '../../power-bi/sample-views';
import { resolveThemeObjects } from '../../power-bi/theme-objects';
import { DAY, EDITING, signLicenseKey, openPackaged, type PackagedVisual } from './fixtures';

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await launchBrowser();
  folder = await mkdtemp(join(tmpdir(), 'company-build-'));
}, 60_000);
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

const openedVisuals: PackagedVisual[] = [];
afterEach(async () => {
  for (const visual of openedVisuals.splice(0)) {
    expect([visual.requests, visual.faults]).toEqual([[], []]);
    await visual.page.context().close();
  }
});

/** Number of the company's build. */
const BUILD = 3;
const soon = new Date(Date.now() + 40 * DAY);
const longAgo = new Date(Date.now() - 20 * DAY);

describe.each(FLEXA_VISUALS)('packages built for a company: $name', ({ name, pack, guid }) => {
  const product = listProductsFor(pack)[0] as VisualType;

  /** Opens a package with these settings and returns what it says to the author about its licence. */
  async function readNotice(file: string, objects: Record<string, Record<string, unknown>> = {}) {
    const visual = await openPackaged(browser, name, file);
    openedVisuals.push(visual);
    await visual.start();
    await visual.update({ view: SAMPLE_VIEWS[name](objects as never), viewMode: EDITING });
    return visual.readTexts('[role=note]');
  }

  async function buildWith(endsAt: Date, options: Parameters<typeof signLicenseKey>[2] = {}) {
    const key = await signLicenseKey(product, endsAt, options);
    const built = embedKey(await readFile(buildPackagePath(name)), key, BUILD);
    const file = join(folder, `${name}.pbiviz`);
    await writeFile(file, built.bytes);
    return { ...built, key, file };
  }

  test('the package of a company differs from the public one only by key and version', async () => {
    const before = readPackage(await readFile(buildPackagePath(name)));
    const { key, file, bytes, version } = await buildWith(soon);
    const after = readPackage(bytes);
    expect(after.visual).toEqual({ ...before.visual, version });
    expect(version).toBe(formatCompanyVersion(before.visual.version, BUILD));
    const [start = '', end = ''] = after.content.js.split(key);
    expect(before.content.js.startsWith(start)).toBe(true);
    expect(before.content.js.endsWith(end)).toBe(true);
    expect({ ...after.content, js: '' }).toEqual({ ...before.content, js: '' });
    expect([after.capabilities, after.stringResources]).toEqual([
      before.capabilities,
      before.stringResources,
    ]);
    expect(findForbidden(after.content.js, ['http'])).toEqual([]);
    const computeDigest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(computeDigest((await buildWith(soon)).bytes)).toBe(computeDigest(await readFile(file)));
  });

  test('the package of a company shows no notice, although the report has no key', async () => {
    expect(await readNotice(buildPackagePath(name))).toEqual([
      expect.stringMatching(/licence key: /),
    ]);
    expect(await readNotice((await buildWith(soon)).file)).toEqual([]);
  });

  test('the package of a company says when its licence ended or was revoked, and uses the report’s key then', async () => {
    const endedNotice = [expect.stringMatching(/^The licence ended on /)];
    const { file } = await buildWith(longAgo);
    expect(await readNotice(file)).toEqual(endedNotice);
    const key = await signLicenseKey(product, soon);
    expect(await readNotice(file, { flexaLicence: { key } })).toEqual([]);
    const revoked = await buildWith(soon, { isRevoked: true });
    expect(await readNotice(revoked.file)).toEqual(['This licence was revoked.']);
  });

  test('the package of a company reads a theme’s key under its own name, a store’s and every visual’s', async () => {
    const key = await signLicenseKey(product, soon);
    const theme = addLicenseKey({ name: 'Report' }, key);
    const read = (from: object, as: string) =>
      readNotice(buildPackagePath(name), resolveThemeObjects(from, as));
    for (const as of [guid, formatStoreName(guid)]) expect(await read(theme, as)).toEqual([]);
    const styles: Record<string, unknown> = theme.visualStyles;
    const plainOnly = { visualStyles: { [guid]: styles[guid] } };
    expect(await read(plainOnly, formatStoreName(guid))).not.toEqual([]);

    const { visualStyles } = addLicenseKey({ name: 'Report' }, key, { everyVisual: true });
    const everywhere = { visualStyles: { '*': (visualStyles as Record<string, unknown>)['*'] } };
    for (const as of [guid, formatStoreName(guid)]) expect(await read(everywhere, as)).toEqual([]);
    const endedKey = await signLicenseKey(product, longAgo);
    const ownWins = {
      visualStyles: { ...everywhere.visualStyles, ...addLicenseKey({}, endedKey).visualStyles },
    };
    expect(await read(ownWins, guid)).toEqual([expect.stringMatching(/^The licence ended on /)]);
  });
});
