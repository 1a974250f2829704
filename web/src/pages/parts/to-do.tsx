import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatMoney } from '@flexa/contracts/format';
import type { License } from '@flexa/contracts/licenses';
import type { Order } from '@flexa/contracts/orders';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { formatProductName } from '@flexa/contracts/product-names';
import type { Invitation } from '@flexa/contracts/seats';
import { ConfirmWords, ResendAction, useIsUnverified } from '@/features/auth';
import { useAsksToVerify } from '@/features/auth/unverified';
import { ordersQuery, ReceiptButton } from '@/features/checkout';
import {
  countDaysLeft,
  determineGroup,
  isRenewed,
  planRenewal,
} from '@/features/licenses/license-groups';
import { invitationsQuery } from '@/features/teams/invitation-query';
import { InvitationWords } from '@/features/teams/invitation-words';
import { now } from '@/lib/clock';
import { formatLongDate } from '@/lib/format';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';

interface ToDoProps {
  uid: string;
  licenses: readonly License[];
}

/** Lists the person's tasks: seats to accept, an address to confirm, licences to renew, payments. */
export function ToDo({ uid, licenses }: ToDoProps) {
  const isUnverified = useIsUnverified();
  // The banner below the header already asks.
  const hasBanner = useAsksToVerify();
  const { data: invitations = [] } = useQuery({ ...invitationsQuery(uid), enabled: !isUnverified });
  const { data: orders } = useQuery(ordersQuery(uid));
  const ending = listEndingLicenses(licenses);
  const payments = (orders?.data ?? []).filter(isAwaitingPayment);
  const asksToVerify = isUnverified && !hasBanner;
  const count = invitations.length + ending.length + payments.length + (asksToVerify ? 1 : 0);
  if (count === 0) return null;

  return (
    <section aria-labelledby="to-do-title">
      <h2 id="to-do-title" className="mb-3 text-16">
        To do
      </h2>
      <Card className="rounded-10">
        <ul className="divide-y divide-line">
          {invitations.map((invitation) => (
            <SeatToAccept key={invitation.licenseId} invitation={invitation} />
          ))}
          {asksToVerify && (
            <Item title="Confirm your e-mail" action={<ResendAction size="sm" />}>
              <ConfirmWords />
            </Item>
          )}
          {ending.map((license) => (
            <LicenseToRenew key={license.id} license={license} all={licenses} />
          ))}
          {payments.map((order) => (
            <Payment key={order.id} order={order} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** Returns the person's own licences that end soon and that nothing continues, the next one first. */
function listEndingLicenses(licenses: readonly License[]): License[] {
  const ending = licenses.filter(
    (license) =>
      license.seatOf === undefined &&
      determineGroup(license, now()) === 'expiring' &&
      !isRenewed(license, licenses),
  );
  const renewedIds = new Set<string>();
  return ending
    .sort((a, b) => a.expiresAt.localeCompare(b.expiresAt))
    .filter((license) => {
      // Seats that were added are renewed with the licence they joined.
      const { license: renewed } = planRenewal(license, licenses);
      const isFirst = !renewedIds.has(renewed);
      renewedIds.add(renewed);
      return isFirst;
    });
}

/** Returns true if an order waits for its payment, by the bank or by the buyer of an invoice. */
function isAwaitingPayment({ state, dueAt }: Order): boolean {
  return state === 'processing' || (state === 'open' && Boolean(dueAt));
}

function SeatToAccept({ invitation }: { invitation: Invitation }) {
  const { licenseId, visualType } = invitation;
  return (
    <Item
      title={`Accept your ${formatProductName(visualType)} seat`}
      action={
        <ButtonLink
          size="sm"
          variant="primary"
          to={`/seat?${new URLSearchParams({ licence: licenseId }).toString()}`}
        >
          Accept seat
        </ButtonLink>
      }
    >
      <InvitationWords invitation={invitation} />
    </Item>
  );
}

function LicenseToRenew({ license, all }: { license: License; all: readonly License[] }) {
  const { visualType, licenseType, source, month, expiresAt } = license;
  const name = formatProductName(visualType);
  const days = formatCount(countDaysLeft(license, now()), 'day');
  const isFree = licenseType === 'free';
  const { license: id, quantity } = planRenewal(license, all);
  const verb = isFree ? 'Buy' : 'Renew';
  return (
    <Item
      title={
        isFree
          ? `Your ${source === 'trial' ? `${name} trial` : `free ${name} licence`} ends in ${days}`
          : `Renew ${name}: ${days} left`
      }
      action={
        <ButtonLink
          size="sm"
          aria-label={`${verb} ${name} now`}
          to={buildPricingPath({
            visualType,
            month,
            quantity,
            license: isFree ? undefined : id,
          })}
        >
          {verb}
        </ButtonLink>
      }
    >
      {isFree
        ? `It runs until ${formatLongDate(expiresAt)}.`
        : `${formatCount(quantity, 'seat')} until ${formatLongDate(expiresAt)}. The new term begins when this one ends.`}
    </Item>
  );
}

function Payment({ order }: { order: Order }) {
  const { state, dueAt, visualType, quantity, amount, currency } = order;
  const product = `${formatProductName(visualType)}, ${formatCount(quantity, 'seat')}`;
  const money = formatMoney(amount, currency);
  if (state === 'processing' || !dueAt) {
    return (
      <Item title={`Your payment of ${money} is on its way`}>
        {product}. Your bank still has to confirm it. You don’t need to pay again.
      </Item>
    );
  }
  const isOverdue = new Date(dueAt) < now();
  return (
    <Item
      title={`Pay your invoice for ${money}`}
      action={<ReceiptButton order={order} label="Invoice" />}
    >
      {product}. {isOverdue ? 'It was due' : 'It is due'} on {formatLongDate(dueAt)}.
    </Item>
  );
}

interface ItemProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

function Item({ title, children, action }: ItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 text-14 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 text-muted">{children}</p>
      </div>
      {action}
    </li>
  );
}
