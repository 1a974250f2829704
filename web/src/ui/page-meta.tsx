import { useEffect } from 'react';
import { env } from '@/lib/env';

interface PageMetaProps {
  /** "Sign in"; the name of the site is added. */
  title: string;
  description: string;
  /** The address without host and search, "/login". */
  path: string;
}

/** Title, description and canonical address of a page. React moves these tags into <head>. */
export function PageMeta({ title, description, path }: PageMetaProps) {
  // index.html has a title and a description for readers without scripts; two would stand then.
  useEffect(() => {
    for (const tag of document.head.querySelectorAll('[data-static]')) tag.remove();
  }, []);

  const full = title.includes('Flexa') ? title : `${title} · Flexa`;
  const address = new URL(path, env.siteUrl).href;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
    </>
  );
}
