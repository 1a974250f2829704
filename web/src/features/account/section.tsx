import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** Renders a titled section of the account page: a card of rows. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-32">
      <h2 id={`${id}-title`} className="mb-4 text-20">
        {title}
      </h2>
      <Card className="divide-y divide-line rounded-10">{children}</Card>
    </section>
  );
}

interface RowProps {
  label: string;
  hint?: string;
  action?: ReactNode;
  /** Puts the action below the text on a phone, not beside it. */
  stacked?: boolean;
  children?: ReactNode;
}

/** Renders a row with a label, the value as children, and an action. */
export function Row({ label, hint, action, stacked = false, children }: RowProps) {
  return (
    <div
      className={cn(
        'grid items-center gap-x-6 gap-y-1 p-4 sm:min-h-17 sm:grid-cols-[200px_minmax(0,1fr)_auto] sm:px-5',
        !stacked && 'max-sm:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      <div>
        <p className="text-14 font-medium">{label}</p>
        {hint && <p className="text-14 text-muted">{hint}</p>}
      </div>
      <div className="min-w-0 text-14 [overflow-wrap:anywhere] max-sm:col-start-1 max-sm:row-start-2">
        {children}
      </div>
      {action && (
        <div
          className={cn(
            'flex flex-wrap justify-end gap-2 max-sm:max-w-40',
            stacked
              ? 'max-sm:mt-3 max-sm:max-w-none max-sm:*:w-full'
              : 'max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1',
          )}
        >
          {action}
        </div>
      )}
    </div>
  );
}
