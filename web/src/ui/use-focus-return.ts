import { useRef } from 'react';

/**
 * For what opens without a trigger of its own, by a state or an address: Radix gives the focus back to
 * a trigger only, and it would be lost. Whatever had it gets it back; an item of a menu is gone by then,
 * so its menu's button gets it, and where nothing is left the page's own content.
 */
export function useFocusReturn(after?: () => HTMLElement | null) {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = findFocusKeeper(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const had = after?.() ?? before.current;
      had?.focus();
      // An element that is gone, hidden or disabled takes no focus.
      if (document.activeElement !== had) {
        document.getElementById('main')?.focus({ preventScroll: true });
      }
    },
  };
}

function findFocusKeeper(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]');
  const keeper = menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : focused;
  return keeper instanceof HTMLElement && keeper !== document.body ? keeper : null;
}
