import type { ReactNode } from 'react';
import { formatCount } from '@flexa/contracts/format';
import { hasKey, KEY_AHEAD_DAYS } from '@flexa/contracts/license-term';
import type { Plan } from '@flexa/contracts/plans';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { useIsUnverified } from '@/features/auth';
import { now } from '@/lib/clock';
import { formatLongDate } from '@/lib/format';
import { explainError } from '@/lib/report-error';
import { Button, ButtonLink } from '@/ui/button';
import type { Purchase } from './use-purchase';

interface OutcomeProps {
  purchase: Purchase;
  plan: Plan;
}

/** Explains why there is no key, and offers the next step. */
export function Outcome({ purchase, plan }: OutcomeProps) {
  const { state, license, order, error, isForeign, checkAgain, isFetching } = purchase;
  const isUnverified = useIsUnverified();
  const choice = { ...plan, quantity: order?.quantity ?? 1 };
  const contact = <ButtonLink to="/contact">Contact</ButtonLink>;
  const account = <ButtonLink to="/general">Go to my licences</ButtonLink>;

  switch (state) {
    case 'refused':
      return (
        <Frame
          actions={
            <>
              <ButtonLink to={buildPricingPath(choice, 'failed')} variant="primary">
                Try again
              </ButtonLink>
              {contact}
            </>
          }
        >
          You weren’t charged and no licence was created. Your selection is saved: try again,
          perhaps with another card.
        </Frame>
      );
    case 'unpaid':
      return (
        <Frame
          actions={
            <>
              <ButtonLink to={buildPricingPath(choice, 'cancelled')} variant="primary">
                Back to my order
              </ButtonLink>
              {account}
            </>
          }
        >
          You weren’t charged. If you still want the licence, order it again.
        </Frame>
      );
    case 'ahead':
      return (
        <Frame
          actions={
            <ButtonLink to="/general" variant="primary">
              Go to my licences
            </ButtonLink>
          }
        >
          The new months start{license?.startsAt && ` on ${formatLongDate(license.startsAt)}`}, when
          your current licence ends.{' '}
          {license && hasKey(license, now())
            ? 'The new key is already in your account.'
            : `The new key appears in your account ${KEY_AHEAD_DAYS} days before then, and we e-mail it to you.`}
        </Frame>
      );
    case 'ready':
      return (
        <Frame
          actions={
            <>
              <ButtonLink to="/general#team" variant="primary">
                Assign seats
              </ButtonLink>
              {account}
            </>
          }
        >
          {isUnverified
            ? `Confirm your e-mail to assign your ${formatCount(license?.quantity ?? 1, 'seat')}.`
            : license?.quantity === 1
              ? 'Assign it in your team: the person gets a key of their own.'
              : 'Assign them in your team: each person gets a key of their own.'}
        </Frame>
      );
    case 'over':
      return (
        <Frame
          actions={
            <>
              <ButtonLink to={buildPricingPath(choice)} variant="primary">
                Buy more months
              </ButtonLink>
              {account}
            </>
          }
        >
          Nothing renews automatically. Buy more months whenever you like.
        </Frame>
      );
    case 'taken-back':
      return (
        <Frame
          actions={
            <>
              {contact}
              {account}
            </>
          }
        >
          It was refunded, or it is disputed at the bank. If you didn’t expect this, contact us.
        </Frame>
      );
    default:
      return isForeign ? (
        <Frame
          actions={
            <>
              {account}
              {contact}
            </>
          }
        >
          {explainError(error)}. This payment may belong to another account. If you paid with this
          one, the licence is in your account and its key in your e-mail.
        </Frame>
      ) : (
        <Frame
          actions={
            <>
              <Button variant="primary" loading={isFetching} onClick={checkAgain}>
                Check again
              </Button>
              {contact}
            </>
          }
        >
          If you paid, your licence arrives automatically and we’ll e-mail you the key. You won’t be
          charged twice.
        </Frame>
      );
  }
}

function Frame({ actions, children }: { actions: ReactNode; children: string | ReactNode }) {
  return (
    <div className="rounded-16 border border-line bg-surface p-5">
      <p className="max-w-[60ch] text-16 text-muted">{children}</p>
      <div className="mt-4 flex flex-wrap gap-2">{actions}</div>
    </div>
  );
}
