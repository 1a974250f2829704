import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';

interface PageHeadProps {
  title: ReactNode;
  lead: ReactNode;
  className?: string;
}

/** Renders the head of a content page: an h1 and a lead, with 80 px above. */
export function PageHead({ title, lead, className }: PageHeadProps) {
  return (
    <div className={cn('pt-12 lg:pt-20', className)}>
      <h1 className="max-w-[20ch] text-40 lg:text-60">{title}</h1>
      <p className="mt-4 max-w-[60ch] text-18 text-muted lg:text-20 lg:leading-[1.5]">{lead}</p>
    </div>
  );
}
