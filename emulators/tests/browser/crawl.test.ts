import { expect, test } from 'vitest';
import { crawl } from '../../tools/crawl/crawl';
import { PORTAL } from './harness';
import { launchBrowser } from './launch';

test('the whole site is sound: links, words, structured data, policy, files', async () => {
  const browser = await launchBrowser();
  try {
    const { faults, pages, types } = await crawl(browser, PORTAL);
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(30);
    for (const type of [
      'BlogPosting',
      'BreadcrumbList',
      'FAQPage',
      'Organization',
      'Product',
      'WebApplication',
      'WebSite',
    ]) {
      expect(types).toContain(type);
    }
  } finally {
    await browser.close();
  }
}, 240_000);
