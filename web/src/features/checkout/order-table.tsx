import { formatCount, formatMoney } from '@flexa/contracts/format';
import { orderNumber } from '@flexa/contracts/numbers';
import type { Order } from '@flexa/contracts/orders';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { formatDate } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/skeleton';
import { Table, type Column } from '@/ui/table';
import { describeBilling, describeOrderStatus, describeTaxId, describeTax } from './order-state';
import { ReceiptButton } from './receipt-button';

const WIDE = 'max-md:hidden';
const HEAD = 'h-9 px-2 first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5';
const CELL = 'px-2 py-3 first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5';

const COLUMNS: readonly Column[] = [
  { label: 'Date', className: cn(HEAD, WIDE) },
  { label: 'Item', className: HEAD },
  { label: 'Seats', className: cn(HEAD, WIDE) },
  { label: 'Status', className: cn(HEAD, WIDE) },
  { label: 'Amount', isNumber: true, className: HEAD },
  { label: 'Invoice', isNumber: true, className: cn(HEAD, WIDE) },
];

/** Lists orders. On a phone each has two lines: item and amount, then the details. */
export function OrderTable({ orders }: { orders: readonly Order[] | undefined }) {
  return (
    <Card className="overflow-hidden rounded-10">
      <Table
        look="list"
        caption="Orders"
        columns={COLUMNS}
        className="tabular-nums"
        headClassName="max-md:sr-only"
      >
        <tbody className="divide-y divide-line">
          {orders
            ? orders.map((order) => <OrderRow key={order.id} order={order} />)
            : [1, 2].map((row) => <SkeletonRow key={row} />)}
        </tbody>
      </Table>
    </Card>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { id, visualType, month, quantity, endsAt, amount, currency, refunded } = order;
  const { discount = 0, promotionCode, credit = 0 } = order;
  const off =
    discount > 0 &&
    `${formatMoney(discount, currency)} off${promotionCode ? ` with ${promotionCode}` : ''}`;
  const date = formatDate(order.paidAt ?? order.createdAt);
  const seats = formatCount(quantity, 'seat');
  const term = endsAt ? `more seats until ${formatDate(endsAt)}` : formatCount(month, 'month');
  const hasInvoice = Boolean(order.dueAt) || order.paidAt !== null;
  const company = describeBilling(order);
  const taxId = describeTaxId(order);
  // The state already says so if the whole amount was refunded.
  const partialRefund =
    refunded > 0 && refunded < amount && `${formatMoney(refunded, currency)} refunded`;
  return (
    <tr data-order={id} className="h-12">
      <td className={cn(CELL, WIDE, 'whitespace-nowrap text-muted')}>{date}</td>
      <td className={cn(CELL, 'max-md:pl-4 max-md:align-top')}>
        <p>
          <span className="font-medium">Flexa {VISUAL_NAMES[visualType]}</span>
          <span className="text-muted max-md:hidden">, {term}</span>
        </p>
        <p className="mt-0.5 text-12 text-muted select-all">{orderNumber(id)}</p>
        {credit > 0 && (
          <p className="mt-0.5 text-12 text-muted">{formatMoney(credit, currency)} credited</p>
        )}
        {off && <p className="mt-0.5 text-12 wrap-anywhere text-muted">{off}</p>}
        {company && <p className="mt-0.5 text-12 wrap-anywhere text-muted">{company}</p>}
        {taxId && <p className="mt-0.5 text-12 wrap-anywhere text-muted">VAT number {taxId}</p>}
        <div className="mt-0.5 text-12 text-muted md:hidden">
          <p>
            {term} × {seats}
          </p>
          <p>{date}</p>
          {hasInvoice && <ReceiptButton order={order} label="Invoice" className="mt-1.5" />}
        </div>
      </td>
      <td className={cn(CELL, WIDE, 'whitespace-nowrap text-muted')}>{seats}</td>
      <td className={cn(CELL, WIDE)}>
        <State order={order} />
      </td>
      <td
        className={cn(CELL, 'text-right align-top whitespace-nowrap max-md:pr-4 md:align-middle')}
      >
        <p className="font-semibold">{formatMoney(amount, currency)}</p>
        {describeTax(order) && <p className="text-12 text-muted">{describeTax(order)}</p>}
        {partialRefund && <p className="text-12 text-muted">{partialRefund}</p>}
        <p className="mt-0.5 md:hidden">
          <State order={order} />
        </p>
      </td>
      <td className={cn(CELL, WIDE, 'text-right whitespace-nowrap')}>
        {hasInvoice ? (
          <ReceiptButton order={order} label="Invoice" />
        ) : (
          <span className="text-muted">–</span>
        )}
      </td>
    </tr>
  );
}

function State({ order }: { order: Order }) {
  const { label, tone } = describeOrderStatus(order);
  return <Badge tone={tone}>{label}</Badge>;
}

function SkeletonRow() {
  return (
    <tr className="h-12">
      <td className={cn(CELL, WIDE)}>
        <Skeleton className="h-3 w-20" />
      </td>
      <td className={cn(CELL, 'max-md:pl-4')}>
        <Skeleton className="h-3 w-36" />
      </td>
      <td className={cn(CELL, WIDE)}>
        <Skeleton className="h-3 w-12" />
      </td>
      <td className={cn(CELL, WIDE)}>
        <Skeleton className="h-3 w-10" />
      </td>
      <td className={cn(CELL, 'max-md:pr-4')}>
        <Skeleton className="ml-auto h-3 w-14" />
      </td>
      <td className={cn(CELL, WIDE)}>
        <Skeleton className="ml-auto h-3 w-14" />
      </td>
    </tr>
  );
}
