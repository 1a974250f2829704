import type { ComponentProps } from 'react';
import { cn } from '@/ui/cn';

/** Shows a key or a shortcut. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      {...rest}
      className={cn(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-6 border border-line-2 px-1 font-sans text-12 font-normal text-muted',
        className,
      )}
    />
  );
}
