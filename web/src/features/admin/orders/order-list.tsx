import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { orderNumber } from '@flexa/contracts/numbers';
import type { OrderPage } from '@flexa/contracts/orders';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { billedTo, ORDER_WORDS, taxOf } from '@/features/checkout';
import { call } from '@/lib/api';
import { formatDate, formatMoney, plural } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/empty-state';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { changed, usePersonAddress } from '../address';
import { ListTable, PagedList } from '../parts/paged-list';
import { MonthCsv } from '../parts/month-csv';
import { ViewHead } from '../parts/view-head';
import { ordersQuery } from '../queries';
import { FILTER_NAMES, filterOf, ORDER_FILTERS, wishOf } from './order-filters';

const CHOICES = ORDER_FILTERS.map((value) => ({ value, label: FILTER_NAMES[value] }));
const COLUMNS = [
  { label: 'Date', width: 'w-32' },
  { label: 'Item' },
  { label: 'Customer', width: 'w-[24%]' },
  { label: 'Status', width: 'w-44' },
  { label: 'Amount', width: 'w-36', isNumber: true },
];

/** Everybody's orders, newest first, by what an admin looks for; and a month of them as a file. */
export function OrderList() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = filterOf(search);
  const code = new URLSearchParams(search).get('code');
  const after = new URLSearchParams(search).get('before');
  const query = useQuery(
    ordersQuery({
      ...(code === null ? wishOf(filter) : { promotionCode: code }),
      ...(after !== null && { after }),
    }),
  );

  return (
    <>
      <ViewHead
        title="Orders"
        actions={
          <MonthCsv
            file="flexa-orders"
            what="Payments"
            load={(month) => call('exportOrdersCsv', { month })}
          />
        }
      />
      {code !== null && (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-muted">
          Orders with the code {code}
          <Link to={changed(search, { code: null, before: null })} className="underline">
            Show all
          </Link>
        </p>
      )}
      <Select
        className="mt-3 w-48"
        label="Show"
        options={CHOICES}
        value={filter}
        onChange={(value) =>
          void navigate(
            changed(search, { show: value === 'all' ? null : value, code: null, before: null }),
          )
        }
      />
      <PagedList
        query={query}
        failure="The orders could not be loaded"
        empty={
          <EmptyState
            heading="h2"
            title={filter === 'all' && code === null ? 'No orders yet' : 'No matching orders'}
          >
            Orders appear here with the status of their payment.
          </EmptyState>
        }
      >
        {(page) => (
          <ListTable caption="Orders" columns={COLUMNS} isStacked>
            {page
              ? page.data.map((order) => <OrderRow key={order.id} order={order} />)
              : Array.from({ length: 12 }, (_, index) => <SkeletonRow key={index} />)}
          </ListTable>
        )}
      </PagedList>
    </>
  );
}

type ListedOrder = OrderPage['data'][number];

const ROW =
  'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:px-4 max-md:py-2.5 md:h-12';
const CELL = 'min-w-0 truncate tabular-nums md:px-4';

/** On a phone what, amount, whose, state and date stand in two columns. */
function OrderRow({ order }: { order: ListedOrder }) {
  const { id, uid, name, amount, currency, refunded, createdAt, paidAt } = order;
  const { discount = 0, promotionCode } = order;
  const { personPath } = usePersonAddress();
  const company = billedTo(order);
  return (
    <tr data-order={id} className={ROW}>
      <td className={cn(CELL, 'text-muted max-md:order-5')}>{formatDate(paidAt ?? createdAt)}</td>
      <td className={cn(CELL, 'font-medium max-md:order-1')}>
        {whatOf(order)}
        <span className="block truncate text-12 font-normal text-muted select-all" title={id}>
          {orderNumber(id)}
        </span>
        {company && (
          <span className="block truncate text-12 font-normal text-muted">{company}</span>
        )}
      </td>
      <td className={cn(CELL, 'max-md:order-3')}>
        {uid === null ? (
          <span className="text-muted select-all" title={id}>
            {id}
          </span>
        ) : (
          <Link to={personPath(uid)} className="touch-target rounded-6 hover:underline">
            {name ?? 'Open the account'}
          </Link>
        )}
      </td>
      <td className={cn(CELL, 'max-md:order-4 max-md:text-right')}>
        <State order={order} />
      </td>
      <td className={cn(CELL, 'text-right font-medium max-md:order-2')}>
        {formatMoney(amount, currency)}
        {taxOf(order) && (
          <span className="block truncate text-12 font-normal text-muted">{taxOf(order)}</span>
        )}
        {discount > 0 && (
          <span className="block truncate text-12 font-normal text-muted">
            {promotionCode ?? 'Discount'} −{formatMoney(discount, currency)}
          </span>
        )}
        {refunded > 0 && refunded < amount && (
          <span className="block text-12 font-normal text-muted">
            {formatMoney(refunded, currency)} refunded
          </span>
        )}
      </td>
    </tr>
  );
}

function State({ order: { state, unowned, refundFailed } }: { order: ListedOrder }) {
  const { label, tone } = ORDER_WORDS[state];
  if (unowned) return <Badge tone="warning">No account</Badge>;
  return refundFailed ? (
    <Badge tone="danger">Refund failed</Badge>
  ) : (
    <Badge tone={tone}>{label}</Badge>
  );
}

/** 'Charts, 3 months × 2'; of a sale that names no plan of ours only that it is one. */
function whatOf({ visualType, month, quantity }: ListedOrder): string {
  if (visualType === null || month === null) return 'Not from our catalogue';
  return `${VISUAL_NAMES[visualType]}, ${plural(month, 'month')} × ${quantity}`;
}

function SkeletonRow() {
  return (
    <tr className={ROW}>
      {['w-20', 'w-40', 'w-28', 'w-20', 'w-16'].map((width, index) => (
        <td key={index} className={CELL}>
          <Skeleton className={cn('inline-block h-3', width)} />
        </td>
      ))}
    </tr>
  );
}
