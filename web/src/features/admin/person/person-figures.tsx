import { formatMoney } from '@flexa/contracts/format';
import { isActive } from '@flexa/contracts/licenses';
import type { PersonDetails } from '@flexa/contracts/people';
import { now } from '@/lib/clock';
import { formatDate } from '@/lib/format';
import { Skeleton } from '@/ui/skeleton';
import { formatAgo } from '../parts/ago';

/** Shows four figures about a person in a strip. */
export function PersonFigures({ person }: { person: PersonDetails | undefined }) {
  const at = now();
  const figures = person && {
    'Signed up': formatDate(person.user.createdAt),
    'Last seen': person.lastSeenAt ? formatAgo(person.lastSeenAt, at) : 'Never',
    Paid: formatMoney(sumPayments(person)),
    Seats: String(
      person.licenses
        .filter((license) => isActive(license, at))
        .reduce((sum, { quantity }) => sum + quantity, 0),
    ),
  };
  return (
    <dl className="mt-4 grid grid-cols-2 divide-line rounded-10 border border-line sm:grid-cols-4 sm:divide-x">
      {['Signed up', 'Last seen', 'Paid', 'Seats'].map((label) => (
        <div key={label} className="px-3 py-2.5">
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="mt-0.5 h-5 font-medium whitespace-nowrap tabular-nums">
            {figures ? (
              figures[label as keyof typeof figures]
            ) : (
              <Skeleton className="mt-1 h-3.5 w-20" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Sums payments less refunds; orders lost to a chargeback count for nothing. */
function sumPayments({ orders }: PersonDetails): number {
  return orders
    .filter(({ paidAt, state }) => paidAt !== null && state !== 'lost')
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
}
