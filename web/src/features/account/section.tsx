import type { ReactNode } from 'react';
import { Card } from '@/ui/card';

interface SectionProps {
  id: string;
  title: string;
  /** Beside the title: a count, an action. */
  aside?: ReactNode;
  /** Without a card around: the children bring their own. */
  bare?: boolean;
  children: ReactNode;
}

/** A titled part of the account page, one card with a row for each thing. */
export function Section({ id, title, aside, bare = false, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-12 lg:scroll-mt-2">
      <div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`${id}-title`} className="text-20">
          {title}
        </h2>
        {aside}
      </div>
      {bare ? children : <Card className="divide-y divide-line rounded-10">{children}</Card>}
    </section>
  );
}

interface RowProps {
  label: string;
  hint?: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** One thing about the account: what it is, its value, what can be done with it. */
export function Row({ label, hint, action, children }: RowProps) {
  return (
    <div className="grid items-center gap-x-6 gap-y-3 p-4 sm:min-h-17 sm:grid-cols-[200px_1fr_auto] sm:px-5">
      <div>
        <p className="text-14 font-medium">{label}</p>
        {hint && <p className="text-14 text-muted">{hint}</p>}
      </div>
      <div className="min-w-0 text-14 [overflow-wrap:anywhere]">{children}</div>
      {action}
    </div>
  );
}
