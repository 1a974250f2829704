import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoney } from '@flexa/contracts/format';
import type { Holding } from '@flexa/contracts/people';
import { isStaff } from '@flexa/contracts/staff';
import type { UserSummary } from '@flexa/contracts/users';
import { useAccount } from '@/features/auth';
import { formatDate } from '@/lib/format';
import { Avatar } from '@/ui/avatar';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/skeleton';
import { usePersonAddress } from '../address';
import { Role } from '../parts/role';
import { UserMenu } from '../person/user-menu';
import { PackTiles } from './pack-tiles';

interface UserRowProps {
  user: UserSummary;
  /** Undefined while it loads. */
  holding: Holding | undefined;
  isSelected: boolean;
}

export function UserRow({ user, holding, isSelected }: UserRowProps) {
  const { isAdmin } = useAccount();
  return (
    <tr
      data-row={user.uid}
      className={cn(
        'group/row relative h-[53px] transition-colors',
        isSelected ? 'bg-soft' : 'hover:bg-hover has-[[data-state=open]]:bg-hover',
      )}
    >
      {/* Between 720 and 1024 px the name takes the width that the other columns leave. */}
      <td className="px-4 max-lg:w-full max-lg:max-w-0">
        <Person user={user} hasRole />
      </td>
      <td className="px-2">
        {holding ? <PackTiles packs={holding.packs} /> : <Skeleton className="size-[26px]" />}
      </td>
      <td className="px-4 text-right font-medium tabular-nums max-lg:hidden">
        {holding ? <PaidAmount cents={holding.paid} /> : <Skeleton className="ml-auto h-3 w-14" />}
      </td>
      <td className="px-4 max-lg:hidden">
        <Role user={user} />
      </td>
      <td className="px-4 whitespace-nowrap text-muted tabular-nums">
        {formatDate(user.createdAt)}
      </td>
      <td className="pr-3 text-right">
        <div className="flex items-center justify-end gap-1">
          {/* Decorative: the name is the link. */}
          <span
            aria-hidden="true"
            className="pointer-events-none absolute right-13 hidden h-7 items-center rounded-8 border border-line-2 bg-bg px-2.5 font-medium group-hover/row:flex group-has-[[data-person]:focus-visible]/row:flex pointer-coarse:hidden!"
          >
            Open
          </span>
          {isAdmin && <RowMenu user={user} />}
        </div>
      </td>
    </tr>
  );
}

/** Shows a user as a card with name, e-mail, packs and a menu, under 720 px. */
export function UserCard({ user, holding, isSelected }: UserRowProps) {
  const { isAdmin } = useAccount();
  return (
    <li
      data-row={user.uid}
      className={cn(
        'relative rounded-10 border border-line p-3 pr-12',
        isSelected ? 'bg-soft' : 'bg-raised',
      )}
    >
      <Person user={user} />
      <div className="mt-2.5 ml-11 flex h-[26px] items-center gap-3 text-14">
        {holding ? <PackTiles packs={holding.packs} /> : <Skeleton className="size-[26px]" />}
        {user.disabled || isStaff(user) ? <Role user={user} /> : null}
      </div>
      <div className="absolute top-3 right-2">{isAdmin && <RowMenu user={user} />}</div>
    </li>
  );
}

/**
 * Shows a person. The link covers the whole row. The role is shown here on screens without space for
 * its column.
 */
function Person({ user, hasRole = false }: { user: UserSummary; hasRole?: boolean }) {
  const { personPath } = usePersonAddress();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={user.name} />
      <div className="min-w-0 leading-[18px]">
        <div className="flex items-center gap-2">
          <p className="max-w-[42ch] min-w-0 truncate">
            <Link
              to={personPath(user.uid)}
              data-person={user.uid}
              className={cn(
                'font-medium outline-none after:absolute after:inset-0 after:rounded-8 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand',
                user.disabled && 'text-muted',
              )}
            >
              {user.name}
            </Link>
          </p>
          {hasRole && (user.disabled || isStaff(user)) && (
            <span className="shrink-0 lg:hidden">
              <Role user={user} />
            </span>
          )}
        </div>
        <p className="max-w-[46ch] truncate text-12 text-muted">{user.email}</p>
      </div>
    </div>
  );
}

function RowMenu({ user }: { user: UserSummary }) {
  return (
    <UserMenu
      user={user}
      trigger={
        <button
          type="button"
          data-menu
          aria-label={`More about ${user.name}`}
          aria-keyshortcuts="."
          className="touch-target z-10 grid size-7 place-items-center rounded-8 text-muted transition-colors hover:bg-surface-2 hover:text-text data-[state=open]:bg-surface-2"
        >
          <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
      }
    />
  );
}

function PaidAmount({ cents }: { cents: number }) {
  return cents === 0 ? <span className="text-muted">–</span> : formatMoney(cents);
}
