import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { chooseForm, formatCount } from '@flexa/contracts/format';
import { VISUAL_NAMES, type Pack } from '@flexa/contracts/plans';
import type { License } from '@flexa/contracts/licenses';
import { ConfirmWords, ResendAction, useIsUnverified } from '@/features/auth';
import { now } from '@/lib/clock';
import { formatLongDate } from '@/lib/format';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Segmented } from '@/ui/segmented';
import { StatusDot } from '@/ui/status-dot';
import { offerQuery } from './offer-query';
import { canTakePack, listMissingPacks } from './offer-state';
import { useClaim } from './use-claim';

interface ClaimCardProps {
  uid: string;
  name: string;
  licenses: readonly License[];
}

/** Offers a free licence for each pack that the person lacks, while the free offer runs and they can take a place. */
export function ClaimCard({ uid, name, licenses }: ClaimCardProps) {
  const { data: offer, isError } = useQuery(offerQuery);
  const claim = useClaim();
  const [chosen, setChosen] = useState<Pack>();
  const isUnverified = useIsUnverified();

  const packs = listMissingPacks(licenses);
  const pack = packs.find((candidate) => candidate === chosen) ?? packs[0];
  // Keeps the space while the offer loads, so that nothing below moves.
  if (pack === undefined || (!offer && isError)) return null;
  if (offer && !canTakePack(offer, licenses)) return null;

  return (
    <section
      id="free"
      aria-labelledby="free-title"
      aria-busy={!offer}
      className={cn(
        'rounded-16 border border-soft-line bg-linear-to-r from-soft to-bg p-5 sm:p-6',
        !offer && '*:invisible',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="free-title" className="flex items-center gap-2.5 text-16">
            A free licence for each pack
            <span className="inline-flex items-center gap-1.5 text-12 font-medium text-success">
              <StatusDot tone="success" />
              Live
            </span>
          </h2>
          <p className="mt-0.5 text-14 text-muted">
            Pick a pack and it’s yours right away, for {formatCount(offer?.maxMonths ?? 1, 'month')}
            . No card. The offer ends {formatLongDate(offer?.expiryDate ?? now())}.
          </p>
        </div>
        <p className="text-14 text-muted tabular-nums" aria-live="polite">
          <span className="text-24 font-semibold text-text" data-testid="places-left">
            {offer?.userCount ?? 0}
          </span>{' '}
          {chooseForm(offer?.userCount ?? 0, 'place')} left
        </p>
      </div>
      {isUnverified ? (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 text-14">
          <p className="min-w-0 flex-1 basis-64">
            <span className="font-semibold">Confirm your e-mail first.</span>{' '}
            <span className="text-muted">
              <ConfirmWords />
            </span>
          </p>
          <ResendAction variant="primary" className="max-sm:w-full" />
        </div>
      ) : (
        <form
          className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!claim.isPending && offer?.maxMonths) {
              claim.mutate({ uid, name, visualType: pack, month: offer.maxMonths });
            }
          }}
        >
          <Segmented
            label="Pack"
            showLabel
            fill
            options={packs.map((value) => ({ value, label: VISUAL_NAMES[value] }))}
            value={pack}
            onChange={setChosen}
            disabled={claim.isPending}
          />
          <Button
            type="submit"
            variant="primary"
            loading={claim.isPending}
            className="max-sm:w-full"
          >
            Get {VISUAL_NAMES[pack]} free
          </Button>
        </form>
      )}
    </section>
  );
}
