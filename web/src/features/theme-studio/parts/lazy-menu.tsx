import { cloneElement, useState, type ComponentProps, type ReactElement } from 'react';
import type { Part } from '@/lib/lazy';

export type Trigger = ReactElement<ComponentProps<'button'>>;

type LazyMenuProps<Props> = Omit<Props, 'trigger'> & {
  /** The menu with its trigger, open when it comes. */
  Menu: Part<Props>;
  trigger: Trigger;
};

/** A button whose menu is loaded with the first press: the first bytes of the page need no radix. */
export function LazyMenu<Props extends { trigger?: Trigger }>({
  Menu,
  trigger,
  ...props
}: LazyMenuProps<Props>) {
  const [isWanted, setWanted] = useState(false);
  const plain = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: Menu.preload,
    onFocus: Menu.preload,
    onClick: () => setWanted(true),
  });
  if (!isWanted) return plain;
  const menu = { ...props, trigger } as unknown as Props;
  return <Menu {...menu} fallback={plain} onMissing={() => setWanted(false)} />;
}
