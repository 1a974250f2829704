import { useRef } from 'react';

/**
 * Returns the focus after dialogs that open by state or address: Radix returns it only to a trigger. The element
 * that had the focus gets it back. A menu item is gone by then, so its menu's button gets it, and without any
 * element left, the page's content.
 */
export function useFocusReturn(after?: () => HTMLElement | null) {
  const previousElement = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      previousElement.current = findFocusKeeper(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = after?.() ?? previousElement.current;
      target?.focus();
      // A missing, hidden or disabled element takes no focus.
      if (document.activeElement !== target) {
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
