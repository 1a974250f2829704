import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { TRIAL_DAYS, type License } from '@flexa/contracts/licenses';
import { VISUAL_NAMES, type Pack } from '@flexa/contracts/plans';
import { useIsUnverified } from '@/features/auth';
import { call } from '@/lib/api';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { offerQuery } from './offer-query';
import { canTakePack, listMissingPacks } from './offer-state';

interface TrialCardProps {
  uid: string;
  name: string;
  licenses: readonly License[];
}

/**
 * Offers a trial of a pack to people who have not had one and don't have all packs. A free licence runs longer, so
 * nobody is offered a trial while they can take one.
 */
export function TrialCard({ uid, name, licenses }: TrialCardProps) {
  const { data: offer, isPending } = useQuery(offerQuery);
  const packs = listMissingPacks(licenses);
  const [chosen, setPack] = useState<Pack>();
  const pack = chosen ?? packs[0];
  const isUnverified = useIsUnverified();
  const start = useMutation({
    mutationFn: (visualType: Pack) => call('startTrial', { uid, visualType, name }),
    onSuccess: ({ visualType }) =>
      toast.success(`Your ${VISUAL_NAMES[visualType]} trial has started`),
  });
  const hasHadOne = start.isSuccess || licenses.some(({ source }) => source === 'trial');
  const isFree = isPending || (offer !== undefined && canTakePack(offer, licenses));
  if (isFree || isUnverified || hasHadOne || pack === undefined) return null;

  return (
    <section aria-labelledby="trial-title" className="rounded-16 border border-line p-5 sm:p-6">
      <h2 id="trial-title" className="text-16">
        Try a pack for {TRIAL_DAYS} days
      </h2>
      <p className="mt-0.5 text-14 text-muted">
        Every visual in the pack, in your own reports. No card, nothing to cancel. One trial per
        person.
      </p>
      <form
        className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          start.mutate(pack);
        }}
      >
        <Segmented
          label="Pack to try"
          showLabel
          fill
          options={packs.map((value) => ({ value, label: VISUAL_NAMES[value] }))}
          value={pack}
          onChange={setPack}
        />
        <Button type="submit" loading={start.isPending} className="max-sm:w-full">
          Start {VISUAL_NAMES[pack]} trial
        </Button>
      </form>
    </section>
  );
}
