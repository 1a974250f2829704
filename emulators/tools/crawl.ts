import { launchBrowser } from '../tests/browser/fixtures/launch';
import { crawl } from './crawl/crawl';
import { withStack } from '../stack/stack';
import { freePorts } from '../stack/ports';

/**
 * `npm run crawl`: goes through the built site, in a stack of its own or, with FLEXA_PORTAL_URL, in one
 * that runs, and says what is wrong with it.
 */
async function run(portal: string, hasVisuals: boolean): Promise<void> {
  const browser = await launchBrowser();
  try {
    const { pages, links, files, types, faults } = await crawl(browser, portal, { hasVisuals });
    for (const fault of faults) console.log(fault);
    console.log(`\n${pages} pages, ${links} links, ${files} files, ${faults.length} faults`);
    console.log(`structured data: ${types.join(', ')}`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

const running = process.env.FLEXA_PORTAL_URL;
if (running) await run(running, true);
else {
  const ports = await freePorts();
  await withStack({ ports, temporary: true }, ({ addresses }) => run(addresses.portal, false));
}
