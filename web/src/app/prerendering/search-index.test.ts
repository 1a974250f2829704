import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rankEntries } from '@/features/search';
import { pages } from '../pages';
import { searchIndex } from './search-index';

const index = await searchIndex([
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

describe('the index of the whole site', () => {
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
  ])('finds %j', (search, path) => expect(findFirstPath(search)).toBe(path));

  it('has every public page once', () => {
    const listed = index.filter(({ kind }) => kind === 'page').map(({ path }) => path);
    expect(new Set(listed).size).toBe(listed.length);
    // Those are led to by a mail, a list or a form, not looked for.
    const others = ['/verify', '/seat', '/unsubscribe', '*'];
    const wanted = pages
      .filter(({ path, guard }) => guard === 'anybody' && !path.includes(':'))
      .map(({ path }) => path)
      .filter((path) => !others.includes(path));
    expect(wanted.filter((path) => !listed.includes(path))).toEqual([]);
  });

  it('uses each page’s own description', () => {
    expect(index.find(({ path }) => path === '/pricing-charts')?.lead).toBe(
      'What a licence of Flexa Charts costs.',
    );
  });

  it('is under 60 kB compressed', () => {
    expect(gzipSync(JSON.stringify(index)).length).toBeLessThan(60_000);
  });
});
