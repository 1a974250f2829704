import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame';

interface DrawerProps {
  onClose: () => void;
  /** Header that stays in view, with a DialogTitle that names the drawer. */
  head: ReactNode;
  /** Returns the element to focus after closing; by default the one that had the focus before. */
  findFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/**
 * Renders a sheet of 520 px from the right over a light scrim; below 720 px it takes the whole page. The
 * page behind it stays in place. Focus moves in, stays in and returns; Escape and the scrim close
 * it.
 */
export function Drawer({ onClose, head, findFocus, children }: DrawerProps) {
  return (
    <DialogFrame
      open
      onOpenChange={(open) => !open && onClose()}
      isDescribed={false}
      focusesItself
      findFocus={findFocus}
      overlay="z-30 bg-overlay/33"
      className="fixed inset-y-0 right-0 flex w-full animate-drawer flex-col bg-bg text-14 md:w-[520px] md:border-l md:border-line"
    >
      <div className="border-b border-line px-4 py-4 md:px-5">{head}</div>
      <div className="flex-1 overflow-y-auto overscroll-contain px-4 pb-10 md:px-5">{children}</div>
    </DialogFrame>
  );
}
