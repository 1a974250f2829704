import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ArrowRight, Search } from 'lucide-react';
import { formatCount } from '@flexa/contracts/format';
import { cn } from './cn';
import { DialogFrame, DialogTitle } from './dialog-frame';

interface SearchDialogProps<Item> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Name of the dialog and its field. */
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** Results; null before the first answer. */
  items: readonly Item[] | null;
  createKey: (item: Item) => string;
  row: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
  /** Noun for counting the results. */
  noun: string;
  /** Text for a search without results. */
  nothing: ReactNode;
  /** Details of the marked item, below the list. */
  detail?: (item: Item) => ReactNode;
}

/** Renders a search dialog: a field with the results below it. */
export function SearchDialog<Item>(props: SearchDialogProps<Item>) {
  return (
    <DialogFrame
      open={props.open}
      onOpenChange={props.onOpenChange}
      isDescribed={false}
      overlay="z-40 bg-overlay/40"
      className="fixed top-[12dvh] left-1/2 flex max-h-[76dvh] w-[calc(100%-24px)] max-w-150 -translate-x-1/2 flex-col overflow-hidden rounded-16 border border-line-2 bg-raised max-md:top-3 max-md:max-h-[calc(100dvh-24px)]"
    >
      <DialogTitle className="sr-only">{props.label}</DialogTitle>
      <Finder {...props} />
    </DialogFrame>
  );
}

/** Renders a combobox: the focus stays in the field, and arrow keys move through the list. */
function Finder<Item>({
  label,
  placeholder,
  query,
  onQuery,
  items,
  createKey,
  row,
  onChoose,
  noun,
  nothing,
  detail,
}: SearchDialogProps<Item>) {
  const [marked, setMarked] = useState({ items, index: 0 });
  // New results start at their first item.
  const active = marked.items === items ? marked.index : 0;
  const mark = (index: number) => setMarked({ items, index });
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const found = items ?? [];
  const current = found[active];

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, items]);

  const press = (event: KeyboardEvent) => {
    const last = found.length - 1;
    const next = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
    }[event.key];
    if (event.key === 'Enter' && current) onChoose(current);
    else if (next !== undefined && found.length > 0) mark(next);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="flex h-13 shrink-0 items-center gap-3 border-b border-line px-4">
        <Search aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${active}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={query}
          placeholder={placeholder}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={press}
          className="h-full w-full min-w-0 bg-transparent text-16 outline-none"
        />
        <kbd className="rounded-6 border border-line-2 px-1.5 font-sans text-12 text-muted pointer-coarse:hidden">
          Esc
        </kbd>
      </div>
      {/* Not focusable: the field above moves through the list. */}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={cn('min-h-0 flex-1 overflow-y-auto', found.length > 0 && 'p-1.5')}
      >
        {found.map((item, i) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the field does it
          <div
            key={createKey(item)}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            onPointerMove={() => mark(i)}
            onClick={() => onChoose(item)}
            className={cn(
              'flex min-h-9 cursor-pointer items-center gap-3 rounded-8 px-2.5 text-14 pointer-coarse:min-h-11',
              i === active && 'bg-hover',
            )}
          >
            {row(item)}
            <ArrowRight
              aria-hidden="true"
              strokeWidth={1.75}
              className={cn('size-3.5 shrink-0 text-muted', i !== active && 'invisible')}
            />
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {items ? formatCount(found.length, noun) : ''}
      </p>
      {items && query.trim() !== '' && found.length === 0 && (
        <p className="px-4 py-6 text-14 text-muted">{nothing}</p>
      )}
      {current && detail?.(current)}
    </>
  );
}
