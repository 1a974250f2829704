import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled part of the account page, one card with a row for each thing. */
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
  /** On a phone the action is below the words, not beside them. */
  stacked?: boolean;
  children?: ReactNode;
}

/** One thing about the account: what it is, its value, what can be done with it. */
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
