import { describe, expect, it } from 'vitest';
import { PART_PLANS } from '@flexa/contracts/plans';
import { renderStructuredData } from './structured-data';
import type { PageFacts } from './page-facts';

const TODAY = new Date('2026-11-21T12:00:00Z');
const buildFacts = (more: Partial<PageFacts>): PageFacts => ({
  path: '/support-center',
  title: 'Support centre · Flexa',
  description: 'Answers.',
  heading: 'Support centre',
  questions: [],
  isIndexed: true,
  ...more,
});

interface Node {
  '@type': string;
  [name: string]: unknown;
}

function parseNodes(more: Partial<PageFacts>): Node[] {
  const html = renderStructuredData(buildFacts(more), TODAY);
  const json = html.replace(/^<script[^>]*>/, '').replace('</script>', '');
  return (JSON.parse(json) as { '@graph': Node[] })['@graph'];
}
const findNode = (type: string, more: Partial<PageFacts>) =>
  parseNodes(more).find((node) => node['@type'] === type);

describe('renderStructuredData', () => {
  it('structured data escapes texts that would end its script element', () => {
    const answer = 'Write </script><script>alert(1)</script>';
    const questions = [{ question: 'How?', answer }];
    const html = renderStructuredData(buildFacts({ questions }), TODAY);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(findNode('FAQPage', { questions })?.['mainEntity']).toMatchObject([
      { name: 'How?', acceptedAnswer: { text: answer } },
    ]);
  });

  it('structured data offers a pack for each term at the price of the catalogue', () => {
    const product = findNode('Product', { path: '/pricing-design', heading: 'Designs' });
    expect(product?.['name']).toBe('Flexa Designs');
    expect(product?.['offers']).toMatchObject(
      PART_PLANS.map(({ cents }) => ({
        price: (cents / 100).toFixed(2),
        priceCurrency: 'USD',
        priceSpecification: { price: (cents / 100).toFixed(2), valueAddedTaxIncluded: false },
      })),
    );
  });

  it('structured data has the list price of the membership after the offer', () => {
    const product = findNode('Product', { path: '/' });
    expect(product?.['offers']).toMatchObject([
      { price: '120.00' },
      { price: '240.00' },
      { price: '420.00' },
    ]);
  });

  it('breadcrumbs lead from the home page through the list to a page below it', () => {
    const path = '/blogs/theme-json-line-by-line';
    const list = findNode('BreadcrumbList', { path, heading: 'A theme.json, line by line' });
    expect(list?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Flexa' },
      { position: 2, name: 'Blog' },
      { position: 3, name: 'A theme.json, line by line' },
    ]);
    expect(findNode('BlogPosting', { path })?.['datePublished']).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('structured data omits products and questions on pages without them', () => {
    expect(parseNodes({ path: '/about-us' }).map((node) => node['@type'])).toEqual([
      'Organization',
      'WebSite',
      'BreadcrumbList',
    ]);
  });
});
