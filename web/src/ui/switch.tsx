import type { ComponentProps } from 'react';
import { cn } from './cn';

interface SwitchProps extends Omit<ComponentProps<'button'>, 'onChange' | 'type' | 'role'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Renders a switch of 28 × 16. A label around it, or aria-label, names it. */
export function Switch({ checked, onChange, className, ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      className={cn(
        'touch-target inline-flex h-4 w-7 shrink-0 items-center rounded-full p-0.5 transition-colors',
        'disabled:opacity-45',
        checked ? 'bg-brand' : 'bg-input',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'size-3 rounded-full transition-transform',
          checked ? 'translate-x-3 bg-on-brand' : 'bg-bg dark:bg-text',
        )}
      />
    </button>
  );
}
