import { memo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Lock, LockOpen, TriangleAlert, X } from 'lucide-react';
import { cn } from '@/ui/cn';
import { useDebounced } from '@/ui/use-debounced';
import { simulate } from '@flexa/theme-engine/checks';
import { ColorButton } from '../../picker/color-button';
import { decide, moveColor, toggleLock, useStudio } from '../../store/studio';
import { Swatch } from '../../parts/swatch';
import { useLongPress } from './use-long-press';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;
// Elements made once are not rendered again with every move of the colour.
const WARNING = <TriangleAlert {...icon} className="size-4 max-md:size-3.5" />;
const CROSS = <X {...icon} className="size-4" />;
const OPEN = <LockOpen {...icon} className="size-4" />;
const LOCKED = (
  <Lock
    {...icon}
    strokeWidth={2}
    className="size-4 text-text max-md:rounded-full max-md:bg-raised max-md:p-0.5"
  />
);

interface ColorItemProps {
  color: string;
  position: number;
  isLocked: boolean;
  warning: string | undefined;
  /** Not where there would be too few. */
  canRemove: boolean;
  /** Also where it can't be removed: it is then told why. */
  onRemove: (position: number) => void;
  /** Row being dragged, which may be dropped on another. */
  dragged: number | undefined;
  onDrag: (position: number | undefined) => void;
  onDrop: (from: number, to: number) => void;
}

/**
 * A data colour: a row of a list, on a phone a large swatch of a grid. Rendered only where it changes:
 * a colour that is dragged in the picker moves in one row.
 */
export const ColorItem = memo(function ColorItem({
  color,
  position,
  isLocked,
  warning,
  canRemove,
  onRemove,
  dragged,
  onDrag,
  onDrop,
}: ColorItemProps) {
  const [isOver, setIsOver] = useState(false);
  const longPress = useLongPress(() => toggleLock(position));
  const name = `Data colour ${position + 1}`;

  const set = (next: string, gesture: string) => {
    const colors = useStudio.getState().document.decisions.dataColors;
    decide({ dataColors: colors.map((each, i) => (i === position ? next : each)) }, gesture);
  };

  const press = (event: KeyboardEvent<HTMLLIElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const rows = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[data-row]');
    if (by) {
      event.preventDefault();
      if (event.altKey) moveColor(position, position + by);
      // The focus follows a moved colour. Otherwise it moves through the list.
      rows?.[position + by]?.focus();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(position);
      rows?.[Math.max(0, position - 1)]?.focus();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its buttons
    <li
      draggable
      data-picker-row
      onKeyDown={press}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', color);
        onDrag(position);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        if (dragged === undefined || dragged === position) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (dragged !== undefined) onDrop(dragged, position);
      }}
      className={cn(
        'group relative -mx-2 flex items-center rounded-8 transition-colors hover:bg-hover',
        'has-aria-expanded:bg-soft max-md:mx-0 max-md:block max-md:hover:bg-transparent',
        isOver && 'outline-2 outline-brand',
      )}
    >
      <ColorButton
        label={name}
        value={color}
        position={position}
        onChange={set}
        data-row
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete L"
        data-color-position={position}
        {...longPress}
        className="flex h-7.5 min-w-0 flex-1 items-center gap-2.5 rounded-8 pl-2 text-left select-none max-md:h-auto max-md:w-full max-md:flex-col max-md:items-stretch max-md:gap-1 max-md:p-0 max-md:text-center md:pointer-coarse:h-11"
      >
        <span className="sr-only">{name}</span>
        <span
          aria-hidden="true"
          className="w-3.5 text-center text-12 text-muted tabular-nums max-md:hidden"
        >
          {position + 1}
        </span>
        <Told color={color} />
      </ColorButton>
      {warning && (
        <span
          title={warning}
          className="grid size-6 place-items-center text-warning max-md:absolute max-md:top-1.5 max-md:right-1.5 max-md:rounded-full max-md:bg-raised"
        >
          {WARNING}
          <span className="sr-only">{warning}</span>
        </span>
      )}
      {canRemove && (
        <IconButton
          label={`Remove ${name.toLowerCase()}`}
          onClick={() => onRemove(position)}
          className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100 max-md:hidden pointer-coarse:opacity-100"
        >
          {CROSS}
        </IconButton>
      )}
      <IconButton
        label={`Lock ${name.toLowerCase()}`}
        pressed={isLocked}
        onClick={() => toggleLock(position)}
        className={cn(
          'mr-1',
          isLocked ? 'max-md:text-on-deep' : 'max-md:sr-only',
          // On a phone it only shows the state; a long press on the swatch changes it.
          'max-md:pointer-events-none max-md:absolute max-md:top-1 max-md:left-1',
        )}
      >
        {isLocked ? LOCKED : OPEN}
      </IconButton>
    </li>
  );
});

/** Swatch and code follow a drag in steps: the report needs the frames. All else they show at once. */
const Told = memo(function Told({ color }: { color: string }) {
  const simulation = useStudio((state) => state.simulation);
  const isMoving = useStudio((state) => state.gesture !== null);
  const atRest = useDebounced(color, 60, 120);
  const shownColor = isMoving ? atRest : color;
  return (
    <>
      <Swatch
        color={shownColor}
        seen={simulation === 'off' ? undefined : simulate(shownColor, simulation)}
        className="max-md:h-12 max-md:w-full max-md:rounded-10"
      />
      <code className="font-mono text-12">
        <span className="max-md:sr-only">#</span>
        {shownColor.slice(1)}
      </code>
    </>
  );
});

function IconButton({
  label,
  pressed,
  onClick,
  className,
  children,
}: {
  label: string;
  pressed?: boolean;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
      className={cn(
        'grid size-6 shrink-0 place-items-center rounded-6 text-muted transition-colors hover:text-text pointer-coarse:size-11',
        className,
      )}
    >
      {children}
    </button>
  );
}
