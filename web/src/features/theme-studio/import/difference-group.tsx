import { useState, type KeyboardEvent } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import type { Json, Pointer } from '@flexa/theme-engine/model';
import type { Difference, Group } from '@flexa/theme-engine/import';
import { SettingValue } from './setting-value';

/** Rows at once; a theme may have thousands. */
const PAGE = 100;

export interface Choices {
  readonly taken: ReadonlySet<Pointer>;
  readonly choose: (rows: readonly Difference[], take: boolean) => void;
}

interface DifferenceGroupProps extends Choices {
  group: Group;
  rows: readonly Difference[];
  names: { readonly mine: string; readonly theirs: string };
}

/** Lists the differences of one section of the studio. */
export function DifferenceGroup({ group, rows, names, taken, choose }: DifferenceGroupProps) {
  const [isOpen, setOpen] = useState(true);
  const [count, setCount] = useState(PAGE);
  return (
    <section aria-label={group}>
      <div className="group/head flex min-h-10 items-center">
        <h3 className="flex-1 text-14">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="touch-target flex items-center gap-2 rounded-6"
          >
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className={cn('size-4 text-muted', !isOpen && '-rotate-90')}
            />
            {group}
            <span className="font-normal text-muted tabular-nums">{rows.length}</span>
          </button>
        </h3>
        <span className="flex gap-3 md:not-group-focus-within/head:not-group-hover/head:opacity-0">
          <AllButton onClick={() => choose(rows, false)}>Keep all</AllButton>
          <AllButton onClick={() => choose(rows, true)}>Take all</AllButton>
        </span>
      </div>
      {isOpen &&
        rows
          .slice(0, count)
          .map((row) => (
            <DifferenceRow
              key={row.at}
              row={row}
              names={names}
              isTaken={taken.has(row.at)}
              onChoose={(take) => choose([row], take)}
            />
          ))}
      {isOpen && rows.length > count && (
        <Button size="sm" className="my-2 md:ml-6" onClick={() => setCount(count + 5 * PAGE)}>
          Show {Math.min(rows.length - count, 5 * PAGE)} more
        </Button>
      )}
    </section>
  );
}

export function AllButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="touch-target rounded-6 text-12 font-medium text-brand-text hover:underline"
    >
      {children}
    </button>
  );
}

interface DifferenceRowProps {
  row: Difference;
  names: { readonly mine: string; readonly theirs: string };
  isTaken: boolean;
  onChoose: (take: boolean) => void;
}

function DifferenceRow({ row, names, isTaken, onChoose }: DifferenceRowProps) {
  return (
    <div
      role="radiogroup"
      aria-label={row.label}
      className="grid items-center gap-x-3 gap-y-1 py-[3px] max-md:py-2 md:grid-cols-[minmax(0,1fr)_250px_250px]"
    >
      <span title={row.at} className="truncate text-14 md:pl-6">
        {row.label}
      </span>
      <Cell
        name={names.mine}
        at={row.at}
        value={row.mine}
        isChosen={!isTaken}
        onChoose={() => onChoose(false)}
        onKey={createKeyHandler(onChoose)}
      />
      <Cell
        name={names.theirs}
        at={row.at}
        value={row.theirs}
        isChosen={isTaken}
        onChoose={() => onChoose(true)}
        onKey={createKeyHandler(onChoose)}
      />
    </div>
  );
}

interface CellProps {
  name: string;
  at: Pointer;
  value: Json | undefined;
  isChosen: boolean;
  onChoose: () => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

function Cell({ name, at, value, isChosen, onChoose, onKey }: CellProps) {
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      data-cell
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onKey}
      className={cn(
        'flex h-[34px] w-full min-w-0 items-center gap-2 rounded-8 border px-2.5 text-left text-14 pointer-coarse:h-11',
        isChosen
          ? 'border-brand inset-ring inset-ring-brand'
          : 'border-line text-muted hover:border-line-2',
      )}
    >
      <span className="sr-only">{name}: </span>
      <span className="flex min-w-0 flex-1 items-center gap-2">
        <SettingValue at={at} value={value} />
      </span>
      {isChosen && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-brand" />}
    </button>
  );
}

/** Left and right choose, up and down go through the rows, Home and End to the ends. */
function createKeyHandler(choose: (take: boolean) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      event.preventDefault();
      choose(key === 'ArrowRight');
      const cells = currentTarget.parentElement?.querySelectorAll<HTMLElement>('[data-cell]');
      cells?.[key === 'ArrowRight' ? 1 : 0]?.focus();
      return;
    }
    const rows = [...document.querySelectorAll<HTMLElement>('[data-cell][aria-checked=true]')];
    const row = currentTarget.parentElement;
    const here = rows.findIndex((cell) => cell.parentElement === row);
    const next = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: rows.length - 1 }[key];
    if (next === undefined) return;
    event.preventDefault();
    rows[Math.max(0, Math.min(rows.length - 1, next))]?.focus();
  };
}
