import { useCallback, useState } from 'react';
import { Menu } from 'lucide-react';
import { createLazyPart } from '@/lib/lazy';

const PhoneSheet = createLazyPart(async () => (await import('./phone-sheet')).PhoneSheet);

/** Renders the menu button of a small header. Its sheet loads when it is touched. */
export function PhoneMenu() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="touch-target -mr-2.5 grid size-10 place-items-center rounded-10 hover:bg-surface-2"
        onPointerDown={PhoneSheet.preload}
        onFocus={PhoneSheet.preload}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
      {open && <PhoneSheet onClose={close} onMissing={close} />}
    </div>
  );
}
