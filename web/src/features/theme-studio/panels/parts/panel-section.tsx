import { useId, type ReactNode } from 'react';
import { cn } from '@/ui/cn';

interface PanelSectionProps {
  title: string;
  /** Said beside the title in a quiet tone: how many there are. */
  count?: number | string;
  action?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** One part of a panel; a line over the whole width ends it. */
export function PanelSection({ title, count, action, children, className }: PanelSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn('border-b border-line px-4 pt-2 pb-3 last:border-b-0', className)}
    >
      <div className="flex min-h-7 items-center justify-between gap-2 max-md:min-h-8">
        <h3 id={id} className="min-w-0 text-14 whitespace-nowrap max-md:text-16">
          {title}
          {count !== undefined && (
            <span className="ml-1.5 font-normal text-muted tabular-nums">{count}</span>
          )}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Shows a text button at the end of a section's heading. */
export function TextAction({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="touch-target rounded-6 px-1 text-12 font-medium text-brand-text hover:underline"
    >
      {children}
    </button>
  );
}
