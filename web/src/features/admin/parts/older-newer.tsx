import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/ui/button';
import { changeParameters } from '../address';

/** Links to the next page of a list, newest first, and back to its beginning. */
export function OlderNewer({ next }: { next: string | null | undefined }) {
  const { search } = useLocation();
  const isFirst = !new URLSearchParams(search).has('before');
  return (
    <nav aria-label="Pages" className="mt-3 flex min-h-8 justify-end gap-2">
      {!isFirst && (
        <ButtonLink size="sm" to={changeParameters(search, { before: null })}>
          <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Newest
        </ButtonLink>
      )}
      {next && (
        <ButtonLink size="sm" to={changeParameters(search, { before: next })}>
          Older
          <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </ButtonLink>
      )}
    </nav>
  );
}

/** Reads `before` from the address. An invalid moment counts as the newest page. */
export function useBefore(): { before?: string } {
  const before = new URLSearchParams(useLocation().search).get('before') ?? '';
  return Number.isNaN(Date.parse(before)) ? {} : { before: new Date(before).toISOString() };
}
