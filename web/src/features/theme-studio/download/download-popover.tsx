import { useState } from 'react';
import { Popover } from 'radix-ui';
import type { Trigger } from '../parts/lazy-menu';
import { DownloadMenu } from './download-menu';

interface DownloadPopoverProps {
  trigger: Trigger;
  onTheme: () => void;
}

/** Shows the download menu below its button. Loads with the first click on the arrow. */
export default function DownloadPopover({ trigger, onTheme }: DownloadPopoverProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Download"
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="z-50 max-h-(--radix-popover-content-available-height) w-95 max-w-[calc(100vw-16px)] animate-rise overflow-y-auto rounded-12 border border-line-2 bg-raised p-1.5 shadow-float focus:outline-none"
        >
          <DownloadMenu
            onTheme={() => {
              setOpen(false);
              onTheme();
            }}
            onClose={() => setOpen(false)}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
