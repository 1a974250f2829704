import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { cn } from './cn';

const TONES = {
  danger: { icon: CircleAlert, look: 'bg-danger-soft border-danger-line', ink: 'text-danger' },
  warning: { icon: TriangleAlert, look: 'bg-warning-soft border-warning/25', ink: 'text-warning' },
  brand: { icon: Info, look: 'bg-soft border-soft-line', ink: 'text-brand-text' },
  success: { icon: CircleCheck, look: 'bg-success-soft border-success/25', ink: 'text-success' },
};

interface NoticeProps {
  tone: keyof typeof TONES;
  title: ReactNode;
  /** Consequences for the person, and what happens next. */
  children?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
}

/**
 * Renders a strip that explains an event, its consequences and the next step. Danger and warning interrupt a
 * screen reader once; the others wait their turn.
 */
export function Notice({ tone, title, children, actions, className }: NoticeProps) {
  const { icon: Icon, look, ink } = TONES[tone];
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-10 border px-4 py-3 text-14',
        look,
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-80 gap-3">
        <Icon aria-hidden="true" strokeWidth={1.75} className={cn('size-5 shrink-0', ink)} />
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          {children && <div className="mt-0.5 text-muted">{children}</div>}
        </div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
