import { Check, Clock, KeyRound } from 'lucide-react';
import { formatMoney } from '@flexa/contracts/format';
import { formatInstant } from '@flexa/contracts/format-date';
import type { Order } from '@flexa/contracts/orders';
import { cn } from '@/ui/cn';
import { Spinner } from '@/ui/spinner';
import { Step, StepList } from './step-list';
import { useSeconds } from './use-seconds';

interface ProgressListProps {
  kind: 'checking' | 'making' | 'pending';
  order: Order | undefined;
}

/** Lists the steps that are done, the current one and the next ones. */
export function ProgressList({ kind, order }: ProgressListProps) {
  const amount = order ? `${formatMoney(order.amount, order.currency)} at Stripe` : 'At Stripe';
  const at = order && new Date(order.paidAt ?? order.createdAt);
  const time = at && formatInstant(at, 'time-with-seconds');
  const ready = (
    <Step tile={<Tile tone="later" />} title="Ready to copy" text="Here, no reload needed" />
  );

  if (kind === 'checking') {
    return (
      <StepList title="What is happening">
        <Step
          tile={<Tile tone="running" />}
          title="Checking the payment"
          text="Asking Stripe for the result"
          end={<Seconds />}
        />
        <Step
          tile={<Tile tone="later" />}
          title="Creating your licence"
          text="As soon as the payment arrives"
        />
        {ready}
      </StepList>
    );
  }
  if (kind === 'pending') {
    return (
      <StepList title="What is happening">
        <Step tile={<Tile tone="done" />} title="Order placed" text={amount} end={time} />
        <Step
          tile={<Tile tone="waiting" />}
          title="Your bank confirms the payment"
          text="Minutes at some banks, days at others"
        />
        {ready}
      </StepList>
    );
  }
  return (
    <StepList title="What is happening">
      <Step tile={<Tile tone="done" />} title="Payment received" text={amount} end={time} />
      <Step
        tile={<Tile tone="running" />}
        title="Creating your licence"
        text="Confirming the payment and signing the key"
        end={<Seconds />}
      />
      {ready}
    </StepList>
  );
}

function Seconds() {
  return <span aria-hidden="true">{useSeconds()} s</span>;
}

const TILES = {
  done: 'bg-success-soft text-success',
  running: 'bg-soft text-brand-text',
  waiting: 'bg-soft text-brand-text',
  later: 'bg-surface-2 text-muted',
};
const ICONS = { done: Check, waiting: Clock, later: KeyRound };

function Tile({ tone }: { tone: keyof typeof TILES }) {
  const Icon = tone === 'running' ? undefined : ICONS[tone];
  return (
    <span className={cn('grid size-8 shrink-0 place-items-center rounded-8', TILES[tone])}>
      {Icon ? <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" /> : <Spinner />}
    </span>
  );
}
