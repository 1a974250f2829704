import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { cn } from '@/ui/cn';
import { DialogClose, DialogDescription, DialogFrame, DialogTitle } from '@/ui/dialog-frame';

interface WideDialogProps {
  icon: LucideIcon;
  title: string;
  description: string;
  onClose: () => void;
  children: ReactNode;
  footer: ReactNode;
  className?: string;
}

/** Shows a dialog that lays out its own body. On a phone it fills the screen. */
export function WideDialog(props: WideDialogProps) {
  const { icon: Icon, title, description, onClose, children, footer, className } = props;
  return (
    <DialogFrame
      open
      onOpenChange={(open) => !open && onClose()}
      isDescribed
      overlay="z-40 grid bg-overlay/80 md:place-items-center md:p-6"
      className={cn(
        'flex size-full flex-col overflow-hidden bg-raised data-[state=open]:animate-dialog',
        'md:h-auto md:max-h-[calc(100dvh-48px)] md:rounded-16 md:border md:border-line',
        className,
      )}
    >
      <div className="flex shrink-0 items-center gap-3 border-b border-line px-4 py-4 md:px-5 md:py-[18px]">
        <span className="grid size-10 shrink-0 place-items-center rounded-10 bg-soft text-brand-text">
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <DialogTitle className="truncate text-16">{title}</DialogTitle>
          <DialogDescription className="text-14 text-muted">{description}</DialogDescription>
        </div>
        <DialogClose className="size-8 shrink-0 self-start rounded-8" />
      </div>
      {children}
      <div className="flex min-h-[62px] shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 md:px-5">
        {footer}
      </div>
    </DialogFrame>
  );
}
