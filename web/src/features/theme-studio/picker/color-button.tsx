import { lazy, Suspense, useRef, useState, type ComponentProps } from 'react';
import { endGesture } from '../store/studio';

const load = () => import('./picker-popover');
const PickerPopover = lazy(() => load().then((module) => ({ default: module.PickerPopover })));

/** What stands below a colour, and how well the two have to be told apart. */
export interface Ground {
  /** "card". */
  name: string;
  color: string;
  /** WCAG 2 contrast: 4.5 for words, 3 for marks. */
  needed: number;
}

/** A colour that is edited. */
export interface ColorTarget {
  /** Its name for people: "Data colour 5". */
  label: string;
  /** Six hex digits with #. */
  value: string;
  /** Edits that name the same gesture are one step of undo, until `endGesture`. */
  onChange: (color: string, gesture: string) => void;
  ground?: Ground | undefined;
  /** Which of the data colours it is; the picker then tells how well it is told from the others. */
  position?: number | undefined;
}

type ColorButtonProps = ColorTarget & Omit<ComponentProps<'button'>, keyof ColorTarget | 'ref'>;

/** A button that opens the picker for a colour beside itself. */
export function ColorButton({
  label,
  value,
  onChange,
  ground,
  position,
  onClick,
  ...rest
}: ColorButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The picker is loaded before it is asked for, so that it opens with the press.
  const preload = () => void load();
  return (
    <>
      <button
        {...rest}
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) setOpen(!open);
        }}
      />
      {open && (
        <Suspense fallback={null}>
          <PickerPopover
            anchor={button}
            target={{ label, value, onChange, ground, position }}
            onClose={() => {
              endGesture();
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
