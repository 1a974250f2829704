import { ChevronLeft, ChevronRight } from 'lucide-react';
import { USER_PAGE_SIZE } from '@contracts/constants';
import { Button } from '@/ui/button';

interface PagerProps {
  page: number;
  totalPages: number;
  total: number;
  onPage: (page: number) => void;
}

export function Pager({ page, totalPages, total, onPage }: PagerProps) {
  if (total === 0 || page > totalPages) return null;
  const first = (page - 1) * USER_PAGE_SIZE + 1;
  const last = Math.min(page * USER_PAGE_SIZE, total);
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-14 text-muted tabular-nums">
        {first} to {last} of {total.toLocaleString('en-GB')}
      </p>
      <div className="flex items-center gap-2">
        <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          Previous
        </Button>
        <span className="px-1 text-14 text-muted tabular-nums">
          Page {page} of {totalPages}
        </span>
        <Button size="sm" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </nav>
  );
}
