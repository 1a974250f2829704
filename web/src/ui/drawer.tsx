import { useRef, type ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { useFocusReturn } from './use-focus-return';

interface DrawerProps {
  onClose: () => void;
  /** What stays in view; a DrawerTitle in it names the drawer. */
  head: ReactNode;
  /** What has the focus afterwards, where that is not what had it before. */
  focusAfter?: () => HTMLElement | null;
  children: ReactNode;
}

/**
 * A sheet of 520 px from the right over a light scrim; under 720 it takes the whole page. What lies
 * below stays in place. Focus goes in, stays in and comes back; Escape and the scrim close it.
 */
export function Drawer({ onClose, head, focusAfter, children }: DrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn(focusAfter);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-30 animate-fade bg-overlay/33" />
        <Radix.Content
          ref={content}
          aria-describedby={undefined}
          // Its head is read first, not whichever button happens to be the first.
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            event.preventDefault();
            content.current?.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-y-0 right-0 z-30 flex w-full animate-drawer flex-col bg-bg text-14 shadow-float outline-none md:w-[520px] md:border-l md:border-line"
        >
          <div className="border-b border-line px-4 py-4 md:px-5">{head}</div>
          <div className="flex-1 overflow-y-auto overscroll-contain px-4 pb-10 md:px-5">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The heading that names a drawer. */
export const DrawerTitle = Radix.Title;
