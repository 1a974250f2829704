import { parseArgs } from 'node:util';
import type { Flags } from 'lighthouse';
import { freePorts } from '../stack/ports';
import { withStack } from '../stack/stack';
import { table } from '../stack/terminal/table';
import { launchBrowser } from '../tests/browser/fixtures/launch';
import { sitemapOf } from '../tools/crawl/sitemap';
import { serveByHttp2 } from './http2-front';
import { judge, QUALITY } from './lighthouse';

/**
 * `npm run bench:quality`: Lighthouse's accessibility, best practices and SEO of every page of the site map,
 * on a stack of its own. Fails where one of them is not 100. Paths on the command line replace the site map;
 * `--dark` asks for the dark scheme, `--width 320` for a narrower phone.
 */
const NEEDED = 100;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dark: { type: 'boolean', default: false }, width: { type: 'string', default: '412' } },
});
const screen: Flags = {
  // The same answers as on a slow phone, sooner.
  throttlingMethod: 'provided',
  disableFullPageScreenshot: true,
  screenEmulation: {
    mobile: true,
    width: Number(values.width),
    height: 823,
    deviceScaleFactor: 1.75,
  },
};

const ports = await freePorts();
const short = await withStack({ ports, temporary: true }, async ({ addresses }) => {
  const paths = positionals.length > 0 ? positionals : await sitemapOf(addresses.portal);
  const front = await serveByHttp2(addresses.portal, (await freePorts()).web);
  // A port that the stack leaves alone: its own dev server does not run.
  const browser = await launchBrowser({
    debuggingPort: ports.web,
    trustsEveryone: true,
    dark: values.dark,
  });
  try {
    const found: { row: string[]; faults: string[] }[] = [];
    for (const path of paths) {
      const { scores, faults } = await judge(front.address + path, QUALITY, {
        ...screen,
        port: ports.web,
      });
      if (QUALITY.every((name) => scores[name] === NEEDED)) continue;
      found.push({ row: [path, ...QUALITY.map((name) => String(scores[name]))], faults });
    }
    console.log(`${paths.length} pages, ${found.length} below ${NEEDED}`);
    return found;
  } finally {
    await browser.close();
    front.close();
  }
});
if (short.length > 0) console.log(table([[['page', ...QUALITY]], short.map(({ row }) => row)]));
for (const line of short.flatMap(({ faults }) => faults)) console.log(`  ${line}`);
process.exitCode = short.length > 0 ? 1 : 0;
