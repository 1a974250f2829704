import { useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';

/** Long enough that a fast typist changes the address once, short enough to feel at once. */
const TYPING_PAUSE_MS = 200;

interface AnswerFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Searches the answers as one types; '/' goes there from anywhere on the page. */
export function AnswerField({ value, onChange }: AnswerFieldProps) {
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

  const change = (text: string, pause: number) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(text), pause);
  };

  return (
    <form
      role="search"
      className="relative max-w-140"
      onSubmit={(event) => {
        event.preventDefault();
        change(typed, 0);
      }}
    >
      <Search
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
      />
      <input
        ref={field}
        type="search"
        aria-label="Search the answers"
        aria-keyshortcuts="/"
        placeholder="Refund, seats, offline keys…"
        maxLength={100}
        value={typed}
        onChange={({ target }) => change(target.value, TYPING_PAUSE_MS)}
        className="h-12 w-full rounded-10 border border-input bg-bg pr-4 pl-12 text-16 transition-colors hover:border-text focus:border-brand focus:outline-3 focus:outline-offset-0 focus:outline-brand/22"
      />
    </form>
  );
}
