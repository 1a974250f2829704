import type { ReactNode } from 'react';
import { cn } from './cn';

const TONES = {
  outline: 'border-line-2 text-muted bg-bg',
  highlight: 'border-transparent bg-highlight text-on-highlight',
  success: 'border-transparent bg-success-soft text-success',
  brand: 'border-transparent bg-soft text-brand-text',
};

interface TagProps {
  /** 'highlight' is yellow, for only the best offer in a view. */
  tone?: keyof typeof TONES;
  className?: string;
  children: ReactNode;
}

/** Renders a round label 24 px high, for pages; inside the app use Badge. */
export function Tag({ tone = 'outline', className, children }: TagProps) {
  return (
    <span
      className={cn(
        'inline-flex h-6 items-center gap-1.5 rounded-full border px-2.5 text-12 font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
