import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import {
  NavigationType,
  ScrollRestoration,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom';

/**
 * Scroll positions of history entries. Entries with the same path share one, except for hash
 * targets.
 */
const places = new Map<string, string>();
let shown = { pathname: '', place: '' };

/** The key that positions are kept by: a navigation to a place that is known does not scroll. */
function resolvePlace({ key, pathname, hash }: Location): string {
  // The hash too: one that is typed into the address makes an entry without a key of its own.
  const entry = `${key} ${pathname}${hash}`;
  const isSamePath = shown.pathname === pathname && hash === '';
  const place = places.get(entry) ?? (isSamePath ? shown.place : entry);
  places.set(entry, place);
  shown = { pathname, place };
  return place;
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a % that encodes nothing
  }
}

/**
 * Restores the scroll position after a navigation: back and forward return to the old position, a
 * hash scrolls to its target (scroll-margin-top keeps it clear of the header), and other
 * navigations go to the top unless the path is the same (specification, section 2).
 */
export function Scrolling() {
  const location = useLocation();
  // Back and forward lead to where the page was left, which need not be the target.
  const isReturn = useNavigationType() === NavigationType.Pop && location.key !== 'default';
  const start = useRef(0);

  // The first page stays where the browser, or the person while it started, has scrolled it.
  useLayoutEffect(() => {
    // Newer browsers answer a promise, which React would take for the effect's end.
    window.scrollTo(0, start.current);
  }, []);

  // A target that comes after its page, or is moved by what comes later, unless the person has begun
  // to do something else.
  useEffect(() => {
    const { hash } = location;
    if (!hash || (isReturn && findTarget(hash))) return;
    let height = findTarget(hash) ? document.body.offsetHeight : 0;
    const place = () => {
      const target = findTarget(hash);
      if (!target || height === document.body.offsetHeight) return;
      height = document.body.offsetHeight;
      target.scrollIntoView();
    };
    const arrival = new MutationObserver(place);
    const growth = new ResizeObserver(place);
    const stop = () => {
      arrival.disconnect();
      growth.disconnect();
      for (const type of OWN) window.removeEventListener(type, stop, true);
    };
    arrival.observe(document.body, { childList: true, subtree: true });
    growth.observe(document.body);
    for (const type of OWN) window.addEventListener(type, stop, true);
    return stop;
  }, [location, isReturn]);

  return (
    <>
      <BeforeRestoration note={() => void (start.current = window.scrollY)} />
      <ScrollRestoration getKey={resolvePlace} />
    </>
  );
}

const OWN = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Its effect runs before that of ScrollRestoration, which scrolls the first page to its top. */
function BeforeRestoration({ note }: { note: () => void }) {
  const noted = useEffectEvent(note);
  useLayoutEffect(() => noted(), []);
  return null;
}
