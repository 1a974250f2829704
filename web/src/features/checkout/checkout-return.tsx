import { useEffect, useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MESSAGES } from '@contracts/errors';
import { planOf, VISUAL_NAMES, type PlanId } from '@contracts/plans';
import { messageOf } from '@/lib/report-error';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';
import { readArrival, withoutArrival } from './arrival';
import { useCheckedSession, type CheckedSession } from './use-checked-session';

const IT_COMES_ALONE =
  'If you have paid, your licence arrives by itself, and nothing is charged twice.';

/** What became of a payment, for who comes back from the pay page; else nothing. */
export function CheckoutReturn({ uid }: { uid: string }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  // Kept apart from the address, which forgets it once it is dealt with.
  const [arrival] = useState(() => readArrival(new URLSearchParams(search)));
  const checked = useCheckedSession(arrival, uid);

  // While it is open the query stays: a reload asks again.
  const isOver = arrival?.kind === 'cancelled' || checked.isSettled;
  useEffect(() => {
    if (!isOver) return;
    const query = new URLSearchParams(search);
    if (!readArrival(query)) return;
    void navigate({ search: withoutArrival(query).toString(), hash }, { replace: true });
  }, [isOver, navigate, search, hash]);

  if (!arrival) return null;
  if (arrival.kind === 'cancelled') {
    return (
      <Notice tone="brand" title="Nothing was charged">
        You left the payment. What you wanted is still here whenever you like.
      </Notice>
    );
  }
  return <Outcome checked={checked} planId={arrival.planId} />;
}

function Outcome({ checked, planId }: { checked: CheckedSession; planId: PlanId }) {
  const { state, error, isSettled, retry } = checked;
  const visualType = planOf(planId)?.visualType ?? 'suite';
  switch (state) {
    case 'checking':
      return (
        <p
          role="status"
          className="flex min-h-17 items-center gap-3 rounded-10 border border-line px-4 text-14 text-muted"
        >
          <Spinner />
          Checking your payment…
        </p>
      );
    case 'granted':
      return (
        <Notice tone="success" title={`Your ${VISUAL_NAMES[visualType]} licence is ready`}>
          Thank you. You find it below, with its key to paste into Power BI.
        </Notice>
      );
    case 'unconfirmed':
      return (
        <Notice tone="brand" title="Your bank still has to confirm this payment">
          The licence appears here as soon as it has. You may close this page.
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="danger" title="Your bank did not confirm this payment">
          Nothing was charged. You can order again, with another card perhaps.
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="danger"
          title={MESSAGES.checkPaymentFailed}
          actions={
            !isSettled && (
              <Button size="sm" onClick={retry}>
                <RefreshCw aria-hidden="true" strokeWidth={1.75} className="size-4" />
                Try again
              </Button>
            )
          }
        >
          {isSettled ? messageOf(error) : IT_COMES_ALONE}
        </Notice>
      );
  }
}
