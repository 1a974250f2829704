import { useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { cn } from './cn';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons; they stay in view when the body scrolls. */
  footer?: ReactNode;
  className?: string;
}

/**
 * A dialog in the middle, a sheet from the bottom on a phone. Focus goes in, stays in and comes
 * back; Escape, the cross and the overlay close it.
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
  // Radix gives the focus back to its own trigger, and these dialogs are opened by buttons of any kind.
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid items-end justify-items-center overflow-y-auto bg-overlay data-[state=open]:animate-fade sm:place-items-center sm:p-6">
          <Radix.Content
            // Without a description radix would warn; the title alone is then the whole name.
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={() => (opener.current = document.activeElement)}
            onCloseAutoFocus={(event) => {
              const { current } = opener;
              if (!(current instanceof HTMLElement) || !current.isConnected) return;
              event.preventDefault();
              current.focus();
            }}
            className={cn(
              'relative flex max-h-[calc(100dvh-24px)] rounded-t-16 border-line bg-raised shadow-float sm:rounded-16',
              'w-full max-w-120 flex-col border focus:outline-none data-[state=open]:animate-dialog',
              className,
            )}
          >
            <div className="px-6 pt-6 pr-14">
              <Radix.Title className="text-20">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1.5 text-14 text-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            {/* Room below for the ring of the last field, which would be cut off. */}
            {children && <div className="overflow-y-auto px-6 pt-5 pb-1">{children}</div>}
            {footer ? (
              <div className="flex flex-wrap justify-end gap-2 p-6 pt-5">{footer}</div>
            ) : (
              <div className="h-6 shrink-0" />
            )}
            <Radix.Close
              aria-label="Close"
              className="touch-target absolute! top-3 right-3 grid size-10 place-items-center rounded-10 text-muted transition-colors hover:bg-hover hover:text-text"
            >
              <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
