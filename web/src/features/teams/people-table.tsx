import { useState, type ReactNode } from 'react';
import type { SeatedLicense } from '@flexa/contracts/seats';
import type { TeamPerson, TeamView } from '@flexa/contracts/teams';
import { formatDate, plural } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { licenseName } from './license-names';
import { PersonMenu } from './person-menu';

/** Rows shown at first, and more at each press: a thousand would make a phone wait. */
const ROWS = 50;

const CELL = 'px-4 py-3 font-medium';
/** On a phone what stands in these stands below the address. */
const WIDE = 'max-md:hidden';

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
      <div className="overflow-x-auto">
        <table className="w-full text-left text-14">
          <caption className="sr-only">People</caption>
          <thead className="border-b border-line bg-surface text-12 text-muted max-md:sr-only">
            <tr>
              <th scope="col" className={CELL}>
                Person
              </th>
              {licenses.map((license) => (
                <th key={license.id} scope="col" className={cn(CELL, WIDE)}>
                  {licenseName(license, licenses)}
                </th>
              ))}
              <th scope="col" className={cn(CELL, WIDE)}>
                Key fetched
              </th>
              <th scope="col" className={CELL}>
                <span className="sr-only">More</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
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
      </div>
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
  menu: ReactNode;
}

function PersonRow({ person, licenses, menu }: PersonRowProps) {
  const { email, role, seats } = person;
  const fetched = seats.flatMap(({ keyFetchedAt }) => keyFetchedAt ?? []).sort();
  const last = fetched.at(-1);
  const never = seats.some(isBuyersOwn) ? 'Not recorded' : 'Never';
  const keyWords = last === undefined ? never : formatDate(last);
  const seatOf = (id: string) => seats.find(({ licenseId }) => licenseId === id);
  return (
    <tr>
      <th scope="row" className={cn(CELL, '[overflow-wrap:anywhere] md:min-w-48')}>
        {email} {ROLES[role] && <Badge tone="brand">{ROLES[role]}</Badge>}
        <div className="mt-0.5 text-12 font-normal text-muted md:hidden">
          {licenses.map((license) => {
            const seat = seatOf(license.id);
            return (
              seat && (
                <p key={license.id} className="mt-1">
                  {licenseName(license, licenses)} <SeatWords {...seat} />
                </p>
              )
            );
          })}
          {seats.length > 0 && <p className="mt-1">Key fetched: {keyWords}</p>}
        </div>
      </th>
      {licenses.map(({ id }) => {
        const seat = seatOf(id);
        return (
          <td key={id} className={cn(CELL, WIDE, 'whitespace-nowrap')}>
            {seat ? (
              <SeatWords {...seat} isStacked={licenses.length > 2} />
            ) : (
              <span className="text-muted">None</span>
            )}
          </td>
        );
      })}
      <td className={cn(CELL, WIDE, 'whitespace-nowrap text-muted')}>{keyWords}</td>
      <td className={cn(CELL, 'text-right max-md:align-top')}>{menu}</td>
    </tr>
  );
}

type PersonSeat = TeamPerson['seats'][number];

/** The first seat of a licence is its buyer's uninvited; who fetches its key is noted nowhere. */
const isBuyersOwn = ({ seat, invitedAt }: PersonSeat) => seat === 0 && invitedAt === null;

/** How a seat stands, and since when; of many columns each has the day on a line of its own. */
function SeatWords({
  state,
  invitedAt,
  heldAt,
  isStacked = false,
}: PersonSeat & { isStacked?: boolean }) {
  const isHeld = state === 'held';
  const since = isHeld ? heldAt : invitedAt;
  return (
    <span
      className={cn(
        'inline-flex items-center gap-x-2 gap-y-1',
        isStacked ? 'md:flex-col md:items-start' : 'md:max-lg:flex-col md:max-lg:items-start',
      )}
    >
      <Badge tone={isHeld ? 'success' : 'warning'}>{isHeld ? 'Accepted' : 'Invited'}</Badge>
      {since && <span className="text-12 text-muted">{formatDate(since)}</span>}
    </span>
  );
}
