import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';

interface SectionProps {
  id?: string;
  /** Sets the section on a surface between two lines. */
  band?: boolean;
  /** Continues the section above without space between them. */
  continued?: boolean;
  children: ReactNode;
}

/** Renders a section of the page with 112 px above and below, 80 on a phone. A link to it leaves space for the header. */
export function Section({ id, band = false, continued = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={cn(
        continued ? 'pb-20 lg:pb-28' : 'scroll-mt-0 py-20 lg:-scroll-mt-6 lg:py-28',
        band && 'border-y border-line bg-surface',
      )}
    >
      <div className="page-width">{children}</div>
    </section>
  );
}

interface SectionHeadProps {
  title: ReactNode;
  /** Lead at the right, aligned with the bottom of the title. */
  children: ReactNode;
}

export function SectionHead({ title, children }: SectionHeadProps) {
  return (
    <div className="mb-8 grid gap-4 lg:mb-14 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-8">
      <h2 className="max-w-[15ch] text-30 sm:text-36 lg:max-w-none lg:text-48">{title}</h2>
      <div className="text-16 text-muted lg:text-18">{children}</div>
    </div>
  );
}
