import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDate, formatTime } from '@/lib/format';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { buildViewAddress } from '../address';
import { namePerson, describeAction } from '../audit/audit-words';
import { auditQuery } from '../queries';
import { EmptyMessage, Section } from './section';

const SHOWN = 6;

/** Lists what admins did to an account as a timeline, newest first. */
export function PersonAudit({ uid }: { uid: string }) {
  const query = useQuery(auditQuery({ person: uid, limit: SHOWN }));
  const { data, error } = query;
  return (
    <Section
      title="Audit log"
      action={
        data && data.data.length > 0 ? (
          <Link to={buildViewAddress('audit', { person: uid })} className="touch-target rounded-6">
            All
          </Link>
        ) : null
      }
    >
      {!data ? (
        error ? (
          <LoadFailure title="The audit log could not be loaded" query={query} />
        ) : (
          <Skeleton className="mt-1 ml-6 h-3 w-44" />
        )
      ) : data.data.length === 0 ? (
        <EmptyMessage>No admin has changed anything here.</EmptyMessage>
      ) : (
        <ol>
          {data.data.map((entry) => (
            <li
              key={entry.id}
              className="relative pb-4 pl-6 before:absolute before:top-3 before:bottom-0 before:left-[7px] before:w-px before:bg-line last:pb-0 last:before:hidden"
            >
              <span
                aria-hidden="true"
                className="absolute top-1.5 left-1 size-2 rounded-full bg-line-2"
              />
              <p>{describeAction(entry)}</p>
              <p className="text-12 text-muted tabular-nums">
                {formatDate(entry.at)}, {formatTime(new Date(entry.at))} by{' '}
                {namePerson(entry.actor, data.people)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
