import { useCallback, useState, type ComponentType } from 'react';
import { reportError } from '@/lib/report-error';

/**
 * A part of the page whose code loads when it is first wanted. `fetchPart` may be called ahead (on
 * hover, on focus); after a failure, which is told, the next wish tries again.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();

  const fetchPart = useCallback(async (): Promise<void> => {
    const part = await load();
    setPart(() => part);
  }, [load]);

  return {
    Part,
    fetchPart: () => void fetchPart().catch(() => undefined),
    /** Answers whether it is there. */
    requirePart: () =>
      fetchPart().then(
        () => true,
        (error: unknown) => {
          reportError(error);
          return false;
        },
      ),
  };
}
