import { memo, useId, useRef, type RefObject } from 'react';
import { Dialog, Popover } from 'radix-ui';
import { useMediaQuery } from '@/ui/use-media-query';
import { Picker } from './picker';

interface PickerPopoverProps {
  /** Button that opened the picker. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** Name of the edited colour. */
  label: string;
  onClose: () => void;
}

/** Shows the picker to the right of its row; on a phone in a sheet that keeps the preview visible. */
export const PickerPopover = memo(function PickerPopover(props: PickerPopoverProps) {
  return useMediaQuery('(max-width: 719.98px)') ? <Sheet {...props} /> : <Beside {...props} />;
});

function Beside({ anchor, onClose }: PickerPopoverProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const title = useId();
  // Beside the whole row, not over what stands behind the colour in it.
  const row = useRef({
    getBoundingClientRect: () =>
      (anchor.current?.closest('[data-picker-row]') ?? anchor.current)?.getBoundingClientRect() ??
      new DOMRect(),
  });
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={row} />
      <Popover.Portal>
        <Popover.Content
          ref={panelRef}
          side="right"
          align="start"
          alignOffset={-72}
          sideOffset={4}
          collisionPadding={12}
          aria-labelledby={title}
          onOpenAutoFocus={(event) => focusHex(event, panelRef.current)}
          onCloseAutoFocus={(event) => returnFocus(event, anchor.current)}
          onInteractOutside={(event) => keepForAnchor(event, anchor.current)}
          className="z-50 max-h-(--radix-popover-content-available-height) w-66 animate-rise overflow-y-auto rounded-12 border border-line-2 bg-raised p-3 shadow-float outline-none"
        >
          <Picker titleId={title} onClose={onClose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Sheet({ anchor, label, onClose }: PickerPopoverProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const title = useId();
  return (
    <Dialog.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          ref={panelRef}
          aria-labelledby={title}
          aria-describedby={undefined}
          // The sheet itself, not the field in it: the keyboard of a phone would cover the preview.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            panelRef.current?.focus();
          }}
          onCloseAutoFocus={(event) => returnFocus(event, anchor.current)}
          onInteractOutside={(event) => keepForAnchor(event, anchor.current)}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[min(72dvh,620px)] animate-dialog overflow-y-auto overscroll-contain rounded-t-16 border-t border-line bg-raised p-4 pb-[max(16px,env(safe-area-inset-bottom))] shadow-float outline-none"
        >
          {/* The name of the sheet is the heading of the picker; radix looks for its own part. */}
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          <Picker titleId={title} onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function focusHex(event: Event, panelRef: HTMLElement | null) {
  event.preventDefault();
  const hex = panelRef?.querySelector<HTMLInputElement>('input[data-hex]');
  hex?.focus();
  hex?.select();
}

function returnFocus(event: Event, anchor: HTMLElement | null) {
  event.preventDefault();
  // Anyone who pressed something else meanwhile keeps the focus there.
  if (window.document.activeElement === window.document.body) anchor?.focus();
}

/** Ignores a click on the row itself, which closes the picker. Otherwise it would open again at once. */
function keepForAnchor(event: Event, anchor: HTMLElement | null) {
  if (event.target instanceof Node && anchor?.contains(event.target)) event.preventDefault();
}
