import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Lock } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { FieldError } from '@flexa/contracts/errors';
import { INVOICE_SEATS_MIN } from '@flexa/contracts/constants';
import { formatCount, formatMoney, formatPrice } from '@flexa/contracts/format';
import type { Order } from '@flexa/contracts/orders';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { formatProductName } from '@flexa/contracts/product-names';
import { REFUND_DAYS } from '@flexa/contracts/refund-rule';
import { CONSENT_VERSION } from '@flexa/contracts/withdrawal';
import { useAccount } from '@/features/auth';
import { ApiError } from '@/lib/api-error';
import { createLazyPart } from '@/lib/lazy';
import { reportError } from '@/lib/report-error';
import { Button } from '@/ui/button';
import { Tag } from '@/ui/tag';
import { useBuy } from '../use-buy';
import { BillingFold } from './billing-fold';
import { ConsentField } from './consent-field';
import {
  parseCount,
  computePrice,
  computeSaving,
  labelAgreement,
  SEPARATE_ID,
  type Choice,
} from './choice';
import { LicenceStepper } from './licence-stepper';
import { MonthTiles } from './month-tiles';
import { OrderSummary } from './order-summary';
import { useBilling } from './use-billing';
import { useBuyButton } from './use-buy-button';
import { useHeldClick } from './use-held-click';
import { useOwned } from './use-owned';
import { useUpgrade } from './use-upgrade';

const OwnedLine = createLazyPart(async () => (await import('./owned-line')).OwnedLine);
const UpgradeNote = createLazyPart(async () => (await import('./upgrade-note')).UpgradeNote);
const PayByInvoice = createLazyPart(async () => (await import('./pay-by-invoice')).PayByInvoice);
const AdditionNote = createLazyPart(async () => (await import('./addition-note')).AdditionNote);
const OverlapNote = createLazyPart(async () => (await import('./overlap-note')).OverlapNote);
const BuyButton = createLazyPart(async () => (await import('./buy-button')).BuyButton);
const PrintOffer = createLazyPart(async () => (await import('./print-offer')).PrintOffer);

const CONSENT_MISSING =
  'Tick the box to continue. If you buy for a company, enter it under “Buying for a company?”';

/** Anchor of the order card. */
export const ORDER_ID = 'order';

interface OrderCardProps {
  choice: Choice;
  choose: (change: Partial<Choice>) => void;
  /** Address of the page with the choice, to which visitors return after signing in. */
  address: string;
}

/** Renders the form to choose, see the price and pay. The server sets the price. */
export function OrderCard({ choice, choose, address }: OrderCardProps) {
  const { status, startSignIn } = useAccount();
  const [faults, setFaults] = useState<readonly FieldError[]>([]);
  const billing = useBilling();
  const [isConsenting, setConsenting] = useState(false);
  const consentBox = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const title = useTitleFocus();
  const { visualType, month, licences } = choice;
  const { buy, isBusy } = useBuy({
    onSignedOut: () => startSignIn('/login', address),
    onError: (error) => {
      if (!(error instanceof ApiError)) return reportError(error);
      const { code, details, message } = error;
      if (details.length > 0) setFaults(details);
      else if (code === 'price-changed' || code === 'already-owned' || code === 'timeout') {
        // Too long for a toast.
        setFaults([{ field: 'shownTotal', message }]);
        askAgain();
      } else reportError(error);
    },
  });
  const buyButton = useBuyButton(choice);
  const owned = useOwned(choice);
  const addition = choice.isAddition ? owned.addition : undefined;
  const { upgrade, keep, askAgain } = useUpgrade(owned.upgradable, choice);
  const isReplacing = upgrade?.status === 'credited' || upgrade?.status === 'asking';
  const overlap = addition || isReplacing ? undefined : owned.overlap;
  const renews = owned.renewable?.id;
  const [foundUnpaid, setFoundUnpaid] = useState<Order>();
  const unpaid = addition || isReplacing ? undefined : foundUnpaid;
  const [acceptedRenewal, setAcceptedRenewal] = useState<string>();
  const isKept = upgrade?.status === 'kept' && !unpaid;
  const needsAgreement = (overlap !== undefined && owned.needsAgreement) || unpaid !== undefined;
  const isAgreed = renews === undefined ? choice.isSeparate === true : acceptedRenewal === renews;
  const acceptsOverlap = needsAgreement && (isAgreed || isKept);
  const credit = upgrade?.status === 'credited' ? upgrade.credit : 0;
  const cents = (addition?.price ?? computePrice(choice)) * (parseCount(licences) ?? 1) - credit;
  const renewal = renews === undefined ? undefined : { renews };
  const isJoining = (owned.renewable ?? owned.upgradable) !== undefined;

  const join = upgrade?.status === 'credited' ? { upgrades: upgrade.license.id } : renewal;
  const product = addition
    ? { ...addition.plan, join: { addsTo: addition.license.id } }
    : { visualType, month, join };
  const seats = parseCount(licences) ?? 1;
  const usesBuyButton =
    buyButton !== null &&
    owned.isKnown &&
    !isJoining &&
    !needsAgreement &&
    !billing.isOpen &&
    status === 'signed-in';
  // Companies have no right of withdrawal, and a renewal begins when the current term ends.
  const isBusiness = billing.billingDetails?.company !== undefined;
  const beginsAtOnce = addition !== undefined || owned.renewable === undefined;
  const asksConsent = status === 'signed-in' && !isBusiness && beginsAtOnce && !usesBuyButton;
  const mayInvoice =
    owned.isKnown &&
    status === 'signed-in' &&
    seats >= INVOICE_SEATS_MIN &&
    !upgrade &&
    needsAgreement === acceptsOverlap;
  // A credit and the price of added seats change daily, so an offer can't promise them.
  const mayPrint = parseCount(licences) !== undefined && !upgrade && !addition;
  const { isWaiting: isHeldBack, hold: holdClick } = useHeldClick({
    isKnown: owned.isKnown,
    // Added seats and an upgrade change the price, and an overlap shows a warning: the buyer reads it first.
    onKnown: () => {
      if (!choice.isAddition && !owned.upgradable && !overlap && !unpaid)
        form.current?.requestSubmit();
    },
    onSignedOut: () => startSignIn('/login', address),
    onError: reportError,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const quantity = parseCount(licences);
    setFaults([]);
    if (quantity === undefined) {
      return form.current?.querySelector<HTMLElement>('input[inputmode="numeric"]')?.focus();
    }
    if (status === 'signed-out') return startSignIn('/login', address);
    if (asksConsent && !isConsenting) {
      setFaults([{ field: 'consent', message: CONSENT_MISSING }]);
      return consentBox.current?.focus();
    }
    if (!owned.isKnown) return void holdClick();
    if (upgrade?.status === 'asking') return undefined;
    if (needsAgreement && !acceptsOverlap) {
      const message = `Tick “${labelAgreement(renews !== undefined)}” to buy it as well`;
      setFaults([{ field: 'acceptsOverlap', message }]);
      return document.getElementById(SEPARATE_ID)?.focus();
    }
    buy({
      ...product,
      quantity,
      shownTotal: cents,
      billing: billing.billingDetails,
      consent: asksConsent ? CONSENT_VERSION : undefined,
      acceptsOverlap,
    });
  };

  const payButton = (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      loading={isBusy || isHeldBack}
      loadingText="Opening payment"
      className="w-full"
    >
      {status === 'signed-out' ? 'Sign in to continue' : 'Continue to payment'}
    </Button>
  );
  return (
    <form
      ref={form}
      id={ORDER_ID}
      noValidate
      onSubmit={submit}
      aria-labelledby="order-title"
      className="overflow-hidden rounded-16 border border-line-2 bg-raised shadow-float"
    >
      <div className="p-5 sm:p-7">
        <h2 id="order-title" ref={title} tabIndex={-1} className="text-20 outline-none">
          {visualType === 'suite' ? 'Membership' : `${VISUAL_NAMES[visualType]} licence`}
        </h2>
        {/* We know of a licence only after the first paint, so the line is always there and nothing moves. */}
        {owned.license ? (
          <OwnedLine
            visualType={visualType}
            license={owned.license}
            addition={owned.addition}
            isAddition={addition !== undefined}
            onAddition={(isAddition) => choose({ isAddition })}
            fallback={<p className="mt-1 min-h-5" />}
          />
        ) : (
          <p className="mt-1 min-h-5 text-14 text-muted">Your key appears right after you pay</p>
        )}
        {addition ? (
          <AdditionNote addition={addition} />
        ) : (
          <>
            <div className="mt-5">
              <MonthTiles
                visualType={visualType}
                value={month}
                onChange={(term) => choose({ month: term })}
                disabled={isBusy}
              />
            </div>
            <Rate choice={choice} />
          </>
        )}
        {upgrade && <UpgradeNote upgrade={upgrade} onKeep={keep} onAskAgain={askAgain} />}
        <div className="mt-6">
          <LicenceStepper
            value={licences}
            onChange={(typed) => choose({ licences: typed })}
            disabled={isBusy}
          />
        </div>
        {status === 'signed-in' && (
          <BillingFold billing={billing} errors={faults} disabled={isBusy} />
        )}
      </div>
      <div className="border-t border-line bg-surface p-5 sm:px-7 sm:py-6">
        <OrderSummary choice={choice} owned={owned} addition={addition} upgrade={upgrade} />
        {status === 'signed-in' && (
          <OverlapNote
            choice={choice}
            overlap={overlap}
            unpaid={unpaid}
            onUnpaid={setFoundUnpaid}
            renewable={owned.renewable}
            asksAgreement={needsAgreement && !isKept}
            isAgreed={isAgreed}
            onAgree={(agrees) => {
              if (renews === undefined) choose({ isSeparate: agrees });
              else setAcceptedRenewal(agrees ? renews : undefined);
              setFaults([]);
            }}
          />
        )}
        {asksConsent && (
          <ConsentField
            ref={consentBox}
            isAgreed={isConsenting}
            onChange={(agreed) => {
              setConsenting(agreed);
              setFaults([]);
            }}
            isMissing={faults.some(({ field }) => field === 'consent')}
            disabled={isBusy}
          />
        )}
        {faults[0] && (
          <p role="alert" className="mt-3 animate-fade text-14 text-danger">
            {faults[0].message}
          </p>
        )}
        <div className="mt-4">
          {usesBuyButton ? (
            <BuyButton {...buyButton} otherwise={payButton} fallback={payButton} />
          ) : (
            payButton
          )}
          {mayInvoice && (
            <PayByInvoice
              purchase={{
                ...product,
                quantity: seats,
                shownTotal: cents,
                billing: billing.billingDetails,
                acceptsOverlap,
              }}
              joins={addition?.license}
              summary={`${formatProductName(visualType)}, ${formatCount(seats, 'seat')}, ${formatPrice(cents)} before tax`}
            />
          )}
          {mayPrint && (
            <PrintOffer
              choice={choice}
              seats={seats}
              company={billing.billingDetails?.company}
              address={address}
            />
          )}
        </div>
        <p className="mt-4 flex items-start justify-center gap-2 text-12 text-muted">
          <Lock aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
          Card payment by Stripe. Nothing renews automatically. {REFUND_DAYS}-day refund.
        </p>
      </div>
    </form>
  );
}

/** Shows the price per month and the saving of the term. */
function Rate({ choice }: { choice: Choice }) {
  const saving = computeSaving(choice);
  return (
    <p className="mt-3 flex min-h-6 flex-wrap items-center gap-2 text-14 text-muted tabular-nums">
      {saving && <Tag tone="highlight">Save {formatPrice(saving.saved)}</Tag>}
      <span>
        {formatMoney(computePrice(choice) / choice.month)} a month
        {saving && ` instead of ${formatPrice(saving.insteadOf)}`}
      </span>
    </p>
  );
}

/** Moves the focus to the card when someone follows a link to it. */
function useTitleFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${ORDER_ID}`) title.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return title;
}
