import { useState } from 'react';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import type { SeatedLicense } from '@flexa/contracts/seats';
import type { TeamPerson, TeamView } from '@flexa/contracts/teams';
import { formatDate, plural } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { PersonMenu } from './person-menu';

/** Rows shown at first, and more at each press: a thousand would make a phone wait. */
const ROWS = 50;

const ROLES = { owner: 'Owner', manager: 'Manager', member: null } as const;

interface PeopleTableProps {
  view: TeamView;
  people: readonly TeamPerson[];
  canAppoint: boolean;
}

/** People by licences: who was invited, who holds a seat, who fetched the key. Cards on a phone. */
export function PeopleTable({ view, people, canAppoint }: PeopleTableProps) {
  const [shown, setShown] = useState(ROWS);
  const { licenses, team } = view;
  return (
    <>
      <table className="w-full text-left text-14 @max-3xl:block">
        <thead className="@max-3xl:sr-only">
          <tr className="border-b border-line text-12 text-muted">
            <th scope="col" className="px-5 py-2.5 font-medium">
              Person
            </th>
            {licenses.map((license) => (
              <th key={license.id} scope="col" className="px-3 py-2.5 font-medium">
                {VISUAL_NAMES[license.visualType]}
              </th>
            ))}
            <th scope="col" className="px-3 py-2.5 font-medium">
              Key fetched
            </th>
            <th scope="col" className="w-12">
              <span className="sr-only">More</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line @max-3xl:block">
          {people.slice(0, shown).map((person) => (
            <PersonRow
              key={person.email}
              person={person}
              licenses={licenses}
              menu={<PersonMenu teamId={team.id} {...{ person, licenses, canAppoint }} />}
            />
          ))}
        </tbody>
      </table>
      {people.length > shown && (
        <div className="border-t border-line p-3 text-center">
          <Button size="sm" onClick={() => setShown((count) => count + ROWS)}>
            Show {Math.min(ROWS, people.length - shown)} more of{' '}
            {plural(people.length, 'person', 'people')}
          </Button>
        </div>
      )}
    </>
  );
}

interface PersonRowProps {
  person: TeamPerson;
  licenses: readonly SeatedLicense[];
  menu: React.ReactNode;
}

function PersonRow({ person, licenses, menu }: PersonRowProps) {
  const { email, role, seats } = person;
  const fetched = seats.flatMap(({ keyFetchedAt }) => keyFetchedAt ?? []).sort();
  return (
    <tr className="@max-3xl:relative @max-3xl:grid @max-3xl:gap-1 @max-3xl:p-4 @max-3xl:pr-14">
      <th
        scope="row"
        className="px-5 py-3 font-medium [overflow-wrap:anywhere] @max-3xl:p-0 @3xl:max-w-72"
      >
        {email} {ROLES[role] && <Badge tone="brand">{ROLES[role]}</Badge>}
      </th>
      {licenses.map(({ id, visualType }) => {
        const seat = seats.find(({ licenseId }) => licenseId === id);
        return (
          <td
            key={id}
            className={`px-3 py-3 whitespace-nowrap @max-3xl:p-0 ${seat ? '' : 'text-muted @max-3xl:hidden'}`}
          >
            <span className="text-muted @3xl:sr-only">{VISUAL_NAMES[visualType]}: </span>
            {seat ? <SeatWords {...seat} /> : 'None'}
          </td>
        );
      })}
      <td className="px-3 py-3 whitespace-nowrap text-muted @max-3xl:p-0">
        <span className="@3xl:sr-only">Key fetched: </span>
        {fetched.length > 0 ? formatDate(fetched.at(-1) ?? '') : 'Never'}
      </td>
      <td className="pr-3 text-right @max-3xl:absolute @max-3xl:top-2 @max-3xl:right-2 @max-3xl:p-0">
        {menu}
      </td>
    </tr>
  );
}

function SeatWords({ state, invitedAt, heldAt }: TeamPerson['seats'][number]) {
  const isHeld = state === 'held';
  const since = isHeld ? heldAt : invitedAt;
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone={isHeld ? 'success' : 'warning'}>{isHeld ? 'Accepted' : 'Invited'}</Badge>
      {since && <span className="text-muted">{formatDate(since)}</span>}
    </span>
  );
}
