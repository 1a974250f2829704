import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns whether an element scrolls, and whether it has more content below. */
export function useMoreBelow(element: RefObject<HTMLElement | null>) {
  const [state, setState] = useState({ scrolls: false, hasMoreBelow: false });
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const { scrollHeight, clientHeight, scrollTop } = node;
      const scrolls = scrollHeight > clientHeight + 1;
      setState({ scrolls, hasMoreBelow: scrolls && scrollTop + clientHeight < scrollHeight - 1 });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    node.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      node.removeEventListener('scroll', measure);
    };
  }, [element]);
  return state;
}
