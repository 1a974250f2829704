import { useId, useRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { formatMoney, formatPrice } from '@flexa/contracts/format';
import { MEMBERSHIP_PLANS } from '@flexa/contracts/plans';
import { env } from '@/lib/env';
import { formatCalendarDay } from '@/lib/format';
import { Button } from '@/ui/button';
import { DialogClose, DialogDescription, DialogFrame, DialogTitle } from '@/ui/dialog-frame';
import { Mark } from '@/ui/mark';
import { Tag } from '@/ui/tag';
import { Countdown } from './countdown';
import { useMoreBelow } from './use-more-below';

const PARTS = [
  { mark: 'theme', name: 'Theme' },
  { mark: 'designs', name: 'Design' },
  { mark: 'charts', name: 'Charts' },
] as const;

const computeSaving = ({ listCents, offerCents }: (typeof MEMBERSHIP_PLANS)[number]) =>
  Math.round((1 - offerCents / listCents) * 100);
const largestSaving = Math.max(...MEMBERSHIP_PLANS.map(computeSaving));

interface ComboDialogProps {
  onClose: () => void;
  onJoin: () => void;
}

/** Shows the combo offer in a dialog; on a phone, in a sheet from the bottom. */
export function ComboDialog({ onClose, onJoin }: ComboDialogProps) {
  return (
    <DialogFrame
      open
      onOpenChange={(open) => !open && onClose()}
      isDescribed
      focusesItself
      overlay="z-40 grid items-end justify-items-center bg-overlay backdrop-blur-[2px] sm:place-items-center"
      className="relative max-h-[calc(100dvh-24px)] w-full animate-dialog overflow-hidden rounded-t-16 border border-b-0 border-line-2 bg-raised text-text sm:w-190 sm:max-w-[calc(100vw-48px)] sm:rounded-16 sm:border-b"
    >
      <Offer onEnd={onClose} onJoin={onJoin} />
      <DialogClose className="absolute! top-3 right-3 size-10 rounded-10" />
    </DialogFrame>
  );
}

/** Separate component, because the frame mounts its content after the dialog. */
function Offer({ onEnd, onJoin }: { onEnd: () => void; onJoin: () => void }) {
  const content = useRef<HTMLDivElement>(null);
  const { scrolls, hasMoreBelow } = useMoreBelow(content);
  const titleId = useId();
  return (
    <div className="flex max-h-[calc(100dvh-26px)] flex-col">
      {/* Focusable while it scrolls, so that the keyboard reaches it. */}
      <div
        ref={content}
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
        className="min-h-0 overflow-y-auto overscroll-contain -outline-offset-4"
      >
        <Head />
        <div className="px-5 pt-6 sm:px-10 sm:pt-8 [@media(height<40rem)]:pt-4">
          <DialogTitle className="text-center text-30 tracking-[-0.02em] sm:text-36">
            <span id={titleId}>Special combo offer</span>
          </DialogTitle>
          <DialogDescription className="mt-1.5 text-center text-14 text-muted sm:text-16">
            Theme, Design and Charts in one membership, until {formatCalendarDay(env.comboOfferEnd)}
            .
          </DialogDescription>
          <Countdown end={env.comboOfferEnd} onEnd={onEnd} />
          <ul className="mt-6 grid gap-2 sm:grid-cols-3 sm:gap-3 [@media(height<40rem)]:mt-4">
            {MEMBERSHIP_PLANS.map((plan) => (
              <PlanCard key={plan.months} {...plan} saving={computeSaving(plan)} />
            ))}
          </ul>
        </div>
      </div>
      <div className="relative px-5 pt-4 pb-[max(20px,env(safe-area-inset-bottom))] sm:px-10 sm:pt-6 sm:pb-9 [@media(height<40rem)]:pt-3 [@media(height<40rem)]:sm:pb-4">
        {hasMoreBelow && <MoreBelow />}
        <Button variant="primary" size="lg" className="w-full" onClick={onJoin}>
          Join Now
        </Button>
      </div>
    </div>
  );
}

/** Shows the three joined logos between dots that fade towards the middle. */
function Head() {
  return (
    <div className="relative flex h-29 items-center justify-center overflow-hidden border-b border-soft-line bg-soft sm:h-38 [@media(height<40rem)]:h-22">
      <Dots className="left-0" />
      <Dots className="right-0 -scale-x-100" />
      <ul className="relative flex items-center">
        {PARTS.map(({ mark, name }, index) => (
          <li key={mark} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="h-px w-5 bg-brand/50 max-[359px]:w-2 sm:w-8" />
            )}
            <span className="flex size-19 flex-col items-center justify-center gap-2 rounded-16 border border-soft-line bg-bg text-12 font-medium max-[359px]:size-17 sm:size-26 sm:gap-3 [@media(height<40rem)]:size-18 [@media(height<40rem)]:gap-1.5">
              <Mark name={mark} size={36} className="max-sm:size-7 [@media(height<40rem)]:size-7" />
              {name}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Hints at more content below with a fade and an arrow, which forced colours keep. */
function MoreBelow() {
  return (
    <span
      aria-hidden="true"
      data-testid="more-below"
      className="pointer-events-none absolute inset-x-0 bottom-full grid h-14 place-items-end justify-center bg-linear-to-t from-raised to-transparent pb-1"
    >
      <span className="grid size-7 animate-fade place-items-center rounded-full border border-line-2 bg-raised text-muted">
        <ChevronDown strokeWidth={1.75} className="size-4" />
      </span>
    </span>
  );
}

function Dots({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute inset-y-0 w-[30%] combo-dots text-brand ${className}`}
    />
  );
}

interface PlanCardProps {
  months: number;
  listCents: number;
  offerCents: number;
  saving: number;
}

function PlanCard({ months, listCents, offerCents, saving: percent }: PlanCardProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 rounded-10 border border-line-2 px-3 py-2.5 tabular-nums sm:block sm:px-4 sm:py-4.5 lg:px-5 [@media(height<40rem)]:py-2.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:justify-between sm:max-lg:flex-col sm:max-lg:items-start">
        <h3 className="text-16 font-medium whitespace-nowrap">{months} months</h3>
        <Tag tone={percent === largestSaving ? 'highlight' : 'outline'}>Save {percent}%</Tag>
      </div>
      <p className="row-span-2 flex flex-wrap items-baseline gap-x-2 max-sm:flex-row-reverse max-sm:justify-start sm:mt-1.5">
        <span className="sr-only">Offer price </span>
        <span className="text-24 font-semibold tracking-[-0.02em] sm:text-36">
          {formatPrice(offerCents)}
        </span>
        <span className="sr-only">instead of the list price </span>
        <s className="text-14 text-muted sm:text-16">{formatPrice(listCents)}</s>
      </p>
      <p className="text-12 text-muted max-sm:col-start-1 sm:mt-1">
        {formatMoney(offerCents / months)} a month
      </p>
    </li>
  );
}
