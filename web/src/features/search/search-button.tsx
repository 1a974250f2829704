import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Search } from 'lucide-react';
import { createLazyPart } from '@/lib/lazy';

const SiteSearch = createLazyPart(async () => (await import('./site-search')).SiteSearch);

const ICON =
  'touch-target grid size-10 place-items-center rounded-10 text-muted transition-colors hover:bg-surface-2 hover:text-text';

interface SearchButtonProps {
  /** Style of the button; an icon in the header by default. */
  className?: string;
  /** Text beside the icon. */
  children?: ReactNode;
}

/** Opens the search of the whole site, as Ctrl K, Cmd K and '/' do. */
export function SearchButton({ className = ICON, children }: SearchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksForSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search (Ctrl K)"
        onPointerDown={SiteSearch.preload}
        onFocus={SiteSearch.preload}
        onClick={() => setOpen(true)}
        className={className}
      >
        <Search aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
        {children}
      </button>
      {isOpen && <SiteSearch onClose={close} onMissing={close} />}
    </>
  );
}

/** Returns true for the search keys. '/' goes to a page's own search field, or into text being typed. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
  if (altKey || shiftKey || document.querySelector('[role=dialog], [role=menu]')) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  if (key !== '/' || document.querySelector('[role=searchbox]')) return false;
  return !(target instanceof HTMLElement && target.closest('input, textarea, select'));
}
