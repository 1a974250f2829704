import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { USER_PAGE_SIZE } from '@flexa/contracts/constants';
import { EmptyState } from '@/ui/empty-state';
import { Button } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { Menu, MenuItem } from '@/ui/menu';
import { SearchField } from '@/ui/search-field';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { useMediaQuery } from '@/ui/use-media-query';
import { usePersonAddress } from '../address';
import { useListSearch, type ListSearch } from '../list-search';
import { formatTotal } from './format-total';
import { UsersCsv } from '../parts/users-csv';
import { ViewHead } from '../parts/view-head';
import { holdingsQuery, usersQuery } from '../queries';
import { Pager } from './pager';
import { FILTER_CHOICES } from './user-filters';
import { UserCard } from './user-row';
import { UserTable, moveBetweenRows } from './user-table';

const SORTS: { label: string; sort: Pick<ListSearch, 'sortBy' | 'sortOrder'> }[] = [
  { label: 'newest', sort: { sortBy: 'createdAt', sortOrder: 'desc' } },
  { label: 'oldest', sort: { sortBy: 'createdAt', sortOrder: 'asc' } },
  { label: 'name, A to Z', sort: { sortBy: 'name', sortOrder: 'asc' } },
  { label: 'name, Z to A', sort: { sortBy: 'name', sortOrder: 'desc' } },
  { label: 'e-mail, A to Z', sort: { sortBy: 'email', sortOrder: 'asc' } },
  { label: 'e-mail, Z to A', sort: { sortBy: 'email', sortOrder: 'desc' } },
];

/** Lists all accounts. The address holds search, sort, page and the open drawer. */
export function UserList() {
  const { request, search, change } = useListSearch();
  const { uid: selected } = usePersonAddress();
  const query = useQuery(usersQuery(request));
  const { data, error, isPlaceholderData } = query;
  const { data: holdings } = useQuery(holdingsQuery(data?.data.map(({ uid }) => uid) ?? []));
  const isNarrow = useMediaQuery('(width < 45rem)');
  const cards = useRef<HTMLUListElement>(null);
  const users = data?.data;

  return (
    <>
      <ViewHead
        title="Users"
        aside={
          <p className="text-16 text-muted tabular-nums" aria-live="polite">
            {data && formatTotal(data.total, data.totalIsExact)}
            <span className="sr-only"> found</span>
          </p>
        }
        actions={<UsersCsv show={request.show} search={request.search} />}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SearchField
          label="Search by name or e-mail"
          placeholder="Name or e-mail"
          size="sm"
          search={search}
          className="md:w-80"
        />
        <Select
          className="w-44 md:mr-auto"
          label="Show"
          options={FILTER_CHOICES}
          value={request.show ?? ''}
          onChange={(show) => change({ show: show === '' ? undefined : show })}
        />
        <SortMenu request={request} onSort={(sort) => change(sort)} />
      </div>
      {error && (
        <LoadFailure title="The users could not be loaded" query={query} className="mt-4" />
      )}
      {(data || !error) && (
        <div className="mt-3.5">
          {users?.length === 0 ? (
            data?.total ? (
              <PastTheEnd onFirst={() => change({ page: 1 })} />
            ) : (
              <NobodyHere {...request} onClear={search.clear} />
            )
          ) : isNarrow ? (
            // Arrow keys move between the cards, starting at the focused link.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <ul
              ref={cards}
              aria-label="Users"
              aria-busy={!users || isPlaceholderData}
              className="grid gap-2 *:min-w-0"
              onKeyDown={(event) => moveBetweenRows(event, cards.current)}
            >
              {users
                ? users.map((user) => (
                    <UserCard
                      key={user.uid}
                      user={user}
                      holding={holdings?.get(user.uid)}
                      isSelected={user.uid === selected}
                    />
                  ))
                : Array.from({ length: USER_PAGE_SIZE }, (_, index) => (
                    <SkeletonCard key={index} />
                  ))}
            </ul>
          ) : (
            <UserTable
              users={users}
              holdings={holdings}
              isStale={isPlaceholderData}
              selected={selected}
              sort={request}
              onSort={(sortBy, sortOrder) => change({ sortBy, sortOrder })}
            />
          )}
          <div className="mt-3 min-h-8">
            {data && <Pager {...data} onPage={(page) => change({ page })} />}
          </div>
        </div>
      )}
    </>
  );
}

function SortMenu(props: {
  request: ListSearch;
  onSort: (sort: (typeof SORTS)[number]['sort']) => void;
}) {
  const { request, onSort } = props;
  const current = SORTS.find(
    ({ sort }) => sort.sortBy === request.sortBy && sort.sortOrder === request.sortOrder,
  );
  return (
    <Menu
      label="Sort by"
      trigger={
        <button
          type="button"
          className="touch-target flex items-center gap-1 rounded-6 text-14 text-muted hover:text-text"
        >
          Sorted by {current?.label}
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
      }
    >
      {SORTS.map(({ label, sort }) => (
        <MenuItem key={label} isChosen={label === current?.label} onSelect={() => onSort(sort)}>
          <span className="first-letter:uppercase">{label}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}

interface NobodyHereProps extends Pick<ListSearch, 'search' | 'show'> {
  onClear: () => void;
}

function NobodyHere({ search, show, onClear }: NobodyHereProps) {
  return (
    <EmptyState
      heading="h2"
      title={search ? `No users match “${search}”` : show ? 'No such users' : 'No users yet'}
      actions={search && <Button onClick={onClear}>Clear search</Button>}
    >
      {search
        ? 'Search matches the start of each word in a name or e-mail.'
        : 'New users appear here.'}
    </EmptyState>
  );
}

/** Shown for a page that has no accounts any more. */
function PastTheEnd({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState
      heading="h2"
      title="No users on this page"
      actions={<Button onClick={onFirst}>Go to the first page</Button>}
    >
      There are fewer pages than that.
    </EmptyState>
  );
}

function SkeletonCard() {
  return (
    <li className="h-[98px] rounded-10 border border-line p-3">
      <div className="flex items-center gap-3">
        <Skeleton className="size-8 rounded-full" />
        <div>
          <Skeleton className="h-3 w-32" />
          <Skeleton className="mt-2 h-2.5 w-44" />
        </div>
      </div>
      <Skeleton className="mt-3 ml-11 size-[26px]" />
    </li>
  );
}
