import { useCallback, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { cn } from '@/ui/cn';
import { useDismiss } from '@/ui/use-dismiss';
import { createLazyPart } from '@/lib/lazy';
import { PACK_LINKS } from './site-links';

const SuitePanel = createLazyPart(async () => (await import('./suite-panel')).SuitePanel);

/**
 * Renders the first link of the header. It opens on click only. Its content loads when the pointer comes
 * near.
 */
export function SuiteMenu({ className }: { className: (current: boolean) => string }) {
  const { pathname, key } = useLocation();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(open, close, root, button);

  // Every navigation closes the menu, also by the back button.
  const [openedAt, setOpenedAt] = useState(key);
  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(false);
  }

  const current = PACK_LINKS.some(({ to }) => to === pathname);
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? 'suite-menu' : undefined}
        onClick={() => setOpen(!open)}
        onPointerEnter={SuitePanel.preload}
        onFocus={SuitePanel.preload}
        className={cn(className(current || open), 'gap-1')}
      >
        Suite
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className={cn('size-3.5 transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && <SuitePanel close={close} onMissing={close} />}
    </div>
  );
}
