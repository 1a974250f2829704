import { useLayoutEffect, useState } from 'react';
import { useStudio } from '../store/studio';

/** How many visuals the page shows; counted in the page itself, so that it can't be wrong. */
export function useVisualCount(): number {
  const page = useStudio((state) => state.reportPage);
  const device = useStudio((state) => state.device);
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    setCount(document.querySelectorAll('.studio-sheet [data-visual]').length);
  }, [page, device]);
  return count;
}
