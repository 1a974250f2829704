import type { Browser } from '@playwright/test';
import { rememberTakeOver } from '../../tests/browser/fixtures/taken-over';
import { get } from './get';
import { readPage, type RawPage } from './read-page';
import { sitemapOf } from './sitemap';
import { faultsOfData } from './structured-data';
import { visitPage } from './visit-page';

/** Addresses that are no page. */
const UNKNOWN = [
  '/no-such-page',
  '/blogs/no-such-post',
  '/Power-BI-dashboard-examples-PBIX/no-such-example',
];
/** A visit waits for the network most of its time. */
const AT_ONCE = 4;
/** A page of less has nothing to say without scripts. */
const FEWEST_WORDS = 25;

export interface Crawl {
  /** What was looked at. */
  pages: number;
  links: number;
  files: number;
  /** Nodes of structured data, by type. */
  types: string[];
  /** Each begins with the page's path. */
  faults: string[];
}

export interface CrawlOptions {
  hasVisuals: boolean;
  visited?: (paths: readonly string[]) => readonly string[];
}

interface Seen {
  raw: RawPage;
  ids: Set<string>;
  links: Set<string>;
}

/**
 * Goes through the whole built site as a search engine and as a visitor: every page of the site map and
 * every page linked from one. A page is read raw, then opened in the browser and scrolled through.
 *
 * @param options.visited which of the paths are opened in the browser; all by default.
 * @param options.hasVisuals whether the files of the visuals were built, as `npm start` does and the stacks
 * of tests don't.
 */
export async function crawl(
  browser: Browser,
  portal: string,
  { hasVisuals, visited = (paths) => paths }: CrawlOptions,
): Promise<Crawl> {
  const faults: string[] = [];
  const types = new Set<string>();
  const seen = new Map<string, Seen>();
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // As visitors have it; the tests' browser blocks them otherwise, and says so on the console.
    serviceWorkers: 'allow',
  });
  // tsx keeps the names of functions by a helper, which a function sent into the page has to find there.
  await context.addInitScript('globalThis.__name = (named) => named');
  await rememberTakeOver(context);
  try {
    const reader = await context.newPage();
    await reader.goto('about:blank');
    const listed = await sitemapOf(portal);
    const inBrowser = new Set(visited(listed));
    const look = async (path: string) => {
      const say = (what: string) => faults.push(`${path} ${what}`);
      const { status, bytes } = await get(portal + path);
      const html = bytes.toString();
      if (status !== 200) say(`answers ${status}`);
      const raw = await readPage(reader, html);
      const data = await faultsOfData(html);
      data.faults.forEach(say);
      data.types.forEach((type) => types.add(type));
      checkRaw(raw, { portal, path, isListed: listed.includes(path) }).forEach(say);
      seen.set(path, { raw, ids: new Set(raw.ids), links: new Set(raw.links) });
      if (!inBrowser.has(path)) return;
      const visit = await visitPage(context, portal + path);
      visit.faults.forEach(say);
      if (visit.heading.trim() !== raw.headings[0]) {
        say(`is headed “${raw.headings[0]}” without scripts, “${visit.heading}” with them`);
      }
      const links = new Set([...raw.links, ...visit.links]);
      seen.set(path, { raw, ids: new Set([...raw.ids, ...visit.ids]), links });
    };
    const open = [...new Set(listed)];
    const lookAtNext = async () => {
      for (let path = open.shift(); path !== undefined; path = open.shift()) await look(path);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lookAtNext));
    faults.push(...sameWords(seen, listed));
    const links = await checkLinks(seen, portal, hasVisuals);
    const files = await checkFiles(seen, portal);
    faults.push(...links.faults, ...files.faults, ...(await checkSearchFiles(portal)));
    for (const path of UNKNOWN) {
      const { status } = await get(portal + path);
      if (status !== 404) faults.push(`${path} answers ${status}, not 404`);
    }
    return { pages: seen.size, links: links.count, files: files.count, types: [...types], faults };
  } finally {
    await context.close();
  }
}

function checkRaw(
  raw: RawPage,
  { portal, path, isListed }: { portal: string; path: string; isListed: boolean },
): string[] {
  const faults: string[] = [];
  if (raw.headings.length !== 1) faults.push(`has ${raw.headings.length} h1 without scripts`);
  if (raw.words < FEWEST_WORDS) faults.push(`has ${raw.words} words without scripts`);
  if (isListed && raw.canonical !== portal + path) faults.push(`is called ${raw.canonical}`);
  if (raw.description.length < 50) faults.push(`describes itself too shortly: ${raw.description}`);
  for (const image of raw.badImages) faults.push(`has a picture without text or room: ${image}`);
  return faults;
}

/** Titles and descriptions that two pages share. */
function sameWords(seen: ReadonlyMap<string, Seen>, listed: readonly string[]): string[] {
  const first = new Map<string, string>();
  const faults: string[] = [];
  for (const path of listed) {
    const raw = seen.get(path)?.raw;
    for (const words of raw ? [raw.title, raw.description] : []) {
      const other = first.get(words);
      if (other) faults.push(`${path} says the same as ${other}: ${words}`);
      first.set(words, path);
    }
  }
  return faults;
}

/** A file of `npm run build:visuals`. */
const VISUAL_FILE = /^\/downloads\/flexa-[\w-]+\.(pbiviz|zip|tgz)$/;

/** A theme that the studio takes out of its address; no place on a page. */
const SHARED_THEME = /^#theme\d+\./;

/** Every link leads to something, and every anchor to a place on its page. */
async function checkLinks(seen: ReadonlyMap<string, Seen>, portal: string, hasVisuals: boolean) {
  const faults: string[] = [];
  const known = new Map<string, number>();
  let count = 0;
  for (const [path, { links }] of seen) {
    for (const link of links) {
      const { origin, pathname, hash, protocol } = new URL(link, portal + path);
      if (origin !== portal || !protocol.startsWith('http')) continue;
      if (VISUAL_FILE.test(pathname) && !hasVisuals) continue;
      count += 1;
      if (!known.has(pathname)) known.set(pathname, (await get(portal + pathname)).status);
      const status = known.get(pathname);
      if (status !== 200) faults.push(`${path} links to ${link}, which answers ${status}`);
      const target = seen.get(pathname);
      if (SHARED_THEME.test(hash)) continue;
      if (hash && target && !target.ids.has(decodeURIComponent(hash.slice(1)))) {
        faults.push(`${path} links to ${link}, which has no such place`);
      }
    }
  }
  return { count, faults };
}

async function checkFiles(seen: ReadonlyMap<string, Seen>, portal: string) {
  const faults: string[] = [];
  const known = new Set<string>();
  for (const [path, { raw }] of seen) {
    for (const file of [...raw.files, raw.picture]) {
      const { href, origin } = new URL(file, portal + path);
      if (known.has(href)) continue;
      known.add(href);
      if (origin !== portal) faults.push(`${path} needs a file of another origin: ${href}`);
      const { status, bytes } = await get(href);
      if (status !== 200) faults.push(`${path} needs ${file}: ${status}`);
      if (file === raw.picture && !isSharedPicture(bytes)) {
        faults.push(`${path} is shared with ${file}, which is no PNG of 1200 × 630`);
      }
    }
  }
  return { count: known.size, faults };
}

/** A PNG begins with eight bytes of its own and a chunk that says its size. */
function isSharedPicture(bytes: Buffer): boolean {
  const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG';
  return isPng && bytes.readUInt32BE(16) === 1200 && bytes.readUInt32BE(20) === 630;
}

async function checkSearchFiles(portal: string): Promise<string[]> {
  const faults: string[] = [];
  const robots = await get(`${portal}/robots.txt`);
  if (!robots.bytes.includes(`Sitemap: ${portal}/sitemap.xml`))
    faults.push('/robots.txt has no site map');
  const feed = await get(`${portal}/blogs/rss.xml`);
  const items = [...feed.bytes.toString().matchAll(/<item>[\s\S]*?<link>([^<]+)<\/link>/g)];
  if (items.length === 0) faults.push('/blogs/rss.xml names no post');
  for (const [, address = ''] of items) {
    const { status } = await get(address);
    if (status !== 200) faults.push(`/blogs/rss.xml names ${address}, which answers ${status}`);
  }
  return faults;
}
