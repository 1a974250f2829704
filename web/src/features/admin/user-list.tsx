import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { USER_PAGE_SIZE } from '@contracts/constants';
import { call } from '@/lib/api';
import { messageOf } from '@/lib/report-error';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { useListSearch } from './list-search';
import { Pager } from './pager';
import { SearchField } from './search-field';
import { UserTable } from './user-table';

/** Everybody who has an account; search, sort and page are in the address. */
export function UserList() {
  const [request, change] = useListSearch();
  const { data, error, isPlaceholderData, refetch, isFetching } = useQuery({
    queryKey: ['users', request],
    queryFn: ({ signal }) => call('listUsers', { ...request, limit: USER_PAGE_SIZE }, { signal }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

  return (
    <>
      <div className="flex items-baseline gap-3">
        <h1 className="text-24">Users</h1>
        <p className="text-muted tabular-nums" aria-live="polite">
          {data && data.total.toLocaleString('en-GB')}
          <span className="sr-only"> found</span>
        </p>
      </div>
      <SearchField
        value={request.search}
        onChange={(search) => change({ search }, { replace: true })}
      />
      {error && (
        <Notice
          tone="danger"
          className="mt-4"
          title="The users could not be loaded"
          actions={
            <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
              <RefreshCw aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Try now
            </Button>
          }
        >
          {messageOf(error)}
        </Notice>
      )}
      {(data || !error) && (
        <>
          <UserTable
            users={data?.data}
            isStale={isPlaceholderData}
            sort={request}
            onSort={(sortBy, sortOrder) => change({ sortBy, sortOrder })}
            onClearSearch={() => change({ search: '' })}
            search={request.search}
          />
          {data && (
            <Pager
              page={data.page}
              totalPages={data.totalPages}
              total={data.total}
              onPage={(page) => change({ page })}
            />
          )}
        </>
      )}
    </>
  );
}
