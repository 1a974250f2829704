import {
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { toast } from '@/lib/toast';

interface LaterProps {
  /** Shown while it is on its way. */
  fallback?: ReactNode;
  /** Its code could not be had, which is told; whatever showed it closes. */
  onMissing?: () => void;
}

const parts: (() => Promise<unknown>)[] = [];

/**
 * A part of the studio whose code comes when it is first shown. Unlike React's lazy it takes nothing
 * else down where the code can't be had, as without a connection. Chromium asks for a missing module
 * once only, so there is no second try before the page is loaded anew.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  const get = async () => (known = await load());
  parts.push(get);

  return function Later({ fallback = null, onMissing, ...props }: Props & LaterProps) {
    const [Part, setPart] = useState(() => known);
    const tell = useEffectEvent(() => {
      toast.error(
        'This part could not be loaded. Check the connection and load the page anew; your work is kept.',
      );
      onMissing?.();
    });
    useEffect(() => {
      if (Part) return;
      let isShown = true;
      get().then(
        // In a transition what is large is shown in short pieces.
        (part) => isShown && startTransition(() => setPart(() => part)),
        () => isShown && tell(),
      );
      return () => {
        isShown = false;
      };
    }, [Part]);
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  };
}

/** Fetches all parts one after another, so that they are there without a connection as well. */
export async function loadParts(): Promise<void> {
  for (const load of parts) await load().catch(() => undefined);
}
