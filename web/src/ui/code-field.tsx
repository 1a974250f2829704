import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { CircleAlert } from 'lucide-react';
import { cn } from './cn';
import { mergeRefs } from './merge-refs';

interface CodeFieldProps {
  label: string;
  digits: number;
  value: string;
  onChange: (value: string) => void;
  /** Called with the last digit, whether typed or pasted. */
  onComplete?: (value: string) => void;
  error?: string | undefined;
  readOnly?: boolean;
  /** Takes the focus when it appears, on a page that only asks for the code. */
  takesFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Renders a field for a code, drawn as boxes of 48 × 56. One real input lies above them, so that pasting,
 * one-time codes and screen readers work as usual.
 */
export function CodeField({
  label,
  digits,
  value,
  onChange,
  onComplete,
  error,
  readOnly = false,
  takesFocus = false,
  ref,
}: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Marked boxes: the caret's, or those that the next key replaces.
  const [selection, setSelection] = useState<[number, number] | null>(null);
  const moveTo = useRef<number>(undefined);

  const select = (from: number, to = from + 1) => {
    const field = input.current;
    if (!field) return;
    const start = Math.max(0, Math.min(from, field.value.length));
    field.setSelectionRange(start, Math.max(start, Math.min(to, field.value.length)));
    setSelection([field.selectionStart ?? start, field.selectionEnd ?? start]);
  };

  /** Selects the digit at the caret, which the next key replaces. */
  const followCaret = () => {
    const field = input.current;
    if (!field || document.activeElement !== field) return;
    const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    if (start === end) select(start);
    else setSelection([start, end]);
  };

  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  useLayoutEffect(() => {
    if (moveTo.current !== undefined) select(moveTo.current);
    moveTo.current = undefined;
  }, [value]);

  const change = (typed: string, caret: number) => {
    const next = typed.replace(/\D/g, '').slice(0, digits);
    moveTo.current = Math.min(typed.slice(0, caret).replace(/\D/g, '').length, digits);
    onChange(next);
    if (next.length === digits && next !== value) onComplete?.(next);
  };

  const moveFocus = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart: start, selectionEnd: end, value: text } = event.currentTarget;
    if (event.shiftKey || event.metaKey || event.ctrlKey || event.altKey || start === null) return;
    const steps: Record<string, number> = {
      ArrowLeft: start - 1,
      ArrowRight: start + 1,
      Home: 0,
      End: text.length,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      select(next);
    } else if (event.key === 'Backspace' && start > 0 && end !== null && end - start < 2) {
      // Deletes to the left, as in any field, even while a digit is selected at the caret.
      if (start === text.length) return;
      event.preventDefault();
      moveTo.current = start - 1;
      onChange(text.slice(0, start - 1) + text.slice(start));
    }
  };

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-14 font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          ref={mergeRefs(input, ref)}
          id={id}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${digits}}`}
          value={value}
          readOnly={readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={({ target }) => change(target.value, target.selectionStart ?? digits)}
          onKeyDown={moveFocus}
          onSelect={followCaret}
          onFocus={followCaret}
          onBlur={() => setSelection(null)}
          // Invisible: the boxes below draw digits, caret and selection.
          className="absolute inset-0 z-10 size-full cursor-text rounded-10 bg-transparent pl-4 font-mono text-16 tracking-[2.2em] text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
        />
        <div aria-hidden="true" className="flex justify-between gap-1.5">
          {Array.from({ length: digits }, (_, place) => {
            const isMarked =
              selection !== null &&
              (place === Math.min(selection[0], digits - 1) ||
                (place >= selection[0] && place < selection[1]));
            return (
              <span
                key={place}
                className={cn(
                  'grid h-14 w-12 min-w-0 place-items-center rounded-10 border bg-bg text-24 font-medium tabular-nums transition-colors',
                  error ? 'border-danger' : isMarked ? 'border-brand' : 'border-input',
                  isMarked && 'outline-3 outline-brand/22',
                  readOnly && 'bg-surface-2 text-muted',
                )}
              >
                {value[place] ??
                  (isMarked && (
                    <span className="h-6 w-px animate-caret bg-text motion-reduce:animate-none" />
                  ))}
              </span>
            );
          })}
        </div>
      </div>
      {/* Keeps its space, so that content below doesn't jump. */}
      <p id={`${id}-note`} className="mt-1.5 flex min-h-5 gap-1.5 text-14 text-danger">
        {error && (
          <>
            <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
            <span className="animate-fade">{error}</span>
          </>
        )}
      </p>
    </div>
  );
}
