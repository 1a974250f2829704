import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/ui/cn';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Its name; also shown on pointing. */
  label: string;
  children: ReactNode;
}

/** Shows an icon button of 32 px, named after its action. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cn(
        'touch-target grid size-8 shrink-0 place-items-center rounded-8 text-muted transition-colors',
        'hover:bg-hover hover:text-text disabled:pointer-events-none disabled:opacity-45',
        '[&_svg]:size-4',
        className,
      )}
    >
      {children}
    </button>
  );
}
