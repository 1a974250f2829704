import { useState, type ReactNode } from 'react';
import { formatCount } from '@flexa/contracts/format';
import type { SeatedLicense } from '@flexa/contracts/seats';
import type { TeamPerson, TeamView } from '@flexa/contracts/teams';
import { formatDate } from '@/lib/format';
import { truncateList } from '@/lib/truncate-list';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Table } from '@/ui/table';
import { nameLicense } from './license-names';
import { PersonMenu } from './person-menu';

/** Rows shown at first and added per click: a thousand would make a phone wait. */
const ROWS = 50;

const CELL = 'px-4 py-3 font-medium';
/**
 * In narrow tables, on a phone or in a drawer, these cells are hidden and their content is below
 * the address.
 */
const COLUMN = 'px-2 py-3 font-medium @max-2xl:hidden';

const ROLES = { owner: 'Owner', manager: 'Manager', member: null } as const;

interface PeopleTableProps {
  view: TeamView;
  people: readonly TeamPerson[];
  /** Search text; changing them shows the first rows again. */
  query: string;
  canAppoint: boolean;
}

/**
 * People by licence: who was invited, who holds a seat and who viewed the key. In a narrow place
 * the rows become cards.
 */
export function PeopleTable({ view, people, query, canAppoint }: PeopleTableProps) {
  const [more, setMore] = useState({ query, rows: 0 });
  const shownRows = ROWS + (more.query === query ? more.rows : 0);
  const { licenses, team } = view;
  return (
    <div className="@container">
      <div className="overflow-x-auto">
        <Table
          look="list"
          caption="People"
          columns={[
            { label: 'Person', className: CELL },
            ...licenses.map((license) => ({
              id: license.id,
              label: nameLicense(license, licenses),
              className: COLUMN,
            })),
            { label: 'Key last viewed', className: COLUMN },
            { label: 'More', isLabelHidden: true, className: CELL },
          ]}
          className="text-left"
          headClassName="@max-2xl:sr-only"
        >
          <tbody className="divide-y divide-line">
            {truncateList(people, shownRows).map((person) => (
              <PersonRow
                key={person.email}
                person={person}
                licenses={licenses}
                menu={
                  <PersonMenu
                    teamId={team.id}
                    person={person}
                    licenses={licenses}
                    canAppoint={canAppoint}
                  />
                }
              />
            ))}
          </tbody>
        </Table>
      </div>
      {people.length > shownRows && (
        <div className="border-t border-line p-3 text-center">
          <Button size="sm" onClick={() => setMore({ query, rows: shownRows })}>
            Show {Math.min(ROWS, people.length - shownRows)} more of{' '}
            {formatCount(people.length, 'person', 'people')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface PersonRowProps {
  person: TeamPerson;
  licenses: readonly SeatedLicense[];
  menu: ReactNode;
}

function PersonRow({ person, licenses, menu }: PersonRowProps) {
  const { email, name, role, seats } = person;
  const fetched = seats.flatMap(({ keyFetchedAt }) => keyFetchedAt ?? []).sort();
  const last = fetched.at(-1);
  const keyWords = last === undefined ? 'Never' : formatDate(last);
  const findSeat = (id: string) => seats.find(({ licenseId }) => licenseId === id);
  return (
    <tr>
      <th scope="row" className={cn(CELL, 'min-w-48 [overflow-wrap:anywhere]')}>
        {name ?? email} {ROLES[role] && <Badge tone="brand">{ROLES[role]}</Badge>}
        {name !== null && <p className="mt-0.5 text-12 font-normal text-muted">{email}</p>}
        <div className="mt-0.5 text-12 font-normal text-muted @2xl:hidden">
          {licenses.map((license) => {
            const seat = findSeat(license.id);
            return (
              seat && (
                <p key={license.id} className="mt-1">
                  {nameLicense(license, licenses)} <SeatWords {...seat} />
                </p>
              )
            );
          })}
          {seats.length > 0 && <p className="mt-1">Key last viewed: {keyWords}</p>}
        </div>
      </th>
      {licenses.map(({ id }) => {
        const seat = findSeat(id);
        return (
          <td key={id} className={cn(COLUMN, 'whitespace-nowrap')}>
            {seat ? (
              <SeatWords {...seat} isStacked={licenses.length > 1} />
            ) : (
              <span className="text-muted">None</span>
            )}
          </td>
        );
      })}
      <td className={cn(COLUMN, 'whitespace-nowrap text-muted')}>{keyWords}</td>
      <td className={cn(CELL, 'text-right @max-2xl:align-top')}>{menu}</td>
    </tr>
  );
}

type PersonSeat = TeamPerson['seats'][number];

/** Shows a seat's state and its date. A table with several licences puts the date on its own line. */
function SeatWords({
  state,
  invitedAt,
  heldAt,
  isRevoked,
  isStacked = false,
}: PersonSeat & { isStacked?: boolean }) {
  const isHeld = state === 'held';
  const since = isHeld ? heldAt : invitedAt;
  return (
    <span
      className={cn(
        'inline-flex gap-x-2 gap-y-1',
        isStacked ? 'flex-col items-start' : 'items-center',
      )}
    >
      {isRevoked ? (
        <Badge tone="danger">Revoked</Badge>
      ) : (
        <Badge tone={isHeld ? 'success' : 'warning'}>{isHeld ? 'Accepted' : 'Invited'}</Badge>
      )}
      {since && <span className="text-12 text-muted">{formatDate(since)}</span>}
    </span>
  );
}
