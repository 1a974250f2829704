import { useCallback, useRef, useState, type ComponentProps } from 'react';
import { createLazyPart } from '@/lib/lazy';
import { endGesture } from '../store/studio';
import { TargetContext, type ColorTarget } from './target';

export const PickerPopover = createLazyPart(
  async () => (await import('./picker-popover')).PickerPopover,
);

type ColorButtonProps = ColorTarget & Omit<ComponentProps<'button'>, keyof ColorTarget | 'ref'>;

/** Opens the picker for a colour beside the button. */
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
  const close = useCallback(() => {
    endGesture();
    setOpen(false);
  }, []);
  return (
    <>
      <button
        {...rest}
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        // Preload the picker, so that it opens with the click.
        onPointerEnter={PickerPopover.preload}
        onFocus={PickerPopover.preload}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) setOpen(!open);
        }}
      />
      {open && (
        <TargetContext value={{ label, value, onChange, ground, position }}>
          <PickerPopover anchor={button} label={label} onClose={close} onMissing={close} />
        </TargetContext>
      )}
    </>
  );
}
