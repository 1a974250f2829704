import { useState, type KeyboardEvent } from 'react';
import { cn } from './cn';

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Letter in front, such as W. */
  prefix?: string;
  suffix?: string;
  /** Decimal places shown; typed input isn't rounded. */
  digits?: number;
  onChange: (value: number) => void;
  /** Called on blur and when a key is released. */
  onEnd?: () => void;
  /** Hides the border without hover or focus. */
  bare?: boolean;
  className?: string;
}

/**
 * Renders a number field, 28 px high. Input takes effect as soon as it is within the range; other input
 * changes to the nearest limit on blur. Arrow up and down step by one, with Shift by ten.
 */
export function NumberField({
  label,
  value,
  min,
  max,
  step = 1,
  prefix,
  suffix,
  digits,
  onChange,
  onEnd,
  bare = false,
  className,
}: NumberFieldProps) {
  const [draft, setDraft] = useState<string>();
  const formattedValue = digits === undefined ? String(value) : value.toFixed(digits);
  const clamp = (number: number) => Math.min(max, Math.max(min, number));

  const type = (text: string) => {
    setDraft(text);
    const number = parseNumber(text);
    if (number !== undefined && clamp(number) === number) onChange(number);
  };

  const leave = () => {
    const number = draft === undefined ? undefined : parseNumber(draft);
    if (number !== undefined && clamp(number) !== number) onChange(clamp(number));
    setDraft(undefined);
    onEnd?.();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.select();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const by = (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1) * step;
    setDraft(undefined);
    // Rounds, because sums of tenths would end in a row of nines.
    onChange(clamp(Number((value + by).toFixed(6))));
  };

  return (
    <span
      className={cn(
        'flex h-7 min-w-0 items-center gap-1 rounded-8 border text-12 transition-colors',
        'focus-within:border-brand! pointer-coarse:h-11 pointer-coarse:text-16',
        bare
          ? 'border-transparent px-1 hover:border-line-2'
          : 'border-line-2 bg-raised px-2 hover:border-input',
        className,
      )}
    >
      {prefix && (
        <span aria-hidden="true" className="text-muted">
          {prefix}
        </span>
      )}
      <input
        role="spinbutton"
        inputMode="decimal"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        autoComplete="off"
        value={draft ?? formattedValue}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={press}
        onKeyUp={(event) => event.key.startsWith('Arrow') && onEnd?.()}
        className={cn(
          'w-full min-w-0 flex-1 bg-transparent tabular-nums outline-none',
          !prefix && bare && 'text-right',
          prefix && !bare && 'text-right',
        )}
      />
      {suffix && (
        <span aria-hidden="true" className="text-muted">
          {suffix}
        </span>
      )}
    </span>
  );
}

/** Parses a number; a comma is a decimal point in most of Europe. */
function parseNumber(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}
