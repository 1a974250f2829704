import { useCallback, useState } from 'react';
import { Menu } from 'lucide-react';
import { usePart } from '../use-part';

const loadSheet = async () => (await import('./phone-sheet')).PhoneSheet;

/** The button of a small header; the sheet behind it loads when it is touched. */
export function PhoneMenu() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { Part: PhoneSheet, fetchPart, requirePart } = usePart(loadSheet);

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open && PhoneSheet !== undefined}
        className="touch-target -mr-2.5 grid size-10 place-items-center rounded-10 hover:bg-surface-2"
        onPointerDown={fetchPart}
        onFocus={fetchPart}
        onClick={() => {
          setOpen(true);
          void requirePart().then((there) => there || close());
        }}
      >
        <Menu aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
      {open && PhoneSheet && <PhoneSheet onClose={close} />}
    </div>
  );
}
