import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ArrowRight, Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { cn } from '@/ui/cn';
import { reportError } from '@/lib/report-error';
import { ThemeProperty } from '../panels/property/theme-property';
import { findSettings, goTo, type Setting } from './settings';

interface FindDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A search over all settings: those of the panels, and every property the format knows. */
export function FindDialog({ open, onOpenChange }: FindDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-overlay/40" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-[12dvh] left-1/2 z-40 flex max-h-[76dvh] w-[calc(100%-24px)] max-w-150 -translate-x-1/2 flex-col overflow-hidden rounded-16 border border-line-2 bg-raised shadow-float outline-none max-md:top-3 max-md:max-h-[calc(100dvh-24px)]"
        >
          <Dialog.Title className="sr-only">Find a setting</Dialog.Title>
          <Finder onDone={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A combobox: the focus stays in the field, the arrows walk the list below it. */
function Finder({ onDone }: { onDone: () => void }) {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const [found, setFound] = useState<{ query: string; settings: readonly Setting[] }>();
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    let isCurrent = true;
    findSettings(asked).then((settings) => {
      if (!isCurrent) return;
      setFound({ query: asked, settings });
      setActive(0);
    }, reportError);
    return () => {
      isCurrent = false;
    };
  }, [asked]);

  const settings = found?.settings ?? [];
  const current = settings[active];

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (setting: Setting | undefined) => {
    if (!setting) return;
    goTo(setting);
    onDone();
  };

  const press = (event: KeyboardEvent) => {
    const last = settings.length - 1;
    const next = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
    }[event.key];
    if (event.key === 'Enter') choose(current);
    else if (next !== undefined && settings.length > 0) setActive(next);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="flex h-13 shrink-0 items-center gap-3 border-b border-line px-4">
        <Search aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
        <input
          role="combobox"
          aria-label="Find a setting"
          aria-expanded={settings.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${active}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          value={query}
          placeholder="Find a setting: legend, font, corners, matrix header …"
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={press}
          className="h-full w-full min-w-0 bg-transparent text-16 outline-none"
        />
        <kbd className="rounded-6 border border-line-2 px-1.5 font-sans text-12 text-muted pointer-coarse:hidden">
          Esc
        </kbd>
      </div>
      {/* The list is walked from the field above; it is no stop of its own. */}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Settings"
        className="min-h-0 flex-1 overflow-y-auto p-1.5"
      >
        {settings.map((setting, i) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the field does it
          <div
            key={setting.id}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            onPointerMove={() => setActive(i)}
            onClick={() => choose(setting)}
            className={cn(
              'flex min-h-9 cursor-pointer items-center gap-3 rounded-8 px-2.5 text-14 pointer-coarse:min-h-11',
              i === active && 'bg-hover',
            )}
          >
            <span className="min-w-0 truncate">{setting.label}</span>
            <span className="ml-auto shrink-0 text-12 text-muted">{setting.where}</span>
            <ArrowRight
              aria-hidden="true"
              strokeWidth={1.75}
              className={cn('size-3.5 shrink-0 text-muted', i !== active && 'invisible')}
            />
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {said(found)}
      </p>
      {found && found.query.trim() !== '' && settings.length === 0 && (
        <p className="px-4 pb-6 text-14 text-muted">
          Power BI has no setting called “{found.query.trim()}”.
        </p>
      )}
      {current?.property && (
        <div className="shrink-0 border-t border-line px-4 py-2">
          <ThemeProperty key={current.id} property={current.property} label={current.label} />
        </div>
      )}
    </>
  );
}

function said(found: { query: string; settings: readonly Setting[] } | undefined): string {
  if (!found) return '';
  const count = found.settings.length;
  return count === 1 ? '1 setting' : `${count} settings`;
}
