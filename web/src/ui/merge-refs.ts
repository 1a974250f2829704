import type { Ref, RefCallback } from 'react';

/** One ref callback that hands the element to several refs: a caller's and a component's own. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
