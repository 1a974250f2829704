import {
  cloneElement,
  Suspense,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';

import { toast } from '@/lib/toast';

export type Trigger = ReactElement<ComponentProps<'button'>>;

interface LazyMenuProps {
  /** The menu with its trigger, open when it comes. */
  menu: (trigger: Trigger) => ReactNode;
  /** Loads it; before it is asked for, so that it opens with the press. */
  load: () => Promise<unknown>;
  trigger: Trigger;
}

/** A button whose menu is loaded with the first press: the first bytes of the page need no radix. */
export function LazyMenu({ menu, load, trigger }: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const warm = () => void load().catch(() => undefined);
  const plain = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: warm,
    onFocus: warm,
    onClick: () =>
      void load().then(
        () => setWanted(true),
        () => toast.error('This menu could not be loaded. Check the connection and try again.'),
      ),
  });
  if (!isWanted) return plain;
  return <Suspense fallback={plain}>{menu(trigger)}</Suspense>;
}
