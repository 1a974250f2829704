import type * as License from '@flexa/license';
import { reportKeyClaims } from '@flexa/license/issue';
import { packageFile } from '@flexa/visuals/build';
import { build } from 'esbuild';
import { generateKeyPairSync, sign } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { dataView } from '../power-bi/data-views';
import { openVisual } from '../power-bi/frame';
import { table } from '../stack/terminal/table';
import { launchBrowser } from '../tests/browser/fixtures/launch';
import { percentile } from './percentile';

/**
 * `npm run bench:visuals`: what the check of a licence takes on a processor slowed four times, and what
 * an update of a packaged visual takes on this one. Fails over the limits.
 */
const SLOWER = 4;
const KEYS = 60;
const UPDATES = 60;
const LIMITS = { first: 150, later: 8, update100: 16, update1000: 100 };

interface Row {
  what: string;
  measured: number;
  limit: number;
}

function signedKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const keys = Array.from({ length: KEYS }, (_, i) => {
    const claims = reportKeyClaims({
      ...{ jti: `key-${i}`, sub: 's', lic: 'l', prd: 'charts', qty: 25, nam: 'Lindqvist AB' },
      ...{ isTrial: false, issuedAt: new Date(0), endsAt: new Date('2100-01-01') },
    });
    const text = `${part({ alg: 'EdDSA', kid: 'b', typ: 'license+jwt' })}.${part(claims)}`;
    return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
  });
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { keys, publicKey: { kty: 'OKP', crv: 'Ed25519', kid: 'b', x } };
}

/** The check alone, in a new page each run, so that the first check is one. */
async function benchLicense(browser: Browser): Promise<Row[]> {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@flexa/license'", resolveDir: import.meta.dirname },
    ...{ bundle: true, write: false, minify: true, format: 'iife', globalName: 'license' },
  });
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const times = await page.evaluate(({ keys, publicKey }) => {
    const { license } = globalThis as unknown as { license: typeof License };
    return keys.map((key) => {
      const start = performance.now();
      const options = { product: 'charts', now: new Date(), keys: [publicKey] };
      const { state } = license.checkLicense(key, options);
      if (state !== 'valid') throw new Error(state);
      // Every update checks again; the signature is known by then.
      const begun = performance.now();
      license.checkLicense(key, options);
      return { first: begun - start, again: performance.now() - begun };
    });
  }, signedKeys());
  await page.close();
  const [first, ...others] = times;
  const slowed = `processor slowed ${SLOWER} times`;
  return [
    { what: `first check, ${slowed}, ms`, measured: first?.first ?? 0, limit: LIMITS.first },
    {
      what: `each other key, median, ${slowed}, ms`,
      measured: percentile(
        others.map((one) => one.first),
        50,
      ),
      limit: LIMITS.later,
    },
    {
      what: `the same key again, p95, ${slowed}, ms`,
      measured: percentile(
        times.map((one) => one.again),
        95,
      ),
      limit: LIMITS.later,
    },
  ];
}

/** Updates with other values each time, as when a slicer moves. */
async function benchUpdates(browser: Browser, rows: number, limit: number): Promise<Row> {
  const visual = await openVisual(browser, packageFile('variance-columns'));
  await visual.start();
  const names = Array.from({ length: rows }, (_, i) => `Row ${i}`);
  const viewAt = (turn: number) =>
    dataView(names, [
      { role: 'actual', name: 'Net sales', values: names.map((_, i) => 50 + ((i * turn) % 37)) },
      { role: 'plan', name: 'Plan', values: names.map((_, i) => 50 + (i % 29)) },
    ]);
  const options = Array.from({ length: UPDATES }, (_, turn) => ({
    ...{ viewport: { width: 640, height: 360 }, viewMode: 0, dataViews: [viewAt(turn)] },
  }));
  const times = await visual.frame.evaluate((all) => {
    return all.map((one) => {
      const start = performance.now();
      window.bench.update(one);
      return performance.now() - start;
    });
  }, options);
  await visual.page.context().close();
  return { what: `update of ${rows} points, p95, ms`, measured: percentile(times, 95), limit };
}

const browser = await launchBrowser();
try {
  const rows = [
    ...(await benchLicense(browser)),
    await benchUpdates(browser, 100, LIMITS.update100),
    await benchUpdates(browser, 1000, LIMITS.update1000),
  ];
  const { size } = await stat(packageFile('variance-columns'));
  console.log(`Variance columns, packaged: ${Math.round(size / 1024)} kB`);
  const lines = rows.map(({ what, measured, limit }) => [what, measured.toFixed(1), `${limit}`]);
  console.log(table([[['', 'measured', 'limit']], lines]));
  if (rows.some(({ measured, limit }) => measured > limit)) process.exitCode = 1;
} finally {
  await browser.close();
}
