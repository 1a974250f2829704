import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { LoadFailure } from '@/ui/load-failure';
import { Table, type Column } from '@/ui/table';
import { OlderNewer } from './older-newer';

interface PagedListProps<Page> {
  query: UseQueryResult<Page>;
  /** Error message, such as "The tickets could not be loaded". */
  failure: string;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** Renders the rows, or their skeletons while there is no page. */
  children: (page: Page | undefined) => ReactNode;
}

/** Shows a list by pages, newest first: its rows, an error, or an empty state. */
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
  /** Heads of the columns; `className` sets the width. */
  columns: readonly Column[];
  /** True to stack the cells of a row on a phone and hide the heads from view. */
  isStacked?: boolean;
  children: ReactNode;
}

export function ListTable({ caption, columns, isStacked, children }: ListTableProps) {
  return (
    <div className="overflow-x-auto rounded-10 border border-line">
      <Table
        look="list"
        caption={caption}
        columns={columns.map((column) => ({ ...column, className: cn('px-4', column.className) }))}
        // Fixed columns have the same width with rows and with skeletons.
        className="table-fixed"
        headClassName={cn('h-[34px]', isStacked && 'max-md:sr-only')}
      >
        <tbody className="divide-y divide-line">{children}</tbody>
      </Table>
    </div>
  );
}
