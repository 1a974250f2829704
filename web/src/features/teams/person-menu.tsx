import { useState } from 'react';
import { Crown, Ellipsis, KeyRound, UserRoundCog, UserRoundX } from 'lucide-react';
import type { SeatedLicense } from '@flexa/contracts/seats';
import type { TeamPerson } from '@flexa/contracts/teams';
import { call } from '@/lib/api';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Menu, MenuItem } from '@/ui/menu';
import { licenseName } from './license-names';
import { reloadTeam } from './team-query';
import { TransferDialog } from './transfer-dialog';

interface PersonMenuProps {
  teamId: string;
  person: TeamPerson;
  licenses: readonly SeatedLicense[];
  /** Whether the one who looks may make managers. */
  canAppoint: boolean;
}

/** What can be done with someone of a team. */
export function PersonMenu({ teamId, person, licenses, canAppoint }: PersonMenuProps) {
  const { email, role, seats } = person;
  const [isTransferring, setTransferring] = useState(false);
  const takeBack = useMutation({
    mutationFn: (seat: { id: string; seat: number }) => call('takeSeatBack', seat),
    onSettled: () => reloadTeam(teamId),
    onSuccess: () => toast.success('Seat is free again'),
  });
  const setRole = useMutation({
    mutationFn: (next: 'manager' | 'member' | 'none') =>
      call('setTeamMember', { id: teamId, email, role: next }),
    onSettled: () => reloadTeam(teamId),
  });
  const isOwner = role === 'owner';
  if (isOwner && seats.length === 0) return null;
  // Before they accept, nobody knows whether there is an account.
  const canManage = role === 'manager' || seats.some(({ state }) => state === 'held');

  return (
    <>
      <Menu
        label={`More for ${email}`}
        trigger={
          <button
            type="button"
            aria-label={`More for ${email}`}
            className="touch-target inline-grid size-8 place-items-center rounded-8 text-muted transition-colors hover:bg-hover hover:text-text"
          >
            <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-4" />
          </button>
        }
      >
        {seats.map(({ licenseId, seat }) => {
          const license = licenses.find(({ id }) => id === licenseId);
          return (
            <MenuItem
              key={licenseId}
              icon={<KeyRound aria-hidden="true" strokeWidth={1.75} />}
              onSelect={() => takeBack.mutate({ id: licenseId, seat })}
            >
              {isOwner ? 'Give away my seat for' : 'Take back'}{' '}
              {license && licenseName(license, licenses)}
            </MenuItem>
          );
        })}
        {!isOwner && canAppoint && canManage && (
          <MenuItem
            icon={<UserRoundCog aria-hidden="true" strokeWidth={1.75} />}
            onSelect={() => setRole.mutate(role === 'manager' ? 'member' : 'manager')}
          >
            {role === 'manager' ? 'Remove as manager' : 'Make manager'}
          </MenuItem>
        )}
        {!isOwner && canAppoint && canManage && (
          <MenuItem
            icon={<Crown aria-hidden="true" strokeWidth={1.75} />}
            onSelect={() => setTransferring(true)}
          >
            Make owner
          </MenuItem>
        )}
        {!isOwner && (
          <MenuItem
            icon={<UserRoundX aria-hidden="true" strokeWidth={1.75} />}
            onSelect={() => setRole.mutate('none')}
          >
            Remove from team
          </MenuItem>
        )}
      </Menu>
      <TransferDialog {...{ teamId, email }} open={isTransferring} onOpenChange={setTransferring} />
    </>
  );
}
