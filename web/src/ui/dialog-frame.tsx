import { useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { cn } from './cn';
import { useFocusReturn } from './use-focus-return';

interface DialogFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Classes of the overlay, which holds the dialog. */
  overlay: string;
  /** False if the dialog has only a DialogTitle. */
  isDescribed: boolean;
  /** Focuses the dialog instead of its first button, so that screen readers start with its head. */
  focusesItself?: boolean;
  /** Element that gets the focus afterwards, unless the one that had it before does. */
  findFocus?: (() => HTMLElement | null) | undefined;
  className: string;
  children: ReactNode;
}

/** Frame of every dialog and drawer. It traps and returns the focus; Escape and the overlay close it. */
export function DialogFrame(props: DialogFrameProps) {
  const { open, onOpenChange, overlay, isDescribed, focusesItself, findFocus } = props;
  const content = useRef<HTMLDivElement>(null);
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn(findFocus);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={cn('fixed inset-0 data-[state=open]:animate-fade', overlay)}>
          <Radix.Content
            ref={content}
            // Radix would warn about a missing description.
            {...(isDescribed ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              onOpenAutoFocus();
              if (!focusesItself) return;
              event.preventDefault();
              content.current?.focus();
            }}
            onCloseAutoFocus={onCloseAutoFocus}
            className={cn('shadow-float outline-none', props.className)}
          >
            {props.children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Heading that names a dialog. */
export const DialogTitle = Radix.Title;

export const DialogDescription = Radix.Description;

/** Cross that closes a dialog. */
export function DialogClose({ className }: { className: string }) {
  return (
    <Radix.Close
      aria-label="Close"
      className={cn(
        'touch-target grid place-items-center text-muted transition-colors hover:bg-hover hover:text-text',
        className,
      )}
    >
      <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </Radix.Close>
  );
}
