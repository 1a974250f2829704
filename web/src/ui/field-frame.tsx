import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cn } from './cn';

export interface FieldFrameProps {
  label: ReactNode;
  /** Line below the field, replaced by the error. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Action at the right end of the label's row, such as "Forgot password?". */
  action?: ReactNode;
  className?: string | undefined;
}

interface Wiring {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Attributes of an input that make screen readers read its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Returns the classes of every text field, without its size. */
export function styleField(error: string | undefined): string {
  return cn(
    'block w-full border bg-bg text-text transition-colors',
    'focus:outline-3 focus:outline-offset-0 focus:outline-brand/22',
    'disabled:border-line-2 disabled:bg-surface-2 disabled:text-muted',
    error
      ? 'border-danger'
      : 'border-input hover:border-text focus:border-brand disabled:hover:border-line-2',
  );
}

/** Frames a field with its label above and its hint or error below. */
export function FieldFrame({
  label,
  hint,
  error,
  action,
  className,
  id,
  'aria-describedby': describedBy,
  children,
}: FieldFrameProps & Wiring & { children: (wiring: FieldWiring) => ReactNode }) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
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
      {children({
        id: inputId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': cn(describedBy, note ? noteId : undefined) || undefined,
      })}
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
