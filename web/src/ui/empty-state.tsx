import type { ReactNode } from 'react';
import { Card } from './card';

interface EmptyStateProps {
  title: string;
  /** Heading level: 'h2' directly below the page's heading. */
  heading?: 'h2' | 'h3';
  /** One sentence with the reason and the next step. */
  children: ReactNode;
  actions?: ReactNode;
  /** Drawing of 120 × 76; by default three empty rows. */
  drawing?: ReactNode;
}

export function EmptyState({
  title,
  heading: Heading = 'h3',
  children,
  actions,
  drawing,
}: EmptyStateProps) {
  return (
    <Card className="px-6 py-10 sm:p-10">
      {drawing ?? <EmptyRows />}
      <Heading className="mt-6 text-18">{title}</Heading>
      <p className="mt-1.5 max-w-[56ch] text-14 text-muted">{children}</p>
      {actions && <div className="mt-5 flex flex-wrap gap-2">{actions}</div>}
    </Card>
  );
}

function EmptyRows() {
  return (
    <svg aria-hidden="true" width="120" height="76" viewBox="0 0 120 76" className="fill-none">
      <rect
        x=".5"
        y="12.5"
        width="96"
        height="63"
        rx="9.5"
        className="fill-surface stroke-line-2"
      />
      <rect x="12" y="26" width="16" height="16" rx="5" className="fill-soft" />
      <rect x="36" y="28" width="40" height="4" rx="2" className="fill-line-2" />
      <rect x="36" y="36" width="26" height="4" rx="2" className="fill-line" />
      <path d="M1 51.5h95" className="stroke-line" />
      <rect x="12" y="57" width="16" height="10" rx="5" className="fill-soft" />
      <rect x="36" y="60" width="32" height="4" rx="2" className="fill-line-2" />
      <rect
        x="72.5"
        y=".5"
        width="47"
        height="27"
        rx="9.5"
        className="fill-raised stroke-soft-line"
      />
      <circle cx="84" cy="14" r="4" className="fill-highlight" />
      <rect x="93" y="12" width="18" height="4" rx="2" className="fill-brand" />
    </svg>
  );
}
