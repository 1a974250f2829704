import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatCount, formatMoney } from '@flexa/contracts/format';
import { orderNumber } from '@flexa/contracts/numbers';
import type { OrderDetails } from '@flexa/contracts/order-details';
import { useAccount } from '@/features/auth';
import { describeOrderStatus, describeTaxId } from '@/features/checkout';
import { formatDate, formatMoment } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { changeParameters, usePersonAddress } from '../address';
import { namePerson, describeAction } from '../audit/audit-words';
import { ViewHead } from '../parts/view-head';
import { auditQuery, orderQuery } from '../queries';
import {
  describeCashStatus,
  DISPUTE_WORDS,
  describeHistory,
  isCash,
  describeLicense,
  describeProduct,
  STRIPE_NAMES,
  extractStripeId,
  listSums,
  WAIT_WORDS,
} from './order-words';
import { canReturn, ReturnTransfer } from './return-transfer';
import { canStart, StartEarly } from './start-early';

/** Shows an order with its payment, licences, refunds, disputes, history and audit entries. */
export function OrderView({ id }: { id: string }) {
  const { search } = useLocation();
  const query = useQuery(orderQuery(id));
  const { data: order, error } = query;
  return (
    <>
      <Link
        to={changeParameters(search, { order: null })}
        className="touch-target mb-3 inline-flex items-center gap-1.5 rounded-6 text-muted hover:underline"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
        All orders
      </Link>
      <ViewHead title={`Order ${orderNumber(id)}`} aside={order && <State order={order} />} />
      {error && (
        <LoadFailure title="The order could not be loaded" query={query} className="mt-4" />
      )}
      {order ? <Details order={order} /> : !error && <Waiting />}
    </>
  );
}

function State({ order }: { order: OrderDetails }) {
  const { tone, label } = isCash(order) ? describeCashStatus(order) : describeOrderStatus(order);
  return <Badge tone={tone}>{label}</Badge>;
}

function Details({ order }: { order: OrderDetails }) {
  const { isAdmin } = useAccount();
  const { id, licenses, refunds, disputes, history, currency } = order;
  return (
    <div className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <Part title="Sale">
        <Facts
          rows={listSaleFacts(order)}
          customer={isCash(order) ? undefined : <Customer order={order} />}
        />
      </Part>
      <Part title="Amounts">
        <Facts rows={listSums(order)} isNumbers />
      </Part>
      <Part
        title="Licences"
        count={licenses.length}
        empty="This order created no licences."
        after={isAdmin && canStart(order) && <StartEarly order={order} />}
      >
        {licenses.map((license) => (
          <li key={license.id} className="px-4 py-2.5">
            <p className="font-medium">{describeLicense(license).title}</p>
            <p className="text-12 text-muted">{describeLicense(license).term}</p>
          </li>
        ))}
      </Part>
      <Part
        title="Refunds and disputes"
        count={refunds.length + disputes.length}
        empty="No refunds or disputes."
        after={isAdmin && canReturn(order) && <ReturnTransfer order={order} />}
      >
        {refunds.map(({ id: key, amount, seats, failed, waitsFor }) => (
          <li key={key} className="flex justify-between gap-4 px-4 py-2.5">
            <span>
              {failed ? 'Refund that failed' : 'Refund'}
              {seats !== undefined && `, ${formatCount(seats, 'seat')} removed`}
              {waitsFor !== undefined && `, ${WAIT_WORDS[waitsFor]}`}
              <Id>{key}</Id>
            </span>
            <span className="font-medium tabular-nums">{formatMoney(amount, currency)}</span>
          </li>
        ))}
        {disputes.map(({ id: key, state }) => (
          <li key={key} className="px-4 py-2.5">
            {DISPUTE_WORDS[state]}
            <Id>{key}</Id>
          </li>
        ))}
      </Part>
      <Part title="History" count={history.length}>
        {history.map((entry, index) => (
          <li key={index} className="px-4 py-2.5">
            <p>{describeHistory(entry, currency).title}</p>
            <p className="text-12 text-muted">{describeHistory(entry, currency).time}</p>
          </li>
        ))}
      </Part>
      <OrderAudit id={id} />
    </div>
  );
}

function listSaleFacts(order: OrderDetails): [string, string][] {
  const { createdAt, dueAt, paidAt, billing, country, invoiceNumber, id } = order;
  const { consent, withdrawUntil, withdrawal } = order;
  const rows: [string, string | null | undefined][] = [
    ['Item', describeProduct(order)],
    [isCash(order) ? 'Received' : 'Ordered', formatMoment(createdAt)],
    ['Due', dueAt && formatDate(dueAt)],
    ['Paid', paidAt && formatMoment(paidAt)],
    ['Licences created', describeFulfilment(order)],
    ['Company', billing?.company],
    ['Billing e-mail', billing?.email],
    ['PO number', billing?.poNumber],
    ['Country', country],
    ['VAT number', describeTaxId(order)],
    ['Invoice', invoiceNumber],
    ['Agreed to begin at once', consent && formatMoment(consent.at)],
    ['Withdrawal until', withdrawUntil && formatMoment(withdrawUntil)],
    ['Withdrawn', withdrawal && formatMoment(withdrawal.at)],
    [STRIPE_NAMES[id.slice(0, 2)] ?? 'Stripe', extractStripeId(id)],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

function describeFulfilment({ fulfilledAt, startedEarly }: OrderDetails): string | null {
  if (fulfilledAt === null) return null;
  return `${formatMoment(fulfilledAt)}${startedEarly ? ', before the payment' : ''}`;
}

function Customer({ order: { uid, name } }: { order: OrderDetails }) {
  const { personPath } = usePersonAddress();
  if (uid === null) return 'No account';
  return (
    <Link to={personPath(uid)} className="touch-target rounded-6 underline">
      {name ?? 'Open the account'}
    </Link>
  );
}

function OrderAudit({ id }: { id: string }) {
  const query = useQuery(auditQuery({ target: id }));
  const { data, error } = query;
  if (!data && error) {
    return (
      <Part title="Audit log">
        <LoadFailure title="The audit log could not be loaded" query={query} />
      </Part>
    );
  }
  return (
    <Part
      title="Audit log"
      count={data?.data.length ?? 0}
      empty={data ? 'No admin has changed this order.' : 'Loading'}
    >
      {data?.data.map((entry) => (
        <li key={entry.id} className="px-4 py-2.5">
          <p>{describeAction(entry)}</p>
          <p className="text-12 text-muted">
            {formatMoment(entry.at)} by {namePerson(entry.actor, data.people)}
          </p>
        </li>
      ))}
    </Part>
  );
}

interface PartProps {
  title: string;
  /** Number of rows of a list. */
  count?: number;
  /** Text of a list without rows. */
  empty?: string;
  /** Actions below the part. */
  after?: ReactNode;
  children: ReactNode;
}

function Part({ title, count, empty, after, children }: PartProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-2 text-16">{title}</h2>
      {count === undefined ? (
        children
      ) : count === 0 ? (
        <p className="rounded-10 border border-dashed border-line-2 px-4 py-3 text-muted">
          {empty}
        </p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-10 border border-line">
          {children}
        </ul>
      )}
      {after}
    </section>
  );
}

interface FactsProps {
  rows: readonly [label: string, value: string][];
  isNumbers?: boolean;
  customer?: ReactNode;
}

function Facts({ rows, isNumbers = false, customer }: FactsProps) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-10 border border-line px-4 py-3">
      {customer !== undefined && (
        <>
          <dt className="text-muted">Customer</dt>
          <dd>{customer}</dd>
        </>
      )}
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className={isNumbers ? 'text-right tabular-nums' : '[overflow-wrap:anywhere]'}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Id({ children }: { children: string }) {
  return <span className="block truncate text-12 text-muted select-all">{children}</span>;
}

function Waiting() {
  return (
    <div className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-2" aria-busy="true">
      {['h-60', 'h-60', 'h-20', 'h-20'].map((height, index) => (
        <Skeleton key={index} className={`${height} w-full`} />
      ))}
    </div>
  );
}
