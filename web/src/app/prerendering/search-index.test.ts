import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rankEntries } from '@/features/search';
import { pages } from '../pages';
import { createSearchIndex } from './search-index';

const index = await createSearchIndex([
  {
    path: '/pricing-charts',
    title: 'Prices of Flexa Charts',
    description: 'What a licence of Flexa Charts costs.',
    heading: 'Charts',
    questions: [],
    isIndexed: true,
  },
]);
const findFirstPath = (search: string) => rankEntries(index, search, 1)[0]?.path;

describe('createSearchIndex', () => {
  it.each([
    ['check a key offline', '/document/licence-keys#checking-a-key-offline'],
    ['licence keys', '/document/licence-keys'],
    ['color blindness palettes', '/blogs/palettes-everyone-can-read'],
    ['corners', '/flexa-theme?setting=Corners'],
    ['privacy', '/privacy-policy'],
    ['prices charts', '/pricing-charts'],
    ['api reference', '/document/api'],
    ['openapi', '/document/api'],
    ['POST licenses verify', '/document/api/licences#verifyLicense'],
    ['createTicket', '/document/api/support#createTicket'],
    ['retail sales', '/Power-BI-dashboard-examples-PBIX/retail-sales-review'],
    ['clear day', '/power-bi-templates-free-download#clear-day'],
  ])('the site search finds %j', (search, path) => expect(findFirstPath(search)).toBe(path));

  it.each([
    ['where do I paste the key', '/document/visuals#adding-the-key'],
    ['Where do I paste my licence key?', '/document/visuals#adding-the-key'],
    ['can viewers see', '/document/before-you-buy#can-viewers-see-a-visual-that-has-no-key'],
    ['do readers need a licence', '/document/before-you-buy#do-readers-need-a-seat'],
    [
      'Does everyone who opens the report need a seat?',
      '/document/before-you-buy#do-readers-need-a-seat',
    ],
    ['who needs a seat', '/document/before-you-buy#who-needs-a-seat'],
    ['how do I install a visual', '/document/visuals#installing-a-visual'],
    [
      'does it work on Power BI Report Server',
      '/document/before-you-buy#where-do-the-visuals-work',
    ],
    [
      'what happens if Flexa goes out of business',
      '/document/before-you-buy#what-if-flexa-disappears',
    ],
    [
      'can I pay by invoice',
      '/document/before-you-buy#can-we-pay-by-invoice-with-vat-number-and-purchase-order',
    ],
    ['is anything sent to your server', '/document/visuals#what-is-checked-and-what-is-sent'],
    ['how do I apply a theme', '/document/applying-a-theme'],
    [
      'why is my visual not in PowerPoint',
      '/document/before-you-buy#why-are-they-missing-from-powerpoint-pdf-and-e-mail',
    ],
    ['how do I get a refund', '/document/before-you-buy#can-we-get-a-refund'],
    ['refunds', '/document/refunds'],
  ])('the site search answers %j', (search, path) => expect(findFirstPath(search)).toBe(path));

  it.each(['theme', 'colours', 'forecast', 'seats', 'key', 'licence'])(
    'the site search ranks documentation and pages for %j before articles',
    (search) => {
      const kinds = rankEntries(index, search, 20).map(({ kind }) => kind);
      const lastToRead = Math.max(kinds.lastIndexOf('document'), kinds.lastIndexOf('page'));
      expect(lastToRead).toBeGreaterThan(-1);
      const article = kinds.indexOf('post');
      expect(article === -1 || article > lastToRead).toBe(true);
    },
  );

  it('the search index has every public page once', () => {
    const listed = index.filter(({ kind }) => kind === 'page').map(({ path }) => path);
    expect(new Set(listed).size).toBe(listed.length);
    // People reach these pages from a mail, a list or a form, not by a search.
    const others = ['/verify', '/seat', '/unsubscribe', '*'];
    const wanted = pages
      .filter(({ path, guard }) => guard === 'anybody' && !path.includes(':'))
      .map(({ path }) => path)
      .filter((path) => !others.includes(path));
    expect(wanted.filter((path) => !listed.includes(path))).toEqual([]);
  });

  it('the search index uses each page’s own description', () => {
    expect(index.find(({ path }) => path === '/pricing-charts')?.lead).toBe(
      'What a licence of Flexa Charts costs.',
    );
  });

  it('the search index is under 60 kB compressed', () => {
    expect(gzipSync(JSON.stringify(index)).length).toBeLessThan(60_000);
  });
});
