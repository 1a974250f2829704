import { useEffect, useRef } from 'react';
import { Search, X } from 'lucide-react';

interface SearchFieldProps {
  text: string;
  onType: (text: string) => void;
  onClear: () => void;
}

/** Searches as one types; '/' goes there from anywhere on the page. */
export function SearchField({ text, onType, onClear }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [role="dialog"], [role="menu"]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  return (
    <div role="search" className="relative w-full md:w-80">
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
        value={text}
        onChange={(event) => onType(event.target.value)}
        className="h-8 w-full rounded-8 border border-input bg-bg pr-9 pl-9 text-14 transition-colors hover:border-text focus:border-brand focus:outline-3 focus:outline-offset-0 focus:outline-brand/22 pointer-coarse:h-11 pointer-coarse:text-16 [&::-webkit-search-cancel-button]:hidden"
      />
      {text ? (
        <button
          type="button"
          aria-label="Empty the search field"
          onClick={() => {
            onClear();
            field.current?.focus();
          }}
          className="touch-target absolute! top-1/2 right-1.5 grid size-6 -translate-y-1/2 place-items-center rounded-6 text-muted hover:bg-hover hover:text-text"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
      ) : (
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2 grid h-5 min-w-5 -translate-y-1/2 place-items-center rounded-6 border border-line-2 bg-surface font-sans text-12 text-muted max-md:hidden"
        >
          /
        </kbd>
      )}
    </div>
  );
}
