import { useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';

/** Long enough that a fast typist sends one search, short enough to feel at once. */
const TYPING_PAUSE_MS = 250;

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Searches as one types; '/' goes there from anywhere on the page. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address changed from elsewhere (back button, cleared search): the field follows.
  if (value !== lastValue) {
    setLastValue(value);
    setTyped(value);
  }

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => {
      document.removeEventListener('keydown', focus);
      clearTimeout(timer.current);
    };
  }, []);

  return (
    <div role="search" className="relative mt-4 max-w-80">
      <Search
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <input
        ref={field}
        type="search"
        aria-label="Search by name or e-mail"
        aria-keyshortcuts="/"
        placeholder="Name or e-mail"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onChange(text), TYPING_PAUSE_MS);
        }}
        className="h-9 w-full rounded-8 border border-input bg-bg pr-3 pl-9 text-14 transition-colors hover:border-text focus:border-brand focus:outline-3 focus:outline-offset-0 focus:outline-brand/22 pointer-coarse:h-11 pointer-coarse:text-16"
      />
    </div>
  );
}
