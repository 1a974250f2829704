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
let shownPage = { pathname: '', place: '' };

/** Returns the key of a scroll position. A navigation to a known key does not scroll. */
function resolvePlace({ key, pathname, hash }: Location): string {
  // Includes the hash, because typing one into the address makes an entry without a new key.
  const entry = `${key} ${pathname}${hash}`;
  const isSamePath = shownPage.pathname === pathname && hash === '';
  const place = places.get(entry) ?? (isSamePath ? shownPage.place : entry);
  places.set(entry, place);
  shownPage = { pathname, place };
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
  // Back and forward return to the old position, which may differ from the hash's target.
  const isReturn = useNavigationType() === NavigationType.Pop && location.key !== 'default';
  const start = useRef(0);

  // The first page stays where the browser or the person has scrolled it.
  useLayoutEffect(() => {
    // Newer browsers return a promise, which React would take for the effect's cleanup.
    window.scrollTo(0, start.current);
  }, []);

  // Scrolls to a target that loads or moves after its page, unless the person has begun to do something
  // else.
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
      for (const type of SCROLL_EVENTS) window.removeEventListener(type, stop, true);
    };
    arrival.observe(document.body, { childList: true, subtree: true });
    growth.observe(document.body);
    for (const type of SCROLL_EVENTS) window.addEventListener(type, stop, true);
    return stop;
  }, [location, isReturn]);

  return (
    <>
      <BeforeRestoration note={() => void (start.current = window.scrollY)} />
      <ScrollRestoration getKey={resolvePlace} />
    </>
  );
}

const SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Its effect runs before that of ScrollRestoration, which scrolls the first page to its top. */
function BeforeRestoration({ note }: { note: () => void }) {
  const noted = useEffectEvent(note);
  useLayoutEffect(() => noted(), []);
  return null;
}
