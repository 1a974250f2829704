import { useEffect } from 'react';
import { env } from '@/lib/env';

/** Nobody knows the address of this environment while pages are prerendered, unless it is set. */
const ORIGIN =
  env.publicUrl ?? (typeof window === 'undefined' ? undefined : window.location.origin);

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
  const address = ORIGIN && new URL(path, ORIGIN).href;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
    </>
  );
}
