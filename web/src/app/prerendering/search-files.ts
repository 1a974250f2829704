import { Feed } from 'feed';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { POSTS } from '@/features/content/texts/blogs/posts';
import type { PageFacts } from './page-facts';
import { choosePicture } from './picture';

const resolveUrl = (path: string) => new URL(path, env.siteUrl).href;

/** Creates robots.txt, sitemap.xml, the feed and security.txt. */
export function createSearchFiles(pages: readonly PageFacts[]): { file: string; text: string }[] {
  return [
    { file: 'robots.txt', text: createRobotsTxt() },
    { file: 'sitemap.xml', text: createSitemap(pages) },
    { file: 'blogs/rss.xml', text: createFeed() },
    { file: '.well-known/security.txt', text: createSecurityTxt() },
  ];
}

function createRobotsTxt(): string {
  return `User-agent: *
Disallow: /admin
Disallow: /general
Disallow: /api/

Sitemap: ${resolveUrl('/sitemap.xml')}
`;
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Contact for vulnerability reports (RFC 9116). Its expiry date is renewed by each build. */
function createSecurityTxt(): string {
  return `Contact: ${resolveUrl('/support-center')}
Expires: ${new Date(now().getTime() + YEAR_MS).toISOString()}
Preferred-Languages: en
Canonical: ${resolveUrl('/.well-known/security.txt')}
`;
}

function createSitemap(pages: readonly PageFacts[]): string {
  const urls = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path }) => {
      const date = POSTS.find(({ slug }) => path === `/blogs/${slug}`)?.date;
      const changed = date ? `<lastmod>${date}</lastmod>` : '';
      return `  <url><loc>${resolveUrl(path)}</loc>${changed}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

function createFeed(): string {
  const newest = POSTS.map(({ date }) => date)
    .sort()
    .at(-1);
  const rss = new Feed({
    title: 'Flexa blog',
    description: 'Colour, charts, tables and theme files for people who design Power BI reports.',
    id: resolveUrl('/blogs'),
    link: resolveUrl('/blogs'),
    language: 'en-GB',
    favicon: resolveUrl('/favicon.svg'),
    copyright: env.operator.name,
    feedLinks: { rss: resolveUrl('/blogs/rss.xml') },
    ...(newest && { updated: new Date(newest) }),
  });
  for (const { slug, title, lead, topic, date } of POSTS) {
    const path = `/blogs/${slug}`;
    rss.addItem({
      title,
      id: resolveUrl(path),
      link: resolveUrl(path),
      description: lead,
      date: new Date(date),
      category: [{ name: topic }],
      image: resolveUrl(choosePicture(path).file),
    });
  }
  return rss.rss2();
}
