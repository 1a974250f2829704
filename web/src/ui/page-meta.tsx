import { useEffect } from 'react';
import { env } from '@/lib/env';

interface PageMetaProps {
  /** Title such as "Sign in"; the component adds the site's name. */
  title: string;
  description: string;
  /** Path such as "/login". */
  path: string;
}

/** Title, description and canonical address of a page. React moves these tags into <head>. */
export function PageMeta({ title, description, path }: PageMetaProps) {
  // Removes the title and description of index.html, which are for readers without scripts.
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
