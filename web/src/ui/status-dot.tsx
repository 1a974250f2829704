import { cn } from './cn';
import type { Tone } from './badge';

const TONES: Record<Tone, string> = {
  neutral: 'bg-input',
  brand: 'bg-brand',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
};

interface StatusDotProps {
  tone?: Tone;
  /** True for 6 px inside a tag; otherwise 8 px. */
  small?: boolean;
  className?: string;
}

/**
 * Renders a coloured dot for a state, hidden from screen readers because text is always next to it.
 */
export function StatusDot({ tone = 'neutral', small = false, className }: StatusDotProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-block shrink-0 rounded-full',
        small ? 'size-1.5' : 'size-2',
        TONES[tone],
        className,
      )}
    />
  );
}
