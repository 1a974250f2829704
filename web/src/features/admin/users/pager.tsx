import { useRef } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { USER_PAGE_SIZE } from '@flexa/contracts/constants';
import { formatNumber } from '@flexa/contracts/format';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { formatTotal } from './format-total';
import { listPageNumbers } from './page-numbers';

interface PagerProps {
  page: number;
  totalPages: number;
  total: number;
  /** False if there may be more than the total. */
  totalIsExact: boolean;
  onPage: (page: number) => void;
}

/** Shows "1 to 12 of 1,284" and the page buttons. It keeps its space with a single page. */
export function Pager({ page, totalPages, total, totalIsExact, onPage }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  if (total === 0 || page > totalPages) return <div className="h-8" />;
  const first = (page - 1) * USER_PAGE_SIZE + 1;
  const last = Math.min(page * USER_PAGE_SIZE, total);
  /** At either end the clicked button is disabled and loses the focus, so the page's number gets it. */
  function step(to: number) {
    onPage(to);
    if (to === 1 || to === totalPages) {
      nav.current?.querySelector<HTMLElement>(`[data-page="${to}"]`)?.focus();
    }
  }

  return (
    <nav
      ref={nav}
      aria-label="Pages"
      className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2"
    >
      <p className="text-14 text-muted tabular-nums">
        {formatNumber(first)} to {formatNumber(last)} of {formatTotal(total, totalIsExact)}
      </p>
      {totalPages > 1 && (
        <div className="flex items-center gap-1.5">
          <Button
            size="sm"
            disabled={page <= 1}
            onClick={() => step(page - 1)}
            aria-label="Previous"
            className="max-md:px-2"
          >
            <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
            <span className="max-md:hidden">Previous</span>
          </Button>
          {listPageNumbers(page, totalPages).map((number, index) =>
            number === null ? (
              <span key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted">
                …
              </span>
            ) : (
              <button
                key={number}
                type="button"
                data-page={number}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
                className={cn(
                  'touch-target h-7 min-w-7 rounded-8 border px-1.5 text-14 font-medium tabular-nums transition-colors',
                  number === page
                    ? 'border-brand text-brand-text'
                    : 'border-transparent text-muted hover:bg-hover hover:text-text',
                )}
              >
                {formatNumber(number)}
              </button>
            ),
          )}
          <Button
            size="sm"
            disabled={page >= totalPages}
            onClick={() => step(page + 1)}
            aria-label="Next"
            className="max-md:px-2"
          >
            <span className="max-md:hidden">Next</span>
            <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
          </Button>
        </div>
      )}
    </nav>
  );
}
