import { expect, it } from 'vitest';
import { POSTS } from '@/features/content/texts/blogs/posts';
import type { PageFacts } from './page-facts';
import { createSearchFiles } from './search-files';

const buildPage = (path: string, isIndexed = true): PageFacts => ({
  path,
  title: path,
  description: path,
  heading: path,
  questions: [],
  isIndexed,
});

const findText = (name: string, pages: PageFacts[] = []) =>
  createSearchFiles(pages).find(({ file }) => file === name)?.text ?? '';

it('the site map lists the public pages, and posts with their date', () => {
  const [post] = POSTS;
  const map = findText('sitemap.xml', [
    buildPage('/'),
    buildPage(`/blogs/${post?.slug}`),
    buildPage('/verify', false),
  ]);
  expect(map.match(/<loc>/g)).toHaveLength(2);
  expect(map).toContain(`/blogs/${post?.slug}</loc><lastmod>${post?.date}</lastmod>`);
});

it('robots.txt excludes the app’s own pages and gives the full address of the site map', () => {
  expect(findText('robots.txt')).toMatch(/Disallow: \/admin\nDisallow: \/general\n/);
  expect(findText('robots.txt')).toMatch(/Sitemap: https?:\/\/[^/]+\/sitemap\.xml\n/);
});

it('the feed has every post', () => {
  const feed = findText('blogs/rss.xml');
  expect(feed.match(/<item>/g)).toHaveLength(POSTS.length);
  for (const { slug } of POSTS) expect(feed).toContain(`/blogs/${slug}</link>`);
});

it('security.txt gives the full address for reports and is valid for a year', () => {
  const text = findText('.well-known/security.txt');
  expect(text).toMatch(/^Contact: https?:\/\/[^/]+\/support-center$/m);
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = (expires.getTime() - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});
