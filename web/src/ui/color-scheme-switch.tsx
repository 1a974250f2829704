import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { cn } from './cn';
import { setColorScheme, useColorScheme, type ColorScheme } from './color-scheme';
import { useDismiss } from './use-dismiss';

const CHOICES = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
] as const satisfies readonly { value: ColorScheme; label: string; icon: unknown }[];

/** Renders a button of 40 × 40 that opens three choices. It works without Radix, to stay small. */
export function ColorSchemeSwitch({ className }: { className?: string }) {
  const scheme = useColorScheme();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(open, close, root, button);

  useEffect(() => {
    if (open) root.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
  }, [open]);

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const rows = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
    const position = rows.indexOf(event.currentTarget);
    const steps: Record<string, number> = {
      ArrowDown: (position + 1) % rows.length,
      ArrowUp: (position + rows.length - 1) % rows.length,
      Home: 0,
      End: rows.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    rows[next]?.focus();
  };

  return (
    <div ref={root} className={cn('relative', className)}>
      <button
        ref={button}
        type="button"
        aria-label="Colour scheme"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="touch-target grid size-10 place-items-center rounded-10 text-muted transition-colors hover:bg-surface-2 hover:text-text"
      >
        <Moon aria-hidden="true" strokeWidth={1.75} className="size-4.5 dark:hidden" />
        <Sun aria-hidden="true" strokeWidth={1.75} className="hidden size-4.5 dark:block" />
      </button>
      {open && (
        <div
          role="menu"
          aria-label="Colour scheme"
          className="absolute top-full right-0 z-50 mt-2 w-48 animate-rise rounded-12 border border-line-2 bg-raised p-1.5 shadow-float"
        >
          {CHOICES.map(({ value, label, icon: Icon }) => (
            <button
              key={value}
              type="button"
              role="menuitemradio"
              aria-checked={scheme === value}
              tabIndex={scheme === value ? 0 : -1}
              onKeyDown={moveFocus}
              onClick={() => {
                setColorScheme(value);
                close();
                button.current?.focus();
              }}
              className={cn(
                'flex h-9 w-full items-center gap-2.5 rounded-8 px-2.5 text-14 font-medium pointer-coarse:h-11',
                scheme === value ? 'bg-soft text-brand-text' : 'hover:bg-hover',
              )}
            >
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
