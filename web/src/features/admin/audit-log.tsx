import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { AuditEntry } from '@contracts/admin';
import { formatDate, formatTime } from '@/lib/format';
import { ButtonLink } from '@/ui/button';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { changed, usePersonAddress, viewAddress } from './address';
import { nameOf, whatOf, whomOf } from './audit-words';
import { Failure } from './failure';
import { OlderNewer, useBefore } from './older-newer';
import { auditQuery, personQuery } from './queries';
import { ViewHead } from './view-head';

const CELL = 'px-4 py-2.5 text-left align-top font-normal';

/** Who changed what, newest first; of one person where the address says so. */
export function AuditLog() {
  const { search } = useLocation();
  const person = new URLSearchParams(search).get('person');
  const request = { ...useBefore(), ...(person && { person }) };
  const { data, error, isPlaceholderData, refetch, isFetching } = useQuery(auditQuery(request));
  const about = useQuery({ ...personQuery(person ?? ''), enabled: person !== null });

  return (
    <>
      <ViewHead
        title="Audit log"
        actions={
          person && (
            <ButtonLink size="sm" to={changed(search, { person: null, before: null })}>
              About {about.data?.user.name ?? 'one person'}
              <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
              <span className="sr-only">, show everything</span>
            </ButtonLink>
          )
        }
      />
      {error && (
        <Failure
          title="The audit could not be loaded"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(data || !error) &&
        (data?.data.length === 0 ? (
          <div className="mt-3.5">
            <EmptyState heading="h2" title="Nothing has been changed yet">
              Whatever an admin does stands here: who did it, when, and to whom.
            </EmptyState>
          </div>
        ) : (
          <div
            className="mt-3.5 overflow-x-auto rounded-10 border border-line"
            aria-busy={!data || isPlaceholderData}
          >
            <table className={cn('w-full text-14', isPlaceholderData && 'opacity-60')}>
              <caption className="sr-only">Audit</caption>
              <thead className="h-[34px] border-b border-line bg-surface text-12 text-muted max-md:sr-only">
                <tr>
                  <th scope="col" className="w-44 px-4 text-left font-medium">
                    When
                  </th>
                  <th scope="col" className="px-4 text-left font-medium">
                    What
                  </th>
                  <th scope="col" className="w-48 px-4 text-left font-medium">
                    Whom
                  </th>
                  <th scope="col" className="w-48 px-4 text-left font-medium">
                    By
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {data
                  ? data.data.map((entry) => (
                      <EntryRow key={entry.id} entry={entry} people={data.people} />
                    ))
                  : Array.from({ length: 12 }, (_, index) => <SkeletonRow key={index} />)}
              </tbody>
            </table>
          </div>
        ))}
      <OlderNewer next={data?.next} />
    </>
  );
}

/** On a phone the four cells stand below each other. */
function EntryRow({ entry, people }: { entry: AuditEntry; people: Record<string, string> }) {
  const { personPath } = usePersonAddress();
  const whom = whomOf(entry);
  const person = (uid: string) =>
    people[uid] ? (
      <Link to={personPath(uid)} className="touch-target rounded-6 hover:underline">
        {people[uid]}
      </Link>
    ) : (
      nameOf(uid, people)
    );
  return (
    <tr className="max-md:block max-md:px-4 max-md:py-2.5">
      <td className={cn(CELL, 'whitespace-nowrap text-muted tabular-nums max-md:block max-md:p-0')}>
        {formatDate(entry.at)}, {formatTime(new Date(entry.at))}
      </td>
      <td className={cn(CELL, 'font-medium max-md:block max-md:p-0')}>
        {entry.action === 'ticket.update' ? (
          <Link
            to={viewAddress('tickets', { state: 'all' })}
            className="touch-target rounded-6 hover:underline"
          >
            {whatOf(entry)}
          </Link>
        ) : (
          whatOf(entry)
        )}
      </td>
      <td className={cn(CELL, 'max-md:block max-md:p-0')}>
        {whom ? person(whom) : <span className="text-muted max-md:hidden">–</span>}
      </td>
      <td className={cn(CELL, 'text-muted max-md:block max-md:p-0')}>
        <span className="md:hidden">by </span>
        {person(entry.actor)}
      </td>
    </tr>
  );
}

function SkeletonRow() {
  return (
    <tr className="h-[41px]">
      {[28, 44, 24, 24].map((width, index) => (
        <td key={index} className="px-4">
          <Skeleton className={cn('h-3', width === 44 ? 'w-44' : width === 28 ? 'w-28' : 'w-24')} />
        </td>
      ))}
    </tr>
  );
}
