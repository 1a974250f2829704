import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { session } from '@/lib/storage';

/** Where each entry of the history stood when it was left, by its key, path and hash. */
const positions = new Map<string, number>(keptPositions());

/** Those of the page before this one was loaded, for who reloads or comes back to the site. */
function keptPositions(): [string, number][] {
  try {
    return JSON.parse(session.get('scroll_positions') ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** More entries than anybody goes back through. */
const KEPT_MAX = 50;

function keepPositions(): void {
  session.set('scroll_positions', JSON.stringify([...positions].slice(-KEPT_MAX)));
}

/** Whether the browser leads back to this page, rather than to it as to a new one. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** What a person does to scroll by themself; from then on nothing moves the page for them. */
const OWN_SCROLLING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Heard before what is pressed answers: a menu that opens is a change, for which the page is held. */
const CAPTURE = { capture: true, passive: true } as const;

/**
 * Holds the page at a place that may not be there yet, because what is on it or above it still
 * loads: until the person scrolls, or the function it answers is called.
 */
function holdAt(place: () => number | undefined): () => void {
  const isAt = (top: number | undefined) =>
    top !== undefined && Math.abs(top - window.scrollY) <= 1;
  let reached: number | undefined;
  const hold = () => {
    const top = place();
    if (top === undefined || isAt(top)) return;
    window.scrollTo(0, top);
    reached = window.scrollY;
  };
  // Without a key or a pointer too: a screen reader scrolls by its own means.
  const scrolled = () => {
    const top = place();
    if (top !== undefined && !isAt(reached) && !isAt(top)) stop();
  };
  // A page that grows changes its size; what is put into a place that was kept for it does not.
  const sizes = new ResizeObserver(hold);
  const parts = new MutationObserver(hold);
  const stop = () => {
    sizes.disconnect();
    parts.disconnect();
    window.removeEventListener('scroll', scrolled);
    for (const type of OWN_SCROLLING) window.removeEventListener(type, stop, CAPTURE);
  };
  hold();
  sizes.observe(document.body);
  parts.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('scroll', scrolled, { passive: true });
  for (const type of OWN_SCROLLING) window.addEventListener(type, stop, CAPTURE);
  return stop;
}

/** Where the page has to stand for a hash target; undefined while it is not there. */
function topOf(hash: string): number | undefined {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A % that encodes nothing stands for itself.
  }
  const target = document.getElementById(id);
  if (!target) return undefined;
  // Its scroll-margin-top keeps it clear of the header (ui/base.css).
  const margin = parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const top = target.getBoundingClientRect().top + window.scrollY - margin;
  return Math.max(0, Math.min(top, lowest()));
}

function lowest(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}

/**
 * Where a page stands after a navigation: back and forward where it was left, a hash target where
 * there is one, else at the top, unless the path is the same (docs/specification.md, section 2).
 */
export function useScrolling(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  // The hash too: one that is typed into the address makes an entry without a key of its own.
  const entry = `${key} ${pathname}${hash}`;
  const shown = useRef<{ pathname: string; entry: string }>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      if (shown.current) positions.set(shown.current.entry, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keepPositions);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keepPositions);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, entry };
    const returns = before ? type === NavigationType.Pop : isReturn();
    const kept = returns ? positions.get(entry) : undefined;
    if (kept !== undefined) return holdAt(() => Math.min(kept, lowest()));
    if (hash) return holdAt(() => topOf(hash));
    if (before && before.pathname !== pathname) window.scrollTo(0, 0);
    // Where it stands now is known even if nobody scrolls.
    positions.set(entry, window.scrollY);
    return undefined;
  }, [entry, pathname, hash, type]);
}
