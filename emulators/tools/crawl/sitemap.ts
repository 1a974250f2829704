import { get } from './get';

/** The paths that the site map of a portal names. */
export async function sitemapOf(portal: string): Promise<string[]> {
  const { bytes } = await get(`${portal}/sitemap.xml`);
  return [...bytes.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { origin, pathname } = new URL(address);
    if (origin !== portal) throw new Error(`sitemap.xml names ${origin}; the site is ${portal}`);
    return pathname;
  });
}
