import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AUDIT_KIND_NAMES, type AuditEntry, type AuditKind } from '@flexa/contracts/admin';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { formatDate, formatTime } from '@/lib/format';
import { ButtonLink } from '@/ui/button';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/empty-state';
import { SearchField } from '@/ui/search-field';
import { Segmented } from '@/ui/segmented';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { changeParameters, usePersonAddress, buildViewAddress } from '../address';
import { CsvButton } from '../parts/csv-button';
import { listMonthChoices } from '../parts/months';
import { useBefore } from '../parts/older-newer';
import { ListTable, PagedList } from '../parts/paged-list';
import { useSearchField } from '../parts/use-search-field';
import { ViewHead } from '../parts/view-head';
import { auditQuery, personQuery } from '../queries';
import { namePerson, describeAction, findSubject } from './audit-words';

const COLUMNS = [
  { label: 'Date', className: 'w-44' },
  { label: 'Action' },
  { label: 'User', className: 'w-[22%]' },
  { label: 'By', className: 'w-[22%]' },
];
const KIND_NAMES: Record<AuditKind, string> = {
  accounts: 'Accounts',
  licences: 'Licences',
  seats: 'Seats',
  refunds: 'Refunds',
  exports: 'Exports',
  other: 'Other',
};
const KINDS = [
  { value: 'all', label: 'All' },
  ...AUDIT_KIND_NAMES.map((value) => ({ value, label: KIND_NAMES[value] })),
];
const CELL = 'px-4 py-2.5 text-left align-top font-normal [overflow-wrap:anywhere]';

const ROW = 'max-md:block max-md:px-4 max-md:py-2.5';

/**
 * Lists who changed what, newest first. The address can narrow it to one person or one kind of
 * change.
 */
export function AuditLog() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const person = parameters.get('person');
  const searchText = person ? '' : (parameters.get('search') ?? '');
  const kind = AUDIT_KIND_NAMES.find(
    (each) => !person && !searchText && each === parameters.get('kind'),
  );
  const months = listMonthChoices(now());
  const month = months.find(({ value }) => value === parameters.get('month'))?.value;
  const filters = {
    ...(person && { person }),
    ...(kind && { kind }),
    ...(searchText && { search: searchText }),
    ...(month && { month }),
  };
  const field = useSearchField(searchText, ['kind', 'before']);
  const query = useQuery(auditQuery({ ...useBefore(), ...filters }));
  const about = useQuery({ ...personQuery(person ?? ''), enabled: person !== null });

  return (
    <>
      <ViewHead
        title="Audit log"
        actions={
          <>
            {person && (
              <ButtonLink size="sm" to={changeParameters(search, { person: null, before: null })}>
                About {about.data?.user.name ?? 'one person'}
                <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
                <span className="sr-only">, show everything</span>
              </ButtonLink>
            )}
            <CsvButton
              file="flexa-audit"
              month={Object.keys(filters).length > 1 ? undefined : month}
              what={Object.keys(filters).length > 0 ? 'These entries' : 'All entries'}
              load={() => call('exportAuditCsv', filters)}
            />
          </>
        }
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 *:max-w-full">
        {!person && (
          <SearchField
            label="Search the audit log"
            placeholder="Person, order or ticket"
            size="sm"
            search={field}
            className="md:w-80"
          />
        )}
        <Select
          className="w-44"
          label="Month"
          options={[{ value: '', label: 'Any month' }, ...months]}
          value={month ?? ''}
          onChange={(value) =>
            void navigate(changeParameters(search, { month: value || null, before: null }))
          }
        />
        {!person && (
          <div className="overflow-x-auto">
            <Segmented
              label="Kind of change"
              size="sm"
              options={KINDS}
              value={kind ?? 'all'}
              onChange={(value) => {
                field.drop();
                const narrowed = { kind: value === 'all' ? null : value, search: null };
                void navigate(changeParameters(search, { ...narrowed, before: null }));
              }}
            />
          </div>
        )}
      </div>
      <PagedList
        query={query}
        failure="The audit log could not be loaded"
        empty={
          <EmptyState
            heading="h2"
            title={
              searchText
                ? `No changes match “${searchText}”`
                : kind
                  ? 'No changes of this kind'
                  : month
                    ? 'No changes in this month'
                    : 'No entries yet'
            }
          >
            {searchText
              ? 'Search finds people by name and e-mail, orders and tickets by number, and all of them by id.'
              : 'Every change by an admin or support appears here: who made it, when and to whom.'}
          </EmptyState>
        }
      >
        {(page) => (
          <ListTable caption="Audit log" columns={COLUMNS} isStacked>
            {page
              ? page.data.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} people={page.people} />
                ))
              : Array.from({ length: 12 }, (_, index) => <SkeletonRow key={index} />)}
          </ListTable>
        )}
      </PagedList>
    </>
  );
}

/** Stacks its four cells on a phone. */
function EntryRow({ entry, people }: { entry: AuditEntry; people: Record<string, string> }) {
  const { personPath } = usePersonAddress();
  const subject = findSubject(entry);
  const renderPerson = (uid: string) =>
    people[uid] ? (
      <Link
        to={personPath(uid)}
        className="touch-target rounded-6 hover:underline max-md:inline-block max-md:py-1"
      >
        {people[uid]}
      </Link>
    ) : (
      namePerson(uid, people)
    );
  return (
    <tr className={ROW}>
      <td className={cn(CELL, 'whitespace-nowrap text-muted tabular-nums max-md:block max-md:p-0')}>
        {formatDate(entry.at)}, {formatTime(new Date(entry.at))}
      </td>
      <td className={cn(CELL, 'font-medium max-md:block max-md:p-0')}>
        {entry.action === 'ticket.update' ? (
          <Link
            to={buildViewAddress('tickets', { state: 'all', ticket: entry.target })}
            className="touch-target rounded-6 hover:underline max-md:inline-block max-md:py-1"
          >
            {describeAction(entry)}
          </Link>
        ) : (
          describeAction(entry)
        )}
      </td>
      <td className={cn(CELL, 'max-md:block max-md:p-0')}>
        {subject ? renderPerson(subject) : <span className="text-muted max-md:hidden">–</span>}
      </td>
      <td className={cn(CELL, 'text-muted max-md:block max-md:p-0')}>
        <span className="md:hidden">by </span>
        {renderPerson(entry.actor)}
      </td>
    </tr>
  );
}

function SkeletonRow() {
  return (
    <tr className={ROW}>
      {['w-28', 'w-44', 'w-24', 'w-24'].map((width, index) => (
        <td key={index} className={cn(CELL, 'max-md:block max-md:p-0')}>
          <Skeleton className={cn('inline-block h-3', width)} />
        </td>
      ))}
    </tr>
  );
}
