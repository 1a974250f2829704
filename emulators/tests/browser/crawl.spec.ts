import { some } from '@flexa/testing/sample';
import { crawl } from '../../tools/crawl/crawl';
import { PORTAL } from './fixtures/people';
import { expect, test } from './fixtures/test';

test('the whole site is sound: links, words, structured data, policy, files', async ({
  browser,
}) => {
  const { faults, pages, types } = await crawl(browser, PORTAL, {
    hasVisuals: false,
    visited: (paths) => some(paths, 1 / 3),
  });
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
});
