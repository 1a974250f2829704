import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, CircleCheck, Ellipsis, KeyRound, X } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasSeats } from '@flexa/contracts/license-term';
import type { PersonDetails } from '@flexa/contracts/people';
import { isStaff } from '@flexa/contracts/staff';
import type { UserPage, UserSummary } from '@flexa/contracts/users';
import { useAccount } from '@/features/auth';
import { TeamView } from '@/features/teams';
import { ApiError } from '@/lib/api-error';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { DialogTitle } from '@/ui/dialog-frame';
import { Drawer } from '@/ui/drawer';
import { EmptyState } from '@/ui/empty-state';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { useMediaQuery } from '@/ui/use-media-query';
import { usePersonAddress } from '../address';
import { parseListSearch } from '../list-search';
import { Role } from '../parts/role';
import { personQuery, usersQuery } from '../queries';
import { PersonAsk } from './person-ask';
import { PersonAudit } from './person-audit';
import { PersonFigures } from './person-figures';
import { PersonLicenses } from './person-licenses';
import { PersonMails } from './person-mails';
import { PersonOrders } from './person-orders';
import { PersonTickets } from './person-tickets';
import { Section } from './section';
import { UserMenu } from './user-menu';

/**
 * Shows an account at its own address: the person, their licences and orders, and an admin's
 * actions.
 */
export function PersonDrawer({ uid }: { uid: string }) {
  const navigate = useNavigate();
  const { listPath, ask } = usePersonAddress();
  const { isAdmin } = useAccount();
  const query = useQuery(personQuery(uid));
  const { data, error } = query;
  const isGone = error instanceof ApiError && error.status === 404;

  return (
    <Drawer
      onClose={() => void navigate(listPath)}
      // The row of the person shown last, also after Previous and Next or from a menu.
      findFocus={() => document.querySelector<HTMLElement>(`[data-person="${CSS.escape(uid)}"]`)}
      head={<Head uid={uid} person={isGone ? undefined : data} isGone={isGone} />}
    >
      {isGone ? (
        <div className="mt-5">
          <EmptyState
            title="User not found"
            actions={<Button onClick={() => void navigate(listPath)}>Back to users</Button>}
          >
            The account was deleted, or the address of this page is wrong.
          </EmptyState>
        </div>
      ) : (
        <>
          {error && (
            <LoadFailure title="This user could not be loaded" query={query} className="mt-4" />
          )}
          {data && ask && isAdmin && <PersonAsk key={`${uid} ${ask}`} ask={ask} user={data.user} />}
          {(data || !error) && (
            // The key resets all state, such as open dialogs, for the next person.
            <div key={uid} aria-busy={!data}>
              <PersonFigures person={data} />
              <PersonLicenses licenses={data?.licenses} />
              {data && isAdmin && hasSharedSeats(data) && (
                <Section title="Team">
                  <TeamView id={uid} canAppoint />
                </Section>
              )}
              <PersonOrders orders={data?.orders} licenses={data?.licenses} />
              {data && <PersonTickets email={data.user.email} />}
              <PersonMails uid={uid} />
              <PersonAudit uid={uid} />
            </div>
          )}
        </>
      )}
    </Drawer>
  );
}

function hasSharedSeats({ licenses }: PersonDetails): boolean {
  return licenses.some(hasSeats);
}

function Head(props: { uid: string; person: PersonDetails | undefined; isGone: boolean }) {
  const { uid, person, isGone } = props;
  const navigate = useNavigate();
  const { listPath } = usePersonAddress();
  const { isAdmin } = useAccount();
  const user = person?.user;
  return (
    <>
      <div className="flex items-start gap-3">
        {user ? (
          <Avatar name={user.name} size={40} />
        ) : (
          <Skeleton className="size-10 rounded-full" />
        )}
        <div className="min-w-0 flex-1">
          {user ? (
            <>
              <div className="flex items-center gap-2">
                <DialogTitle className="truncate text-18 leading-6">{user.name}</DialogTitle>
                {(isStaff(user) || user.disabled) && <Role user={user} />}
              </div>
              <p className="truncate text-muted">{user.email}</p>
            </>
          ) : isGone ? (
            <DialogTitle className="text-18 leading-6">No user</DialogTitle>
          ) : (
            <>
              <DialogTitle className="sr-only">Loading user</DialogTitle>
              <Skeleton className="mt-1 h-4 w-40" />
              <Skeleton className="mt-2.5 h-3 w-56" />
            </>
          )}
        </div>
        <Neighbours uid={uid} />
        <HeadButton label="Close" onClick={() => void navigate(listPath)}>
          <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </HeadButton>
      </div>
      {!isGone && isAdmin && <div className="mt-3 min-h-8">{user && <Actions user={user} />}</div>}
    </>
  );
}

function Actions({ user }: { user: UserSummary }) {
  const navigate = useNavigate();
  const { personPath } = usePersonAddress();
  // On a phone the row fits two words and the menu.
  const isNarrow = useMediaQuery('(width < 40rem)');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        variant="primary"
        onClick={() => void navigate(personPath(user.uid, 'grant'))}
      >
        <KeyRound aria-hidden="true" strokeWidth={1.75} className="size-4" />
        Grant a licence
      </Button>
      {!isNarrow && (
        <Button size="sm" onClick={() => void navigate(personPath(user.uid, 'edit'))}>
          Edit
        </Button>
      )}
      {user.disabled && (
        <Button size="sm" onClick={() => void navigate(personPath(user.uid, 'disable'))}>
          <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Enable
        </Button>
      )}
      <div className="ml-auto">
        <UserMenu
          user={user}
          only={[
            ...(isNarrow ? ['edit' as const] : []),
            'admin',
            'support',
            ...(user.disabled ? [] : ['disable' as const]),
          ]}
          trigger={
            <button
              type="button"
              aria-label={`More about ${user.name}`}
              className="touch-target grid size-8 place-items-center rounded-8 text-muted transition-colors hover:bg-hover hover:text-text"
            >
              <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-4" />
            </button>
          }
        />
      </div>
    </div>
  );
}

/** Links to the previous and next person on the list's current page. */
function Neighbours({ uid }: { uid: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { personPath } = usePersonAddress();
  const { queryKey } = usersQuery(parseListSearch(new URLSearchParams(search)));
  const page = useQueryClient().getQueryData<UserPage>(queryKey)?.data ?? [];
  const position = page.findIndex((user) => user.uid === uid);
  const go = (target: UserSummary | undefined) =>
    // Replaced: going back leads to the list, not through every person shown.
    target && void navigate(personPath(target.uid), { replace: true });
  if (position < 0) return null;
  const previousUser = page[position - 1];
  const nextUser = page[position + 1];
  return (
    <>
      <HeadButton label="Previous user" disabled={!previousUser} onClick={() => go(previousUser)}>
        <ChevronUp aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </HeadButton>
      <HeadButton label="Next user" disabled={!nextUser} onClick={() => go(nextUser)}>
        <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </HeadButton>
    </>
  );
}

function HeadButton(props: {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  const { label, disabled = false, onClick, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, because the button has to keep the focus at an end of the list.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="touch-target grid size-8 shrink-0 place-items-center rounded-8 text-muted transition-colors hover:bg-hover hover:text-text aria-disabled:opacity-45"
    >
      {children}
    </button>
  );
}
