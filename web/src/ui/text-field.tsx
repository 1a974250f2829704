import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cn } from './cn';

interface FieldFrameProps {
  label: ReactNode;
  /** One line below the field; gives way to the error. */
  hint?: ReactNode;
  error?: string;
  /** At the right end of the label's row, for example "Forgot password?". */
  action?: ReactNode;
  className?: string;
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldFrameProps {
  /** 'md' is 36 px high (app), 'lg' 48 (forms of a whole page); 44 at least on touch. */
  size?: 'md' | 'lg';
  /** Inside the frame at the right end; takes 44 px. */
  trailing?: ReactNode;
}

const SIZES = {
  md: 'h-9 rounded-8 px-3 text-14 pointer-coarse:h-11 pointer-coarse:text-16',
  lg: 'h-12 rounded-10 px-3.5 text-16',
};

/**
 * A labelled input. Every prop of an input and its ref pass through, so that react-hook-form's
 * register() spreads in; className goes to the whole field.
 */
export function TextField({
  label,
  hint,
  error,
  action,
  size = 'md',
  trailing,
  className,
  id,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const made = useId();
  const inputId = id ?? made;
  const noteId = `${inputId}-note`;
  const note = error ?? hint;

  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={inputId} className="text-14 font-medium">
          {label}
        </label>
        {action && <div className="text-14 font-medium">{action}</div>}
      </div>
      <div className="relative">
        <input
          {...input}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={cn(describedBy, note ? noteId : undefined) || undefined}
          className={cn(
            'block w-full border bg-bg text-text transition-colors',
            'focus:outline-3 focus:outline-offset-0 focus:outline-brand/22',
            'disabled:border-line-2 disabled:bg-surface-2 disabled:text-muted',
            SIZES[size],
            error
              ? 'border-danger'
              : 'border-input hover:border-text focus:border-brand disabled:hover:border-line-2',
            trailing ? 'pr-12' : undefined,
          )}
        />
        {trailing && (
          <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>
        )}
      </div>
      {note && (
        <p
          id={noteId}
          className={cn(
            'mt-1.5 text-14',
            error ? 'flex animate-fade gap-1.5 text-danger' : 'text-muted',
          )}
        >
          {error && (
            <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          )}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}
