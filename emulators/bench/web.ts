import { launchBrowser } from '../tests/browser/fixtures/launch';
import { freePorts } from '../stack/addresses';
import { formatTable } from '../stack/terminal';
import { withStack } from '../stack/stack';
import { serveByHttp2 } from './http2-front';
import { STABLE_CATEGORIES, runLighthouse, type LighthouseResult } from './lighthouse';

/**
 * `npm run bench:web` runs Lighthouse with its settings for mobile (a simulated slow phone on slow 4G) on the built pages
 * of a stack of its own, over HTTP/2 as Hosting serves them. It takes the median of three runs for each of PAGES. Every
 * other page of the sitemap is checked once for accessibility, best practices and SEO. Fails below the figures of
 * docs/performance.md. Paths on the command line replace PAGES and the sitemap.
 */
const PAGES = [
  '/',
  '/flexa-theme',
  '/flexa-charts',
  '/pricing-charts',
  '/Power-BI-dashboard-examples-PBIX',
  '/power-bi-templates-free-download',
  '/blogs',
  '/blogs/theme-json-line-by-line',
  '/support-center',
  '/register',
] as const;
const RUNS = 3;
const CATEGORIES = ['performance', ...STABLE_CATEGORIES] as const;

/** Returns the score that a page has to reach. The studio has 50 % more code than other pages. */
function findMinimumScore(path: string, category: string): number {
  if (category !== 'performance') return 100;
  return path === '/flexa-theme' ? 90 : 95;
}

interface Measurement extends LighthouseResult {
  path: string;
}

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

async function measure(port: number, portal: string, path: string): Promise<Measurement> {
  const runs: LighthouseResult[] = [];
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await runLighthouse(portal + path, CATEGORIES, { port }));
  runs.sort((a, b) => (a.scores['performance'] ?? 0) - (b.scores['performance'] ?? 0));
  const median = runs[Math.floor(RUNS / 2)];
  if (!median) throw new Error('Lighthouse made no run.');
  return { path, ...median };
}

/** Measures the categories that are the same at every run, without a slow network. */
async function measureQuality(port: number, portal: string, path: string): Promise<Measurement> {
  const flags = { port, throttlingMethod: 'provided', disableFullPageScreenshot: true } as const;
  return { path, ...(await runLighthouse(portal + path, STABLE_CATEGORIES, flags)) };
}

async function readSitemap(portal: string): Promise<string[]> {
  const text = await (await fetch(`${portal}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    return new URL(address).pathname;
  });
}

const requested = process.argv.slice(2);
const pages: readonly string[] = requested.length > 0 ? requested : PAGES;
const ports = await freePorts();
const results = await withStack({ ports, temporary: true }, async ({ addresses }) => {
  const front = await serveByHttp2(addresses.portal, (await freePorts()).web);
  // The stack runs no dev server, so its port is free.
  const browser = await launchBrowser({ debuggingPort: ports.web, trustsEveryone: true });
  try {
    const measurements: Measurement[] = [];
    for (const path of pages) measurements.push(await measure(ports.web, front.address, path));
    const sitemapPaths = requested.length > 0 ? [] : await readSitemap(addresses.portal);
    for (const path of sitemapPaths.filter((sitemapPath) => !pages.includes(sitemapPath)))
      measurements.push(await measureQuality(ports.web, front.address, path));
    return measurements;
  } finally {
    await browser.close();
    front.close();
  }
});

const head = ['page', ...CATEGORIES, 'FCP', 'LCP', 'TBT', 'CLS'];
const rows = results.map(({ path, scores, audits }) => [
  path,
  ...CATEGORIES.map((name) => String(scores[name] ?? '')),
  // Lighthouse's own format, such as "1.4 s".
  ...METRICS.map((id) => audits[id]?.displayValue ?? ''),
]);
console.log(formatTable([[head], rows]));
const short = results.flatMap(({ path, scores }) =>
  CATEGORIES.filter((name) => (scores[name] ?? 100) < findMinimumScore(path, name)).map(
    (name) => `${path}: ${name} ${scores[name]}, needed ${findMinimumScore(path, name)}`,
  ),
);
for (const line of [...results.flatMap(({ failedAudits }) => failedAudits), ...short])
  console.log(`  ${line}`);
process.exitCode = short.length > 0 ? 1 : 0;
