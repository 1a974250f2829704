import type { ComponentType, ReactNode } from 'react';
import { cn } from '@/ui/cn';

/** What a drawing is told about the room it has. */
export interface Sheet {
  width: number;
  narrow: boolean;
}

/** Drawn twice: wide, and 350 wide for a phone, where words must not shrink. */
export function Both({ drawing: Drawing }: { drawing: ComponentType<Sheet> }) {
  return (
    <>
      <Drawing width={680} narrow={false} />
      <Drawing width={350} narrow />
    </>
  );
}

interface DrawingProps {
  width: number;
  height: number;
  /** Which of the two of `Both` it is; left out, it is shown everywhere. */
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
