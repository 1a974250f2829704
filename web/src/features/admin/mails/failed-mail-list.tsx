import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { FailedMail } from '@flexa/contracts/mails';
import { formatDate } from '@/lib/format';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { usePersonAddress } from '../address';
import { ListTable, PagedList } from '../parts/paged-list';
import { ViewHead } from '../parts/view-head';
import { failedMailsQuery } from '../queries';

const COLUMNS = [
  { label: 'E-mail', className: 'w-[30%]' },
  { label: 'To' },
  { label: 'Date', className: 'w-[22%]' },
];

/** Lists failed e-mails. A person’s drawer sends those again that can be repeated. */
export function FailedMailList() {
  const query = useQuery(failedMailsQuery);
  return (
    <>
      <ViewHead title="Failed e-mails" />
      <p className="mt-2 max-w-[70ch] text-muted">
        We tried each of these for three days. Open the person to correct the address or send the
        e-mail again.
      </p>
      <PagedList
        query={query}
        failure="The e-mails could not be loaded"
        empty={
          <EmptyState heading="h2" title="Every e-mail was delivered">
            E-mails of the last 30 days that a mail server refused appear here.
          </EmptyState>
        }
      >
        {(page) => (
          <ListTable caption="Failed e-mails" columns={COLUMNS} isStacked>
            {page
              ? page.data.map((mail) => (
                  <FailedMailRow
                    key={mail.id}
                    mail={mail}
                    name={mail.uid === null ? undefined : page.people[mail.uid]}
                  />
                ))
              : Array.from({ length: 4 }, (_, index) => <SkeletonRow key={index} />)}
          </ListTable>
        )}
      </PagedList>
    </>
  );
}

const ROW =
  'max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:px-4 max-md:py-2.5 md:h-12';

/** Puts the recipient below the e-mail and its date on a phone. */
function FailedMailRow({ mail, name }: { mail: FailedMail; name: string | undefined }) {
  const { title, to, uid, createdAt } = mail;
  const { personPath } = usePersonAddress();
  return (
    <tr className={ROW}>
      <td className="font-medium md:px-4">{title}</td>
      <td className="[overflow-wrap:anywhere] max-md:order-3 max-md:col-span-2 md:px-4">
        {uid !== null && name !== undefined && (
          <Link to={personPath(uid)} className="touch-target block rounded-6 hover:underline">
            {name}
          </Link>
        )}
        <a
          href={`mailto:${to}`}
          className="touch-target rounded-6 text-12 text-muted hover:underline"
        >
          {to}
        </a>
      </td>
      <td className="whitespace-nowrap text-muted tabular-nums md:px-4">{formatDate(createdAt)}</td>
    </tr>
  );
}

function SkeletonRow() {
  return (
    <tr className={ROW}>
      {['w-36', 'w-44', 'w-20'].map((width) => (
        <td key={width} className="md:px-4">
          <Skeleton className={`inline-block h-3 ${width}`} />
        </td>
      ))}
    </tr>
  );
}
