import { useId, useRef, useState } from 'react';
import { cn } from '@/ui/cn';
import { useEarlyInput } from '@/ui/use-early-input';
import { INVALID_COLOR, isHexColor } from '@flexa/theme-engine/model';

interface ColorFieldProps {
  label: string;
  /** The colour in force; a wrong text never reaches it. */
  value: string;
  /** Whether the square below edits this one. */
  active: boolean;
  onActivate: () => void;
  onChange: (color: string) => void;
  id?: string;
}

/**
 * A hex field. What is typed counts as soon as it is a colour; what cannot become one any more is
 * said at once, what is only too short when the field is left.
 */
export function ColorField({ label, value, active, onActivate, onChange, id }: ColorFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  const noteId = useId();
  const text = draft ?? value.toUpperCase();
  const typing = draft !== undefined && !isHexColor(draft);
  const hopeless = typing && !/^\s*#?[0-9a-f]{0,6}\s*$/i.test(draft);
  const wrong = hopeless || (typing && left);

  const type = (next: string) => {
    setDraft(next);
    setLeft(false);
    if (isHexColor(next)) onChange(`#${next.trim().replace('#', '').toLowerCase()}`);
  };

  const field = useRef<HTMLDivElement>(null);
  useEarlyInput(field, type);

  const leave = () => {
    setLeft(true);
    if (draft !== undefined && isHexColor(draft)) setDraft(undefined);
  };

  return (
    <div ref={field} className="relative min-w-0">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={cn(
          'pointer-events-none absolute top-2 left-2 size-6',
          typing && !wrong && 'opacity-40',
        )}
      >
        <rect
          x=".5"
          y=".5"
          width="23"
          height="23"
          rx="5.5"
          fill={value}
          className={wrong ? 'hidden' : 'stroke-text/12'}
        />
        {wrong && (
          <path
            d="M0 0h8v8H0zM16 0h8v8h-8zM8 8h8v8H8zM0 16h8v8H0zM16 16h8v8h-8z"
            className="fill-line-2"
          />
        )}
      </svg>
      <input
        id={id}
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? noteId : undefined}
        value={text}
        spellCheck={false}
        autoCapitalize="characters"
        autoComplete="off"
        onFocus={onActivate}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
        className={cn(
          'block h-10 w-full rounded-10 border bg-bg pr-2 pl-10 text-14 font-medium tabular-nums transition-colors',
          'uppercase pointer-coarse:h-11 pointer-coarse:text-16',
          wrong ? 'border-danger' : active ? 'border-brand' : 'border-input hover:border-text',
          active && !wrong && 'outline-3! outline-offset-0! outline-brand/22!',
          wrong && 'focus:outline-3! focus:outline-offset-0! focus:outline-danger/22!',
        )}
      />
      {wrong && (
        // Over what lies below, so that a slip of the finger moves nothing.
        <p
          id={noteId}
          role="alert"
          className="absolute top-full left-0 z-10 mt-2 w-62 max-w-[calc(100vw-64px)] animate-fade rounded-8 border border-danger-line bg-raised px-3 py-2 text-12 text-danger shadow-float in-data-last:right-0 in-data-last:left-auto"
        >
          {INVALID_COLOR}
        </p>
      )}
    </div>
  );
}
