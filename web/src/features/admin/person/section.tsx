import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Beside the title, such as how many there are. */
  count?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the drawer. */
export function Section({ title, count, action, children }: SectionProps) {
  return (
    <section className="mt-5" aria-label={title}>
      <div className="mb-2 flex items-baseline gap-2">
        <h3 className="text-14">{title}</h3>
        <span className="text-muted tabular-nums">{count}</span>
        {action && <span className="ml-auto font-medium text-brand-text">{action}</span>}
      </div>
      {children}
    </section>
  );
}

/** The frame of a list in the drawer. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-10 border border-line">
      {children}
    </ul>
  );
}

export function NothingThere({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-10 border border-dashed border-line-2 px-4 py-3.5 text-muted">
      {children}
    </p>
  );
}
