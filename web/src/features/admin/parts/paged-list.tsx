import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { LoadFailure } from '@/ui/load-failure';
import { OlderNewer } from './older-newer';

interface PagedListProps<Page> {
  query: UseQueryResult<Page>;
  /** What an error says: "The tickets could not be loaded". */
  failure: string;
  /** What stands where nothing is found. */
  empty: ReactNode;
  /** The rows, or their skeletons while there is no page. */
  children: (page: Page | undefined) => ReactNode;
}

/** A list by pages, newest first: its rows, what failed, or that there is nothing. */
export function PagedList<Page extends { data: readonly unknown[]; next?: string | null }>({
  query,
  failure,
  empty,
  children,
}: PagedListProps<Page>) {
  const { data, error, isPlaceholderData } = query;
  return (
    <>
      {error && <LoadFailure title={failure} query={query} className="mt-4" />}
      {(data || !error) && (
        <div
          className={cn('mt-3.5', isPlaceholderData && 'opacity-60')}
          aria-busy={!data || isPlaceholderData}
        >
          {data?.data.length === 0 ? empty : children(data)}
        </div>
      )}
      <OlderNewer next={data?.next} />
    </>
  );
}

interface ListTableProps {
  caption: string;
  /** Heads of the columns, each with the width it takes; numbers stand on the right. */
  columns: readonly { label: string; width?: string; isNumber?: boolean }[];
  /** On a phone the cells of a row stand below each other, and the heads are for screen readers. */
  isStacked?: boolean;
  children: ReactNode;
}

export function ListTable({ caption, columns, isStacked, children }: ListTableProps) {
  return (
    <div className="overflow-x-auto rounded-10 border border-line">
      {/* Columns as wide with their rows as with the rows' skeletons. */}
      <table style={{ tableLayout: 'fixed' }} className="w-full text-14">
        <caption className="sr-only">{caption}</caption>
        <thead
          className={cn(
            'h-[34px] border-b border-line bg-surface text-12 text-muted',
            isStacked && 'max-md:sr-only',
          )}
        >
          <tr>
            {columns.map(({ label, width, isNumber }) => (
              <th
                key={label}
                scope="col"
                className={cn('px-4 font-medium', isNumber ? 'text-right' : 'text-left', width)}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}
