import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame';

interface DrawerProps {
  onClose: () => void;
  /** What stays in view; a DialogTitle in it names the drawer. */
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
  return (
    <DialogFrame
      open
      onOpenChange={(open) => !open && onClose()}
      isDescribed={false}
      focusesItself
      focusAfter={focusAfter}
      overlay="z-30 bg-overlay/33"
      className="fixed inset-y-0 right-0 flex w-full animate-drawer flex-col bg-bg text-14 md:w-[520px] md:border-l md:border-line"
    >
      <div className="border-b border-line px-4 py-4 md:px-5">{head}</div>
      <div className="flex-1 overflow-y-auto overscroll-contain px-4 pb-10 md:px-5">{children}</div>
    </DialogFrame>
  );
}
