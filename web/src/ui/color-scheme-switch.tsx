import { useCallback, useId, useRef, useState } from 'react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { cn } from './cn';
import { setColorScheme, useColorScheme, type ColorScheme } from './color-scheme';
import { useDismiss } from './use-dismiss';

const CHOICES = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'As the system', icon: Monitor },
] as const satisfies readonly { value: ColorScheme; label: string; icon: unknown }[];

/** One 40 × 40 button that opens three choices; radio buttons, so that arrow keys try them out. */
export function ColorSchemeSwitch({ className }: { className?: string }) {
  const scheme = useColorScheme();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  useDismiss(open, close, root, button);

  const decide = (choice: ColorScheme) => {
    setColorScheme(choice);
    close();
    button.current?.focus();
  };

  return (
    <div ref={root} className={cn('relative', className)}>
      <button
        ref={button}
        type="button"
        aria-label="Colour scheme"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="touch-target grid size-10 place-items-center rounded-10 text-muted transition-colors hover:bg-surface-2 hover:text-text"
      >
        <Moon aria-hidden="true" strokeWidth={1.75} className="size-[18px] dark:hidden" />
        <Sun aria-hidden="true" strokeWidth={1.75} className="hidden size-[18px] dark:block" />
      </button>
      {open && (
        <div
          id={id}
          role="radiogroup"
          aria-label="Colour scheme"
          className="absolute top-full right-0 z-50 mt-2 w-48 animate-rise rounded-12 border border-line-2 bg-raised p-1.5 shadow-float"
        >
          {CHOICES.map(({ value, label, icon: Icon }) => (
            <label
              key={value}
              // A press decides and closes; arrow keys, whose clicks have no detail, only try.
              onClick={(event) => {
                if (event.detail > 0) decide(value);
              }}
              className="flex h-9 cursor-pointer items-center gap-2.5 rounded-8 px-2.5 text-14 font-medium hover:bg-hover has-checked:bg-soft has-checked:text-brand-text has-focus-visible:outline-2 has-focus-visible:outline-brand pointer-coarse:h-11"
            >
              <input
                type="radio"
                name={id}
                value={value}
                checked={scheme === value}
                autoFocus={scheme === value}
                onChange={() => setColorScheme(value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  // Else the same key press would click the button that gets the focus.
                  event.preventDefault();
                  decide(value);
                }}
                className="sr-only"
              />
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
              {label}
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
