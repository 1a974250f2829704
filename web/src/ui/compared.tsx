import type { ReactNode } from 'react';
import { cn } from './cn';

interface ComparedProps {
  label: string;
  /** Layout of the pictures: their width on a phone, and when they are side by side. */
  className: string;
  children: ReactNode;
}

/** Compares two pictures. On a phone they keep a readable size and scroll as one, so that the same part is visible. */
export function Compared({ label, className, children }: ComparedProps) {
  return (
    <div
      // Keyboard users need the focus to scroll.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={label}
      className="overflow-x-auto"
    >
      <div className={cn('grid gap-4', className)}>{children}</div>
    </div>
  );
}
