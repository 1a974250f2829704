import { useId, useRef, type KeyboardEvent } from 'react';
import { Minus, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SEATS_MAX } from '@flexa/contracts/constants';
import { formatNumber } from '@flexa/contracts/format';
import { cn } from '@/ui/cn';
import { useEarlyInput } from '@/ui/use-early-input';
import { parseCount, stepCount } from './choice';

interface LicenceStepperProps {
  value: string;
  onChange: (licences: string) => void;
  disabled: boolean;
}

const BUTTON =
  'touch-target grid w-11 place-items-center transition-colors hover:bg-surface-2 ' +
  'disabled:pointer-events-none disabled:text-muted/45';

/** Asks for the number of seats, by buttons, arrow keys or typing, up to the limit of one payment. */
export function LicenceStepper({ value, onChange, disabled }: LicenceStepperProps) {
  const id = useId();
  const count = parseCount(value);
  const isWrong = count === undefined && value.trim() !== '';
  const field = useRef<HTMLDivElement>(null);
  useEarlyInput(field, onChange);
  const step = (by: 1 | -1) => onChange(String(stepCount(value, by)));

  const stepByKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (!by) return;
    event.preventDefault();
    step(by);
  };

  return (
    <div ref={field}>
      <div className="flex items-center justify-between gap-4">
        <div className="text-14">
          <label htmlFor={id} className="font-medium">
            Seats
          </label>
          <p id={`${id}-hint`} className="text-muted">
            One per person
          </p>
        </div>
        <div
          className={cn(
            'flex h-11 shrink-0 divide-x overflow-hidden rounded-10 border transition-colors',
            'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brand [&_:focus-visible]:outline-none',
            isWrong ? 'divide-danger border-danger' : 'divide-line border-input',
            disabled && 'opacity-45',
          )}
        >
          <button
            type="button"
            aria-label="Remove a seat"
            disabled={disabled || count === 1}
            onClick={() => step(-1)}
            className={cn(BUTTON, 'focus-visible:bg-surface-2')}
          >
            <Minus aria-hidden="true" strokeWidth={1.75} className="size-4" />
          </button>
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            disabled={disabled}
            aria-describedby={isWrong ? `${id}-error` : `${id}-hint`}
            aria-invalid={isWrong || undefined}
            onChange={(event) => onChange(event.target.value)}
            onFocus={(event) => event.target.select()}
            // An empty field becomes one.
            onBlur={() => value.trim() === '' && onChange('1')}
            onKeyDown={stepByKey}
            className="w-14 bg-bg text-center text-16 font-medium tabular-nums"
          />
          <button
            type="button"
            aria-label="Add a seat"
            disabled={disabled || count === SEATS_MAX}
            onClick={() => step(1)}
            className={cn(BUTTON, 'focus-visible:bg-surface-2')}
          >
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
          </button>
        </div>
      </div>
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="mt-2 animate-fade text-14 text-danger">
          Choose 1 to {formatNumber(SEATS_MAX)} seats. For more,{' '}
          <Link to="/contact" className="font-medium underline">
            write to us
          </Link>
          .
        </p>
      )}
    </div>
  );
}
