import { useEffect, useRef } from 'react';
import { Search, X } from 'lucide-react';
import { cn } from './cn';
import type { AddressSearch } from './use-address-search';
import { useEarlyInput } from './use-early-input';

const SIZES = {
  sm: { icon: 'left-3 size-4', field: 'h-8 rounded-8 pl-9 text-14 pointer-coarse:h-11' },
  md: { icon: 'left-3 size-4', field: 'h-10 rounded-10 pl-9 text-14 pointer-coarse:h-11' },
  lg: { icon: 'left-4 size-5', field: 'h-12 rounded-10 pl-12 text-16' },
} as const;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  size: keyof typeof SIZES;
  search: AddressSearch;
  className: string;
}

/** Searches the page's list while people type. '/' focuses it from anywhere, and Escape empties it. */
export function SearchField({ label, placeholder, size, search, className }: SearchFieldProps) {
  const { field, text } = search;
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, search.type);

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
  }, [field]);

  return (
    <form
      ref={form}
      role="search"
      className={cn('relative w-full', className)}
      onSubmit={(event) => {
        event.preventDefault();
        search.submit();
      }}
    >
      <Search
        aria-hidden="true"
        strokeWidth={1.75}
        className={cn(
          'pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted',
          SIZES[size].icon,
        )}
      />
      {/* Type "search" would add a second clear button in some browsers. */}
      <input
        ref={field}
        type="text"
        role="searchbox"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        maxLength={100}
        value={text}
        onChange={({ target }) => search.type(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && text) search.clear();
        }}
        className={cn(
          'w-full border border-input bg-bg pr-12 transition-colors hover:border-text focus:border-brand focus:outline-3 focus:outline-offset-0 focus:outline-brand/22 pointer-coarse:text-16',
          SIZES[size].field,
        )}
      />
      {text ? (
        <button
          type="button"
          aria-label="Clear the search field"
          onClick={search.clear}
          className="touch-target absolute! top-1/2 right-2 grid size-6 -translate-y-1/2 place-items-center rounded-6 text-muted hover:bg-hover hover:text-text"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
      ) : (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2 grid size-5 -translate-y-1/2 place-items-center rounded-6 border border-line-2 bg-surface text-12 text-muted max-md:hidden"
        >
          /
        </span>
      )}
    </form>
  );
}
