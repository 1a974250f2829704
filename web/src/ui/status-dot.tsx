import { cn } from './cn';
import type { Tone } from './badge';

const TONES: Record<Tone, string> = {
  neutral: 'bg-input',
  brand: 'bg-brand',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
};

/** An 8 px dot of a state. A word always stands beside it, so it is hidden from screen readers. */
export function StatusDot({ tone = 'neutral', className }: { tone?: Tone; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('inline-block size-2 shrink-0 rounded-full', TONES[tone], className)}
    />
  );
}
