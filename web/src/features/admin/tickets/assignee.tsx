import { useQuery } from '@tanstack/react-query';
import type { Ticket } from '@flexa/contracts/tickets';
import { useSession } from '@/features/auth';
import { Select } from '@/ui/select';
import { staffQuery } from '../queries';

interface AssigneeProps {
  ticket: Ticket;
  /** Names by uid, including former admins and support staff. */
  people: Readonly<Record<string, string>>;
  onChange: (uid: string | null) => void;
  disabled: boolean;
}

const NOBODY = '';

/** Assigns a ticket to a member of staff. The reader comes first, then the others by name. */
export function Assignee({ ticket: { assignee }, people, onChange, disabled }: AssigneeProps) {
  const ownUid = useSession(({ uid }) => uid);
  const { data = [] } = useQuery(staffQuery);
  const staff = data.map(({ uid, name }) => ({
    value: uid,
    label: uid === ownUid ? `${name} (you)` : name,
  }));
  staff.sort(
    (a, b) =>
      Number(b.value === ownUid) - Number(a.value === ownUid) || a.label.localeCompare(b.label),
  );
  const isKnown = assignee === null || staff.some(({ value }) => value === assignee);
  const former = {
    value: assignee ?? NOBODY,
    label: people[assignee ?? NOBODY] ?? 'A deleted account',
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="font-medium">
        Assigned to
      </span>
      <Select
        className="w-56"
        disabled={disabled}
        label="Assigned to"
        value={assignee ?? NOBODY}
        options={[{ value: NOBODY, label: 'Unassigned' }, ...staff, ...(isKnown ? [] : [former])]}
        onChange={(uid) => onChange(uid === NOBODY ? null : uid)}
      />
    </div>
  );
}
