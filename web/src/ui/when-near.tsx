import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** Reserves the room of what comes: nothing may move when it does. */
  className?: string;
  /** Lazy components: their code loads when the place comes within half a screen of the view. */
  children: ReactNode;
  /** What comes is a drawing for the eye alone. */
  decorative?: boolean;
  /** What stands there until then. */
  fallback?: ReactNode;
}

/** Holds a place further down the page and fills it before it is seen. */
export function WhenNear({ className, children, decorative = false, fallback }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '50% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);

  return (
    <div ref={place} className={className} aria-hidden={decorative || undefined}>
      {near ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  );
}
