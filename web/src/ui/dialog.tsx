import type { ReactNode } from 'react';
import { cn } from './cn';
import { DialogClose, DialogDescription, DialogFrame, DialogTitle } from './dialog-frame';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, which stay in view when the body scrolls. */
  footer?: ReactNode;
  className?: string;
}

/**
 * Renders a dialog in the middle, or a sheet from the bottom on a phone. It traps and returns the focus;
 * Escape, the cross and the overlay close it.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  className,
}: DialogProps) {
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      isDescribed={Boolean(description)}
      overlay="z-40 grid items-end justify-items-center overflow-y-auto bg-overlay sm:place-items-center sm:p-6"
      className={cn(
        'relative flex max-h-[calc(100dvh-24px)] rounded-t-16 border-line bg-raised sm:rounded-16',
        'w-full max-w-120 flex-col border data-[state=open]:animate-dialog',
        className,
      )}
    >
      <div className="px-6 pt-6 pr-14">
        <DialogTitle className="text-20">{title}</DialogTitle>
        {description && (
          <DialogDescription className="mt-1.5 text-14 text-muted">{description}</DialogDescription>
        )}
      </div>
      {/* The padding below keeps the focus ring of the last field from being cut off. */}
      {children && <div className="overflow-y-auto px-6 pt-5 pb-1">{children}</div>}
      {footer ? (
        <div className="flex flex-wrap justify-end gap-2 p-6 pt-5">{footer}</div>
      ) : (
        <div className="h-6 shrink-0" />
      )}
      <DialogClose className="absolute! top-3 right-3 size-10 rounded-10" />
    </DialogFrame>
  );
}
