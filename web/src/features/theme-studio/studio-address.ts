import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isHexColor } from './model/gradient';
import { choose } from './model/studio-store';

/** The address of the studio with two colours in it, for a link that works in any tab. */
export function studioPath(first: string, last: string): string {
  const bare = (color: string) => color.replace('#', '').toUpperCase();
  return `/flexa-theme?first=${bare(first)}&last=${bare(last)}#studio`;
}

/** Opens the studio of this page with the colours of its address, where it names any. */
export function useStudioAddress(): void {
  const [search] = useSearchParams();
  const first = search.get('first') ?? '';
  const last = search.get('last') ?? '';
  useEffect(() => {
    if (!isHexColor(first) || !isHexColor(last)) return;
    const hex = (color: string) => `#${color.trim().replace('#', '').toLowerCase()}`;
    choose({ kind: 'own', first: hex(first), last: hex(last) });
  }, [first, last]);
}
