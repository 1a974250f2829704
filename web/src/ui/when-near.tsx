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
  /** Comes after a while in any case: somebody may go there by the keyboard or a screen reader. */
  inTime?: boolean;
}

const IN_TIME_MS = 3000;

/** Holds a place further down the page and fills it before it is seen. */
export function WhenNear({
  className,
  children,
  decorative = false,
  fallback,
  inTime = false,
}: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '50% 0px' },
    );
    observer.observe(place.current);
    const timer = inTime ? setTimeout(() => setNear(true), IN_TIME_MS) : undefined;
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [near, inTime]);

  return (
    <div ref={place} className={className} aria-hidden={decorative || undefined}>
      {near ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  );
}
