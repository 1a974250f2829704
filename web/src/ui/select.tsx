import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { cn } from './cn';

interface SelectProps<T extends string> {
  /** Name for screen readers; a label element around it may replace it. */
  label?: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  className?: string;
  /** Label for a value that isn't among the options. */
  other?: ReactNode;
  disabled?: boolean;
}

/** Renders a native select, 28 px high, with the browser's own list and keyboard support. */
export function Select<T extends string>({
  label,
  value,
  options,
  onChange,
  className,
  other,
  disabled,
}: SelectProps<T>) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <span className={cn('relative block', className)}>
      <select
        aria-label={label}
        value={isKnown ? value : ''}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as T)}
        className={cn(
          'block h-7 w-full appearance-none truncate rounded-8 border border-line-2 bg-raised pr-7 pl-2.5 text-12',
          'transition-colors enabled:hover:border-input disabled:opacity-50 pointer-coarse:h-11 pointer-coarse:text-16',
        )}
      >
        {!isKnown && (
          <option value="" disabled>
            {other ?? value}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
