import { useId } from 'react';

interface TicketTextProps {
  label: string;
  rows: number;
  maxLength: number;
  value: string;
  onChange: (text: string) => void;
  /** Text below the field; false hides it. */
  hint: string | false;
}

/** Renders a field with several lines in a ticket. */
export function TicketText({ label, rows, maxLength, value, onChange, hint }: TicketTextProps) {
  const id = useId();
  const hintId = useId();
  return (
    <>
      <label htmlFor={id} className="mt-5 mb-1.5 block font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={hint ? hintId : undefined}
        className="block w-full max-w-[68ch] rounded-8 border border-input bg-bg px-3 py-2 hover:border-text focus:border-brand focus:outline-3 focus:outline-offset-0 focus:outline-brand/22 pointer-coarse:text-16"
      />
      {hint && (
        <p id={hintId} className="mt-1.5 text-12 [overflow-wrap:anywhere] text-muted">
          {hint}
        </p>
      )}
    </>
  );
}
