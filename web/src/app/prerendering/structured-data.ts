import { formatCount } from '@flexa/contracts/format';
import {
  MEMBERSHIP_PLANS,
  computeMembershipPrice,
  PACKS,
  PART_PLANS,
  type Pack,
} from '@flexa/contracts/plans';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { env } from '@/lib/env';
import { EXAMPLES } from '@/features/content/texts/examples/examples';
import { POSTS } from '@/features/content/texts/blogs/posts';
import type { PageFacts } from './page-facts';
import { choosePicture } from './picture';

/** A node of schema.org's vocabulary. */
type Node = { '@type': string } & Record<string, unknown>;

const resolveUrl = (path: string) => new URL(path, env.siteUrl).href;
const ORGANIZATION = { '@id': resolveUrl('/#organization') };
const WEBSITE = { '@id': resolveUrl('/#website') };

/** Lists by the path of the pages below them. */
const LISTS: Record<string, string> = {
  blogs: 'Blog',
  document: 'Documentation',
  'Power-BI-dashboard-examples-PBIX': 'Dashboard examples',
};

/** Renders a page as schema.org data for search engines: the site, the page and its subject. */
export function renderStructuredData(facts: PageFacts, today: Date): string {
  const graph = [
    ...createSiteNodes(),
    ...createBreadcrumbs(facts),
    ...createFaq(facts),
    ...createPost(facts),
    ...createLists(facts),
    ...createProducts(facts, today),
    ...createStudioApp(facts),
  ];
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // Escaped so that no text can end the script element.
  return `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
}

function createSiteNodes(): Node[] {
  return [
    {
      '@type': 'Organization',
      ...ORGANIZATION,
      name: env.operator.name,
      url: resolveUrl('/'),
      logo: resolveUrl('/apple-touch-icon.png'),
    },
    {
      '@type': 'WebSite',
      ...WEBSITE,
      name: 'Flexa',
      url: resolveUrl('/'),
      inLanguage: 'en-GB',
      publisher: ORGANIZATION,
    },
  ];
}

function createBreadcrumbs({ path, heading }: PageFacts): Node[] {
  if (path === '/') return [];
  const [, list = '', slug] = path.split('/');
  const steps = [
    { name: 'Flexa', path: '/' },
    ...(slug ? [{ name: LISTS[list] ?? list, path: `/${list}` }] : []),
    { name: heading, path },
  ];
  const itemListElement = steps.map((step, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: step.name,
    item: resolveUrl(step.path),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function createFaq({ path, questions }: PageFacts): Node[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', '@id': resolveUrl(`${path}#questions`), mainEntity }];
}

function createPost({ path, description }: PageFacts): Node[] {
  const found = POSTS.find(({ slug }) => path === `/blogs/${slug}`);
  if (!found) return [];
  return [
    {
      '@type': 'BlogPosting',
      '@id': resolveUrl(`${path}#post`),
      headline: found.title,
      description,
      url: resolveUrl(path),
      mainEntityOfPage: resolveUrl(path),
      image: resolveUrl(choosePicture(path).file),
      datePublished: found.date,
      dateModified: found.date,
      articleSection: found.topic,
      inLanguage: 'en-GB',
      author: ORGANIZATION,
      publisher: ORGANIZATION,
    },
  ];
}

function createLists({ path, description, heading }: PageFacts): Node[] {
  const items =
    path === '/blogs'
      ? POSTS.map(({ slug, title }) => ({ name: title, path: `/blogs/${slug}` }))
      : path === '/Power-BI-dashboard-examples-PBIX'
        ? EXAMPLES.map(({ slug, title }) => ({ name: title, path: `${path}/${slug}` }))
        : [];
  if (items.length === 0) return [];
  const itemListElement = items.map((item, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: item.name,
    url: resolveUrl(item.path),
  }));
  return [
    {
      '@type': 'CollectionPage',
      '@id': resolveUrl(`${path}#page`),
      name: heading,
      description,
      url: resolveUrl(path),
      isPartOf: WEBSITE,
      mainEntity: { '@type': 'ItemList', itemListElement },
    },
  ];
}

/** Creates the product of a pricing or showcase page, with an offer per term at the catalogue's prices. */
function createProducts(facts: PageFacts, today: Date): Node[] {
  const pack = PACKS.find((each) => facts.path === buildPricingPath({ visualType: each }));
  if (!pack) return facts.path === '/' ? [createMembershipProduct(facts, today)] : [];
  return [
    createPackProduct(pack, facts),
    ...(pack === PACKS[0] ? [createMembershipProduct(facts, today)] : []),
  ];
}

function createPackProduct(pack: Pack, { path, description }: PageFacts): Node {
  return {
    '@type': 'Product',
    '@id': resolveUrl(`${path}#product`),
    name: `Flexa ${pack[0]?.toUpperCase()}${pack.slice(1)}`,
    description,
    image: resolveUrl(choosePicture(path).file),
    brand: { '@type': 'Brand', name: 'Flexa' },
    offers: PART_PLANS.map(({ months, cents }) =>
      createOffer(buildPricingPath({ visualType: pack, month: months }), months, cents),
    ),
  };
}

function createMembershipProduct({ path }: PageFacts, today: Date): Node {
  return {
    '@type': 'Product',
    '@id': resolveUrl(`${path}#membership`),
    name: 'Flexa Membership',
    description: 'Theme, design and charts for Power BI on one licence, for 3, 6 or 12 months.',
    image: resolveUrl(choosePicture('/').file),
    brand: { '@type': 'Brand', name: 'Flexa' },
    offers: MEMBERSHIP_PLANS.map(({ months, listCents }) =>
      createOffer(
        buildPricingPath({ visualType: 'suite', month: months }),
        months,
        computeMembershipPrice(months, today, env.comboOfferEnd) ?? listCents,
      ),
    ),
  };
}

function createOffer(path: string, months: number, cents: number): Node {
  return {
    '@type': 'Offer',
    name: formatCount(months, 'month'),
    price: (cents / 100).toFixed(2),
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: (cents / 100).toFixed(2),
      priceCurrency: 'USD',
      valueAddedTaxIncluded: false,
    },
    availability: 'https://schema.org/InStock',
    url: resolveUrl(path),
    seller: ORGANIZATION,
  };
}

function createStudioApp({ path, description }: PageFacts): Node[] {
  if (path !== '/flexa-theme') return [];
  return [
    {
      '@type': 'WebApplication',
      '@id': resolveUrl(`${path}#app`),
      name: 'Flexa theme studio',
      description,
      url: resolveUrl(path),
      image: resolveUrl(choosePicture(path).file),
      applicationCategory: 'DesignApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD', url: resolveUrl(path) },
      publisher: ORGANIZATION,
    },
  ];
}
