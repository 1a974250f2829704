import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { isHeld } from '@flexa/contracts/licenses';
import { findPlan, type Plan } from '@flexa/contracts/plans';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { QueryProvider } from '@/lib/query-provider';
import { Button, ButtonLink } from '@/ui/button';
import { cn } from '@/ui/cn';
import { PageMeta } from '@/ui/page-meta';
import { readArrival, type Arrival } from './address';
import { chooseHeading, type Heading } from './arrival-words';
import { ReadyKey, WaitingKey } from './key-card';
import { NextList } from './next-list';
import { OrderAside } from './order-aside';
import { Outcome } from './outcome';
import { ProgressList } from './progress-list';
import { usePurchase, type Purchase } from './use-purchase';
import { useSeconds } from './use-seconds';

/** Seconds after which the page says that the payment takes longer than usual. */
const LONG_S = 30;

/** Returns true if Stripe redirected here after a payment, so that AfterPayment is the page. */
export function useIsAfterPayment(): boolean {
  return readArrival(useLocation().search) !== null;
}

/**
 * Waits for the outcome of a payment and then shows the key in the same place. The address stays,
 * so that a reload and the back button lead here again.
 */
export function AfterPayment() {
  const arrival = readArrival(useLocation().search);
  const user = useSession((session) => session.user);
  const plan = arrival && findPlan(arrival.planId);
  if (!plan || !user) return null;
  return (
    <QueryProvider>
      <PageMeta
        title="Your payment"
        description="The status of your payment and your licence key."
        path="/general"
      />
      <Page key={arrival.sessionId} arrival={arrival} plan={plan} user={user} />
    </QueryProvider>
  );
}

function Page({ arrival, plan, user }: { arrival: Arrival; plan: Plan; user: User }) {
  const purchase = usePurchase(arrival, user);
  const { state, license, order } = purchase;
  const heading = chooseHeading(state, { name: user.name, visualType: plan.visualType, license });

  return (
    // At least as high as the window in every state, so that the footer stays out of sight.
    <div className="mx-auto grid min-h-dvh w-full max-w-[1088px] content-start gap-x-14 gap-y-10 px-5 pt-8 pb-20 sm:px-6 lg:grid-cols-[minmax(0,1fr)_344px] lg:pt-18">
      <div className="min-w-0">
        <div key={state} className="animate-fade">
          <StateLine {...heading} />
          <h1 className="mt-2 text-24 sm:text-30 sm:leading-9 sm:tracking-[-0.02em]">
            {heading.title}
          </h1>
        </div>
        <p role="status" className="sr-only">
          {state === 'ready' ? 'Your licence is ready' : heading.title}
        </p>
        <div className="mt-7">
          <Body purchase={purchase} plan={plan} />
        </div>
      </div>
      {/* Without an order, a failed check leaves nothing to show here. */}
      {(order || state !== 'failed') && <OrderAside plan={plan} order={order} email={user.email} />}
    </div>
  );
}

const TONES = {
  success: { icon: CircleCheck, ink: 'text-success' },
  brand: { icon: Clock, ink: 'text-brand-text' },
  danger: { icon: CircleAlert, ink: 'text-danger' },
  neutral: { icon: Info, ink: 'text-muted' },
};

function StateLine({ tone, line }: Heading) {
  const { icon: Icon, ink } = TONES[tone];
  return (
    <p className={cn('flex items-center gap-2 text-14 font-medium', ink)}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      {line}
    </p>
  );
}

function Body({ purchase, plan }: { purchase: Purchase; plan: Plan }) {
  const { state, license, order } = purchase;
  switch (state) {
    case 'checking':
    case 'making':
    case 'pending':
      return (
        <>
          <WaitingKey kind={state}>
            <WaitNotice purchase={purchase} />
          </WaitingKey>
          <ProgressList kind={state} order={order} />
        </>
      );
    case 'ready':
      if (license && !isHeld(license)) return <Outcome purchase={purchase} plan={plan} />;
      return license ? (
        <>
          <ReadyKey license={license} />
          <NextList visualType={plan.visualType} quantity={license.quantity} />
          <div className="mt-6 flex flex-wrap gap-2">
            <ButtonLink to="/general">Go to my licences</ButtonLink>
            <ButtonLink to="/flexa-theme" variant="quiet">
              Create a matching theme
            </ButtonLink>
          </div>
        </>
      ) : null;
    default:
      return <Outcome purchase={purchase} plan={plan} />;
  }
}

/** Explains the wait below the key field. After a while it also offers to check again. */
function WaitNotice({ purchase }: { purchase: Purchase }) {
  const { state, order, isFetching, hasStopped, checkAgain } = purchase;
  const isLong = useSeconds() >= LONG_S;
  const isPending = state === 'pending';
  if (isPending ? !hasStopped : !isLong) {
    return (
      <p>
        {order?.endsAt
          ? 'You can close this page. We’ll e-mail you when the seats are in your account.'
          : 'You can close this page. We’ll e-mail you the key and keep it in your account.'}
      </p>
    );
  }
  return (
    <div className="flex animate-fade flex-wrap items-center justify-between gap-3">
      <p role="status" className="flex-1 basis-60">
        {isPending
          ? 'Your bank hasn’t answered yet. You can close this page; we’ll e-mail the key.'
          : 'This is taking longer than usual. Your payment is safe; we’ll e-mail the key.'}
      </p>
      <div className="flex gap-2">
        <Button size="sm" loading={isFetching} onClick={checkAgain} className="max-sm:h-10">
          Check again
        </Button>
        <ButtonLink to="/contact" size="sm" className="max-sm:h-10">
          Contact
        </ButtonLink>
      </div>
    </div>
  );
}
