import { useEffect, useRef, type Ref } from 'react';
import { Search, X } from 'lucide-react';
import { cn } from './cn';
import { mergeRefs } from './merge-refs';

const SIZES = {
  sm: { icon: 'left-3 size-4', field: 'h-8 rounded-8 pl-9 text-14 pointer-coarse:h-11' },
  md: { icon: 'left-3 size-4', field: 'h-10 rounded-10 pl-9 text-14 pointer-coarse:h-11' },
  lg: { icon: 'left-4 size-5', field: 'h-12 rounded-10 pl-12 text-16' },
} as const;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  size: keyof typeof SIZES;
  text: string;
  onType: (text: string) => void;
  onClear: () => void;
  /** Enter; what is typed is searched without it. */
  onSubmit?: () => void;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** Searches the page's list as one types; '/' goes there from anywhere on the page. */
export function SearchField({ label, size, text, onType, ref, ...props }: SearchFieldProps) {
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
    <form
      role="search"
      className={cn('relative w-full', props.className)}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit?.();
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
      <input
        ref={mergeRefs(field, ref)}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={props.placeholder}
        maxLength={100}
        value={text}
        onChange={({ target }) => onType(target.value)}
        className={cn(
          'w-full border border-input bg-bg pr-9 transition-colors hover:border-text focus:border-brand focus:outline-3 focus:outline-offset-0 focus:outline-brand/22 pointer-coarse:text-16 [&::-webkit-search-cancel-button]:hidden',
          SIZES[size].field,
        )}
      />
      {text ? (
        <button
          type="button"
          aria-label="Empty the search field"
          onClick={() => {
            props.onClear();
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
    </form>
  );
}
