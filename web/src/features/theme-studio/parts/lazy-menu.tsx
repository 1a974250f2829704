import { cloneElement, useState, type ComponentProps, type ReactElement } from 'react';
import type { Part } from '@/lib/lazy';

export type Trigger = ReactElement<ComponentProps<'button'>>;

type LazyMenuProps<Props> = Omit<Props, 'trigger'> & {
  /** Menu with its trigger, open once loaded. */
  Menu: Part<Props>;
  trigger: Trigger;
};

/** Loads the menu of a button with the first click, so that the initial page needs no Radix. */
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
