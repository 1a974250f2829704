import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Radius 16, a line, no shadow at rest. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cn('rounded-16 border border-line bg-raised', className)} />;
}
