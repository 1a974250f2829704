import { useId, useRef, type ReactNode } from 'react';
import { cn } from './cn';
import { useEarlyInput } from './use-early-input';

interface SegmentedProps<T extends string> {
  label: string;
  /** Shows the label above; otherwise only screen readers get it. */
  showLabel?: boolean;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
  /** Height: 36 px ('md') or 28 px, with text of 12 px ('sm') or 14 px ('app'). */
  size?: 'sm' | 'md' | 'app';
  /** Shows only icons; screen readers get the labels. */
  iconsOnly?: boolean;
  /** Fills the width on a phone, with equally wide options. */
  fill?: boolean;
  className?: string;
}

const SIZES = {
  md: 'h-7.5 gap-2 rounded-8 px-3 text-14',
  app: 'h-[22px] gap-1.5 rounded-6 px-2.5 text-14',
  sm: 'h-[22px] gap-1.5 rounded-6 px-2 text-12',
};

/**
 * Offers a few choices side by side as native radio buttons: arrow keys, names and forms work without
 * a script, and marketing pages need no Radix for it.
 */
export function Segmented<T extends string>({
  label,
  showLabel = false,
  options,
  value,
  onChange,
  disabled = false,
  size = 'md',
  fill = false,
  iconsOnly = false,
  className,
}: SegmentedProps<T>) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  useEarlyInput(group, (early) => {
    const option = options.find((each) => each.value === early);
    if (option) onChange(option.value);
  });
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      className={cn('min-w-0', fill && 'max-sm:w-full', className)}
    >
      <span
        id={`${name}-label`}
        className={showLabel ? 'mb-1.5 block text-14 font-medium' : 'sr-only'}
      >
        {label}
      </span>
      <div
        className={cn(
          'inline-flex max-w-full gap-0.5 bg-surface-2 p-[3px]',
          fill && 'max-sm:w-full',
          size === 'md' ? 'rounded-10' : 'rounded-8',
          disabled && 'opacity-45',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'touch-target flex cursor-pointer items-center justify-center font-medium whitespace-nowrap',
              fill && 'max-[359px]:px-0.5 max-[359px]:text-12 max-sm:flex-1 max-sm:px-1',
              'transition-colors select-none has-focus-visible:outline-2 has-focus-visible:outline-offset-1',
              SIZES[size],
              iconsOnly && 'px-1.5',
              option.value === value
                ? 'bg-raised text-text shadow-segment dark:bg-line-2'
                : 'text-muted hover:text-text',
              disabled && 'pointer-events-none',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon}
            {iconsOnly ? <span className="sr-only">{option.label}</span> : option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
