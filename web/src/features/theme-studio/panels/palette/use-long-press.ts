import { useRef, type MouseEvent, type PointerEvent } from 'react';

const LONG_MS = 450;

/**
 * Props of something that a finger may rest on. The click that ends the press is swallowed; a mouse
 * has a button for what this does, so it does nothing there.
 */
export function useLongPress(action: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const done = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: (event: PointerEvent) => {
      done.current = false;
      if (event.pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        done.current = true;
        action();
      }, LONG_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: (event: PointerEvent) => {
      // A finger that scrolls has not come to rest.
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) stop();
    },
    // Android opens a menu on a long press of its own.
    onContextMenu: (event: MouseEvent) => done.current && event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (!done.current) return;
      event.preventDefault();
      done.current = false;
    },
  };
}
