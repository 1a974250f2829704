import { useRef, type KeyboardEvent } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { USER_PAGE_SIZE } from '@flexa/contracts/constants';
import type { Holding } from '@flexa/contracts/people';
import type { UserSummary } from '@flexa/contracts/users';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/skeleton';
import { Table, type Column } from '@/ui/table';
import type { ListSearch } from '../list-search';
import { UserRow } from './user-row';

type SortBy = ListSearch['sortBy'];
type Sort = Pick<ListSearch, 'sortBy' | 'sortOrder'>;

interface UserTableProps {
  /** Undefined while the first page loads. */
  users: UserSummary[] | undefined;
  /** Packs of the people; they load after the page. */
  holdings: ReadonlyMap<string, Holding> | undefined;
  /** True while the rows still belong to the previous request. */
  isStale: boolean;
  /** Person whose drawer is open. */
  selected: string | null;
  sort: Sort;
  onSort: (sortBy: SortBy, sortOrder: Sort['sortOrder']) => void;
}

export function UserTable({ users, holdings, isStale, selected, sort, onSort }: UserTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  return (
    // Twelve rows high even if the last page is short, so that the pager doesn't move.
    <div className="min-h-[672px]" aria-busy={!users || isStale}>
      <div className="overflow-hidden rounded-10 border border-line">
        <Table
          look="list"
          caption="Users"
          columns={[
            sortColumn({ label: 'Name', column: 'name', sort, onSort }),
            { label: 'Licences', className: 'w-[15%] px-2' },
            {
              label: 'Total paid',
              isNumber: true,
              className: 'w-[11%] px-4 whitespace-nowrap max-lg:hidden',
            },
            { label: 'Role', className: 'w-[11%] px-4 max-lg:hidden' },
            sortColumn({
              label: 'Signed up',
              column: 'createdAt',
              sort,
              onSort,
              className: 'w-[13%]',
            }),
            { label: 'Actions', isLabelHidden: true, className: 'w-14' },
          ]}
          className={cn('transition-opacity', isStale && 'opacity-60')}
          headClassName="h-[34px]"
        >
          {/* Arrow keys move between the rows, starting at the focused link. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <tbody
            ref={body}
            className="divide-y divide-line"
            onKeyDown={(event) => moveBetweenRows(event, body.current)}
          >
            {users
              ? users.map((user) => (
                  <UserRow
                    key={user.uid}
                    user={user}
                    holding={holdings?.get(user.uid)}
                    isSelected={user.uid === selected}
                  />
                ))
              : Array.from({ length: USER_PAGE_SIZE }, (_, index) => <SkeletonRow key={index} />)}
          </tbody>
        </Table>
      </div>
    </div>
  );
}

/** Moves between rows by arrow keys, Home and End; "." opens the menu of the row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>, rows: HTMLElement | null): void {
  if (!(event.target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  const links = [...(rows?.querySelectorAll<HTMLElement>('[data-person]') ?? [])];
  const row = event.target.closest('[data-row]');
  const position = links.findIndex((link) => row?.contains(link));
  if (position < 0) return;
  if (event.key === '.') {
    event.preventDefault();
    // Radix opens a menu by the keyboard with Enter, Space or arrow down on its button.
    const menu = row?.querySelector<HTMLElement>('[data-menu]');
    menu?.focus();
    menu?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    return;
  }
  const next: Record<string, number> = {
    ArrowDown: Math.min(position + 1, links.length - 1),
    ArrowUp: Math.max(position - 1, 0),
    Home: 0,
    End: links.length - 1,
  };
  const target = next[event.key];
  if (target === undefined) return;
  event.preventDefault();
  links[target]?.focus();
}

/** Makes a column whose head sorts the list. */
function sortColumn(options: {
  label: string;
  column: SortBy;
  sort: Sort;
  onSort: UserTableProps['onSort'];
  className?: string;
}): Column {
  const { label, column, sort, onSort, className } = options;
  const isSorted = sort.sortBy === column;
  const isAscending = sort.sortOrder === 'asc';
  const Icon = !isSorted ? ChevronsUpDown : isAscending ? ArrowUp : ArrowDown;
  // A name is first sorted from A, a date from the newest.
  const first = column === 'createdAt' ? 'desc' : 'asc';
  const next = isSorted ? (isAscending ? 'desc' : 'asc') : first;
  return {
    label,
    sorted: isSorted ? (isAscending ? 'ascending' : 'descending') : undefined,
    className: cn('px-2', className),
    head: (
      <button
        type="button"
        onClick={() => onSort(column, next)}
        className={cn(
          'touch-target flex h-7 items-center gap-1.5 rounded-6 px-2 whitespace-nowrap hover:text-text',
          isSorted && 'text-text',
        )}
      >
        {label}
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
      </button>
    ),
  };
}

function SkeletonRow() {
  return (
    <tr className="h-[53px]">
      <td className="px-4">
        <div className="flex items-center gap-3">
          <Skeleton className="size-8 rounded-full" />
          <div>
            <Skeleton className="h-3 w-32" />
            <Skeleton className="mt-2 h-2.5 w-44" />
          </div>
        </div>
      </td>
      <td className="px-2">
        <Skeleton className="size-[26px]" />
      </td>
      <td className="px-4 max-lg:hidden">
        <Skeleton className="ml-auto h-3 w-14" />
      </td>
      <td className="px-4 max-lg:hidden">
        <Skeleton className="h-3 w-16" />
      </td>
      <td className="px-4">
        <Skeleton className="h-3 w-20" />
      </td>
      <td />
    </tr>
  );
}
