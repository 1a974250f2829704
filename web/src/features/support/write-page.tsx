import type { ReactNode } from 'react';

interface WritePageProps {
  title: string;
  lead: string;
  /** Form of the page. */
  children: ReactNode;
  /** Content beside the form, and below it on a phone. */
  aside: ReactNode;
}

/** Renders a page around a form to write to us. */
export function WritePage({ title, lead, children, aside }: WritePageProps) {
  return (
    <div className="page-width grid gap-x-16 gap-y-12 pt-12 pb-20 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:pt-20 lg:pb-28">
      <div className="lg:col-start-1">
        <h1 className="text-36 lg:text-60">{title}</h1>
        <p className="mt-4 max-w-[40ch] text-18 text-muted">{lead}</p>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-3">{children}</div>
      {aside}
    </div>
  );
}
