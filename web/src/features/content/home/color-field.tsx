import { useId, useRef, useState } from 'react';
import { INVALID_COLOR, isHexColor } from '@/features/theme-studio';
import { cn } from '@/ui/cn';
import { useEarlyInput } from '@/ui/use-early-input';

interface ColorFieldProps {
  label: string;
  /** Name of the field in the address of the studio. */
  name: string;
  /** Hex code of the current colour; an invalid draft never becomes it. */
  value: string;
  onChange: (color: string) => void;
}

/**
 * Renders a field for a hex code, and the browser's picker. A draft takes effect as soon as it is a colour. A draft that can't become
 * one shows an error at once; one that is too short shows it when the field loses focus.
 */
export function ColorField({ label, name, value, onChange }: ColorFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [isBlurred, setBlurred] = useState(false);
  const id = useId();
  const noteId = useId();
  const text = draft ?? value.toUpperCase();
  const typing = draft !== undefined && !isHexColor(draft);
  const hopeless = typing && !/^\s*#?[0-9a-f]{0,6}\s*$/i.test(draft);
  const hasError = hopeless || (typing && isBlurred);

  const type = (next: string) => {
    setDraft(next);
    setBlurred(false);
    if (isHexColor(next)) onChange(`#${next.trim().replace('#', '').toLowerCase()}`);
  };
  const pick = (next: string) => {
    setDraft(undefined);
    onChange(next);
  };

  const field = useRef<HTMLDivElement>(null);
  useEarlyInput(field, type);

  const leave = () => {
    setBlurred(true);
    if (draft !== undefined && isHexColor(draft)) setDraft(undefined);
  };

  return (
    <div ref={field} className="min-w-0">
      <label htmlFor={id} className="block text-14 font-medium">
        {label}
      </label>
      <div className="relative mt-1.5">
        <input
          type="color"
          aria-label={`Pick the ${label.toLowerCase()}`}
          value={value}
          onChange={(event) => pick(event.target.value)}
          className="home-color absolute top-2 left-2"
        />
        <input
          id={id}
          name={name}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? noteId : undefined}
          value={text}
          // The browser checks it when the form is sent.
          required
          pattern="\s*#?[0-9a-fA-F]{6}\s*"
          title={INVALID_COLOR}
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          className={cn(
            'block h-12 w-full rounded-10 border bg-bg pr-2 pl-12 text-16 font-medium uppercase tabular-nums transition-colors',
            hasError
              ? 'border-danger focus:outline-3! focus:outline-offset-0! focus:outline-danger/22!'
              : 'border-input hover:border-text focus:border-brand focus:outline-3! focus:outline-offset-0! focus:outline-brand/22!',
          )}
        />
        {hasError && (
          // Overlays the content below, so that an error moves nothing.
          <p
            id={noteId}
            role="alert"
            className="absolute top-full left-0 z-10 mt-2 w-62 max-w-[calc(100vw-40px)] animate-fade rounded-8 border border-danger-line bg-raised px-3 py-2 text-12 text-danger shadow-float in-data-last:right-0 in-data-last:left-auto"
          >
            {INVALID_COLOR}
          </p>
        )}
      </div>
    </div>
  );
}
