import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Pixels from the top at which a section counts as reached: below header and pills. */
const LINE = 216;

/** Returns the last section whose heading has passed the line; at the end of the page, the last one. */
function findSectionInView(ids: readonly string[]): string | undefined {
  const { scrollY, innerHeight } = window;
  if (innerHeight + scrollY >= document.documentElement.scrollHeight - 2) return ids.at(-1);
  return ids.findLast((id) => {
    const section = document.getElementById(id);
    return section !== null && section.getBoundingClientRect().top <= LINE;
  });
}

/**
 * Returns the section in view. Until the page is scrolled, that is the target of the link.
 * The address follows without a navigation, so that a reload or a copied link leads there again.
 *
 * @param ids of the sections in their order on the page; a list that stays the same.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const { pathname, search, hash, key } = useLocation();
  const [scrolled, setScrolled] = useState<{ key: string; id: string | undefined }>();

  useEffect(() => {
    let frame = 0;
    let restingAt: number | null = null;
    // The page has scrolled to the target of the link by then, which counts until the page moves.
    const restFrame = requestAnimationFrame(() => (restingAt = window.scrollY));

    function follow() {
      if (restingAt === null || Math.abs(window.scrollY - restingAt) < 4) return;
      restingAt = -Infinity;
      const id = findSectionInView(ids) ?? ids[0];
      setScrolled((known) => (known?.key === key && known.id === id ? known : { key, id }));
      const address = pathname + search + (id === ids[0] ? '' : `#${id}`);
      if (window.location.pathname === pathname) {
        window.history.replaceState(window.history.state, '', address);
      }
    }
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(restFrame);
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [ids, key, pathname, search]);

  if (scrolled?.key === key) return scrolled.id;
  return ids.find((id) => `#${id}` === hash) ?? ids[0];
}
