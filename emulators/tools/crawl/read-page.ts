import type { Page } from '@playwright/test';

/** What a page's HTML says before any script has run. */
export interface RawPage {
  title: string;
  description: string;
  canonical: string;
  headings: string[];
  /** Length of the text a reader sees without scripts. */
  words: number;
  /** Addresses of links, as they stand. */
  links: string[];
  ids: string[];
  /** Files it needs: scripts, styles, pictures, fonts, the picture for sharing. */
  files: string[];
  picture: string;
  /** Pictures without a text, or without the room they will take. */
  badImages: string[];
}

/** Reads HTML in the browser's own parser, without running it. */
export function readPage(browser: Page, html: string): Promise<RawPage> {
  return browser.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...page.querySelectorAll(selector)];
    const values = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? '');
    const meta = (name: string) =>
      page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
    const textOf = (element: Element | null) =>
      (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    return {
      title: page.title,
      description: meta('description') ?? '',
      canonical: values('link[rel=canonical]', 'href').join(' '),
      headings: all('h1').map(textOf),
      words: all('main, noscript').map(textOf).join(' ').split(' ').length,
      links: values('a[href]', 'href'),
      ids: values('[id]', 'id'),
      files: [
        ...values('script[src]', 'src'),
        ...values('script[data-app]', 'data-app').flatMap((list) => list.split(' ')),
        ...values('script[data-parts]', 'data-parts').flatMap((list) => list.split(' ')),
        ...values('link:not([rel=canonical])', 'href'),
        ...values('img[src], video[src], source[src], track[src]', 'src'),
        ...values('video[poster]', 'poster'),
        ...values('img[srcset], source[srcset]', 'srcset').flatMap((list) =>
          list.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
        ),
      ],
      picture: meta('og:image') ?? '',
      badImages: all('img')
        .filter((image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)))
        .map((image) => image.getAttribute('src') ?? ''),
    };
  }, html);
}
