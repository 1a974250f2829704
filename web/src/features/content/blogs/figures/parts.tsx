import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';

interface DrawingProps {
  width: number;
  height: number;
  /** Drawn twice: wide, and 350 wide for a phone, where words must not shrink. */
  narrow?: boolean;
  children: ReactNode;
}

/** A figure's drawing: 12 px words at its own width. */
export function Drawing({ width, height, narrow, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={cn(
        'w-full text-12',
        narrow === undefined ? 'block' : narrow ? 'block sm:hidden' : 'hidden sm:block',
      )}
    >
      {children}
    </svg>
  );
}
