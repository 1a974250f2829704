import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ADMIN_PAGE_MAX } from '@flexa/contracts/admin';
import { formatMoney } from '@flexa/contracts/format';
import { orderNumber } from '@flexa/contracts/numbers';
import type { OrderPage } from '@flexa/contracts/orders';
import { describeBilling, describeOrderStatus, describeTax } from '@/features/checkout';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { formatDate } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/empty-state';
import { SearchField } from '@/ui/search-field';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { changeParameters, usePersonAddress } from '../address';
import { ListTable, PagedList } from '../parts/paged-list';
import { CsvButton } from '../parts/csv-button';
import { listMonthChoices } from '../parts/months';
import { useSearchField } from '../parts/use-search-field';
import { ViewHead } from '../parts/view-head';
import { ordersQuery } from '../queries';
import {
  FILTER_NAMES,
  readFilter,
  readNarrowing,
  ORDER_FILTERS,
  createOrderQuery,
  type Narrowing,
} from './order-filters';
import {
  describeCashStatus,
  isCash,
  describeProduct,
  extractStripeId,
  describeUnowned,
} from './order-words';

const CHOICES = ORDER_FILTERS.map((value) => ({ value, label: FILTER_NAMES[value] }));
const COLUMNS = [
  { label: 'Date', className: 'w-32' },
  { label: 'Item' },
  { label: 'Customer', className: 'w-[18%] lg:w-[24%]' },
  { label: 'Status', className: 'w-34 lg:w-44' },
  { label: 'Amount', className: 'w-28 lg:w-36', isNumber: true },
];

/** Lists everybody's orders, newest first, with filters and an export of the filtered list. */
export function OrderList() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = readFilter(search);
  const narrowing = readNarrowing(search);
  const after = new URLSearchParams(search).get('before');
  const searchText = new URLSearchParams(search).get('search') ?? '';
  const request = searchText
    ? { search: searchText }
    : narrowing
      ? createNarrowedQuery(narrowing)
      : createOrderQuery(filter);
  const query = useQuery(
    ordersQuery({
      ...request,
      ...(searchText ? { limit: ADMIN_PAGE_MAX } : after !== null && { after }),
    }),
  );
  const month = !searchText && narrowing?.name === 'month' ? narrowing.value : undefined;
  const field = useSearchField(searchText, [...Object.keys(WIDE), 'show', 'before']);
  const show = (changes: Record<string, string | null>) => {
    field.drop();
    void navigate(changeParameters(search, { ...WIDE, show: null, before: null, ...changes }));
  };

  return (
    <>
      <ViewHead
        title="Orders"
        actions={
          <CsvButton
            file="flexa-orders"
            month={month}
            what={
              month
                ? 'Payments and refunds of this month'
                : Object.keys(request).length > 0
                  ? 'These orders'
                  : 'All orders'
            }
            load={() => call('exportOrdersCsv', request)}
          />
        }
      />
      {!searchText && narrowing && narrowing.name !== 'month' && (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-muted">
          {NARROWING_WORDS[narrowing.name](narrowing.value)}
          <Link to={changeParameters(search, { ...WIDE, before: null })} className="underline">
            Show all
          </Link>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField
          label="Search orders"
          placeholder="Number, name, e-mail or company"
          size="sm"
          search={field}
          className="md:w-80"
        />
        <Select
          className="w-48 max-md:w-[calc(50%-8px)]"
          label="Show"
          options={CHOICES}
          value={searchText ? 'all' : filter}
          onChange={(value) => show({ show: value === 'all' ? null : value })}
        />
        <Select
          className="w-48 max-md:w-[calc(50%-8px)]"
          label="Paid in"
          options={[{ value: '', label: 'Paid in any month' }, ...listMonthChoices(now())]}
          value={month ?? ''}
          onChange={(value) => show({ month: value || null })}
        />
      </div>
      <PagedList
        query={query}
        failure="The orders could not be loaded"
        empty={
          <EmptyState
            heading="h2"
            title={
              searchText
                ? `No orders match “${searchText}”`
                : filter === 'all' && !narrowing
                  ? 'No orders yet'
                  : 'No matching orders'
            }
          >
            {searchText
              ? 'Search matches the start of words in number, name, e-mail, company and invoice.'
              : 'Orders appear here with the status of their payment.'}
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
      {searchText && query.data?.data.length === ADMIN_PAGE_MAX && (
        <p className="mt-3 text-muted">
          These are the newest {ADMIN_PAGE_MAX}. Add another word to narrow the search.
        </p>
      )}
    </>
  );
}

const WIDE = { search: null, code: null, country: null, month: null };

const countryName = new Intl.DisplayNames('en', { type: 'region' });

const NARROWING_WORDS: Record<'code' | 'country', (value: string) => string> = {
  code: (code) => `Orders with the code ${code}`,
  country: (country) => `Orders from ${countryName.of(country) ?? country}`,
};

function createNarrowedQuery({ name, value }: Narrowing) {
  return name === 'code' ? { promotionCode: value } : { [name]: value };
}

type ListedOrder = OrderPage['data'][number];

const ROW =
  'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:px-4 max-md:py-2.5 md:h-12';
const CELL = 'min-w-0 truncate tabular-nums md:px-4 md:py-1.5';
/** Long values wrap where columns are narrow. */
const LONG = 'md:max-lg:whitespace-normal';

/** On a phone the cells of a row are arranged in two columns. */
function OrderRow({ order }: { order: ListedOrder }) {
  const { id, uid, name, amount, currency, refunded, createdAt, paidAt } = order;
  const { discount = 0, credit = 0, promotionCode } = order;
  const { country, taxId } = order;
  const { search } = useLocation();
  const { personPath } = usePersonAddress();
  const company = describeBilling(order);
  return (
    <tr data-order={id} className={ROW}>
      <td className={cn(CELL, 'text-muted max-md:order-5')}>{formatDate(paidAt ?? createdAt)}</td>
      <td className={cn(CELL, LONG, 'font-medium max-md:order-1')}>
        {describeProduct(order)}
        <Link
          to={changeParameters(search, { order: id })}
          className="touch-target block w-fit max-w-full truncate rounded-6 text-12 font-normal text-muted underline max-md:py-1"
        >
          {orderNumber(id)}
        </Link>
        {company && (
          <span className="block truncate text-12 font-normal text-muted">{company}</span>
        )}
      </td>
      <td className={cn(CELL, LONG, 'max-md:order-3')}>
        {uid === null ? (
          <span className="text-muted select-all" title={extractStripeId(id)}>
            {extractStripeId(id)}
          </span>
        ) : (
          <Link
            to={personPath(uid)}
            className="touch-target rounded-6 hover:underline max-md:inline-block max-md:py-1"
          >
            {name ?? 'Open the account'}
          </Link>
        )}
        {country && (
          <span className="block truncate text-12 text-muted">
            <Link
              to={changeParameters(search, { ...WIDE, country, show: null, before: null })}
              title={`Orders from ${country}`}
              className="inline-block min-w-6 py-1 hover:underline"
            >
              {country}
            </Link>
            {taxId && ` · ${taxId}`}
          </span>
        )}
      </td>
      <td className={cn(CELL, 'max-md:order-4 max-md:text-right')}>
        <State order={order} />
      </td>
      <td className={cn(CELL, 'text-right font-medium max-md:order-2')}>
        {formatMoney(amount, currency)}
        {describeTax(order) && (
          <span className="block truncate text-12 font-normal text-muted">
            {describeTax(order)}
          </span>
        )}
        {credit > 0 && (
          <span className="block truncate text-12 font-normal text-muted">
            Credit −{formatMoney(credit, currency)}
          </span>
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

function State({ order }: { order: ListedOrder }) {
  const { unowned, refundFailed } = order;
  const { label, tone } = isCash(order) ? describeCashStatus(order) : describeOrderStatus(order);
  if (unowned) return <Badge tone="warning">{describeUnowned(order)}</Badge>;
  return refundFailed ? (
    <Badge tone="danger">Refund failed</Badge>
  ) : (
    <Badge tone={tone}>{label}</Badge>
  );
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
