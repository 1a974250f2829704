import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Renders a box with a radius of 16 px and a border. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cn('rounded-16 border border-line bg-raised', className)} />;
}
