import { useState, type ComponentProps, type ReactNode } from 'react';
import {
  Crown,
  Ellipsis,
  KeyRound,
  Link2,
  Mail,
  UserRoundCog,
  UserRoundPlus,
  UserRoundX,
} from 'lucide-react';
import type { SeatedLicense } from '@flexa/contracts/seats';
import type { TeamPerson } from '@flexa/contracts/teams';
import { call } from '@/lib/api';
import { copyText } from '@/lib/copy-text';
import { reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Menu, MenuItem } from '@/ui/menu';
import { EndSeatsDialog, type SeatsToEnd } from './end-seats-dialog';
import { nameLicense } from './license-names';
import { buildSeatLink } from './seat-link';
import { reloadTeam } from './team-query';
import { TransferDialog } from './transfer-dialog';

interface PersonMenuProps {
  teamId: string;
  person: TeamPerson;
  licenses: readonly SeatedLicense[];
  /** True if the user may appoint managers. */
  canAppoint: boolean;
}

/** Lists the actions on a member of a team. */
export function PersonMenu(props: PersonMenuProps) {
  const { email, role, seats } = props.person;
  const [isOpened, setOpened] = useState(false);
  if (role === 'owner' && seats.length === 0) return null;
  // A menu and its questions for each of a hundred rows would make a phone wait.
  return isOpened ? (
    <OpenedMenu {...props} trigger={<MoreButton email={email} />} />
  ) : (
    <MoreButton email={email} aria-expanded={false} onClick={() => setOpened(true)} />
  );
}

function MoreButton({ email, ...props }: ComponentProps<'button'> & { email: string }) {
  return (
    <button
      type="button"
      aria-label={`More for ${email}`}
      aria-haspopup="menu"
      className="touch-target inline-grid size-8 place-items-center rounded-8 text-muted transition-colors hover:bg-hover hover:text-text"
      {...props}
    >
      <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-4" />
    </button>
  );
}

function OpenedMenu({
  teamId,
  person,
  licenses,
  canAppoint,
  trigger,
}: PersonMenuProps & { trigger: ReactNode }) {
  const { email, role, seats } = person;
  const [isTransferring, setTransferring] = useState(false);
  const [question, setQuestion] = useState<SeatsToEnd>();
  async function takeSeatBack(seat: { id: string; seat: number }): Promise<void> {
    try {
      await call('takeSeatBack', seat);
      toast.success('Seat is free again');
    } finally {
      await reloadTeam(teamId);
    }
  }
  async function setMember(next: 'manager' | 'member' | 'none'): Promise<void> {
    try {
      await call('setTeamMember', { id: teamId, email, role: next });
    } finally {
      await reloadTeam(teamId);
    }
  }
  async function resendInvitation(seat: { id: string; seat: number }): Promise<void> {
    await call('resendInvitation', seat);
    toast.success('Invitation sent');
  }
  async function assignSeat(id: string): Promise<void> {
    try {
      await call('giveSeats', { id, emails: [email] });
      toast.success('Seat assigned');
    } finally {
      await reloadTeam(teamId);
    }
  }
  const resend = useMutation({ mutationFn: resendInvitation });
  const assign = useMutation({ mutationFn: assignSeat });
  const takeBack = useMutation({ mutationFn: takeSeatBack });
  const setRole = useMutation({ mutationFn: setMember });
  const isOwner = role === 'owner';
  // Before they accept, nobody knows whether there is an account.
  const canManage = role === 'manager' || seats.some(({ state }) => state === 'held');
  const nameLicenseById = (licenseId: string) => {
    const license = licenses.find(({ id }) => id === licenseId);
    return license ? nameLicense(license, licenses) : 'the licence';
  };

  function askToEndSeat(
    id: string,
    seat: number,
    state: TeamPerson['seats'][number]['state'],
  ): void {
    if (state !== 'held') return takeBack.mutate({ id, seat });
    setQuestion({
      title: isOwner ? 'Give away the owner’s seat?' : 'Remove the seat?',
      text: `${email} loses ${nameLicenseById(id)} right away, and their key for it is revoked for good.`,
      label: isOwner ? 'Give away' : 'Remove',
      end: () => takeSeatBack({ id, seat }),
    });
  }

  function askToRemovePerson(): void {
    if (!seats.some(({ state }) => state === 'held')) return setRole.mutate('none');
    setQuestion({
      title: 'Remove from the team?',
      text: `${email} loses all seats of the team right away, and their keys are revoked for good.`,
      label: 'Remove',
      end: () => setMember('none'),
    });
  }

  return (
    <>
      <Menu defaultOpen label={`More for ${email}`} trigger={trigger}>
        {!isOwner &&
          licenses
            .filter(({ id, free }) => free > 0 && !seats.some(({ licenseId }) => licenseId === id))
            .map(({ id }) => (
              <MenuItem
                key={id}
                icon={<UserRoundPlus aria-hidden="true" strokeWidth={1.75} />}
                onSelect={() => assign.mutate(id)}
              >
                Assign {nameLicenseById(id)}
              </MenuItem>
            ))}
        {seats
          .filter(({ state }) => state === 'invited')
          .map(({ licenseId, seat }) => (
            <MenuItem
              key={licenseId}
              icon={<Mail aria-hidden="true" strokeWidth={1.75} />}
              onSelect={() => resend.mutate({ id: licenseId, seat })}
            >
              Resend invitation for {nameLicenseById(licenseId)}
            </MenuItem>
          ))}
        {seats
          .filter(({ state }) => state === 'invited')
          .map(({ licenseId }) => (
            <MenuItem
              key={licenseId}
              icon={<Link2 aria-hidden="true" strokeWidth={1.75} />}
              onSelect={() => void copyInvitation(licenseId)}
            >
              Copy invitation link for {nameLicenseById(licenseId)}
            </MenuItem>
          ))}
        {seats.map(({ licenseId, seat, state }) => (
          <MenuItem
            key={`${licenseId} ${seat}`}
            icon={<KeyRound aria-hidden="true" strokeWidth={1.75} />}
            onSelect={() => askToEndSeat(licenseId, seat, state)}
          >
            {isOwner ? 'Give away the seat for' : 'Remove'} {nameLicenseById(licenseId)}
          </MenuItem>
        ))}
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
            onSelect={askToRemovePerson}
          >
            Remove from team
          </MenuItem>
        )}
      </Menu>
      {question && <EndSeatsDialog question={question} onClose={() => setQuestion(undefined)} />}
      {isTransferring && (
        <TransferDialog teamId={teamId} email={email} open onOpenChange={setTransferring} />
      )}
    </>
  );
}

/** For people who can’t find the e-mail; the seat is still only for the invited address. */
async function copyInvitation(licenseId: string): Promise<void> {
  try {
    await copyText(Promise.resolve(buildSeatLink(licenseId)));
    toast.success('Link copied');
  } catch (error) {
    reportError(error);
  }
}
