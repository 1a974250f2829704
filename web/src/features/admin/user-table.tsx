import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { USER_PAGE_SIZE } from '@contracts/constants';
import type { UserSummary } from '@contracts/users';
import { formatDate } from '@/lib/format';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/skeleton';
import type { ListSearch } from './list-search';

type SortBy = ListSearch['sortBy'];
type Sort = Pick<ListSearch, 'sortBy' | 'sortOrder'>;

interface UserTableProps {
  /** Undefined while the first page loads. */
  users: UserSummary[] | undefined;
  /** The rows belong to what was asked before. */
  isStale: boolean;
  search: string;
  sort: Sort;
  onSort: (sortBy: SortBy, sortOrder: Sort['sortOrder']) => void;
  onClearSearch: () => void;
}

export function UserTable(props: UserTableProps) {
  const { users, isStale, search, sort, onSort, onClearSearch } = props;
  if (users?.length === 0) {
    return (
      <div className="mt-4 rounded-10 border border-line p-8">
        <p className="font-semibold">{search ? `Nobody matches “${search}”` : 'Nobody here'}</p>
        <p className="mt-1 text-14 text-muted">
          {search
            ? 'Names and addresses are found by the beginnings of their words.'
            : 'This page is past the last one.'}
        </p>
        <Button className="mt-4" onClick={onClearSearch}>
          {search ? 'Clear search' : 'To the first page'}
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-4 min-h-[670px]" aria-busy={!users || isStale}>
      <div className="overflow-hidden rounded-10 border border-line">
        <table
          className={cn(
            'w-full text-14 transition-opacity max-sm:table-fixed',
            isStale && 'opacity-60',
          )}
        >
          <caption className="sr-only">Users</caption>
          <thead className="border-b border-line bg-surface text-12 text-muted">
            <tr>
              <SortHead label="Name" column="name" sort={sort} onSort={onSort} />
              <SortHead
                label="E-mail"
                column="email"
                sort={sort}
                onSort={onSort}
                className="hidden lg:table-cell"
              />
              <th scope="col" className="hidden h-9 px-4 text-left font-medium sm:table-cell">
                Role
              </th>
              <SortHead
                label="Signed up"
                column="createdAt"
                sort={sort}
                onSort={onSort}
                className="hidden sm:table-cell"
              />
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {users
              ? users.map((user) => <UserRow key={user.uid} user={user} />)
              : Array.from({ length: USER_PAGE_SIZE }, (_, index) => <SkeletonRow key={index} />)}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function SortHead(props: {
  label: string;
  column: SortBy;
  sort: Sort;
  onSort: UserTableProps['onSort'];
  className?: string;
}) {
  const { label, column, sort, onSort, className } = props;
  const isSorted = sort.sortBy === column;
  const isAscending = sort.sortOrder === 'asc';
  const Icon = !isSorted ? ChevronsUpDown : isAscending ? ArrowUp : ArrowDown;
  // A name is first sorted from A, a date from the newest.
  const first = column === 'createdAt' ? 'desc' : 'asc';
  const next = isSorted ? (isAscending ? 'desc' : 'asc') : first;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
      className={cn('h-9 px-2 text-left font-medium', className)}
    >
      <button
        type="button"
        onClick={() => onSort(column, next)}
        className={cn(
          'touch-target flex h-7 items-center gap-1.5 rounded-6 px-2 hover:text-text',
          isSorted && 'text-text',
        )}
      >
        {label}
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
      </button>
    </th>
  );
}

function UserRow({ user }: { user: UserSummary }) {
  return (
    <tr className="h-[53px] transition-colors hover:bg-hover">
      <td className="px-4">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={user.name} />
          <div className="min-w-0 flex-1 leading-5">
            <p className={cn('truncate font-medium', user.disabled && 'text-muted')}>{user.name}</p>
            <p className="truncate text-12 text-muted lg:hidden">{user.email}</p>
          </div>
          <p className="text-12 whitespace-nowrap text-muted tabular-nums sm:hidden">
            {user.disabled ? 'Disabled' : user.isAdmin ? 'Admin' : formatDate(user.createdAt)}
          </p>
        </div>
      </td>
      <td className="hidden px-4 [overflow-wrap:anywhere] text-muted lg:table-cell">
        {user.email}
      </td>
      <td className="hidden px-4 sm:table-cell">
        {user.disabled ? (
          <Badge tone="danger">Disabled</Badge>
        ) : user.isAdmin ? (
          <Badge tone="brand">Admin</Badge>
        ) : (
          <span className="text-muted">Customer</span>
        )}
      </td>
      <td className="hidden px-4 whitespace-nowrap text-muted tabular-nums sm:table-cell">
        {formatDate(user.createdAt)}
      </td>
    </tr>
  );
}

function SkeletonRow() {
  return (
    <tr className="h-[53px]">
      <td className="px-4">
        <div className="flex items-center gap-3">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="h-3 w-32" />
        </div>
      </td>
      <td className="hidden px-4 lg:table-cell">
        <Skeleton className="h-3 w-48" />
      </td>
      <td className="hidden px-4 sm:table-cell">
        <Skeleton className="h-3 w-16" />
      </td>
      <td className="hidden px-4 sm:table-cell">
        <Skeleton className="h-3 w-20" />
      </td>
    </tr>
  );
}
