import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';

interface SectionProps {
  id?: string;
  /** A band of its own: surface between two lines. */
  band?: boolean;
  className?: string;
  children: ReactNode;
}

/** One part of the page: 112 above and below, 80 on a phone. */
export function Section({ id, band = false, className, children }: SectionProps) {
  return (
    <section
      id={id}
      className={cn(
        '-scroll-mt-6 py-20 lg:py-28',
        band && 'border-y border-line bg-surface',
        className,
      )}
    >
      <div className="page-width">{children}</div>
    </section>
  );
}

interface SectionHeadProps {
  title: ReactNode;
  /** The lead to the right, bottoms aligned. */
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
